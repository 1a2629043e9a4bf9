import CoreGraphics
import ViewCore

/// What a view says of the panel that it is presented on.
struct PresentationLook: Equatable {
    var background: AnyShapeStyle?
    /// Instead of a style. Nil for none.
    var ground: AnyView?
    /// Nil for that of the panel.
    var cornerRadius: CGFloat?
    /// Nil for the size of the content.
    var sizing: ChosenSizing?

    static func == (a: Self, b: Self) -> Bool {
        a.cornerRadius == b.cornerRadius && a.sizing == b.sizing && ValueEquality.areEqual(a.background, b.background)
            && ValueEquality.areEqual(a.ground, b.ground)
    }
}

struct PresentationLookKey: PreferenceKey {
    static var defaultValue: PresentationLook { PresentationLook() }

    static func reduce(value: inout PresentationLook, nextValue: () -> PresentationLook) {
        let next = nextValue()
        if value.background == nil && value.ground == nil {
            value.background = next.background
            value.ground = next.ground
        }
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
        value.sizing = value.sizing ?? next.sizing
    }
}

extension View {
    /// What the sheet or popover around the view is filled with.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        let background = AnyShapeStyle(style)
        return transformPreference(PresentationLookKey.self) {
            $0.background = background
            $0.ground = nil
        }
    }

    /// What is shown behind all else in the sheet or popover around the view.
    public nonisolated func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        nonisolated(unsafe) let ground = AnyView(
            ZStack(alignment: alignment) { content() }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        return transformPreference(PresentationLookKey.self) {
            $0.background = nil
            $0.ground = ground
        }
    }

    /// The radius of the corners of the sheet or popover around the view, in points; nil for the usual one.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        var radius = cornerRadius.map { max(0, $0) }
        if let cornerRadius, !cornerRadius.isFinite {
            Diagnostics.report("presentationCornerRadius(\(cornerRadius)) was ignored: a radius has to be finite")
            radius = nil
        }
        let used = radius
        return transformPreference(PresentationLookKey.self) { $0.cornerRadius = used }
    }

    /// Has no effect: a sheet on a desktop has the size of its content.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

    /// Has no effect: a sheet on a desktop has the size of its content.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }

    /// Has no effect: a sheet on a desktop is not dragged.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

    /// Has no effect: a sheet on a desktop covers its window.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }

    /// Has no effect: a sheet on a desktop is not dragged.
    public nonisolated func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { self }

    /// Has no effect: a window on a desktop is never too narrow for what it presents.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    /// Has no effect: a window on a desktop is never too narrow for what it presents.
    public nonisolated func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { self }
}

/// A height at which a sheet of the phone rests.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case medium
        case large
        case fraction(CGFloat)
        case height(CGFloat)
    }

    private let kind: Kind

    public static let medium = PresentationDetent(kind: .medium)
    public static let large = PresentationDetent(kind: .large)

    /// A part of the height there is.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }

    /// In points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
}

/// Whether what is behind a sheet of the phone can be touched.
public struct PresentationBackgroundInteraction: Sendable {
    public static let automatic = PresentationBackgroundInteraction()
    public static let enabled = PresentationBackgroundInteraction()
    public static let disabled = PresentationBackgroundInteraction()
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// What dragging the content of a sheet of the phone does first.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String

    public static let automatic = PresentationContentInteraction(name: "automatic")
    public static let resizes = PresentationContentInteraction(name: "resizes")
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Sendable {
    public static let automatic = PresentationAdaptation()
    public static let none = PresentationAdaptation()
    public static let popover = PresentationAdaptation()
    public static let sheet = PresentationAdaptation()
    public static let fullScreenCover = PresentationAdaptation()
}

/// The ground of a panel that its content chose over the usual one.
struct ChosenPanelGround: View {
    let look: PresentationLook
    let radius: CGFloat

    var body: some View {
        if let background = look.background {
            RoundedRectangle(cornerRadius: radius, style: .continuous).fill(background).accessibilityHidden(true)
        } else if let ground = look.ground {
            ground.clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous)).accessibilityHidden(true)
        }
    }
}
