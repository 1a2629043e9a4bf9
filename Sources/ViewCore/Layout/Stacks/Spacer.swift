import CoreGraphics
import Graph
import IdiomData
import ViewValues

/// Room that gives way to everything else: along the axis of the stack around it, or both axes outside a stack.
public struct Spacer: Sendable {
    /// In points; nil for the default of the idiom.
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    static let defaultMinLength = MetricTable.value(.spacerMinimumLength, .desktop)
}

extension Spacer: UnaryView {
    public static func _makeView(view: _GraphValue<Spacer>, inputs: _ViewInputs) -> _ViewOutputs {
        let engine = SpacerEngine(axis: inputs.stackAxis)
        let spacer = view.attribute
        return _ViewOutputs(
            layout: inputs.barrier(
                SpacerLayout(spacer: spacer, axis: inputs.changingStackAxis, engine: engine), .layout))
    }

    /// A spacer gets what is left after every other view.
    public static func _makeViewList(view: _GraphValue<Spacer>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let priority = Attribute(input: -Double.infinity, in: inputs.base.subgraph)
        return .one(
            ListElement(
                subgraph: inputs.base.subgraph, traits: Traits().setting(LayoutPriorityTrait.self, to: priority)
            ) { _makeView(view: view, inputs: $0.merging(inputs)) })
    }
}

private struct SpacerLayout: Rule {
    let spacer: Attribute<Spacer>
    /// Nil where it does not change.
    let axis: Attribute<Axis?>?
    let engine: SpacerEngine

    mutating func update(_ output: inout Output<LayoutEngine>) {
        if let axis { engine.axis = axis.value }
        engine.least = max(0, spacer.value.minLength ?? Spacer.defaultMinLength)
        output.publish(engine)
    }
}

private final class SpacerEngine: LayoutEngine {
    var axis: Axis?
    var least: CGFloat = 0

    init(axis: Axis?) {
        self.axis = axis
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: axis == .vertical ? 0 : max(least, proposal.width ?? least),
            height: axis == .horizontal ? 0 : max(least, proposal.height ?? least))
    }

    override func computeSpacing() -> ViewSpacing { .zero }

    override func computeLengthDependsOnOther(_ axis: Axis) -> Bool { false }
}
