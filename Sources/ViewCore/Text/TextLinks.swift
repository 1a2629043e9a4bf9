import CoreGraphics
import Drawing
import Foundation
import Graph
import Typesetting
import ViewValues

/// The links of one text: where they can be pressed, and what opens them.
@MainActor
final class TextLinks {
    private let environment: Attribute<EnvironmentValues>
    private var responders: [Int: LinkResponder] = [:]

    init(_ inputs: _ViewInputs) {
        environment = inputs.environment
    }

    /// A node for each link: runs that follow one another with the same address are one.
    func nodes(_ text: ResolvedText, _ layout: TextLayout, in frame: CGRect) -> [PresentedNode] {
        var nodes: [PresentedNode] = []
        var run = 0
        let runs = text.paragraph.runs
        while run < runs.count {
            guard let url = text.links[run] else {
                run += 1
                continue
            }
            var end = run + 1
            while end < runs.count, text.links[end] == url { end += 1 }
            nodes.append(node(run..<end, url, text, layout, frame))
            run = end
        }
        return nodes
    }

    private func node(
        _ range: Range<Int>, _ url: URL, _ text: ResolvedText, _ layout: TextLayout, _ frame: CGRect
    ) -> PresentedNode {
        var path = Path()
        var box = CGRect.null
        for line in layout.lines {
            var rect = CGRect.null
            for piece in line.pieces where range.contains(piece.source) {
                rect = rect.union(
                    CGRect(
                        x: piece.origin.x, y: line.frame.minY, width: piece.run.advance, height: line.frame.height))
            }
            for attached in line.attachments where range.contains(attached.run) { rect = rect.union(attached.rect) }
            if rect.isNull { continue }
            rect = rect.offsetBy(dx: frame.minX, dy: frame.minY)
            path.addRect(rect)
            box = box.union(rect)
        }
        let responder = responders[range.lowerBound] ?? LinkResponder()
        responders[range.lowerBound] = responder
        responder.path = path
        responder.open = { [environment] in
            if environment.isAlive { environment.peeked.openURL(url) }
        }
        return PresentedNode(
            type: "Link", role: .link, label: TextWords.string(of: Array(text.paragraph.runs[range])),
            value: url.absoluteString, frame: box.isNull ? .zero : box, touch: .path(path), responder: responder,
            activate: responder.open)
    }
}

/// A link under the pointer: pressed and let go within it, it opens.
@MainActor
private final class LinkResponder: CursorResponder {
    var path = Path()
    var open: @MainActor () -> Void = {}

    var cursor: Cursor? { .pointingHand }

    func makeRecognizers() -> [PointerRecognizer] { [FollowingRecognizer(LinkPress(self))] }
}

private final class LinkPress: PointerFollower {
    private let link: LinkResponder

    init(_ link: LinkResponder) {
        self.link = link
    }

    func handle(_ event: PointerEvent) -> PointerRecognizer.State {
        switch event.phase {
        case .began, .moved: .possible
        case .ended: link.path.contains(event.location) ? .ended : .failed
        case .cancelled: .failed
        }
    }

    func commit(_ state: PointerRecognizer.State) {
        if state == .ended { link.open() }
    }

    func cancel() {}
}

private enum TextLinksKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether links in texts here look like links and can be followed.
    package var hasTextLinks: Bool {
        get { self[TextLinksKey.self] }
        set { self[TextLinksKey.self] = newValue }
    }
}
