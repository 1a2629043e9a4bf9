import Graph
import ViewCore

extension StyleMaker {
    /// Makes the body of a style that is a value with a `makeBody`.
    package convenience init<Style, Body: View>(
        _ style: Attribute<Style>, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
    ) {
        self.init { configuration, inputs in
            let body = TrackedBody.make(style, inputs, origin: configuration.id) { makeBody($0, configuration.value) }
            return Body._makeView(view: _GraphValue(body), inputs: inputs)
        }
    }
}

extension _ViewInputs {
    /// What the innermost style for `kind`, or `automatic` where none was chosen, makes of a control.
    package func styled<Kind: ControlKind>(
        _ kind: Kind.Type, _ configuration: Attribute<Kind.Configuration>,
        automatic: (Subgraph) -> StyleMaker<Kind.Configuration>
    ) -> _ViewOutputs {
        guard let (maker, rest) = styles.innermost(of: kind) else {
            return automatic(subgraph).make(configuration, self)
        }
        var inner = self
        inner.styles = rest
        return maker.make(configuration, inner)
    }
}
