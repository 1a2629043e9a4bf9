import CoreGraphics
import Graph
import IdiomData
import Typesetting
import ViewCore

/// Where the text of a field is and how it is broken, for who draws it and who finds places in it.
@MainActor
final class EditedTextDrawing {
    let frame: Attribute<CGRect>
    private let environment: Attribute<EnvironmentValues>
    private let kind: FieldCore.Kind
    private let scroll: Attribute<CGPoint>
    private var last: (shown: ShownText, values: FieldTextLook, text: ShapedField)?

    init(
        frame: Attribute<CGRect>, environment: Attribute<EnvironmentValues>, kind: FieldCore.Kind,
        scroll: Attribute<CGPoint>
    ) {
        self.frame = frame
        self.environment = environment
        self.kind = kind
        self.scroll = scroll
    }

    private var isAlive: Bool { frame.isAlive && environment.isAlive }

    /// The text as it is laid out in the frame of now. Called outside of rules.
    private func shaped(_ shown: ShownText) -> ShapedField? {
        guard isAlive else { return nil }
        let look = FieldTextLook(environment.peeked)
        if let last, last.values == look, last.shown.text == shown.text, last.shown.composed == shown.composed {
            return last.text
        }
        let text = ShapedField(shown, look, kind)
        last = (shown, look, text)
        return text
    }

    /// The caret's side where its place has two.
    static func position(_ shown: ShownText, _ geometry: TextGeometry) -> TextGeometry.Position {
        if let affinity = shown.affinity { return .init(shown.caret, affinity) }
        // Behind the character before it, which was written last, but at the start of a line.
        let after = TextGeometry.Position(shown.caret)
        let isLineStart = geometry.range(ofLine: geometry.line(of: after)).lowerBound == shown.caret
        return isLineStart ? after : .init(shown.caret, .upstream)
    }

    private func layout(_ shown: ShownText) -> (text: ShapedField, size: CGSize, carets: TextGeometry)? {
        guard let text = shaped(shown) else { return nil }
        let size = frame.peeked.size
        return (text, size, text.carets(width: size.width))
    }

    /// From the frame to the text, by what it is moved so that the caret is seen.
    private func origin(_ text: ShapedField, _ size: CGSize) -> CGPoint {
        let offset = text.offset(in: size, scroll: scroll.peeked)
        return CGPoint(x: frame.peeked.minX + offset.x, y: frame.peeked.minY + offset.y)
    }

    /// Where the caret is, in points of the surface.
    func caretRect(in shown: ShownText) -> CGRect? {
        guard let (text, size, carets) = layout(shown) else { return nil }
        let origin = origin(text, size)
        return carets.caret(at: Self.position(shown, carets)).offsetBy(dx: origin.x, dy: origin.y)
    }

    /// Where the caret is in the text.
    func caretPosition(in shown: ShownText) -> CGPoint {
        guard let carets = layout(shown)?.carets else { return .zero }
        return carets.caret(at: Self.position(shown, carets)).origin
    }

    func position(at point: CGPoint, in shown: ShownText) -> TextGeometry.Position {
        guard let (text, size, carets) = layout(shown), !shown.text.isEmpty else { return .init(0) }
        let origin = origin(text, size)
        let inside = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        return kind.isMultiline ? carets.position(at: inside) : carets.position(x: inside.x, onLine: 0)
    }

    /// One character to the right or left on the screen.
    func position(movedRight isRight: Bool, in shown: ShownText) -> TextGeometry.Position {
        guard let carets = layout(shown)?.carets, !shown.text.isEmpty else { return .init(0) }
        return carets.position(Self.position(shown, carets), movedRight: isRight)
    }

    /// Whether the text at the caret runs from right to left.
    func isRightToLeft(in shown: ShownText) -> Bool {
        let right = position(movedRight: true, in: shown).offset
        if right != shown.caret { return right < shown.caret }
        return position(movedRight: false, in: shown).offset > shown.caret
    }

    /// So many lines below the caret, or above it; the start or the end of the text where there is none.
    func position(lines count: Int, from x: CGFloat, in shown: ShownText) -> TextGeometry.Position {
        guard let carets = layout(shown)?.carets, !shown.text.isEmpty else { return .init(0) }
        let now = Self.position(shown, carets)
        let line = carets.line(of: now)
        // A page beyond the last line goes to it, a line beyond it to the end.
        let wanted = line + count
        let isAtEdge = count < 0 ? line == 0 : line == carets.lineCount - 1
        if isAtEdge { return carets.position(now, movedLines: count, x: x) }
        return carets.position(x: x, onLine: min(max(wanted, 0), carets.lineCount - 1))
    }

    /// The start or the end of the line that the caret is in.
    func lineEdge(isEnd: Bool, in shown: ShownText) -> TextGeometry.Position {
        guard let carets = layout(shown)?.carets, !shown.text.isEmpty else { return .init(0) }
        return carets.lineEdge(of: Self.position(shown, carets), isEnd: isEnd)
    }

