// Observable objects of both kinds, and who owns them.
import Combine
import SwiftUI

final class ObjectsCart: ObservableObject {
    @Published var items: [String] = []
    @Published private(set) var total = 0.0
    @Published var isOpen = false
    var cancellables = Set<AnyCancellable>()

    init() {
        $items
            .map { Double($0.count) * 2.5 }
            .sink { [weak self] in self?.total = $0 }
            .store(in: &cancellables)
    }

    func add(_ item: String) {
        items.append(item)
    }
}

@MainActor
final class ObjectsLoader: ObservableObject {
    enum Phase {
        case idle, loading
        case loaded([String])
    }

    @Published var phase: Phase = .idle
    @Published var query = ""

    func load() async {
        phase = .loading
        try? await Task.sleep(nanoseconds: 1_000_000)
        phase = .loaded(["a", "b"])
    }

    nonisolated init() {}
}

class ObjectsManual: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var value = 0 {
        willSet { objectWillChange.send() }
    }
}

class ObjectsBase: ObservableObject {
    @Published var title = "base"
}

final class ObjectsDerived: ObjectsBase {
    var extra = 1 {
        willSet { objectWillChange.send() }
    }
}

struct ObjectsStore: View {
    @StateObject private var cart = ObjectsCart()
    @StateObject var loader: ObjectsLoader
    @StateObject private var manual: ObjectsManual

    init() {
        _loader = StateObject(wrappedValue: ObjectsLoader())
        _manual = StateObject(wrappedValue: ObjectsManual())
    }

    var body: some View {
        VStack {
            ObjectsCartView(cart: cart)
            ObjectsBadge()
            Toggle("Open", isOn: $cart.isOpen)
            switch loader.phase {
            case .idle: Button("Load") { Task { await loader.load() } }
            case .loading: ProgressView()
            case .loaded(let names): ForEach(names, id: \.self, content: Text.init)
            }
            Button("\(manual.value)") { manual.value += 1 }
        }
        .environmentObject(cart)
        .onReceive(of: cart)
    }
}

extension View {
    fileprivate func onReceive(of cart: ObjectsCart) -> some View { opacity(cart.isOpen ? 1 : 0.5) }
}

struct ObjectsCartView: View {
    @ObservedObject var cart: ObjectsCart

    var body: some View {
        Text("\(cart.items.count) items, \(cart.total, specifier: "%.2f")")
        Button("Add") { cart.add("item") }
    }
}

struct ObjectsBadge: View {
    @EnvironmentObject var cart: ObjectsCart
    @EnvironmentObject private var other: ObjectsBase

    var body: some View {
        Text("\(cart.items.count)")
        Toggle("Open", isOn: $cart.isOpen)
    }
}

struct ObjectsInjected<Model: ObservableObject>: View {
    @ObservedObject var model: Model
    var body: some View { Text("injected") }
}

@Observable
final class ObjectsLibrary {
    var books: [ObjectsBook] = [ObjectsBook(title: "Dune")]
    var filter = ""
    @ObservationIgnored var cache: [String: Int] = [:]

    var available: Int { books.filter(\.isAvailable).count }
}

@Observable
class ObjectsBook: Identifiable {
    let id = UUID()
    var title: String
    var isAvailable = true

    init(title: String) {
        self.title = title
    }
}

@MainActor @Observable
final class ObjectsViewModel {
    var count = 0
    private(set) var isLoading = false

    func refresh() async {
        isLoading = true
        defer { isLoading = false }
        await Task.yield()
        count += 1
    }
}

struct ObjectsLibraryView: View {
    @State private var library = ObjectsLibrary()
    @State private var model = ObjectsViewModel()
    @Environment(ObjectsLibrary.self) private var shared
    @Environment(ObjectsLibrary.self) private var maybe: ObjectsLibrary?

    var body: some View {
        @Bindable var shared = shared
        VStack {
            Text("\(library.available) of \(library.books.count)")
            ForEach(library.books) { book in
                ObjectsBookView(book: book)
            }
            ForEach($library.books) { $book in
                Toggle(book.title, isOn: $book.isAvailable)
            }
            Toggle(maybe?.filter ?? "none", isOn: $shared.books[0].isAvailable)
            Button("Refresh") {
                Task { await model.refresh() }
            }
            .disabled(model.isLoading)
            Button("Refresh") {
                Task {
                    await model.refresh()
                    library.filter = ""
                }
            }
        }
        .environment(library)
        .environment(model)
    }
}

struct ObjectsBookView: View {
    @Bindable var book: ObjectsBook

    var body: some View {
        Toggle(book.title, isOn: $book.isAvailable)
        Button("Rename") { book.title += "!" }
    }
}

struct ObjectsBindableInit: View {
    @Bindable private var book: ObjectsBook

    init(book: ObjectsBook) {
        self.book = book
    }

    init(_ book: Bindable<ObjectsBook>) {
        _book = book
    }

    var body: some View {
        Toggle("a", isOn: Bindable(book).isAvailable)
    }
}
