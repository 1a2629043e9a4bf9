import Graph
import ViewValues

/// A thin line that keeps what is before it apart from what is after it: across the axis of the stack around it, lying
/// outside a stack.
public struct Divider: Sendable {
    public init() {}
}

extension Divider: View, PrimitiveView, UnaryView {
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
