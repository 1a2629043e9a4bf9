import Drawing
import Graph
import ViewValues

/// Multiplies the view's alpha by that of another, laid out as an overlay would be.
struct MaskModifier<Mask> {
    let mask: Mask
    let alignment: Alignment
}

extension MaskModifier: ViewModifier, UnaryModifier where Mask: View {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        guard let content = outputs.display else { return outputs }
        var inner = inputs
        // What a mask would hand up is nobody's business.
        inner.preferenceKeys = []
        // The primary colour of the desktop lets a little through, and so would every mask that names no style.
        let outer = inputs.environment
        inner.environment = inputs.attribute(
            Computed {
                var values = outer.value
                values.foregroundStyle = values.foregroundStyle ?? AnyShapeStyle(Color.black)
                return values
            })
        let mask = SecondaryView.make(
            second: modifier.part(inputs) { $0.mask }, primaryLayout: outputs.layout,
            alignment: modifier.part(inputs) { $0.alignment }.attribute, inputs: inner)
        outputs.display = inputs.attribute(MaskDisplay(content: content, mask: mask.display))
        return outputs
    }
}

private struct MaskDisplay: Rule {
    let content: Attribute<DisplayChunk>
    let mask: Attribute<DisplayChunk>?
    private var version: UInt64 = 0

    init(content: Attribute<DisplayChunk>, mask: Attribute<DisplayChunk>?) {
        self.content = content
        self.mask = mask
    }

    mutating func update(_ output: inout Output<DisplayChunk>) {
        let chunk = content.value
        let mask = mask?.value ?? .empty
        version += 1
        let isNothing = chunk.items.isEmpty || mask.items.isEmpty
        output.set(
            DisplayChunk(
                id: Graph.currentID, version: version,
                items: isNothing ? [] : [.layer(Layer(content: chunk, mask: mask))]))
    }
}

extension View {
    /// Shows the view where the mask is opaque, by the mask's alpha. Shapes and texts in the mask that are given no style
    /// are opaque.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }
}
