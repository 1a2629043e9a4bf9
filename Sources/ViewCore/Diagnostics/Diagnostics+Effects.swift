import CoreGraphics
import Drawing

extension Diagnostics {
    /// An angle by which something can be turned, or none with a report.
    static func finite(_ angle: Angle) -> Angle {
        if angle.radians.isFinite { return angle }
        report("a rotation by \(angle.radians) radians was ignored: an angle has to be finite")
        return .zero
    }

    /// Factors by which something can be drawn, or 1 with a report.
    static func finite(scale: CGSize) -> CGSize {
        if scale.width.isFinite && scale.height.isFinite { return scale }
        report("scaleEffect(\(scale)) was ignored: a scale has to be finite")
        return CGSize(width: 1, height: 1)
    }

    /// A matrix by which something can be drawn, or the identity with a report.
    static func finite(_ transform: CGAffineTransform) -> CGAffineTransform {
        if transform.isFinite { return transform }
        report("transformEffect was ignored: the numbers of a transform have to be finite")
        return .identity
    }

    static func finite(_ transform: ProjectionTransform) -> ProjectionTransform {
        if transform.isFinite { return transform }
        report("projectionEffect was ignored: the numbers of a transform have to be finite")
        return ProjectionTransform()
    }

    /// An amount of an effect, or the one without effect and a report.
    static func finite(_ amount: Double, _ name: String, else neutral: Double) -> Double {
        if amount.isFinite { return amount }
        report("\(name)(\(amount)) was ignored: the amount has to be finite")
        return neutral
    }
}
