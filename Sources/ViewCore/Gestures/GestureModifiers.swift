import Graph
import ViewValues

/// A gesture with an action at its end.
public nonisolated struct _EndedGesture<Content: Gesture>: Gesture {
    public typealias Body = Never
    public typealias Value = Content.Value

    let content: Content
    let action: (Value) -> Void

    @MainActor
    public static func _makeRecognizer(gesture: Self, context: _GestureContext) -> _GestureRecognizer<Value> {
        ObservingRecognizer(Content._makeRecognizer(gesture: gesture.content, context: context)) { phase in
            if case .ended(let value) = phase { gesture.action(value) }
        }
    }
}

/// A gesture with an action for each change of its value.
public nonisolated struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
    public typealias Body = Never
    public typealias Value = Content.Value

    let content: Content
    let action: (Value) -> Void

    @MainActor
    public static func _makeRecognizer(gesture: Self, context: _GestureContext) -> _GestureRecognizer<Value> {
        var last: Value?
        return ObservingRecognizer(Content._makeRecognizer(gesture: gesture.content, context: context)) { phase in
            switch phase {
            case .tentative(let value), .changed(let value):
                if value == last { return }
                last = value
                gesture.action(value)
            case .possible, .ended, .failed: break
            }
        }
    }
}

/// A gesture that keeps a `GestureState` while it goes on.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Body = Never
    public typealias Value = Base.Value

    public var base: Base
    public var state: GestureState<State>
    public var body: (Value, inout State, inout Transaction) -> Void

    @MainActor
    public static func _makeRecognizer(gesture: Self, context: _GestureContext) -> _GestureRecognizer<Value> {
        let recognizer = ObservingRecognizer(Base._makeRecognizer(gesture: gesture.base, context: context)) { phase in
            switch phase {
            case .tentative(let value), .changed(let value):
                var state = gesture.state.wrappedValue
                var transaction = Transaction.current
                gesture.body(value, &state, &transaction)
                gesture.state.set(state, transaction)
            case .ended, .failed:
                gesture.state.reset()
            case .possible:
                break
            }
        }
        recognizer.onCancel = { gesture.state.reset() }
        return recognizer
    }
}

/// A gesture with its values changed.
public nonisolated struct _MapGesture<Content: Gesture, Value>: Gesture {
    public typealias Body = Never

    let content: Content
    let transform: (Content.Value) -> Value

    @MainActor
    public static func _makeRecognizer(gesture: Self, context: _GestureContext) -> _GestureRecognizer<Value> {
        let base = Content._makeRecognizer(gesture: gesture.content, context: context)
        return MappedRecognizer<_GestureRecognizer<Content.Value>, Content.Value, Value>(base: base) { _, value in
            gesture.transform(value)
        }
    }
}

extension Gesture {
    /// Runs an action when the gesture has ended.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Keeps a state up to date while the gesture goes on; it goes back to its first value at the end.
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }

    /// The gesture with other values.
    public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}

extension Gesture where Value: Equatable {
    /// Runs an action whenever the gesture's value changes.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

/// Tells somebody what became of another recognizer's events.
final class ObservingRecognizer<Value>: _GestureRecognizer<Value> {
    private let base: _GestureRecognizer<Value>
    private let observe: @MainActor (Phase) -> Void
    var onCancel: (@MainActor () -> Void)?

    init(_ base: _GestureRecognizer<Value>, _ observe: @escaping @MainActor (Phase) -> Void) {
        self.base = base
        self.observe = observe
    }

    override var isWaiting: Bool { base.isWaiting }

    override func handle(_ event: PointerEvent) -> Phase { base.handle(event) }

    override func commit(_ phase: Phase) {
        base.commit(phase)
        observe(phase)
    }

    override func cancel() {
        base.cancel()
        onCancel?()
    }
}

/// Attaches a gesture to a view.
struct GestureModifier<G: Gesture> {
    let gesture: G
    let isHighPriority: Bool
    let isSimultaneous: Bool
    let mask: GestureMask
}

extension GestureModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        guard let presented = outputs.presented else { return outputs }
        let responder = GestureResponder<G>(
            modifier: modifier.attribute, frame: inputs.drawnFrame(), isEnabled: inputs.environmentValue(\.isEnabled),
            spaces: inputs.coordinateSpaces, tree: inputs.tree)
        let modifier = modifier.attribute
        outputs.presented = inputs.attribute(
            Computed {
                let mask = modifier.value.mask
                let content = mask.contains(.subviews) ? presented.value : presented.value.withoutResponders()
                return mask.contains(.gesture) ? content.responding(responder) : content
            })
        return outputs
    }
}

