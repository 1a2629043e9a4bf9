import CoreGraphics
import Drawing
import Typesetting
import ViewValues

extension Text {
    /// The lines of a laid out text, in the text's coordinates: points from its top left.
    public struct Layout: RandomAccessCollection, Equatable {
        let drawing: TextDrawing

        init(_ drawing: TextDrawing) {
            self.drawing = drawing
        }

        /// Whether some of the text does not fit.
        public var isTruncated: Bool { drawing.layout.isTruncated }

        public var startIndex: Int { 0 }
        public var endIndex: Int { drawing.lines.count }
        public subscript(index: Int) -> Line { Line(drawing: drawing, line: index) }

        public static func == (a: Layout, b: Layout) -> Bool { a.drawing === b.drawing }

        /// Where a character lies in a text, to be compared with others of the same one.
        public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            let offset: Int

            public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
            public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.offset < b.offset }
        }

        /// The room that letters take, whatever of it they fill.
        public struct TypographicBounds: Equatable, Sendable {
            /// The beginning of the baseline.
            public var origin: CGPoint
            public var width: CGFloat
            /// Above the baseline.
            public var ascent: CGFloat
            /// Below the baseline, above 0.
            public var descent: CGFloat
            /// Between this line and the next.
            public var leading: CGFloat

            public init() {
                origin = .zero
                width = 0
                ascent = 0
                descent = 0
                leading = 0
            }

            init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
                self.origin = origin
                self.width = width
                self.ascent = ascent
                self.descent = descent
                leading = 0
            }

            /// From the ascent to the descent.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32

            public init(rawValue: UInt32) { self.rawValue = rawValue }

            /// Letters that move go by less than the steps in which letters at rest are placed.
            public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
        }
    }
}

@available(*, unavailable)
extension Text.Layout: Sendable {}

extension Text.Layout {
    /// A line of a text: what stands in it, from left to right.
    public struct Line: RandomAccessCollection, Equatable {
        let drawing: TextDrawing
        let line: Int

        /// The beginning of the baseline.
        public var origin: CGPoint { typographicBounds.origin }

        public var startIndex: Int { 0 }
        public var endIndex: Int { drawing.lines[line].count }
        public subscript(index: Int) -> Run { Run(drawing: drawing, line: line, part: index) }

        public var typographicBounds: TypographicBounds {
            let box = drawing.layout.lines[line]
            return TypographicBounds(
                origin: CGPoint(x: box.frame.minX, y: box.baseline), width: box.frame.width,
                ascent: box.baseline - box.frame.minY, descent: box.frame.maxY - box.baseline)
        }

        public static func == (a: Line, b: Line) -> Bool { a.drawing === b.drawing && a.line == b.line }
    }

    /// Letters of a line that look alike and run one way, or a picture; a collection of its smallest slices.
    public struct Run: RandomAccessCollection, Equatable {
        let drawing: TextDrawing
        let line: Int
        let part: Int

        var content: TextDrawing.Part { drawing.lines[line][part] }

        public var startIndex: Int { 0 }
        public var endIndex: Int { content.clusters.count }
        public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

        /// What the text was told by `customAttribute`; nil for nothing of this type.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { drawing.attribute(key, ofRun: content.source) }

        public var layoutDirection: LayoutDirection { content.clusters.isRightToLeft ? .rightToLeft : .leftToRight }

        public var typographicBounds: TypographicBounds { self[0..<count].typographicBounds }

        public var characterIndices: [CharacterIndex] { self[0..<count].characterIndices }

        public static func == (a: Run, b: Run) -> Bool {
            a.drawing === b.drawing && a.line == b.line && a.part == b.part
        }
    }

    /// Some letters of a run that follow each other.
    public struct RunSlice: RandomAccessCollection, Equatable {
        public var run: Run
        public var indices: Range<Int>

        public init(run: Run, indices: Range<Int>) {
            self.run = run
            self.indices = indices
        }

        public var startIndex: Int { indices.lowerBound }
        public var endIndex: Int { indices.upperBound }
        public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

        /// What the text was told by `customAttribute`; nil for nothing of this type.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        public var typographicBounds: TypographicBounds {
            let content = run.content
            let start = content.clusters.edges[indices.lowerBound]
            return TypographicBounds(
                origin: CGPoint(x: content.origin.x + start, y: content.origin.y),
                width: content.clusters.edges[indices.upperBound] - start, ascent: content.clusters.ascent,
                descent: content.clusters.descent)
        }

        public var characterIndices: [CharacterIndex] {
            run.content.clusters.ranges[indices].map { CharacterIndex(offset: $0.lowerBound) }
        }
    }
}
