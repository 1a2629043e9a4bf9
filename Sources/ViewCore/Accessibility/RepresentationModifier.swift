import CoreGraphics
import Graph
import ViewValues

/// Takes what another view, which is never seen, says of itself for the view below.
struct RepresentationModifier<Representation> {
    enum Use {
        /// The view below is not spoken of.
        case instead
        /// As parts of the view below.
        case children
        /// What its controls do can be done with the view below.
        case actions
        /// What it says names something that can be done with the view below.
        case actionName(() -> Void)
    }

    let representation: Representation
    let use: Use
}

extension RepresentationModifier: ViewModifier, UnaryModifier where Representation: View {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        let alignment = Attribute(input: Alignment.center, in: inputs.subgraph)
        let unseen = SecondaryView.make(
            second: modifier.part(inputs) { $0.representation }, primaryLayout: outputs.layout, alignment: alignment,
            inputs: inputs)
        let content = outputs.presented
        let spoken = unseen.presented
        let frame = inputs.drawnFrame()
        let modifier = modifier.attribute
        outputs.presented = inputs.attribute(
            Computed {
                let content = content?.value ?? PresentedNode.group([])
                let spoken = spoken?.value ?? PresentedNode.group([])
                return modifier.value.use.apply(spoken, to: content, frame: frame.value)
            })
        return outputs
    }
}

extension RepresentationModifier.Use {
    @MainActor
    fileprivate func apply(_ spoken: PresentedNode, to content: PresentedNode, frame: CGRect) -> PresentedNode {
        switch self {
        case .instead:
            return PresentedNode(children: [content.silenced(), spoken.untouchable().standing(at: frame)])
        case .children:
            return PresentedNode(role: .group, frame: frame, children: [content.silenced(), spoken.untouchable()])
        case .actions:
            return content.changingElement(frame: frame) { $0.adopt(spoken.spokenActions) }
        case .actionName(let action):
            guard let name = spoken.spokenText else { return content }
            return content.changingElement(frame: frame) { $0.adopt([SpokenAction(name: name) { action() }]) }
        }
    }
}

extension PresentedNode {
    /// What the controls in it do, by their names.
    fileprivate var spokenActions: [SpokenAction] {
        var actions: [SpokenAction] = []
        if let activate, let name = label ?? spokenText {
            actions.append(SpokenAction(name: name, perform: activate))
        } else {
            for child in children { actions += child.spokenActions }
        }
        return actions
    }

    fileprivate func adopt(_ actions: [SpokenAction]) {
        var details = details ?? SpokenDetails()
        details.actions += actions
        self.details = details
    }

    /// The same where its only element is where the view is that it stands for.
    fileprivate func standing(at frame: CGRect) -> PresentedNode {
        changed { node in
            if role != nil {
                node.frame = frame
            } else if children.count == 1 {
                node.children = [children[0].standing(at: frame)]
            }
        }
    }
}
