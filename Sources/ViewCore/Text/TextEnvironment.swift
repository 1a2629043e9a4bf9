import CoreGraphics
import ViewValues

/// What modifiers of a view say of the texts in it.
struct TextRunStyle: Equatable {
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
}

private enum TextRunStyleKey: EnvironmentKey {
    static var defaultValue: TextRunStyle { TextRunStyle() }
}

private enum LeastLinesKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

private enum RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

private enum PrivacySensitiveKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Content stands for what is not known yet.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// What is private must not be seen.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// What is shown is no longer true.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
    var textRunStyle: TextRunStyle {
        get { self[TextRunStyleKey.self] }
        set { self[TextRunStyleKey.self] = newValue }
    }

    /// Room for so many lines is taken whatever a text says.
    var leastLines: Int {
        get { self[LeastLinesKey.self] }
        set { self[LeastLinesKey.self] = newValue }
    }

    /// Why content is not shown as it is here.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// Whether bars stand for text, and faint boxes for pictures.
    var isRedacted: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
    }
}

extension View {
    /// At most so many lines; nil for as many as there are.
    public nonisolated func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimit, number.map { max(1, $0) })
    }

    /// At most so many lines, and room for as many if `reservesSpace`.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimit, max(1, limit)).environment(\.leastLines, reservesSpace ? max(1, limit) : 0)
    }

    /// Room for so many lines at least.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimit, nil).environment(\.leastLines, max(0, limit.lowerBound))
    }

    /// At most so many lines.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimit, max(1, limit.upperBound)).environment(\.leastLines, 0)
    }

    /// Room for so many lines at least, and at most so many lines.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimit, max(1, limit.upperBound)).environment(\.leastLines, max(0, limit.lowerBound))
    }

    /// Points between lines.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing.isFinite ? max(0, lineSpacing) : 0)
    }

    /// How lines of a text are aligned with one another.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Where a text that is too long is cut.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Whether letters may move closer together before a text is cut.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// How far a text may be made smaller before it is cut, as a part of its size.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// The case in which text in this view is shown; nil for as written.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// Points between characters, within words and without breaking ligatures apart.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View {
        transformEnvironment(\.textRunStyle) { $0.kerning = kerning }
    }

    /// Points between characters.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View {
        transformEnvironment(\.textRunStyle) { $0.tracking = tracking }
    }

    /// Points upward.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        transformEnvironment(\.textRunStyle) { $0.baselineOffset = baselineOffset }
    }

    /// A line below the texts in this view; nil for their own colour.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let line = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
        return transformEnvironment(\.textRunStyle) { $0.underline = line }
    }

    /// A line through the texts in this view; nil for their own colour.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let line = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
        return transformEnvironment(\.textRunStyle) { $0.strikethrough = line }
    }

    /// Hides what the view shows, for a reason.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the view as it is, whatever is hidden around it.
    public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Whether the view is hidden where private content must not be seen.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
