import CoreGraphics
import Presentation
import ViewCore

/// Shows the topmost of several screens, each opened from the one below it.
public struct NavigationStack<Data, Root> {
    let path: Binding<[AnyHashable]>?
    let root: Root
}

extension NavigationStack: View where Root: View {
    public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = path[dynamicMember: \.values]
        self.root = root()
    }

    /// The path is the values of the screens above the root.
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
    {
        self.path = path[dynamicMember: \.erasedPath]
        self.root = root()
    }

    public var body: some View { StackScreens(path: path, root: root) }
}

extension RangeReplaceableCollection where Element: Hashable {
    /// The elements as values of any type; what is of another type is left out.
    fileprivate var erasedPath: [AnyHashable] {
        get { map { AnyHashable($0) } }
        set {
            self = Self()
            for value in newValue { if let element = value.base as? Element { append(element) } }
        }
    }
}

/// The screens of a stack, whose path it keeps where the program does not.
struct StackScreens<Root: View>: View {
    let path: Binding<[AnyHashable]>?
    let root: Root
    var destinations = NavigationDestinations()
    /// A value from the column before, which is put over the root if something in it says how it is shown.
    var offered: ColumnArrival?
    @State private var own: [AnyHashable] = []
    @State private var push = NavigationPush()
    @Environment(\.columnArrival) private var arrival

    var body: some View {
        let path = path ?? $own
        let _ = push.path = path
        NavigationScreen(
            path: path, place: 0, depth: 0, inherited: destinations, leave: {}, content: AnyView(root), offered: offered
        )
        .environment(\.navigationPush, push)
        .environment(\.columnLinks, nil)
        .environment(\.columnArrival, nil)
        .onChange(of: arrival.map { ObjectIdentifier($0) }, initial: true) {
            if let value = arrival?.take() { path.wrappedValue = [value] }
        }
    }
}

/// Puts values on the stack around. One object for each stack.
final class NavigationPush {
    var path: Binding<[AnyHashable]>?

    func push(_ value: AnyHashable) { path?.wrappedValue.append(value) }
}

private enum NavigationPushKey: EnvironmentKey {
    static var defaultValue: NavigationPush? { nil }
}

extension EnvironmentValues {
    /// The navigation stack around. Nil outside of one.
    var navigationPush: NavigationPush? {
        get { self[NavigationPushKey.self] }
        set { self[NavigationPushKey.self] = newValue }
    }
}

/// One screen of a stack, and over it those that were opened from it.
private struct NavigationScreen: View {
    let path: Binding<[AnyHashable]>
    /// How many values of the path are shown by the screens below and this one.
    let place: Int
    /// How many screens are below.
    let depth: Int
    let inherited: NavigationDestinations
    let leave: () -> Void
    let content: AnyView
    var offered: ColumnArrival?
    @State private var presentedCount = 0
    @State private var hidesBack = false
    /// What the bar over the screen says. Nil where the window's bar says it.
    @State private var title: String?
    @State private var exit = ScreenExit()

    private var hasNext: Bool { path.wrappedValue.count > place || presentedCount > 0 }

    var body: some View {
        screen
            .covered(hasNext)
            .opacity(hasNext ? 0 : 1)
            .modifier(CoveredWindowBar(isCovered: hasNext))
            .onPreferenceChange(PresentedScreenCountKey.self) { presentedCount = $0 }
            .overlayPreferenceValue(NavigationDestinationsKey.self) { own in
                next(inherited.under(own))
                if let offered, own.shows(offered.value) {
                    Color.clear
                        .onAppear { if let value = offered.take() { path.wrappedValue = [value] } }
                        .id(ObjectIdentifier(offered))
                }
            }
            .transformPreference(PresentedScreenCountKey.self) { $0 = 0 }
            .transformPreference(NavigationDestinationsKey.self) { $0 = NavigationDestinations() }
    }

    private var screen: some View {
        let _ = exit.leave = leave
        let presents = depth > 0 ? exit.target : nil
        return VStack(spacing: 0) {
            if depth > 0, !hidesBack { NavigationBar(title: title, leave: leave) }
            content
                // The root is dismissed with what is around the stack.
                .transformEnvironment(\.self) { if let presents { $0.present(presents) } }
                .modifier(EditModeScope())
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .modifier(ContainerBackgroundGround(.navigation))
                .onPreferenceChange(WindowBarKey.self) { title = $0.isVisible ? nil : $0.title }
                .onPreferenceChange(BackHiddenKey.self) { hidesBack = $0 }
                .transformPreference(BackHiddenKey.self) { $0 = false }
        }
    }

    @ViewBuilder private func next(_ destinations: NavigationDestinations) -> some View {
        if let presented = destinations.presented.first {
            NavigationScreen(
                path: path, place: place, depth: depth + 1, inherited: destinations, leave: presented.dismiss,
                content: presented.view
            )
            .id(presented.id)
        } else if path.wrappedValue.count > place {
            let value = path.wrappedValue[place]
            let place = place
            NavigationScreen(
                path: path, place: place + 1, depth: depth + 1, inherited: destinations,
                leave: {
                    // The screen may have gone before its own code asks for that.
                    let excess = path.wrappedValue.count - place
                    if excess > 0 { path.wrappedValue.removeLast(excess) }
                },
                content: destinations.screen(for: value) ?? AnyView(MissingDestination(value: value))
            )
            .id(value)
        }
    }
}

/// The way out of a screen, as a thing that stays the same while closures change.
@MainActor
private final class ScreenExit {
    var leave: () -> Void = {}
    private(set) lazy var target = DismissTarget { [weak self] in self?.leave() }
}

/// What is shown for a value that no screen was said to be for.
private struct MissingDestination: View {
    let value: AnyHashable

    var body: some View {
        let _ = Diagnostics.report(
            "nothing is shown for \(value.base) on the navigation stack: no navigationDestination(for: "
                + "\(type(of: value.base)).self) is in sight of it")
        Text(verbatim: "\u{26A0}")
    }
}

/// What leads back from a screen.
private struct NavigationBar: View {
    let title: String?
    let leave: () -> Void
    @Environment(\.idiom) private var idiom

    var body: some View {
        HStack(spacing: 4) {
            Button(action: leave) {
                Chevron(turn: 2)
                    .stroke(Color.primary, style: StrokeStyle(lineWidth: 1.8, lineCap: .round, lineJoin: .round))
                    .frame(width: 12, height: 12)
                    .frame(width: 28, height: 24)
                    .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Back")
            if let title { Text(verbatim: title).font(.headline).lineLimit(1) }
            Spacer()
        }
        .padding(.horizontal, 8)
        .frame(height: 36)
        .overlay(alignment: .bottom) { Rectangle().fill(Color(system: .separator)).frame(height: 1) }
    }
}

/// Whether a screen takes away the way back that the stack puts above it.
private struct BackHiddenKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
    /// Whether the button that leads back from this screen of a navigation stack is hidden.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        preference(key: BackHiddenKey.self, value: hidesBackButton)
    }
}
