import Graph
import ViewCore

/// What a control is called: the texts in its label, wherever the style has placed it.
@MainActor
package final class ControlName {
    private var placed: [Attribute<PresentedNode>] = []

    package init() {}

    /// Told what the label presents each time it is placed.
    package func observe(_ presented: Attribute<PresentedNode>) {
        placed.removeAll { !$0.isAlive }
        placed.append(presented)
    }

    /// Nil where the label says nothing or is not placed. Called inside a rule, which comes to depend on the texts.
    package var text: String? {
        var texts: [String] = []
        for presented in placed where presented.isAlive {
            // A style may place the label more than once.
            if let text = presented.value.spokenText, !texts.contains(text) { texts.append(text) }
        }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

extension _ViewOutputs {
    /// Puts the control's own node over what its parts present. `node` gets the frame as drawn, `frame` if it is at hand,
    /// and the nodes of the parts.
    @MainActor
    package mutating func present(
        _ inputs: _ViewInputs, frame known: Attribute<CGRect>? = nil,
        _ node: @escaping @MainActor (CGRect, [PresentedNode]) -> PresentedNode
    ) {
        let frame = known ?? inputs.drawnFrame()
        let content = presented
        presented = inputs.attribute(Computed { node(frame.value, [content?.value].compactMap { $0 }) })
    }
}
