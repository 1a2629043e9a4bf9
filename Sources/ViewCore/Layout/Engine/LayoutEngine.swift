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
    private var sizes = AnswerList<ProposedViewSize, CGSize>()
    /// Few views are asked for guides.
    private var guides: [(question: GuideQuestion, answer: CGFloat?)] = []
    private var askedSpacing: ViewSpacing?
    private var askedGuides: GuideSet?
    private var dependsHorizontally: Bool?
    private var dependsVertically: Bool?
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

    /// How many sizes were worked out since the process began, for tests and benchmarks.
    package private(set) static var sizeComputations = 0

    package final func size(_ proposal: ProposedViewSize) -> CGSize {
        if let size = sizes.answer(to: proposal) { return size }
        Self.sizeComputations += 1
        let size = computeSize(proposal)
        if sizes.count >= Self.longestMemory {
            sizes.removeAll()
            forgotAnswers = true
        }
        sizes.append(proposal, size)
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
        if !definedGuides.contains(key.guideSet) { return nil }
        let question = GuideQuestion(key: key, size: size, proposal: proposal)
        for known in guides where known.question == question { return known.answer }
        let answer = computeExplicitGuide(key, size: size, proposal: proposal)
        if guides.count >= Self.longestMemory {
            guides.removeAll(keepingCapacity: true)
            forgotAnswers = true
        }
        guides.append((question, answer))
        return answer
    }

    /// The guides that the view or one in it may set. Most views set none, and need not be asked for each.
    package final var definedGuides: GuideSet {
        if let askedGuides { return askedGuides }
        let guides = computeDefinedGuides()
        askedGuides = guides
        return guides
    }

    /// Whether the least and the greatest length along an axis may depend on what is proposed along the other one.
    /// Where they do not, a stack can ask for them once and for all, and stacks in stacks ask each other no more than
    /// their depth makes necessary.
    package final func lengthDependsOnOther(_ axis: Axis) -> Bool {
        if let known = axis == .horizontal ? dependsHorizontally : dependsVertically { return known }
        let depends = computeLengthDependsOnOther(axis)
        if axis == .horizontal { dependsHorizontally = depends } else { dependsVertically = depends }
        return depends
    }

    // MARK: Answered by each kind of view

    package func computeLengthDependsOnOther(_ axis: Axis) -> Bool { true }

    package func computeDefinedGuides() -> GuideSet { [] }

    package func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }
    package func computeSpacing() -> ViewSpacing { ViewSpacing() }
    package func computeExplicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    // MARK: Changes

    /// Whether any question asked so far is answered differently now. To be called when the configuration or a child has changed.
    package final func answersChanged() -> Bool {
        let oldSizes = sizes
        let oldGuides = guides
        let oldSpacing = askedSpacing
        let oldDefined = askedGuides
        let oldDependence = (dependsHorizontally, dependsVertically)
        let isUnknown = forgotAnswers
        forgotAnswers = false
        sizes.removeAll()
        guides = []
        askedSpacing = nil
        askedGuides = nil
        (dependsHorizontally, dependsVertically) = (nil, nil)
        if isUnknown { return true }
        if let oldSpacing, spacing() != oldSpacing { return true }
        if let oldDefined, definedGuides != oldDefined { return true }
        if let old = oldDependence.0, lengthDependsOnOther(.horizontal) != old { return true }
        if let old = oldDependence.1, lengthDependsOnOther(.vertical) != old { return true }
        if oldSizes.contains({ size($0) != $1 }) { return true }
        for (question, answer) in oldGuides
        where explicitGuide(question.key, size: question.size, proposal: question.proposal) != answer { return true }
        return false
    }
}

/// Kinds of guides, for telling quickly that a view sets none of a kind.
package struct GuideSet: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Those of the first and the last line of text.
    package static let baselines = GuideSet(rawValue: 1)
    package static let others = GuideSet(rawValue: 2)
    package static let all: GuideSet = [.baselines, .others]
}

/// Questions with their answers: the first few lie in the object that asks, more go to an array.
private struct AnswerList<Question: Equatable, Answer> {
    private var first: (question: Question, answer: Answer)?
    private var second: (question: Question, answer: Answer)?
    private var third: (question: Question, answer: Answer)?
    private var more: [(question: Question, answer: Answer)] = []

    var count: Int { (first == nil ? 0 : 1) + (second == nil ? 0 : 1) + (third == nil ? 0 : 1) + more.count }

    func answer(to question: Question) -> Answer? {
        if let first, first.question == question { return first.answer }
        if let second, second.question == question { return second.answer }
        if let third, third.question == question { return third.answer }
        for entry in more where entry.question == question { return entry.answer }
        return nil
    }

    mutating func append(_ question: Question, _ answer: Answer) {
        if first == nil {
            first = (question, answer)
        } else if second == nil {
            second = (question, answer)
        } else if third == nil {
            third = (question, answer)
        } else {
            more.append((question, answer))
        }
    }

    mutating func removeAll() {
        first = nil
        second = nil
        third = nil
        more.removeAll(keepingCapacity: true)
    }

    func contains(_ isWanted: (Question, Answer) -> Bool) -> Bool {
        if let first, isWanted(first.question, first.answer) { return true }
        if let second, isWanted(second.question, second.answer) { return true }
        if let third, isWanted(third.question, third.answer) { return true }
        return more.contains { isWanted($0.question, $0.answer) }
    }
}

extension Output where Value == LayoutEngine {
    /// Publishes the engine after its configuration or children changed: counts as a change only if it answers differently.
    @MainActor
    package mutating func publish(_ engine: LayoutEngine) {
        if !hasValue || engine.answersChanged() { set(engine) }
    }
}
