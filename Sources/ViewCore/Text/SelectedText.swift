import CoreGraphics
import Drawing
import Graph
import Typesetting
import ViewValues

/// What a user has selected of a text that cannot be edited: by dragging, by words with a double click, all of it with three
/// clicks or the key for it. What is selected can be copied while the text has the keyboard.
@MainActor
package final class SelectedText {
    private let text: Attribute<ResolvedText>
    private let place: Attribute<ViewFrame>
    private let drawn: Attribute<CGRect>
    /// In bytes of the text. Empty for nothing.
    fileprivate let selection: Attribute<Range<Int>>
    private weak var tree: ViewGraph?
    /// What was selected by the press that is under way.
    private var pressed: Range<Int>?
    private var last: PointerEvent?
    private var start = CGPoint.zero

    /// How far the pointer moves, in points, before a press selects. A guess.
    private static let slop: CGFloat = 3

    init(
        _ inputs: _ViewInputs, text: Attribute<ResolvedText>, drawn: Attribute<CGRect>
    ) {
        self.text = text
        self.drawn = drawn
        place = inputs.frame
        tree = inputs.tree
        selection = Attribute(input: 0..<0, in: inputs.subgraph)
    }

    private var isAlive: Bool { text.isAlive && selection.isAlive }

    /// What is selected now; nil where nothing is.
    package var string: String? {
        guard isAlive, !selection.peeked.isEmpty else { return nil }
        var bytes: [UInt8] = []
        for run in text.value.paragraph.runs { bytes += run.text.utf8 }
        let range = selection.peeked.clamped(to: 0..<bytes.count)
        // Pictures say nothing.
        let string = String(decoding: bytes[range], as: UTF8.self).filter { $0 != "\u{FFFC}" }
        return string.isEmpty ? nil : string
    }

    private var geometry: TextGeometry { Self.geometry(text.value, place.value.proposal) }

    fileprivate static func geometry(_ text: ResolvedText, _ proposal: ProposedViewSize) -> TextGeometry {
        text.paragraph(fitting: proposal).geometry(
            width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
    }

    private func select(_ range: Range<Int>) {
        let selection = selection
        guard selection.peeked != range else { return }
        tree?.enqueue(Transaction()) { if selection.isAlive { selection.set(range) } }
    }

    private func selectAll() { select(0..<geometry.length) }

    private func range(at point: CGPoint, clicks: Int) -> Range<Int> {
        let geometry = geometry
        let origin = drawn.value.origin
        let offset = geometry.position(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)).offset
        switch clicks {
        case ...1: return offset..<offset
        case 2: return geometry.wordRange(at: offset)
        default: return 0..<geometry.length
        }
    }
}

extension SelectedText: CursorResponder, PointerFollower {
    package var cursor: Cursor? { .text }

    package func makeRecognizers() -> [PointerRecognizer] { [FollowingRecognizer(self)] }

    package func handle(_ event: PointerEvent) -> PointerRecognizer.State {
        guard isAlive else { return .failed }
        switch event.phase {
        case .began:
            start = event.location
            pressed = nil
            last = event
            // A single press may mean something to what is around.
            if event.clickCount >= 2 { return .active }
            select(0..<0)
            return .possible
        case .moved:
            last = event
            let distance = hypot(event.location.x - start.x, event.location.y - start.y)
            return pressed != nil || distance > Self.slop ? .active : .possible
        case .ended: return pressed == nil ? .failed : .ended
        case .cancelled: return .failed
        }
    }

    package func commit(_ state: PointerRecognizer.State) {
        guard isAlive, let event = last else { return }
        last = nil
        tree?.focus.focus(self)
        let first = pressed ?? range(at: start, clicks: event.clickCount)
        pressed = first
        let now = range(at: event.location, clicks: event.clickCount)
        select(min(first.lowerBound, now.lowerBound)..<max(first.upperBound, now.upperBound))
    }

    package func cancel() { pressed = nil }
}

extension SelectedText: KeyResponder {
    /// The keyboard does not come round to a text by keys.
    package var canFocus: Bool { isAlive && tree?.focus.focused === self }

    package func focusChanged(_ hasFocus: Bool) {
        if !hasFocus, isAlive { select(0..<0) }
    }

    package func press(_ key: KeyPress) -> Bool {
        guard isAlive, !key.modifiers.isDisjoint(with: [.command, .control]) else { return false }
        switch key.name {
        case "c":
            guard let string else { return false }
            Installed.clipboard.write(string)
            return true
        case "a":
            selectAll()
            return true
        default: return false
        }
    }
}

/// What lies behind the letters that are selected.
struct SelectedTextDisplay: Rule {
    let text: Attribute<ResolvedText>
    let place: Attribute<ViewFrame>
    let drawn: Attribute<CGRect>
    let environment: Attribute<EnvironmentValues>
    let selection: Attribute<Range<Int>>
    private var version: UInt64 = 0

    init(_ selected: SelectedText, _ inputs: _ViewInputs, text: Attribute<ResolvedText>, drawn: Attribute<CGRect>) {
        self.text = text
        self.drawn = drawn
        place = inputs.frame
        environment = inputs.environment
        selection = selected.selection
    }

    mutating func update(_ output: inout Output<DisplayChunk>) {
        let range = selection.value
        var items: [DisplayItem] = []
        if !range.isEmpty {
            let color = Color(system: .selectedTextBackground).paintColor(in: environment.value)
            let rect = drawn.value
            for box in SelectedText.geometry(text.value, place.value.proposal).rects(of: range) {
                items.append(.fill(Path(box.offsetBy(dx: rect.minX, dy: rect.minY)), FillStyle(), .color(color)))
            }
        }
        version += 1
        output.set(DisplayChunk(id: Graph.currentID, version: version, items: items))
    }
}
