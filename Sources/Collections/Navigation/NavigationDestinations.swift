import ViewCore

/// What a screen says of the screens that can follow it.
struct NavigationDestinations {
    /// Makes the screen for a value, by the value's type.
    var byType: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
    /// Screens that are to be shown now, whatever the path.
    var presented: [PresentedScreen] = []

    /// A screen for a value. Nil where nobody said how to make one.
    func screen(for value: AnyHashable) -> AnyView? {
        byType[ObjectIdentifier(Swift.type(of: value.base))]?(value)
    }

    /// Whether somebody said how to make a screen for a value. False for none.
    func shows(_ value: AnyHashable?) -> Bool {
        value.map { byType[ObjectIdentifier(Swift.type(of: $0.base))] != nil } ?? false
    }

    /// These, where others say nothing of the same types.
    func under(_ own: NavigationDestinations) -> NavigationDestinations {
        var all = self
        all.byType.merge(own.byType) { _, new in new }
        all.presented = own.presented
        return all
    }
}

/// A screen that is shown as long as a binding says so.
struct PresentedScreen {
    let id: AnyHashable
    let view: AnyView
    let dismiss: () -> Void
    /// In which column of a split view the binding is, from the first.
    var column = 0
}

struct NavigationDestinationsKey: PreferenceKey {
    static var defaultValue: NavigationDestinations { NavigationDestinations() }

    static func reduce(value: inout NavigationDestinations, nextValue: () -> NavigationDestinations) {
        let next = nextValue()
        value.byType.merge(next.byType) { _, new in new }
        value.presented += next.presented
    }
}

/// How many screens are to be shown now, whatever the path.
struct PresentedScreenCountKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Tells apart the screens of places in the tree.
final class ScreenIdentity {}

private struct PresentedDestination<Destination> {
    @Binding var isPresented: Bool
    let destination: () -> Destination
    @State var identity = ScreenIdentity()
}

extension PresentedDestination: ViewModifier where Destination: View {
    func body(content: Content) -> some View {
        content
            .transformPreference(NavigationDestinationsKey.self) { destinations in
                guard isPresented else { return }
                destinations.presented.append(
                    PresentedScreen(
                        id: AnyHashable(ObjectIdentifier(identity)), view: AnyView(destination()),
                        dismiss: { isPresented = false }))
            }
            .transformPreference(PresentedScreenCountKey.self) { if isPresented { $0 += 1 } }
    }
}

extension View {
    /// The screen for values of a type that are put on the navigation stack around.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        transformPreference(NavigationDestinationsKey.self) { destinations in
            destinations.byType[ObjectIdentifier(D.self)] = { value in
                (value.base as? D).map { AnyView(destination($0)) }
            }
        }
    }

    /// A screen that is on the navigation stack around while `isPresented` is true.
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(PresentedDestination(isPresented: isPresented, destination: destination))
    }

    /// A screen that is on the navigation stack around while `item` has a value.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(ItemDestination(item: item, destination: destination))
    }
}

private struct ItemDestination<Item: Hashable, Destination> {
    @Binding var item: Item?
    let destination: (Item) -> Destination
}

extension ItemDestination: ViewModifier where Destination: View {
    func body(content: Content) -> some View {
        content
            .transformPreference(NavigationDestinationsKey.self) { destinations in
                guard let value = item else { return }
                destinations.presented.append(
                    PresentedScreen(
                        id: AnyHashable(value), view: AnyView(destination(value)), dismiss: { item = nil }))
            }
            .transformPreference(PresentedScreenCountKey.self) { if item != nil { $0 += 1 } }
    }
}
