import CoreGraphics
import Graph
import ViewValues

/// A value as it moves to where its source is.
struct AnimatedRule<V: Animatable>: Rule {
    let source: Attribute<V>
    let surroundings: Animator<V.AnimatableData>.Surroundings
    private var animator = Animator<V.AnimatableData>()

    init(source: Attribute<V>, inputs: _ViewInputs) {
        self.source = source
        surroundings = .init(inputs)
    }

    mutating func update(_ output: inout Output<V>) {
        var value = source.value
        if let shown = animator.moving(to: value.animatableData, surroundings) { value.animatableData = shown }
        output.set(value) { ValueEquality.areEqual($0, $1) }
    }
}

/// Where a view is drawn: its frame rounded to pixels, moving under animations, then moved by effects.
struct DrawnFrame: Rule {
    let frame: Attribute<ViewFrame>
    let scale: Attribute<CGFloat>
    let surroundings: Animator<CGRect.AnimatableData>.Surroundings
    private var animator = Animator<CGRect.AnimatableData>()

    init(_ inputs: _ViewInputs) {
        frame = inputs.frame
        scale = inputs.tree.scale
        surroundings = .init(inputs)
    }

    mutating func update(_ output: inout Output<CGRect>) {
        var placed = frame.value
        let translation = placed.translation
        placed.translation = .zero
        var rect = placed.resolved(scale: scale.value)
        if let shown = animator.moving(to: rect.animatableData, surroundings) { rect.animatableData = shown }
        output.setIfDifferent(rect.offsetBy(dx: translation.width, dy: translation.height))
    }
}

extension _ViewInputs {
    /// The value as it moves to where `source` is. Costs nothing for a type that has nothing to animate.
    package func animated<V: Animatable>(_ source: Attribute<V>) -> Attribute<V> {
        if V.AnimatableData.self == EmptyAnimatableData.self { return source }
        let animated = attribute(AnimatedRule(source: source, inputs: self))
        Graph.makeEffect(animated.id, .animation, isDue: true)
        return animated
    }

    /// Where the view is drawn, in points of its surface.
    package func drawnFrame() -> Attribute<CGRect> {
        let drawn = attribute(DrawnFrame(self))
        Graph.makeEffect(drawn.id, .animation, isDue: true)
        return drawn
    }
}
