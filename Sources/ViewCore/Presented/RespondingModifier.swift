import Graph

/// A modifier that only puts a responder around what is presented. Where nothing is, there is nothing to respond for.
@MainActor
protocol RespondingModifier: UnaryModifier {
    /// The responder, which lives as long as the view. `content` is what the view gave when it was made.
    static func makeResponder(
        _ modifier: Attribute<Self>, around content: _ViewOutputs, _ inputs: _ViewInputs
    ) -> any Responder
}

extension RespondingModifier {
    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        guard let presented = outputs.presented else { return outputs }
        let responder = makeResponder(modifier.attribute, around: outputs, inputs)
        outputs.presented = inputs.attribute(Computed { presented.value.responding(responder) })
        return outputs
    }
}
