import ViewCore

/// The side of a place between two characters.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
    case automatic
    /// That of the character before.
    case upstream
    /// That of the character after.
    case downstream
}

/// What is selected in a text: a part of it, several, or a place between two characters.
public struct TextSelection: Equatable, Hashable, Sendable {
    public enum Indices: Equatable, Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }

    public var indices: TextSelection.Indices
    /// The side of its place that a selection belongs to, where a line is broken there.
    public var affinity = TextSelectionAffinity.automatic

    /// A place between two characters.
    public init(insertionPoint: String.Index) {
        indices = .selection(insertionPoint..<insertionPoint)
    }

    public init(range: Range<String.Index>) {
        indices = .selection(range)
    }

    public init(ranges: RangeSet<String.Index>) {
        indices = .multiSelection(ranges)
    }

    /// Nothing but a place.
    public var isInsertion: Bool { range.map(\.isEmpty) ?? true }

    /// Everything from the first place to the last. Nil where nothing is selected.
    var range: Range<String.Index>? {
        switch indices {
        case .selection(let range): return range
        case .multiSelection(let set):
            guard let first = set.ranges.first, let last = set.ranges.last else { return nil }
            return first.lowerBound..<last.upperBound
        }
    }
}
