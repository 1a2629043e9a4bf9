import CoreGraphics
import Drawing
import ViewValues

/// A shape whose type is not told.
public struct AnyShape: Shape {
    private var shape: any Shape

    public init<S: Shape>(_ shape: S) {
        self.shape = (shape as? AnyShape)?.shape ?? shape
    }

    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// Moves as far as the type of the shape stays the same.
    public nonisolated var animatableData: _AnyAnimatableData {
        get {
            func data<S: Shape>(_ shape: S) -> _AnyAnimatableData { _AnyAnimatableData(shape.animatableData) }
            return data(shape)
        }
        set {
            func changed<S: Shape>(_ shape: S) -> any Shape {
                guard let data = newValue.value(S.AnimatableData.self) else { return shape }
                var shape = shape
                shape.animatableData = data
                return shape
            }
            shape = changed(shape)
        }
    }
}

/// Numbers whose type is not told. Those of another type count as none.
public struct _AnyAnimatableData: VectorArithmetic {
    private let content: (any VectorArithmetic)?

    init(_ content: any VectorArithmetic) {
        self.content = content
    }

    private init() {
        content = nil
    }

    func value<V: VectorArithmetic>(_ type: V.Type) -> V? { content as? V }

    public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

    private static func combined(
        _ a: _AnyAnimatableData, _ b: _AnyAnimatableData, isDifference: Bool
    ) -> _AnyAnimatableData {
        func open<V: VectorArithmetic>(_ first: V) -> _AnyAnimatableData {
            guard let second = b.content as? V else { return a }
            return _AnyAnimatableData(isDifference ? first - second : first + second)
        }
        if let content = a.content { return open(content) }
        guard isDifference, var negative = b.content else { return b }
        negative.scale(by: -1)
        return _AnyAnimatableData(negative)
    }

    public static func + (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
        combined(a, b, isDifference: false)
    }

    public static func - (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
        combined(a, b, isDifference: true)
    }

    public mutating func scale(by factor: Double) {
        guard var scaled = content else { return }
        scaled.scale(by: factor)
        self = _AnyAnimatableData(scaled)
    }

    public var magnitudeSquared: Double { content?.magnitudeSquared ?? 0 }

    public static func == (a: _AnyAnimatableData, b: _AnyAnimatableData) -> Bool {
        func open<V: VectorArithmetic>(_ first: V) -> Bool { (b.content as? V) == first }
        if let content = a.content { return open(content) }
        return b.content == nil
    }
}
