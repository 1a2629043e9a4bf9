import Graph
import ViewValues

/// A thin line that keeps what is before it apart from what is after it: across the axis of the stack around it, lying
/// outside a stack.
public struct Divider: Sendable {
    public init() {}
}

/// Whether a view is a line between others, for who chooses among views.
@MainActor
package struct DividerTrait: TraitKey {
    package static var defaultValue: Bool { false }
}

extension Divider: View, PrimitiveView, UnaryView {
    public static func _makeViewList(view: _GraphValue<Divider>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let isDivider = Attribute(input: true, in: inputs.base.subgraph)
        let traits = Traits().setting(DividerTrait.self, to: isDivider)
        return .one(
            ListElement(subgraph: inputs.base.subgraph, traits: traits) {
                _makeView(view: view, inputs: $0.merging(inputs))
            })
    }

    public static func _makeView(view: _GraphValue<Divider>, inputs: _ViewInputs) -> _ViewOutputs {
        if let (maker, rest) = inputs.styles.innermost(of: DividerKind.self) {
            var inner = inputs
            inner.styles = rest
            return maker.make(Attribute(input: DividerConfiguration(), in: inputs.subgraph), inner)
        }
        let line = Attribute(input: DividerLine(isUpright: inputs.stackAxis == .horizontal), in: inputs.subgraph)
        return DividerLine._makeView(view: _GraphValue(line), inputs: inputs)
    }
}

/// Dividers, for what draws them in its own way, as menus do.
package enum DividerKind: ControlKind {
    package typealias Configuration = DividerConfiguration
}

package struct DividerConfiguration: Equatable {}

private struct DividerLine: View {
    let isUpright: Bool

    var body: some View {
        Rectangle().fill(SeparatorShapeStyle())
            .frame(width: isUpright ? 1 : nil, height: isUpright ? nil : 1)
    }
}
