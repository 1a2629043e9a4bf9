import Graph
import ViewCore

/// Acts again and again while a control is held down, on the host's clock.
struct PressRepeat: Rule {
    let isPressed: Attribute<Bool>
    let repeats: Attribute<Bool>
    let time: Attribute<Double>
    unowned(unsafe) let tree: ViewGraph
    let action: @MainActor () -> Void
    /// When it acts next. Nil while it does not.
    private var due: Double?

    /// Seconds from the press to the first repetition, and between repetitions. Guess: as remembered of NSButton's
    /// periodic delay.
    static let delay = 0.4
    static let interval = 0.075

    init(
        isPressed: Attribute<Bool>, repeats: Attribute<Bool>, tree: ViewGraph, action: @escaping @MainActor () -> Void
    ) {
        self.isPressed = isPressed
        self.repeats = repeats
        time = tree.time
        self.tree = tree
        self.action = action
    }

    mutating func update(_ output: inout Output<Void>) {
        output.set(())
        guard isPressed.value, repeats.value else {
            due = nil
            return
        }
        let now = time.value
        guard let due else {
            self.due = now + Self.delay
            return
        }
        if now < due { return }
        tree.queueAction("a button that is held down", action)
        // What a late frame has missed is not made up for.
        self.due = max(due + Self.interval, now + Self.interval / 2)
    }

    /// Acts repeatedly while `isPressed`, if `repeats`.
    @MainActor
    static func start(
        _ inputs: _ViewInputs, isPressed: Attribute<Bool>, repeats: Attribute<Bool>,
        _ action: @escaping @MainActor () -> Void
    ) {
        let rule = inputs.attribute(
            PressRepeat(isPressed: isPressed, repeats: repeats, tree: inputs.tree, action: action))
        Graph.makeEffect(rule.id, .observer, isDue: true)
    }
}