private final class GestureResponder<G: Gesture>: Responder {
    private let modifier: Attribute<GestureModifier<G>>
    private let frame: Attribute<CGRect>
    private let isEnabled: Attribute<Bool>
    private let spaces: [NamedSpace]
    private weak var tree: ViewGraph?

    init(
        modifier: Attribute<GestureModifier<G>>, frame: Attribute<CGRect>, isEnabled: Attribute<Bool>,
        spaces: [NamedSpace], tree: ViewGraph
    ) {
        self.spaces = spaces
        self.tree = tree
        self.modifier = modifier
        self.frame = frame
        self.isEnabled = isEnabled
    }

    var isHighPriority: Bool { modifier.isAlive && modifier.peeked.isHighPriority }
    var isSimultaneous: Bool { modifier.isAlive && modifier.peeked.isSimultaneous }
    var takesPinches: Bool { true }

    func makeRecognizers() -> [PointerRecognizer] {
        guard modifier.isAlive, isEnabled.peeked else { return [] }
        let frame = frame
        let localize = { @MainActor (point: CGPoint) -> CGPoint in
            guard frame.isAlive else { return point }
            let origin = frame.peeked.origin
            return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        }
        let size = { @MainActor () -> CGSize in frame.isAlive ? frame.peeked.size : .zero }
        let context = _GestureContext(localize: localize, size: size, spaces: spaces) { [weak tree] time in
            guard let tree else { return }
            tree.gestures.continueSequence(at: time, in: tree)
        }
        let recognizer = G._makeRecognizer(gesture: modifier.peeked.gesture, context: context)
        return [ArenaRecognizer(recognizer, isSimultaneous: isSimultaneous)]
    }
}

/// A gesture's recognizer as the arena sees it.
private final class ArenaRecognizer<Value>: PointerRecognizer {
    private let recognizer: _GestureRecognizer<Value>
    private var phase = _GestureRecognizer<Value>.Phase.possible

    init(_ recognizer: _GestureRecognizer<Value>, isSimultaneous: Bool) {
        self.recognizer = recognizer
        super.init(isSimultaneous: isSimultaneous, yieldsToWaiting: true)
    }

    override var isWaiting: Bool { state == .possible && recognizer.isWaiting }

    /// The gesture told of a value before anything was decided.
    private var isTentative = false

    override func handle(_ event: PointerEvent) -> State {
        phase = recognizer.handle(event)
        switch phase {
        case .possible, .tentative: return .possible
        case .changed: return .active
        case .ended: return .ended
        case .failed: return .failed
        }
    }

    override func tell() {
        switch phase {
        case .tentative:
            isTentative = true
            recognizer.commit(phase)
        case .failed:
            if isTentative { recognizer.cancel() }
            isTentative = false
        case .possible, .changed, .ended: break
        }
    }

    override func commit() { recognizer.commit(phase) }
    override func cancel() { recognizer.cancel() }
}

extension PresentedNode {
    /// Can be spoken of; gestures of its views are not recognized.
    fileprivate func withoutResponders() -> PresentedNode {
        changed { node in
            node.responder = nil
            node.children = children.map { $0.withoutResponders() }
        }
    }
}

extension View {
    /// Recognizes a gesture on the view, after those of the views in it.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, isHighPriority: false, isSimultaneous: false, mask: mask))
    }

    /// Recognizes a gesture on the view, after those of the views in it, while it is enabled.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Recognizes a gesture on the view while it is enabled. Only other toolkits' gestures could ask for its name.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Recognizes a gesture on the view, before those of the views in it, while it is enabled.
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        highPriorityGesture(gesture, isEnabled: isEnabled)
    }

    /// Recognizes a gesture on the view beside all others while it is enabled.
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        simultaneousGesture(gesture, isEnabled: isEnabled)
    }

    /// Recognizes a gesture on the view, before those of the views in it, while it is enabled.
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Recognizes a gesture on the view beside all others, while it is enabled.
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Recognizes a gesture on the view, before those of the views in it.
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, isHighPriority: true, isSimultaneous: false, mask: mask))
    }

    /// Recognizes a gesture on the view beside all others.
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, isHighPriority: false, isSimultaneous: true, mask: mask))
    }

    /// Runs an action when the view is tapped.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }

    /// Runs an action, with the place in points, when the view is tapped so often.
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs an action with the place of a tap, in a coordinate space.
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }
}
