import CoreGraphics

/// Distances inward from the four sides of a rectangle, in points.
@frozen public struct EdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// The same distance on the sides of `edges`, none on the others.
    package init(_ distance: CGFloat, edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? distance : 0, leading: edges.contains(.leading) ? distance : 0,
            bottom: edges.contains(.bottom) ? distance : 0, trailing: edges.contains(.trailing) ? distance : 0)
    }

    package subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// The sum of both horizontal distances.
    package var horizontal: CGFloat { leading + trailing }

    /// The sum of both vertical distances.
    package var vertical: CGFloat { top + bottom }
}

extension EdgeInsets: Animatable {
    public typealias AnimatableData = AnimatablePair<
        CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
    >

    public var animatableData: AnimatableData {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            top = newValue.first
            leading = newValue.second.first
            bottom = newValue.second.second.first
            trailing = newValue.second.second.second
        }
    }
}
