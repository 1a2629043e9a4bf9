import CoreGraphics
import ViewValues

/// A view's size and alignment guides, in the view's own coordinates.
public struct ViewDimensions: @unchecked Sendable {
    package let size: CGSize
    package let proposal: ProposedViewSize
    package let engine: LayoutEngine

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    /// The guide's value: what the view sets, or the guide's own default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
    /// Nil where the view does not set the guide.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    package func value(_ key: AlignmentKey) -> CGFloat { explicit(key) ?? key.defaultValue(in: self) }

    package func explicit(_ key: AlignmentKey) -> CGFloat? {
        EngineQuestions.explicitGuide(engine, key, size, proposal)
    }

    /// Where the alignment's guides cross.
    package func point(_ alignment: Alignment) -> CGPoint {
        CGPoint(x: value(alignment.horizontal.key), y: value(alignment.vertical.key))
    }
}

extension ViewDimensions: Equatable {
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.size == b.size && a.engine === b.engine
    }
}
