import CoreGraphics
import Drawing
import Graph

/// Puts what was drawn from its own origin where its view is.
struct PlacedDrawing: Rule {
    let drawing: Attribute<DisplayChunk>
    let frame: Attribute<CGRect>
    private var version: UInt64 = 0

    init(drawing: Attribute<DisplayChunk>, frame: Attribute<CGRect>) {
        self.drawing = drawing
        self.frame = frame
    }

    mutating func update(_ output: inout Output<DisplayChunk>) {
        version += 1
        let origin = frame.value.origin
        let content = drawing.value
        let layer = Layer(content: content, transform: CGAffineTransform(translationX: origin.x, y: origin.y))
        let items: [DisplayItem] = content.items.isEmpty ? [] : [.layer(layer)]
        output.set(DisplayChunk(id: Graph.currentID, version: version, items: items))
    }
}
