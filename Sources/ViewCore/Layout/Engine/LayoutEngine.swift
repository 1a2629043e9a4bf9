import CoreGraphics
import Graph
import ViewValues

/// What a parent can ask a view about its layout: sizes, spacing, guides. One object for each view that is laid out, kept
/// while its configuration and its children change.
///
/// It remembers what it was asked and what it answered. When something below has changed, it answers the
/// same questions again (`answersChanged`): if all answers are as before, nobody above needs to hear of it.
@MainActor
package class LayoutEngine {
    private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var guides: [(question: GuideQuestion, answer: CGFloat?)] = []
    private var askedSpacing: ViewSpacing?
    /// Answers were forgotten, so it can no longer be told whether they are as before.
    private var forgotAnswers = false

    private struct GuideQuestion: Equatable {
        let key: AlignmentKey
        let size: CGSize
        let proposal: ProposedViewSize
    }

    /// More different questions than these, between two changes, are not worth repeating.
    private static let longestMemory = 24

    init() {}

    // MARK: Asked by parents

    package final func size(_ proposal: ProposedViewSize) -> CGSize {
        for entry in sizes where entry.proposal == proposal { return entry.size }
        let size = computeSize(proposal)
        if sizes.count >= Self.longestMemory {
            sizes.removeAll(keepingCapacity: true)
            forgotAnswers = true
        }
        sizes.append((proposal, size))
        return size
    }

    package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: size(proposal), proposal: proposal, engine: self)
    }

    package final func spacing() -> ViewSpacing {
        if let askedSpacing { return askedSpacing }
        let spacing = computeSpacing()
        askedSpacing = spacing
        return spacing
    }

    package final func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let question = GuideQuestion(key: key, size: size, proposal: proposal)
        for entry in guides where entry.question == question { return entry.answer }
        let answer = computeExplicitGuide(key, size: size, proposal: proposal)
        if guides.count >= Self.longestMemory {
            guides.removeAll(keepingCapacity: true)
            forgotAnswers = true
        }
        guides.append((question, answer))
        return answer
    }

    // MARK: Answered by each kind of view

    package func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }
    package func computeSpacing() -> ViewSpacing { ViewSpacing() }
    package func computeExplicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    // MARK: Changes

    /// Whether any question asked so far is answered differently now. To be called when the configuration or a child has changed.
    package final func answersChanged() -> Bool {
        let oldSizes = sizes
        let oldGuides = guides
        let oldSpacing = askedSpacing
        var changed = forgotAnswers
        forgotAnswers = false
        sizes.removeAll(keepingCapacity: true)
        guides.removeAll(keepingCapacity: true)
        askedSpacing = nil
        if changed { return true }
        if let oldSpacing { changed = spacing() != oldSpacing }
        for entry in oldSizes where !changed { changed = size(entry.proposal) != entry.size }
        for entry in oldGuides where !changed {
            let question = entry.question
            changed = explicitGuide(question.key, size: question.size, proposal: question.proposal) != entry.answer
        }
        return changed
    }
}

extension Output where Value == LayoutEngine {
    /// Publishes the engine after its configuration or children changed: counts as a change only if it answers differently.
    @MainActor
    package mutating func publish(_ engine: LayoutEngine) {
        if !hasValue || engine.answersChanged() { set(engine) }
    }
}
