import CoreGraphics
import Typesetting
import ViewValues

/// How far a text may be tightened and made smaller before any of it is cut.
@MainActor
final class TextFitting {
    private let minimumScale: CGFloat
    private let allowsTightening: Bool
    /// Smaller versions that were tried, by their step.
    private var versions: [Int: Paragraph] = [:]
    private weak var source: Paragraph?

    /// Sizes that are tried between the whole and the least. Our own choice.
    private static let steps = 24
    /// What letters may move closer, as a part of their size. A guess.
    private static let tightening: CGFloat = 0.02

    init(_ environment: EnvironmentValues) {
        let scale = environment.minimumScaleFactor
        minimumScale = scale.isFinite ? min(max(scale, 0.01), 1) : 1
        allowsTightening = environment.allowsTightening
    }

    var isPlain: Bool { minimumScale >= 1 && !allowsTightening }

    func isSame(as other: TextFitting) -> Bool {
        minimumScale == other.minimumScale && allowsTightening == other.allowsTightening
    }

    /// The paragraph, or the largest version of it of which nothing has to be cut.
    func paragraph(_ whole: Paragraph, _ proposal: ProposedViewSize) -> Paragraph {
        let width = proposal.width ?? .infinity
        let height = proposal.height ?? .infinity
        func fits(_ paragraph: Paragraph) -> Bool {
            let layout = paragraph.layout(width: width, height: height)
            return !layout.isTruncated && layout.size.height <= height + 0.01
        }
        if fits(whole) { return whole }
        if source !== whole {
            versions = [:]
            source = whole
        }
        if allowsTightening {
            let tightened = version(whole, 0)
            if minimumScale >= 1 || fits(tightened) { return tightened }
        }
        // The fewer steps down the larger; the last is taken whether it fits or not.
        var low = 1
        var high = Self.steps
        while low < high {
            let middle = (low + high) / 2
            if fits(version(whole, middle)) { high = middle } else { low = middle + 1 }
        }
        return version(whole, low)
    }

    private func version(_ whole: Paragraph, _ step: Int) -> Paragraph {
        if let known = versions[step] { return known }
        let scale = 1 - (1 - minimumScale) * CGFloat(step) / CGFloat(Self.steps)
        var runs = whole.runs
        for index in runs.indices {
            runs[index].font.size *= scale
            if allowsTightening { runs[index].tracking -= runs[index].font.size * Self.tightening }
            if let box = runs[index].attachment {
                runs[index].attachment = TextRun.Attachment(
                    width: box.width * scale, ascent: box.ascent * scale, descent: box.descent * scale)
            }
        }
        let made = Paragraph(runs: runs, style: whole.style)
        versions[step] = made
        return made
    }
}
