import CoreGraphics
import ViewValues

/// What layouts ask the engines of their views, as functions that code of no actor may call: `Layout` and what it is given
/// are not isolated, though all of it is called on the main actor. Asked many times for each view, and closures made
/// for each question would be allocated.
enum EngineQuestions {
    static let size = onAnyActor { (engine: LayoutEngine, proposal: ProposedViewSize) in engine.size(proposal) }

    static let lengthDependsOnOther = onAnyActor { (engine: LayoutEngine, axis: Axis) in
        engine.lengthDependsOnOther(axis)
    }

    static let explicitGuide: @Sendable (LayoutEngine, AlignmentKey, CGSize, ProposedViewSize) -> CGFloat? = {
        let ask: @MainActor @Sendable (LayoutEngine, AlignmentKey, CGSize, ProposedViewSize) -> CGFloat? = {
            engine, key, size, proposal in engine.explicitGuide(key, size: size, proposal: proposal)
        }
        return unsafeBitCast(
            ask, to: (@Sendable (LayoutEngine, AlignmentKey, CGSize, ProposedViewSize) -> CGFloat?).self)
    }()

    private static func onAnyActor<Parameter, Answer>(
        _ ask: @escaping @MainActor @Sendable (LayoutEngine, Parameter) -> Answer
    ) -> @Sendable (LayoutEngine, Parameter) -> Answer {
        unsafeBitCast(ask, to: (@Sendable (LayoutEngine, Parameter) -> Answer).self)
    }
}
