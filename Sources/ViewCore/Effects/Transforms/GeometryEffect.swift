import CoreGraphics
import Drawing
import Graph
import ViewValues

/// An effect that changes where a view is drawn, without changing its layout.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The transform for a view of a size, in points, in the view's own coordinates.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor
    public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        TransformedView.make(
            modifier.attribute, inputs, isIgnoredByLayout: false, { $0.effectValue(size: $1) }, body)
    }

    /// In a list the effect is applied to each element.
    @MainActor
    public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs,
        body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        body(inputs).mapped(inputs) { element in
            element.wrapped { own, make in _makeView(modifier: modifier, inputs: own.merging(inputs), body: make) }
        }
    }

    /// The effect without a part in the frames that views tell in other coordinates than their own.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }
}

/// An effect of which frames that are asked for know nothing.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public typealias Body = Never

    public var base: Base

    public init(_ base: Base) {
        self.base = base
    }

    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    @MainActor
    public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        TransformedView.make(
            modifier.attribute, inputs, isIgnoredByLayout: true, { $0.effectValue(size: $1) }, body)
    }
}

extension _IgnoredByLayoutEffect: Equatable where Base: Equatable {}
extension _IgnoredByLayoutEffect: Sendable where Base: Sendable {}
