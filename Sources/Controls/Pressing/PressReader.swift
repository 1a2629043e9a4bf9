import CoreGraphics
import Graph
import ViewCore

/// A view that acts when it is pressed, and whose content depends on whether it is.
package struct PressReader<Content> {
    let action: @MainActor () -> Void
    let content: @MainActor (Bool) -> Content
}

extension PressReader: View, PrimitiveView, UnaryView where Content: View {
    package init(action: @escaping @MainActor () -> Void, @ViewBuilder content: @escaping @MainActor (Bool) -> Content)
    {
        self.action = action
        self.content = content
    }

    package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let reader = view.attribute
        let press = ControlPress(inputs) { if reader.isAlive { reader.peeked.action() } }
        let content = inputs.attribute(Distinct { reader.value.content(press.isPressed.value) })
        var outputs = Content._makeView(view: _GraphValue(content), inputs: press.inputs(inputs))
        outputs.present(inputs, frame: press.frame) { frame, children in
            PresentedNode(frame: frame, touch: .rect, responder: press, children: children)
        }
        return outputs
    }
}
