import CoreGraphics
import IdiomData
import ViewCore

/// The shape of a button's border.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic
        case capsule
        case roundedRectangle(radius: CGFloat?)
        case circle
    }

    let kind: Kind

    /// What the button's style draws by itself.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
    /// A circle around the label.
    public static let circle = ButtonBorderShape(kind: .circle)

    /// A rectangle with corners of a radius in points. What is not a number of at least 0 is reported and drawn as 0.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        if !(radius >= 0) {
            Diagnostics.report(
                "a border shape's radius of \(radius) was taken as 0: it has to be a number of at least 0")
        }
        return ButtonBorderShape(kind: .roundedRectangle(radius: radius >= 0 ? radius : 0))
    }

    /// The corners' radius in points. Nil for that of the style.
    var radius: CGFloat? {
        switch kind {
        case .automatic: nil
        case .capsule, .circle: .infinity
        case .roundedRectangle(let radius): radius
        }
    }
}

extension ButtonBorderShape: InsettableShape {
    public nonisolated func path(in rect: CGRect) -> Path { path(in: rect, insetBy: 0) }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        InsetBorderShape(shape: self, amount: amount)
    }

    fileprivate nonisolated func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        var rect = rect
        if kind == .circle {
            let side = min(rect.width, rect.height)
            rect = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        }
        let inner = rect.insetBy(dx: amount, dy: amount)
        if inner.isNull { return Path() }
        let radius = radius ?? Self.ownRadius
        return .rounded(inner, max(0, radius - amount))
    }

    /// Where the shape is used by itself, away from a style: that of a regular button on the desktop.
    private static let ownRadius = MetricTable.value(.buttonCornerRadius, .desktop)
}

private struct InsetBorderShape: InsettableShape {
    let shape: ButtonBorderShape
    var amount: CGFloat

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect, insetBy: amount) }

    nonisolated func inset(by amount: CGFloat) -> InsetBorderShape {
        InsetBorderShape(shape: shape, amount: self.amount + amount)
    }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// The shape of the borders of the buttons in this view.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