    var visibleLineCount: Int {
        guard isAlive else { return 1 }
        return max(1, Int(frame.peeked.height / max(1, FieldTextLook(environment.peeked).lineHeight)))
    }

    /// How far the text is to be moved so that the caret is seen, no further than needed from how it is moved now.
    func revealing(_ shown: ShownText, from now: CGPoint) -> CGPoint {
        guard let (text, size, carets) = layout(shown) else { return .zero }
        let caret = carets.caret(at: Self.position(shown, carets))
        let content = text.contentSize(width: size.width)
        let room = FieldTextLook.caretRoom
        func moved(_ now: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ content: CGFloat) -> CGFloat {
            var place = min(max(now, 0), max(0, content - length))
            if high > place + length { place = high - length }
            if low < place { place = low }
            return max(0, place)
        }
        if kind.isMultiline {
            return CGPoint(x: 0, y: moved(now.y, caret.minY, caret.maxY, size.height, content.height))
        }
        if content.width + room <= size.width { return .zero }
        return CGPoint(
            x: moved(now.x, caret.minX - room, caret.minX + room, size.width, content.width + room), y: 0)
    }

    /// The furthest that the text can be moved up.
    func scrollLimit(_ shown: ShownText) -> CGFloat {
        guard let text = shaped(shown) else { return 0 }
        return max(0, text.contentSize(width: frame.peeked.width).height - frame.peeked.height)
    }
}

/// What of the environment the text of a field is shaped and broken by.
struct FieldTextLook: Equatable {
    let font: FontDescription
    let style: ParagraphStyle
    let isRightToLeft: Bool

    /// Points between the caret and the edge of its field.
    static let caretRoom: CGFloat = 2

    @MainActor
    init(_ environment: EnvironmentValues) {
        font = (environment.font ?? .body).resolve(in: environment)
        var style = ParagraphStyle()
        style.alignment =
            switch environment.multilineTextAlignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        style.isRightToLeft = environment.layoutDirection == .rightToLeft
        style.lineSpacing = environment.lineSpacing
        style.scale = environment.displayScale
        self.style = style
        isRightToLeft = style.isRightToLeft
    }

    @MainActor
    var lineHeight: CGFloat { ShapedField.empty(self).layout(width: .infinity).size.height }
}

/// The text of a field, shaped.
@MainActor
final class ShapedField {
    let paragraph: Paragraph
    private let look: FieldTextLook
    private let isEmpty: Bool
    private let kind: FieldCore.Kind

    init(_ shown: ShownText, _ look: FieldTextLook, _ kind: FieldCore.Kind) {
        self.look = look
        self.kind = kind
        isEmpty = shown.text.isEmpty
        paragraph = isEmpty ? Self.empty(look) : Paragraph(runs: Self.runs(shown, look), style: look.style)
    }

    /// What is as high as a line.
    static func empty(_ look: FieldTextLook) -> Paragraph {
        Paragraph(runs: [TextRun(text: " ", font: look.font)], style: look.style)
    }

    private static func runs(_ shown: ShownText, _ look: FieldTextLook) -> [TextRun] {
        guard let composed = shown.composed, !composed.isEmpty else {
            return [TextRun(text: shown.text, font: look.font)]
        }
        let text = shown.text
        let (start, end) = (text.index(at: composed.lowerBound), text.index(at: composed.upperBound))
        let parts = [
            TextRun(text: String(text[..<start]), font: look.font),
            TextRun(text: String(text[start..<end]), font: look.font, isUnderlined: true),
            TextRun(text: String(text[end...]), font: look.font),
        ]
        return parts.filter { !$0.text.isEmpty }
    }

    private func breakWidth(_ width: CGFloat) -> CGFloat { kind.isMultiline ? width : .infinity }

    func layout(width: CGFloat) -> TextLayout { paragraph.layout(width: breakWidth(width)) }

    func carets(width: CGFloat) -> TextGeometry { paragraph.geometry(width: breakWidth(width)) }

    func contentSize(width: CGFloat) -> CGSize {
        let size = layout(width: width).size
        return isEmpty ? CGSize(width: 0, height: size.height) : size
    }

    /// Where in a frame the text begins: aligned in it, and moved by `scroll` as far as it is longer.
    func offset(in size: CGSize, scroll: CGPoint) -> CGPoint {
        let content = contentSize(width: size.width)
        let room = size.width - content.width
        let limit = CGPoint(
            x: max(0, -room + FieldTextLook.caretRoom), y: max(0, content.height - size.height))
        if !kind.isMultiline && room < FieldTextLook.caretRoom && room < 0 {
            return CGPoint(x: -min(max(scroll.x, 0), limit.x), y: 0)
        }
        let x: CGFloat =
            switch look.style.alignment {
            case .leading: look.isRightToLeft ? room : 0
            case .center: room / 2
            case .trailing: look.isRightToLeft ? 0 : room
            }
        return CGPoint(x: x, y: kind.isMultiline ? -min(max(scroll.y, 0), limit.y) : 0)
    }
}
