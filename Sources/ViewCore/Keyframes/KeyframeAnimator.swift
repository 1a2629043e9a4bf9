import Graph
import ViewValues

/// A view that is made anew for each frame with a value that moves along keyframes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content> where KeyframePath.Value == Value {
    fileprivate let initialValue: Value
    fileprivate let play: KeyframePlay
    fileprivate let content: (Value) -> Content
    fileprivate let keyframes: (Value) -> KeyframePath
}

/// When keyframes are played.
enum KeyframePlay {
    /// Over and over, or not at all.
    case repeating(Bool)
    /// Once whenever a value changes.
    case triggered(ChangeMark)
}

extension KeyframeAnimator: View, PrimitiveView, MultiView where Content: View {
    public typealias Body = Never

    /// Plays keyframes over and over; the content gets `initialValue` while `repeating` is false. `keyframes` gets the value
    /// that they begin with.
    public nonisolated init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        play = .repeating(repeating)
        self.content = content
        self.keyframes = keyframes
    }

    /// Plays keyframes whenever `trigger` changes. `keyframes` gets the value that they begin with: `initialValue` at first,
    /// later that at which the last ones ended or were interrupted.
    public nonisolated init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        play = .triggered(ChangeMark(trigger))
        self.content = content
        self.keyframes = keyframes
    }

    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let tree = inputs.base.tree
        let whole = view.attribute
        let value = inputs.base.attribute(KeyframeClock(view: whole, tree: tree))
        // A trigger counts though nobody should look.
        Graph.makeEffect(value.id, .trigger, isDue: true)
        let content = inputs.base.attribute(KeyframeContent(view: whole, value: value, tree: tree))
        return Content._makeViewList(view: _GraphValue(content), inputs: inputs)
    }
}

/// The value of the moment. Reads the clock only while keyframes are being played.
private struct KeyframeClock<Value, KeyframePath: Keyframes, Content>: Rule where KeyframePath.Value == Value {
    let view: Attribute<KeyframeAnimator<Value, KeyframePath, Content>>
    unowned(unsafe) let tree: ViewGraph
    private var timeline: KeyframeTimeline<Value>?
    private var begin = 0.0
    private var mark: ChangeMark?

    init(view: Attribute<KeyframeAnimator<Value, KeyframePath, Content>>, tree: ViewGraph) {
        self.view = view
        self.tree = tree
    }

    mutating func update(_ output: inout Output<Value>) {
        let view = view.value
        switch view.play {
        case .repeating(let isRepeating):
            mark = nil
            output.set(isRepeating ? loop(view) : rest(view))
        case .triggered(let mark): output.set(once(view, mark))
        }
    }

    private mutating func rest(_ view: KeyframeAnimator<Value, KeyframePath, Content>) -> Value {
        timeline = nil
        return view.initialValue
    }

    private mutating func loop(_ view: KeyframeAnimator<Value, KeyframePath, Content>) -> Value {
        let now = tree.time.peeked
        let timeline = self.timeline ?? start(view, at: now)
        guard timeline.duration > 0 else { return timeline.value(time: 0) }
        _ = tree.time.value
        let elapsed = now - begin
        if elapsed < timeline.duration { return timeline.value(time: elapsed) }
        let rounds = (elapsed / timeline.duration).rounded(.down)
        // The next round may be about other keyframes, as the view has them by now.
        let last = begin + rounds * timeline.duration
        let next = start(view, at: last)
        return next.value(time: now - last)
    }

    private mutating func start(
        _ view: KeyframeAnimator<Value, KeyframePath, Content>, at time: Double
    ) -> KeyframeTimeline<Value> {
        let timeline = KeyframeTimeline(view.initialValue, view.keyframes(view.initialValue), KeyframeMovement())
        self.timeline = timeline
        begin = time
        return timeline
    }

    private mutating func once(_ view: KeyframeAnimator<Value, KeyframePath, Content>, _ next: ChangeMark) -> Value {
        let now = tree.time.peeked
        if let mark, !mark.isSame(as: next) {
            let elapsed = now - begin
            let value = timeline?.value(time: elapsed) ?? view.initialValue
            let movement = timeline?.movement(time: elapsed) ?? KeyframeMovement()
            timeline = KeyframeTimeline(value, view.keyframes(value), movement)
            begin = now
        }
        mark = next
        guard let timeline else { return view.initialValue }
        let elapsed = now - begin
        if elapsed < timeline.duration { _ = tree.time.value }
        return timeline.value(time: elapsed)
    }
}

/// Makes the content for each value, and when the closure or what it observed has changed.
private struct KeyframeContent<Value, KeyframePath: Keyframes, Content: View>: Rule where KeyframePath.Value == Value {
    let view: Attribute<KeyframeAnimator<Value, KeyframePath, Content>>
    let value: Attribute<Value>
    unowned(unsafe) let tree: ViewGraph
    let identity = BodyIdentity()

    mutating func update(_ output: inout Output<Content>) {
        let (view, value) = (view.value, value.value)
        let content = tree.observing(identity) { view.content(value) }
        output.set(content) { ValueEquality.areEqual($0, $1) }
    }
}

/// A value of any type, kept to see whether it changes.
struct ChangeMark {
    private let value: any Equatable

    nonisolated init(_ value: some Equatable) {
        self.value = value
    }

    func isSame(as other: ChangeMark) -> Bool {
        func compare<E: Equatable>(_ value: E) -> Bool { other.value as? E == value }
        return compare(value)
    }
}

extension View {
    /// Plays keyframes over and over, and makes of the view what `content` says for each value.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(
            AroundOriginal<Self, _>(
                KeyframeAnimator(
                    initialValue: initialValue, repeating: repeating,
                    content: { content(PlaceholderContentView(), $0) }, keyframes: keyframes)))
    }

    /// Plays keyframes whenever `trigger` changes, and makes of the view what `content` says for each value.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(
            AroundOriginal<Self, _>(
                KeyframeAnimator(
                    initialValue: initialValue, trigger: trigger,
                    content: { content(PlaceholderContentView(), $0) }, keyframes: keyframes)))
    }
}
