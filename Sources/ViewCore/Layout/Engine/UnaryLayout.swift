import CoreGraphics
import Graph
import ViewValues

/// The layout of a modifier around one child.
@MainActor
package protocol UnaryLayout: ViewModifier, Animatable {
    func size(_ proposal: ProposedViewSize, child: LayoutEngine) -> CGSize
    /// Where the child goes in a view of `size`, from its top left, and what it is proposed.
    func place(size: CGSize, proposal: ProposedViewSize, child: LayoutEngine) -> (
        origin: CGPoint, proposal: ProposedViewSize
    )
    func spacing(child: LayoutEngine) -> ViewSpacing
    func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: LayoutEngine) -> CGFloat?
    /// The guides that the modifier or the view in it may set.
    func definedGuides(child: LayoutEngine) -> GuideSet
    func lengthDependsOnOther(_ axis: Axis, child: LayoutEngine) -> Bool
}

extension UnaryLayout {
    package func spacing(child: LayoutEngine) -> ViewSpacing { child.spacing() }

    package func definedGuides(child: LayoutEngine) -> GuideSet { child.definedGuides }

    package func lengthDependsOnOther(_ axis: Axis, child: LayoutEngine) -> Bool { child.lengthDependsOnOther(axis) }

    package func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: LayoutEngine
    ) -> CGFloat? {
        let placement = place(size: size, proposal: proposal, child: child)
        let childSize = child.size(placement.proposal)
        guard let value = child.explicitGuide(key, size: childSize, proposal: placement.proposal) else { return nil }
        return value + (key.isVertical ? placement.origin.y : placement.origin.x)
    }

    public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let modifier = inputs.animated(modifier.attribute)
        let engine = UnaryEngine<Self>()
        let frame = FrameSource()
        var childInputs = inputs
        childInputs.frame = inputs.attribute(UnaryFrame(parent: inputs.frame, modifier: modifier, source: frame))
        var outputs = body(childInputs)
        let child = outputs.layout
        outputs.layout = inputs.barrier(UnaryLayoutRule(modifier: modifier, child: child, engine: engine), .layout)
        frame.child = child
        return outputs
    }
}

/// The layout a frame is worked out from, known only after the child has been made.
@MainActor
final class FrameSource {
    var child: Attribute<LayoutEngine>?
}

final class UnaryEngine<M: UnaryLayout>: LayoutEngine {
    var modifier: M?
    var child: LayoutEngine?

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let modifier, let child else { return .zero }
        return modifier.size(proposal, child: child)
    }

    override func computeSpacing() -> ViewSpacing {
        guard let modifier, let child else { return ViewSpacing() }
        return modifier.spacing(child: child)
    }

    override func computeDefinedGuides() -> GuideSet {
        guard let modifier, let child else { return [] }
        return modifier.definedGuides(child: child)
    }

    override func computeLengthDependsOnOther(_ axis: Axis) -> Bool {
        guard let modifier, let child else { return false }
        return modifier.lengthDependsOnOther(axis, child: child)
    }

    override func computeExplicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let modifier, let child else { return nil }
        return modifier.explicitGuide(key, size: size, proposal: proposal, child: child)
    }
}

private struct UnaryLayoutRule<M: UnaryLayout>: Rule {
    let modifier: Attribute<M>
    let child: Attribute<LayoutEngine>
    let engine: UnaryEngine<M>

    mutating func update(_ output: inout Output<LayoutEngine>) {
        engine.modifier = modifier.value
        engine.child = child.value
        output.publish(engine)
    }
}

private struct UnaryFrame<M: UnaryLayout>: Rule {
    let parent: Attribute<ViewFrame>
    let modifier: Attribute<M>
    let source: FrameSource
    private var last: Placing?

    init(parent: Attribute<ViewFrame>, modifier: Attribute<M>, source: FrameSource) {
        self.parent = parent
        self.modifier = modifier
        self.source = source
    }

    /// From what the child was placed last.
    private struct Placing: Equatable {
        let origin: CGPoint
        let size: CGSize
        let proposal: ProposedViewSize
        let direction: LayoutDirection
        let modifierChange: UInt64
        let childChange: UInt64
    }

    /// From the modifier and the child themselves, not from the layout of both: that may answer as before when what is
    /// inside has changed.
    mutating func update(_ output: inout Output<ViewFrame>) {
        let frame = parent.value
        guard let childAttribute = source.child else { return }
        let child = childAttribute.value
        let modifierPlace = Graph.readValue(modifier.id)
        let placing = Placing(
            origin: frame.origin, size: frame.size, proposal: frame.proposal, direction: frame.direction,
            modifierChange: modifier.lastChange, childChange: childAttribute.lastChange)
        if placing == last, var placed = output.previous {
            // Nothing but an effect has moved it.
            placed.translation = frame.translation
            output.setIfDifferent(placed)
            return
        }
        last = placing
        let placement = modifierPlace.assumingMemoryBound(to: M.self).pointee.place(
            size: frame.size, proposal: frame.proposal, child: child)
        output.setIfDifferent(
            frame.child(at: placement.origin, size: child.size(placement.proposal), proposal: placement.proposal))
    }
}
