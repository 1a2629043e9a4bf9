import CoreGraphics
import Graph
import ViewCore
import ViewValues

/// Changes the look of a view as it is scrolled into sight and out of it.
struct ScrollTransitionModifier<Effect> {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    /// Nil for the one along which the scroll view moves.
    let axis: Axis?
    let transition: (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
}

extension ScrollTransitionModifier: ViewModifier, UnaryModifier where Effect: VisualEffect {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        guard let scroll = inputs.scroll else { return body(inputs) }
        let modifier = modifier.attribute
        let frame = inputs.frame
        let place = inputs.attribute(
            Compared { modifier.value.place(of: frame.value, in: scroll.visible.value, axes: scroll.axes.value) })
        var animating = inputs
        animating.transaction = inputs.attribute(
            Computed { Transaction(animation: modifier.value.animation(for: place.value)) })
        let moving = animating.animated(inputs.attribute(Compared { ScrollPlacePart(place.value) }))
        let tree = inputs.tree
        let effect = inputs.attribute(
            EffectOfScrolling(modifier: modifier, place: moving, tree: tree))
        var inner = inputs
        // The effect follows the place, which is animated by itself.
        inner.transaction = inputs.attribute(Computed { Transaction() })
        let outer = inputs.transaction
        return Effect._makeView(effect: _GraphValue(effect), inputs: inner) {
            var inputs = $0
            inputs.transaction = outer
            return body(inputs)
        }
    }
}

/// How far a view is out of sight, from -1 at the top to 1 at the bottom.
private struct ScrollPlacePart: Equatable, Animatable {
    var value: Double

    init(_ value: Double) {
        self.value = value
    }

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }
}

extension ScrollTransitionModifier {
    /// How far a view is out of sight, from -1 at the top to 1 at the bottom, without what animates it.
    @MainActor
    fileprivate func place(of frame: ViewFrame, in visible: CGRect, axes: Axis.Set) -> Double {
        let axis = axis ?? (axes.contains(.vertical) ? .vertical : .horizontal)
        var begin = axis == .vertical ? frame.origin.y : frame.origin.x
        var end = begin + (axis == .vertical ? frame.size.height : frame.size.width)
        var first = axis == .vertical ? visible.minY : visible.minX
        var last = axis == .vertical ? visible.maxY : visible.maxX
        if axis == .horizontal, frame.direction == .rightToLeft {
            (begin, end) = (-end, -begin)
            (first, last) = (-last, -first)
        }
        let (length, shown) = (end - begin, last - first)
        guard length > 0, shown > 0 else { return 0 }
        let before = topLeading.progress(end - first, length, shown)
        let after = bottomTrailing.progress(last - begin, length, shown)
        return before >= after ? -before : after
    }

    fileprivate func animation(for place: Double) -> Animation? {
        for configuration in place < 0 ? [topLeading, bottomTrailing] : [bottomTrailing, topLeading] {
            if case .animated(let animation) = configuration.way { return animation }
        }
        return nil
    }

    fileprivate func effect(at place: Double) -> Effect where Effect: VisualEffect {
        let rest = transition(EmptyVisualEffect(), .identity)
        if place == 0 { return rest }
        let phase: ScrollTransitionPhase = place < 0 ? .topLeading : .bottomTrailing
        var effect = transition(EmptyVisualEffect(), phase)
        var data = rest.animatableData
        data.interpolate(
            towards: effect.animatableData, amount: (place < 0 ? topLeading : bottomTrailing).part(abs(place)))
        effect.animatableData = data
        return effect
    }
}

extension ScrollTransitionConfiguration {
    fileprivate func progress(_ distance: CGFloat, _ length: CGFloat, _ shown: CGFloat) -> Double {
        let progress = threshold.progress(distance, length: length, shown: shown)
        switch way {
        case .identity: return 0
        case .interactive: return progress
        // Either in sight or not.
        case .animated: return progress > 0 ? 1 : 0
        }
    }

    fileprivate func part(_ progress: Double) -> Double {
        if case .interactive(let curve) = way { curve.value(at: progress) } else { progress }
    }
}

private struct EffectOfScrolling<Effect: VisualEffect>: Rule {
    let modifier: Attribute<ScrollTransitionModifier<Effect>>
    let place: Attribute<ScrollPlacePart>
    unowned(unsafe) let tree: ViewGraph

    mutating func update(_ output: inout Output<Effect>) {
        let (modifier, place) = (modifier.value, place.value)
        let effect = modifier.effect(at: place.value)
        output.set(effect) { ValueEquality.areEqual($0, $1) }
    }
}

extension View {
    /// Changes the look of the view as it is scrolled into sight and out of it; outside a scroll view nothing changes.
    ///
    /// - Parameters:
    ///   - axis: Along which the view comes in and goes. Nil for that of the scroll view.
    ///   - transition: The look in each phase.
    public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes the look of the view as it is scrolled into sight and out of it, at each end in a way of its own.
    public nonisolated func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(
                topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
    }
}
