import CoreGraphics
import Graph
import IdiomData
import Typesetting
import ViewCore

/// The text of a field, with its selection and its caret.
struct EditedText {
    let session: EditingSession
    let bound: Attribute<String>
    let kind: FieldCore.Kind
}

extension EditedText: GraphComparable {
    func isSame(as other: EditedText) -> Bool { session === other.session }
}

extension EditedText: UnaryView {
    typealias Body = Never

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let text = view.attribute.peeked
        let (session, bound, kind) = (text.session, text.bound, text.kind)
        let frame = inputs.drawnFrame()
        let shown = inputs.attribute(
            Compared {
                ShownText(
                    session.draft.value ?? bound.value, selection: session.selection.value,
                    caret: session.caret.value, composition: session.composition.value, kind: kind)
            })
        let shaped = inputs.attribute(
            ShapedFieldRule(shown: shown, environment: inputs.environment, kind: kind))
        session.drawing = EditedTextDrawing(
            frame: frame, environment: inputs.environment, kind: kind, scroll: session.scroll)
        return _ViewOutputs(
            layout: inputs.barrier(
                EditedTextLayout(shaped: shaped, environment: inputs.environment, kind: kind), .layout),
            display: inputs.attribute(
                EditedTextDisplay(
                    session: session, shown: shown, shaped: shaped, frame: frame, environment: inputs.environment)))
    }
}

/// Shapes the text again when it or what it is shaped by has changed.
private struct ShapedFieldRule: Rule {
    let shown: Attribute<ShownText>
    let environment: Attribute<EnvironmentValues>
    let kind: FieldCore.Kind
    private var last: (text: String, composed: Range<Int>?, look: FieldTextLook)?

    init(shown: Attribute<ShownText>, environment: Attribute<EnvironmentValues>, kind: FieldCore.Kind) {
        self.shown = shown
        self.environment = environment
        self.kind = kind
    }

    mutating func update(_ output: inout Output<ShapedField>) {
        let shown = shown.value
        let now = (text: shown.text, composed: shown.composed, look: FieldTextLook(environment.value))
        if output.hasValue, let last, last == now { return }
        last = now
        output.set(ShapedField(shown, now.look, kind))
    }
}

private struct EditedTextLayout: Rule {
    let shaped: Attribute<ShapedField>
    let environment: Attribute<EnvironmentValues>
    let kind: FieldCore.Kind
    private let engine = LeafEngine { _ in .zero }

    init(shaped: Attribute<ShapedField>, environment: Attribute<EnvironmentValues>, kind: FieldCore.Kind) {
        self.shaped = shaped
        self.environment = environment
        self.kind = kind
    }

    mutating func update(_ output: inout Output<LayoutEngine>) {
        let shaped = shaped.value
        let kind = kind
        let lineLimit = environment.value.lineLimit
        engine.sizing = { proposal in
            let content = shaped.contentSize(width: proposal.width ?? .infinity)
            let line = shaped.layout(width: .infinity).lines.first?.frame.height ?? content.height
            let width = Self.width(proposal.width, content.width + FieldTextLook.caretRoom)
            switch kind {
            case .field, .secure:
                return CGSize(width: width, height: line)
            case .growing:
                let limit = lineLimit.map { CGFloat($0) * line } ?? .infinity
                return CGSize(width: width, height: min(content.height, limit))
            case .editor:
                return CGSize(width: width, height: proposal.height ?? max(content.height, line))
            }
        }
        engine.guide = { key, size in
            let layout = shaped.layout(width: size.width)
            if key == VerticalAlignment.firstTextBaseline.key { return layout.firstBaseline }
            if key == VerticalAlignment.lastTextBaseline.key { return layout.lastBaseline }
            return nil
        }
        output.publish(engine)
    }

    /// All that is proposed; where nothing is, what the text takes.
    private static func width(_ proposed: CGFloat?, _ own: CGFloat) -> CGFloat {
        guard let proposed else { return own }
        return proposed.isFinite ? max(0, proposed) : proposed > 0 ? .greatestFiniteMagnitude : 0
    }
}

private struct EditedTextDisplay: Rule {
    let session: EditingSession
    let shown: Attribute<ShownText>
    let shaped: Attribute<ShapedField>
    let frame: Attribute<CGRect>
    let environment: Attribute<EnvironmentValues>
    private var version: UInt64 = 0

    init(
        session: EditingSession, shown: Attribute<ShownText>, shaped: Attribute<ShapedField>, frame: Attribute<CGRect>,
        environment: Attribute<EnvironmentValues>
    ) {
        self.session = session
        self.shown = shown
        self.shaped = shaped
        self.frame = frame
        self.environment = environment
    }

    mutating func update(_ output: inout Output<DisplayChunk>) {
        let values = environment.value
        let rect = frame.value
        let (shown, shaped) = (shown.value, shaped.value)
        let isFocused = session.isFocused.value
        let offset = shaped.offset(
            in: rect.size, scroll: isFocused || session.kind.isMultiline ? session.scroll.value : .zero)
        let origin = CGPoint(x: rect.minX + offset.x, y: rect.minY + offset.y)
        var items: [DisplayItem] = []
        if isFocused && !shown.selection.isEmpty {
            let color = Color(system: .selectedTextBackground).paintColor(in: values)
            for box in shaped.carets(width: rect.width).rects(of: shown.selection) {
                items.append(.fill(Path(box.offsetBy(dx: origin.x, dy: origin.y)), FillStyle(), .color(color)))
            }
        }
        let style = ForegroundStyle()._resolvedStyle(in: values)
        if !shown.text.isEmpty {
            items += Self.text(shaped.layout(width: rect.width), style.paint(in: rect), at: origin)
        }
        if isFocused && session.isCaretOn.value && shown.selection.isEmpty {
            items.append(caret(shaped, shown, origin, values))
        }
        version += 1
        let clip = Path(rect.insetBy(dx: -FieldTextLook.caretRoom, dy: 0))
        let content = DisplayChunk(items: items)
        output.set(
            DisplayChunk(
                id: Graph.currentID, version: version,
                items: items.isEmpty ? [] : [.layer(Layer(content: content, clip: Clip(path: clip)))]))
    }

    private static func text(_ layout: TextLayout, _ paint: Paint, at origin: CGPoint) -> [DisplayItem] {
        var items: [DisplayItem] = []
        for line in layout.lines {
            for piece in line.pieces {
                let place = CGPoint(x: origin.x + piece.origin.x, y: origin.y + piece.origin.y)
                items.append(.glyphs(piece.run, origin: place, paint))
            }
            for decoration in line.decorations {
                let box = decoration.rect.offsetBy(dx: origin.x, dy: origin.y)
                items.append(.fill(Path(box), FillStyle(), paint))
            }
        }
        return items
    }

    private func caret(
        _ shaped: ShapedField, _ shown: ShownText, _ origin: CGPoint, _ values: EnvironmentValues
    ) -> DisplayItem {
        let geometry = shaped.carets(width: frame.value.width)
        let place = geometry.caret(at: EditedTextDrawing.position(shown, geometry))
        let width = values.metric(.caretWidth)
        let box = CGRect(
            x: origin.x + place.minX - width / 2, y: origin.y + place.minY, width: width, height: place.height)
        let paint = TintShapeStyle()._resolvedStyle(in: values).paint(in: box)
        return .fill(Path(roundedRect: box, cornerRadius: width / 2), FillStyle(), paint)
    }
}
