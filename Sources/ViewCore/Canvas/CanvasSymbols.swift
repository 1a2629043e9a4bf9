import CoreGraphics
import Drawing
import Graph
import ViewValues

/// A view that a canvas may draw: laid out by itself, at the origin.
struct CanvasSymbol {
    let traits: Traits
    let size: CGSize
    let content: DisplayChunk

    @MainActor
    func hasTag<ID: Hashable>(_ tag: ID) -> Bool { traits.value(TagTrait<ID>.self) == tag }
}

@MainActor
enum CanvasSymbols {
    /// The views as symbols; nil where there are none.
    static func make<Symbols: View>(
        _ symbols: _GraphValue<Symbols>, _ outer: _ViewInputs
    ) -> Attribute<[CanvasSymbol]>? {
        if Symbols.self == EmptyView.self { return nil }
        let inputs = outer.inside(nil)
        let list = Symbols._makeViewList(view: symbols, inputs: _ViewListInputs(inputs))
        let children = LayoutContainer.makeChildren(list, inputs, ChildOrder()) { element, inputs, _ in
            var inputs = inputs
            let source = FrameSource()
            let direction = inputs.layoutDirection
            inputs.frame = inputs.attribute(SymbolFrame(source: source, direction: direction))
            let outputs = element.make(inputs)
            source.child = outputs.layout
            return outputs
        }
        return inputs.attribute(
            Computed {
                var symbols: [CanvasSymbol] = []
                for child in children.current {
                    let size = child.outputs.layout.value.size(.unspecified)
                    symbols.append(
                        CanvasSymbol(
                            traits: child.element.traits, size: size, content: child.outputs.display?.value ?? .empty))
                }
                return symbols
            })
    }
}

/// A symbol is as large as it likes. A guess.
private struct SymbolFrame: Rule {
    let source: FrameSource
    let direction: Attribute<LayoutDirection>

    mutating func update(_ output: inout Output<ViewFrame>) {
        let size = source.child?.value.size(.unspecified) ?? .zero
        output.setIfDifferent(
            ViewFrame(origin: .zero, size: size, proposal: .unspecified, direction: direction.value))
    }
}
