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

    init(paragraph: Paragraph, styles: [_ResolvedStyle], string: String) {
        self.paragraph = paragraph
        self.styles = styles
        self.string = string
    }
}

extension Text {
    /// What the text says.
    package func resolvedString(in environment: EnvironmentValues) -> String {
        switch storage {
        case .verbatim(let string): string
        case .key(let key): key.string(in: environment)
        case .joined(let first, let second):
            first.resolvedString(in: environment) + second.resolvedString(in: environment)
        }
    }

    /// The runs of the text, and the styles that their `paint` counts.
    func runs(in environment: EnvironmentValues) -> (runs: [TextRun], styles: [_ResolvedStyle]) {
        var styles = [ForegroundStyle()._resolvedStyle(in: environment)]
        var runs: [TextRun] = []
        collect(RunStyle(font: environment.font), environment, &runs, &styles)
        return (runs, styles)
    }

    private struct RunStyle {
        var font: Font?
        var weight: Font.Weight?
        var isItalic = false
        var hasMonospacedDigits = false
        var paint = 0
        var kerning: CGFloat = 0
        var tracking: CGFloat = 0
        var baselineOffset: CGFloat = 0
        var isUnderlined = false
        var isStruckThrough = false
        var underlinePaint: Int?
        var strikethroughPaint: Int?
    }

    private func collect(
        _ outer: RunStyle, _ environment: EnvironmentValues, _ runs: inout [TextRun], _ styles: inout [_ResolvedStyle]
    ) {
        func paint(_ style: some ShapeStyle) -> Int {
            styles.append(style._resolvedStyle(in: environment))
            return styles.count - 1
        }
        var style = outer
        // The outermost first, so that an inner one overrides it.
        for modifier in modifiers.reversed() {
            switch modifier {
            case .font(let font): if let font { style.font = font }
            case .style(let own): style.paint = paint(own.style)
            case .weight(let weight): if let weight { style.weight = weight }
            case .italic(let isItalic): style.isItalic = isItalic
            case .kerning(let kerning): style.kerning = kerning
            case .tracking(let tracking): style.tracking = tracking
            case .baselineOffset(let offset): style.baselineOffset = offset
            case .underline(let isActive, let color):
                style.isUnderlined = isActive
                style.underlinePaint = color.map(paint)
            case .strikethrough(let isActive, let color):
                style.isStruckThrough = isActive
                style.strikethroughPaint = color.map(paint)
            case .monospacedDigit: style.hasMonospacedDigits = true
            }
        }
        switch storage {
        case .joined(let first, let second):
            first.collect(style, environment, &runs, &styles)
            second.collect(style, environment, &runs, &styles)
        case .verbatim, .key:
            runs.append(run(resolvedString(in: environment), style, environment))
        }
    }

    private func run(_ string: String, _ style: RunStyle, _ environment: EnvironmentValues) -> TextRun {
        var font = style.font ?? .body
        if let weight = style.weight { font = font.weight(weight) }
        if style.isItalic { font = font.italic() }
        if style.hasMonospacedDigits { font = font.monospacedDigit() }
        let cased =
            switch environment.textCase {
            case .uppercase: string.uppercased(with: environment.locale)
            case .lowercase: string.lowercased(with: environment.locale)
            default: string
            }
        return TextRun(
            text: cased, font: font.resolve(in: environment), paint: style.paint, kerning: style.kerning,
            tracking: style.tracking, baselineOffset: style.baselineOffset, isUnderlined: style.isUnderlined,
            isStruckThrough: style.isStruckThrough, underlinePaint: style.underlinePaint,
            strikethroughPaint: style.strikethroughPaint)
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
        scale = environment.displayScale
    }
}

/// Resolves a text again only when it or something it asked the environment for has changed; shapes it
/// again only when more than its colours has.
struct ResolvedTextRule: Rule {
    let text: Attribute<Text>
    let environment: Attribute<EnvironmentValues>
    private var last: Text?
    private var tracker: EnvironmentTracker?
    /// Most texts read the same of the same environment as the one before, and share what they remember of it.
    private static weak var lastTracker: EnvironmentTracker?

    init(text: Attribute<Text>, environment: Attribute<EnvironmentValues>) {
        self.text = text
        self.environment = environment
    }

    mutating func update(_ output: inout Output<ResolvedText>) {
        let text = text.value
        let values = environment.value
        if text == last, let tracker, tracker.isUnaffected(by: values) { return }
        last = text
        let tracker = EnvironmentTracker()
        let tracked = values.tracking(tracker)
        let (runs, styles) = text.runs(in: tracked)
        let style = ParagraphStyle(tracked)
        share(tracker)
        let previous = output.previous
        let isSameText = previous.map { $0.paragraph.runs == runs && $0.paragraph.style == style } ?? false
        if isSameText && previous?.styles == styles { return }
        let paragraph = isSameText ? previous!.paragraph : Paragraph(runs: runs, style: style)
        let string = runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
        output.set(ResolvedText(paragraph: paragraph, styles: styles, string: string))
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
