import CoreGraphics
import Foundation
import Graph
import Typesetting
import ViewValues

/// A text in its environment: shaped, and with what each of its parts is painted with.
@MainActor
final class ResolvedText {
    let paragraph: Paragraph
    let styles: [_ResolvedStyle]
    let string: String
    /// Pictures and links by the index of their run.
    let images: [Int: ResolvedImage]
    let links: [Int: URL]
    /// What text renderers are told, by the index of the run.
    let attributes: [Int: CustomTextAttributes]
    let fitting: TextFitting
    let isRedacted: Bool
    /// The layout that a text renderer was given last, taken apart.
    private var drawing: TextDrawing?

    init(
        paragraph: Paragraph, styles: [_ResolvedStyle], string: String, images: [Int: ResolvedImage], links: [Int: URL],
        attributes: [Int: CustomTextAttributes], fitting: TextFitting, isRedacted: Bool
    ) {
        self.paragraph = paragraph
        self.styles = styles
        self.string = string
        self.images = images
        self.links = links
        self.attributes = attributes
        self.fitting = fitting
        self.isRedacted = isRedacted
    }

    func layout(_ proposal: ProposedViewSize) -> TextLayout {
        paragraph(fitting: proposal).layout(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
    }

    /// The layout for a room, taken apart for a text renderer.
    func drawing(_ proposal: ProposedViewSize) -> TextDrawing {
        let layout = layout(proposal)
        if let drawing, drawing.layout === layout { return drawing }
        let new = TextDrawing(self, layout, proposal)
        drawing = new
        return new
    }

    /// The text at the size in which it is shown in a room.
    func paragraph(fitting proposal: ProposedViewSize) -> Paragraph {
        fitting.isPlain ? paragraph : fitting.paragraph(paragraph, proposal)
    }
}

extension Text {
    /// What the text says, at a time where it is about one.
    @MainActor
    package func resolvedString(in environment: EnvironmentValues, at now: Date = Date()) -> String {
        if case .verbatim(let string) = storage { return string }
        var resolver = TextResolver(environment, now: now)
        resolver.add(self)
        return TextWords.string(of: resolver.runs)
    }
}

enum TextWords {
    /// What runs say; pictures say nothing.
    static func string(of runs: [TextRun]) -> String {
        if runs.count == 1 && runs[0].attachment == nil { return runs[0].text }
        var text = ""
        for run in runs where run.attachment == nil { text += run.text }
        return text
    }
}

extension ParagraphStyle {
    init(_ environment: EnvironmentValues) {
        self.init()
        alignment =
            switch environment.multilineTextAlignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        truncation =
            switch environment.truncationMode {
            case .head: .head
            case .middle: .middle
            default: .tail
            }
        isRightToLeft = environment.layoutDirection == .rightToLeft
        lineSpacing = environment.lineSpacing
        lineLimit = environment.lineLimit
        leastLines = environment.leastLines
        scale = environment.displayScale
    }
}

/// Resolves a text again only when it or something it asked the environment for has changed, or when what it says of the
/// time has; shapes it again only when more than its colours has.
struct ResolvedTextRule: Rule {
    let text: Attribute<Text>
    let environment: Attribute<EnvironmentValues>
    unowned(unsafe) let tree: ViewGraph
    private var last: Text?
    private var tracker: EnvironmentTracker?
    private var isLive = false
    /// Most texts read the same of the same environment as the one before, and share what they remember of it.
    private static weak var lastTracker: EnvironmentTracker?

    init(text: Attribute<Text>, environment: Attribute<EnvironmentValues>, tree: ViewGraph) {
        self.text = text
        self.environment = environment
        self.tree = tree
    }

    mutating func update(_ output: inout Output<ResolvedText>) {
        let text = text.value
        let values = environment.value
        if !isLive, text == last, let tracker, tracker.isUnaffected(by: values) { return }
        last = text
        let tracker = EnvironmentTracker()
        let tracked = values.tracking(tracker)
        var resolver = TextResolver(tracked, now: tree.date)
        resolver.add(text)
        let style = ParagraphStyle(tracked)
        let fitting = TextFitting(tracked)
        let isRedacted = tracked.isRedacted
        share(tracker)
        isLive = resolver.nextChange != nil
        if let next = resolver.nextChange { tree.evaluateAgain(at: next) }
        let previous = output.previous
        let isSameText = previous.map { $0.paragraph.runs == resolver.runs && $0.paragraph.style == style } ?? false
        if isSameText, let previous, previous.styles == resolver.styles, previous.images == resolver.images,
            previous.links == resolver.links, previous.attributes == resolver.attributes,
            previous.fitting.isSame(as: fitting), previous.isRedacted == isRedacted
        {
            return
        }
        let paragraph = isSameText ? previous!.paragraph : Paragraph(runs: resolver.runs, style: style)
        output.set(
            ResolvedText(
                paragraph: paragraph, styles: resolver.styles, string: TextWords.string(of: resolver.runs),
                images: resolver.images, links: resolver.links, attributes: resolver.attributes, fitting: fitting,
                isRedacted: isRedacted))
    }

    private mutating func share(_ own: EnvironmentTracker) {
        if let last = Self.lastTracker, last.isSame(as: own) {
            tracker = last
        } else {
            tracker = own
            Self.lastTracker = own
        }
    }
}
