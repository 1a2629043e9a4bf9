import CoreGraphics
import ViewValues

/// What a view can reach by ignoring the safe area, and the part of it that nothing covers, in the surface's coordinates.
/// Leading in it is left, whatever the direction.
package struct SafeArea: Equatable {
    package var bounds: CGRect
    package var insets: EdgeInsets

    package init(bounds: CGRect, insets: EdgeInsets) {
        self.bounds = bounds
        self.insets = insets
    }

    init(surface: ViewGraph.Surface) {
        self.init(bounds: CGRect(origin: .zero, size: surface.size), insets: surface.safeArea)
    }

    package var rect: CGRect {
        CGRect(
            x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
            width: max(0, bounds.width - insets.leading - insets.trailing),
            height: max(0, bounds.height - insets.top - insets.bottom))
    }

    /// How far a frame that touches the safe area's edges may grow beyond them.
    package func growth(of frame: CGRect, edges: Edge.Set) -> EdgeInsets {
        let safe = rect
        // A view placed by rounding may miss the edge by a hair.
        let near = 0.5
        // What lies beyond the bounds already does not grow, nor shrink.
        return EdgeInsets(
            top: edges.contains(.top) && frame.minY <= safe.minY + near ? max(0, frame.minY - bounds.minY) : 0,
            leading: edges.contains(.leading) && frame.minX <= safe.minX + near ? max(0, frame.minX - bounds.minX) : 0,
            bottom: edges.contains(.bottom) && frame.maxY >= safe.maxY - near ? max(0, bounds.maxY - frame.maxY) : 0,
            trailing: edges.contains(.trailing) && frame.maxX >= safe.maxX - near
                ? max(0, bounds.maxX - frame.maxX) : 0)
    }
}
