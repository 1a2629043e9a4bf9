// Isolation as Swift 6 programs write it.
import SwiftUI

nonisolated func isolationBadge(_ text: String) -> some View {
    Text(text).padding(4).background(Color.red).clipShape(Capsule())
}

@MainActor
func isolationRow(_ title: String) -> some View {
    HStack {
        Text(title)
        Spacer()
    }
}

nonisolated struct IsolationPlain: View {
    let title: String
    var body: some View { Text(title) }
}

extension View {
    nonisolated func isolationCard() -> some View {
        self.padding().background(.white).overlay { RoundedRectangle(cornerRadius: 4).stroke(.gray) }
    }

    func isolationWithClosure(_ action: @escaping @MainActor () -> Void) -> some View {
        onTapGesture { action() }
    }

    func isolationSendable(_ action: @escaping @Sendable () -> Void) -> some View {
        onTapGesture(perform: action)
    }
}

struct IsolationUser: Identifiable, Hashable, Sendable, Codable {
    var id: Int
    var name: String

    static let sample = IsolationUser(id: 1, name: "Ada")
    static let samples: [IsolationUser] = (1...3).map { IsolationUser(id: $0, name: "User \($0)") }
}

protocol IsolationService: Sendable {
    func users() async throws -> [IsolationUser]
}

struct IsolationStub: IsolationService {
    func users() async throws -> [IsolationUser] { IsolationUser.samples }
}

actor IsolationStore: IsolationService {
    private var stored: [IsolationUser] = []
    func users() async throws -> [IsolationUser] { stored }
}

@MainActor
@Observable
final class IsolationModel {
    enum Phase: Sendable {
        case idle, loading
        case failed(String)
    }

    private(set) var users: [IsolationUser] = []
    private(set) var phase = Phase.idle
    private let service: any IsolationService

    init(service: any IsolationService = IsolationStub()) {
        self.service = service
    }

    func load() async {
        phase = .loading
        do {
            users = try await service.users()
            phase = .idle
        } catch {
            phase = .failed(error.localizedDescription)
        }
    }

    static let preview: IsolationModel = {
        let model = IsolationModel()
        model.users = IsolationUser.samples
        return model
    }()
}

struct IsolationScreen: View {
    @State private var model: IsolationModel
    @State private var task: Task<Void, Never>?

    init(model: IsolationModel = IsolationModel()) {
        _model = State(initialValue: model)
    }

    var body: some View {
        VStack {
            ForEach(model.users) { user in
                Text(user.name).isolationCard()
            }
            isolationBadge("\(model.users.count)")
            isolationRow("Row")
            IsolationPlain(title: "plain").isolationWithClosure { reload() }
            if case .failed(let message) = model.phase { Text(message) }
        }
        .onAppear { reload() }
        .onDisappear { task?.cancel() }
        .isolationSendable { Task { @MainActor in print("tapped") } }
    }

    private func reload() {
        task = Task { await model.load() }
        Task.detached { [model] in
            await model.load()
        }
        DispatchQueue.main.async {
            self.task = nil
        }
        Task { @MainActor in
            try? await Task.sleep(for: .milliseconds(1))
            withAnimation { task = nil }
        }
    }
}

struct IsolationArrow: Shape, Sendable {
    var length: CGFloat
    nonisolated var animatableData: CGFloat {
        get { length }
        set { length = newValue }
    }
    nonisolated func path(in rect: CGRect) -> Path {
        Path { $0.addLines([.zero, CGPoint(x: length, y: rect.midY)]) }
    }
}

struct IsolationContainer<Header: View, Content: View>: View {
    var header: Header
    var content: () -> Content

    init(@ViewBuilder header: () -> Header, @ViewBuilder content: @escaping () -> Content) {
        self.header = header()
        self.content = content
    }

    var body: some View {
        VStack {
            header
            content()
        }
    }
}

extension IsolationContainer where Header == EmptyView {
    init(@ViewBuilder content: @escaping () -> Content) {
        self.init(header: { EmptyView() }, content: content)
    }
}

extension IsolationContainer where Header == Text {
    init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(header: { Text(title) }, content: content)
    }

    @_disfavoredOverload
    init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(header: { Text(title) }, content: content)
    }
}

struct IsolationStored<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { content }
}

struct IsolationClosure<Item, Row: View>: View {
    let items: [Item]
    @ViewBuilder let row: (Item) -> Row

    var body: some View {
        ForEach(items.indices, id: \.self) { row(items[$0]) }
    }
}

protocol IsolationScreenType: View {
    associatedtype Toolbar: View
    associatedtype Main: View
    @ViewBuilder var toolbar: Toolbar { get }
    @ViewBuilder var main: Main { get }
}

extension IsolationScreenType {
    var body: some View {
        VStack {
            toolbar
            main
        }
    }
}

struct IsolationHome: IsolationScreenType {
    var toolbar: some View {
        Text("Tools")
        Spacer()
    }
    var main: some View { Text("Main") }
}

protocol IsolationRoutable {
    associatedtype Destination: View
    @MainActor @ViewBuilder func destination() -> Destination
}

enum IsolationRoute: IsolationRoutable {
    case home
    case user(IsolationUser)

    func destination() -> some View {
        switch self {
        case .home: IsolationHome()
        case .user(let user): Text(user.name)
        }
    }
}

@MainActor
enum IsolationFactory {
    static func make(_ route: IsolationRoute) -> some View { route.destination() }
    static var divider: some View { Color.gray.frame(height: 1) }
    static func any(_ flag: Bool) -> any View { flag ? Text("a") : Color.red }
}

struct IsolationUses: View {
    var body: some View {
        IsolationContainer("Title") { Text("x") }
        IsolationContainer { Text("x") }
        IsolationContainer {
            Text("header")
        } content: {
            Text("content")
        }
        IsolationStored {
            Text("a")
            Text("b")
        }
        IsolationClosure(items: [1, 2]) { Text("\($0)") }
        IsolationFactory.make(.home)
        AnyView(IsolationFactory.any(true))
    }
}

struct IsolationEquatable: View, Equatable {
    let user: IsolationUser
    let action: () -> Void

    nonisolated static func == (lhs: IsolationEquatable, rhs: IsolationEquatable) -> Bool {
        lhs.user == rhs.user
    }

    var body: some View { Text(user.name).onTapGesture(perform: action) }
}

struct IsolationEquatableUser: View {
    var body: some View {
        IsolationEquatable(user: .sample) {}.equatable()
        EquatableView(content: IsolationEquatable(user: .sample) {})
    }
}

@MainActor
struct IsolationMainActor: View {
    @State private var count = 0
    let timer: Int
    var body: some View { Button("\(count)") { count += 1 } }
}

struct IsolationKey: EnvironmentKey {
    static let defaultValue: any IsolationService = IsolationStub()
}

extension EnvironmentValues {
    var isolationService: any IsolationService {
        get { self[IsolationKey.self] }
        set { self[IsolationKey.self] = newValue }
    }
}

struct IsolationColorPair: Sendable, Hashable {
    let first: Color
    let second: Color
    let font: Font
    let animation: Animation
    let point: UnitPoint
    static let standard = IsolationColorPair(
        first: .red, second: .blue, font: .body, animation: .default, point: .center)
    static let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    static let text = Text("static")
    static let alignment = Alignment.center
    static let insets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    static let path = Path()
    static let shape = RoundedRectangle(cornerRadius: 4)
}
