import CoreGraphics
import Graph
import ViewCore

/// Presents a view over the surface as long as there is an item, anew for each item with another identity.
struct PresentationModifier<Item, Root> {
    var behavior = Presentation.Behavior.modal
    let item: Binding<Item?>
    let identify: (Item) -> AnyHashable
    var onDismiss: (() -> Void)?
    /// What its user's keys do; the first that takes a key keeps it from the others.
    var keys: PresentationKeys = .none
    /// The view that fills the surface.
    let root: (Item) -> Root
}

/// Which keys send a presentation away.
enum PresentationKeys {
    case none
    case escape
}

extension PresentationModifier: ViewModifier, UnaryModifier where Root: View {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let item = TrackedBody.make(modifier.attribute, inputs, isReported: false) { $0.item.wrappedValue }
        let rule = inputs.attribute(
            PresentationRule(
                modifier: modifier.attribute, item: item, inputs: inputs, anchor: inputs.drawnFrame()))
        Graph.makeEffect(rule.id, .structure, isDue: true)
        return outputs
    }
}

private struct PresentationRule<Item, Root: View>: Rule {
    let modifier: Attribute<PresentationModifier<Item, Root>>
    let item: Attribute<Item?>
    let inputs: _ViewInputs
    let anchor: Attribute<CGRect>
    private var current: (key: AnyHashable, presentation: Presentation)?

    init(
        modifier: Attribute<PresentationModifier<Item, Root>>, item: Attribute<Item?>, inputs: _ViewInputs,
        anchor: Attribute<CGRect>
    ) {
        self.modifier = modifier
        self.item = item
        self.inputs = inputs
        self.anchor = anchor
    }

    mutating func update(_ output: inout Output<Void>) {
        output.set(())
        let item = item.value
        let key = item.map { modifier.peeked.identify($0) }
        if key == current?.key && current?.presentation.isAlive != false { return }
        if let current {
            current.presentation.end()
            if let onDismiss = modifier.peeked.onDismiss { inputs.tree.queueAction("onDismiss") { onDismiss() } }
        }
        current = nil
        guard let item, let key else { return }
        let presentation = Graph.withoutRecording { present(item) }
        current = (key, presentation)
        inputs.tree.show(presentation)
    }

    private func present(_ first: Item) -> Presentation {
        let modifier = modifier
        let item = item
        let anchor = anchor
        func dismiss() {
            if modifier.isAlive { modifier.peeked.item.wrappedValue = nil }
        }
        let target = DismissTarget(dismiss)
        let last = LastItem(first)
        let obstacle = DismissObstacle()
        let keyTaker = PresentationKeyTaker()
        let behavior = modifier.peeked.behavior
        let presentation = Presentation(
            behavior, inputs,
            dismiss: {
                if !obstacle.isInTheWay { dismiss() }
            },
            content: { inner in
                let outer = inner.environment
                inner.environment = inner.attribute(
                    Computed {
                        var values = outer.value
                        values.present(target)
                        values.presentationAnchor = anchor.value
                        values.presentationKeyTaker = keyTaker
                        // What is presented is in no form, wherever its presenter is.
                        values.formArrangement = nil
                        values.backgroundProminence = .standard
                        // It is over everything, even where its presenter is covered.
                        values.isUncovered = true
                        return values
                    })
                inner.request(DismissDisabledKey.self)
                return TrackedBody.make(modifier, inner, isReported: false) {
                    (whole: PresentationModifier<Item, Root>) -> Root in
                    if let item = item.value { last.item = item }
                    return whole.root(last.item)
                }
            })
        obstacle.attribute = presentation.outputs.preference(DismissDisabledKey.self)
        let keys = modifier.peeked.keys
        presentation.press = { key in
            if keyTaker.press?(key) == true { return true }
            guard keys == .escape, key.name == "escape", !obstacle.isInTheWay else { return false }
            dismiss()
            return true
        }
        return presentation
    }
}

/// The item that a presentation is about, for as long as it takes to take the presentation away.
@MainActor
private final class LastItem<Item> {
    var item: Item

    init(_ item: Item) {
        self.item = item
    }
}

/// Whether what is presented wants to stay when its user would send it away.
@MainActor
private final class DismissObstacle {
    var attribute: Attribute<Bool>?

    var isInTheWay: Bool {
        guard let attribute, attribute.isAlive else { return false }
        return attribute.peeked
    }
}

/// Through which the view that is presented takes keys that nobody in it has done anything with.
@MainActor
final class PresentationKeyTaker {
    var press: ((KeyPress) -> Bool)?
}

private struct PresentationKeyTakerKey: EnvironmentKey {
    static var defaultValue: PresentationKeyTaker? { nil }
}

private struct PresentationAnchorKey: EnvironmentKey {
    static var defaultValue: CGRect { .zero }
}

extension EnvironmentValues {
    /// Where the view is that presents what is here, in points of the surface.
    var presentationAnchor: CGRect {
        get { self[PresentationAnchorKey.self] }
        set { self[PresentationAnchorKey.self] = newValue }
    }

    var presentationKeyTaker: PresentationKeyTaker? {
        get { self[PresentationKeyTakerKey.self] }
        set { self[PresentationKeyTakerKey.self] = newValue }
    }
}

/// Whether a view in a presentation keeps its user from sending it away.
struct DismissDisabledKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
    /// Whether the user is kept from sending away the sheet or popover that the view is in, by the escape key or by a press
    /// outside. `dismiss` and bindings go on working.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        transformPreference(DismissDisabledKey.self) { $0 = $0 || isDisabled }
    }
}

extension Binding where Value == Bool {
    /// Something while it is on.
    var asItem: Binding<PresenceItem?> {
        Binding<PresenceItem?>(
            get: { wrappedValue ? PresenceItem() : nil }, set: { wrappedValue = $0 != nil })
    }
}

/// What is presented about nothing in particular.
struct PresenceItem: Hashable, Sendable {}
