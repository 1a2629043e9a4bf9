import CoreGraphics
import Graph
import ViewValues

/// A place in a view, which another view turns into its own coordinates with a `GeometryProxy`.
public struct Anchor<Value>: @unchecked Sendable {
    /// In the coordinates of the surface.
    fileprivate let global: Value
    fileprivate let moved: (Value, CGSize) -> Value

    /// As seen from `origin`.
    func value(from origin: CGPoint) -> Value { moved(global, CGSize(width: -origin.x, height: -origin.y)) }

    /// What an anchor is made of, relative to a view that is not known yet.
    public struct Source: @unchecked Sendable {
        /// The anchor for a view with this frame, in the coordinates of the surface.
        fileprivate let anchor: (CGRect) -> Anchor

        /// From a place in a view with this frame, and how such a place is moved.
        fileprivate init(_ place: @escaping (CGRect) -> Value, moved: @escaping (Value, CGSize) -> Value) {
            anchor = { Anchor(global: place($0), moved: moved) }
        }

        package func resolved(in frame: CGRect) -> Anchor { anchor(frame) }
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.global == b.global }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(global) }
}

extension Anchor: GraphComparable {
    package func isSame(as other: Anchor) -> Bool { ValueEquality.areEqual(global, other.global) }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's coordinates.
    public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
        Anchor<Value>.Source(
            { r.offsetBy(dx: $0.minX, dy: $0.minY) }, moved: { $0.offsetBy(dx: $1.width, dy: $1.height) })
    }

    /// All of the view.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<Value>.Source({ $0 }, moved: { $0.offsetBy(dx: $1.width, dy: $1.height) })
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's coordinates.
    public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
        place { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
    }

    /// A point by the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
        place { CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height) }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

    private static func place(_ place: @escaping (CGRect) -> CGPoint) -> Anchor<Value>.Source {
        Anchor<Value>.Source(place, moved: { CGPoint(x: $0.x + $1.width, y: $0.y + $1.height) })
    }
}

extension Anchor.Source {
    /// Several anchors in one.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        anchor = { frame in
            let anchors = array.map { $0.anchor(frame) }
            return Anchor(global: anchors.map(\.global)) { values, offset in
                zip(anchors, values).map { $0.moved($1, offset) }
            }
        }
    }

    /// An anchor that may be missing.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.anchor = { frame in
            let inner = anchor?.anchor(frame)
            return Anchor(global: inner?.global) { value, offset in
                value.flatMap { value in inner?.moved(value, offset) }
            }
        }
    }
}
