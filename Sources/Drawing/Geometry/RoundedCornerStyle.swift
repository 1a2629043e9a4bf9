import CoreGraphics

/// The shape of a rounded rectangle's corners.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarter circles.
    case circular
    /// Corners whose curvature grows gradually.
    case continuous
}
