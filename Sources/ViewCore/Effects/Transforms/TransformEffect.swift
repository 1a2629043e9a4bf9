import CoreGraphics
import Drawing
import Graph
import ViewValues

/// Draws the view below turned, scaled or seen from elsewhere; its place in the layout stays.
@MainActor
protocol TransformEffect: UnaryModifier, Animatable {
    /// In the view's own coordinates.
    nonisolated func transform(size: CGSize) -> ProjectionTransform
    /// Whether frames that are asked for in coordinates of the window are told without it.
    static var isIgnoredByLayout: Bool { get }
}

extension TransformEffect {
    static var isIgnoredByLayout: Bool { false }

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        TransformedView.make(
            modifier.attribute, inputs, isIgnoredByLayout: isIgnoredByLayout, { $0.transform(size: $1) }, body)
    }
}

/// The one way in which effects transform what is drawn, touched and told of a view.
@MainActor
enum TransformedView {
    static func make<E: Animatable>(
        _ effect: Attribute<E>, _ inputs: _ViewInputs, isIgnoredByLayout: Bool,
        _ transform: @escaping @MainActor (E, CGSize) -> ProjectionTransform,
        _ body: @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let effect = inputs.animated(effect)
        let frame = inputs.drawnFrame()
        let own = inputs.attribute(
            Compared {
                let frame = frame.value
                return transform(effect.value, frame.size).moved(to: frame.origin)
            })
        var inner = inputs
        let whole = inputs.transformed(by: own, inside: inputs.transform)
        inner.transform = whole
        if !isIgnoredByLayout {
            inner.reportedTransform =
                inputs.reportedTransform == inputs.transform
                ? whole : inputs.transformed(by: own, inside: inputs.reportedTransform)
        }
        var outputs = body(inner)
        if let display = outputs.display {
            outputs.display = inputs.attribute(TransformDisplay(content: display, transform: own))
        }
        if let presented = outputs.presented {
            outputs.presented = inputs.attribute(
                Computed {
                    presented.value.transformed(by: PresentedTransform(matrix: own.value, live: whole))
                })
        }
        return outputs
    }
}

extension _ViewInputs {
    fileprivate func transformed(
        by own: Attribute<ProjectionTransform>, inside outer: Attribute<ProjectionTransform>?
    ) -> Attribute<ProjectionTransform> {
        guard let outer else { return own }
        return attribute(Compared { own.value.concatenating(outer.value) })
    }
}

private struct TransformDisplay: Rule {
    let content: Attribute<DisplayChunk>
    let transform: Attribute<ProjectionTransform>
    private var version: UInt64 = 0

    init(content: Attribute<DisplayChunk>, transform: Attribute<ProjectionTransform>) {
        self.content = content
        self.transform = transform
    }

    mutating func update(_ output: inout Output<DisplayChunk>) {
        let chunk = content.value
        let transform = transform.value
        version += 1
        var items: [DisplayItem] = []
        if !chunk.items.isEmpty, transform.isInvertible {
            if transform.isIdentity {
                items = [.chunk(chunk)]
            } else if let affine = transform.affine {
                items = [.layer(Layer(content: chunk, transform: affine))]
            } else {
                items = [.layer(Layer(content: chunk, projection: transform))]
            }
        }
        output.set(DisplayChunk(id: Graph.currentID, version: version, items: items))
    }
}
