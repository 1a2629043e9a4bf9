import CoreGraphics

/// The outline of a 2D shape: subpaths of lines and curves, in points, y downward.
///
/// A path that is one rectangle, rounded rectangle or ellipse is kept as such, without allocation, also when it is
/// moved or scaled along the axes, so that renderers can take their short cuts. Anything else lies in flat
/// arrays. Copies share them until one changes; adding an element costs amortized constant time.
///
///     var path = Path()
///     path.move(to: CGPoint(x: 0, y: 10))
///     path.addLine(to: CGPoint(x: 20, y: 10))
public struct Path: Equatable, LosslessStringConvertible, Sendable {
    /// What the path is made of, for renderers.
    package enum Storage: Equatable, Sendable {
        case empty
        case rect(CGRect)
        case ellipse(CGRect)
        case roundedRect(RoundedRect)
        case elements(PathBuffer)
    }

    package var storage: Storage

    package init(storage: Storage) {
        self.storage = storage
    }

    public init() {
        storage = .empty
    }

    public init(_ rect: CGRect) {
        storage = rect.isNull ? .empty : .rect(rect.standardized)
    }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        let rounded = RoundedRect(rect: rect.standardized, corners: cornerSize, style: style)
        storage = rect.isNull ? .empty : rounded.isPlain ? .rect(rounded.rect) : .roundedRect(rounded)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(
            roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    public init(ellipseIn rect: CGRect) {
        storage = rect.isNull ? .empty : .ellipse(rect.standardized)
    }

    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// The elements, whatever the storage.
    package var elements: PathBuffer {
        switch storage {
        case .empty:
            return PathBuffer()
        case .rect(let rect):
            var buffer = PathBuffer(verbs: 5, points: 4)
            buffer.addRect(rect)
            return buffer
        case .ellipse(let rect):
            var buffer = PathBuffer(verbs: 6, points: 13)
            buffer.addEllipse(rect)
            return buffer
        case .roundedRect(let rounded):
            return PathBuffer(rounded)
        case .elements(let elements):
            return elements
        }
    }

    /// Changes the elements in place: takes them out of the storage first, so that nothing is copied.
    package mutating func withElements(_ body: (inout PathBuffer) -> Void) {
        var buffer = elements
        storage = .empty
        body(&buffer)
        storage = buffer.isEmpty ? .empty : .elements(buffer)
    }

    public var isEmpty: Bool {
        if case .empty = storage { return true }
        return false
    }

    /// Nil when the path is empty.
    public var currentPoint: CGPoint? {
        switch storage {
        case .empty: nil
        case .rect(let rect): rect.origin
        case .ellipse(let rect): CGPoint(x: rect.maxX, y: rect.midY)
        case .roundedRect(let rounded): PathBuffer(rounded).currentPoint
        case .elements(let elements): elements.currentPoint
        }
    }

    /// Equal by elements, however they are stored.
    public static func == (lhs: Path, rhs: Path) -> Bool {
        lhs.storage == rhs.storage || (!lhs.isEmpty && !rhs.isEmpty && lhs.elements == rhs.elements)
    }
}
