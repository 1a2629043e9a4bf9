import CoreGraphics
import ViewValues

/// The view is there or not, with nothing between.
public struct IdentityTransition {
    public nonisolated init() {}
}

extension IdentityTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View { content }

    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// The view fades in and out.
public struct OpacityTransition {
    public nonisolated init() {}
}

extension OpacityTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// The view comes in from an edge and goes out there, by its own size.
public struct MoveTransition {
    public var edge: Edge

    public nonisolated init(edge: Edge) {
        self.edge = edge
    }
}

extension MoveTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffsetEffect(edge: edge, amount: phase.isIdentity ? 0 : 1))
    }
}

/// The view comes in from the leading edge and goes out at the trailing one.
public struct SlideTransition {
    public nonisolated init() {}
}

extension SlideTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeOffsetEffect(edge: .trailing, amount: phase.value))
    }
}

/// The view comes in from an edge and goes out at the opposite one, fading.
public struct PushTransition {
    public var edge: Edge

    public nonisolated init(edge: Edge) {
        self.edge = edge
    }
}

extension PushTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).modifier(EdgeOffsetEffect(edge: edge, amount: -phase.value))
    }
}

/// The view comes from so many points away, and goes there.
public struct OffsetTransition {
    public var offset: CGSize

    public nonisolated init(_ offset: CGSize) {
        self.offset = offset
    }
}

extension OffsetTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// The view grows from so many times its size out of a point of its frame, and shrinks to that.
public struct ScaleTransition {
    public var scale: Double
    public var anchor: UnitPoint

    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
}

extension ScaleTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// The view comes in and goes blurred, faded and a little smaller. How much is guessed.
public struct BlurReplaceTransition {
    /// From which side of its size the view comes and to which it goes.
    public struct Configuration: Hashable, Sendable {
        fileprivate let grows: Bool

        /// The view grows as it comes and shrinks as it goes.
        public static let downUp = Configuration(grows: false)
        /// The view grows as it comes and grows on as it goes.
        public static let upUp = Configuration(grows: true)
    }

    public var configuration: Configuration

    public nonisolated init(configuration: Configuration) {
        self.configuration = configuration
    }
}

extension BlurReplaceTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .blur(radius: phase.isIdentity ? 0 : Self.radius)
            .scaleEffect(scale(in: phase))
            .opacity(phase.isIdentity ? 1 : 0)
    }

    private func scale(in phase: TransitionPhase) -> CGFloat {
        switch phase {
        case .identity: 1
        case .willAppear: Self.smaller
        case .didDisappear: configuration.grows ? 2 - Self.smaller : Self.smaller
        }
    }

    private static let radius: CGFloat = 10
    private static let smaller: CGFloat = 0.75
}

extension Transition where Self == IdentityTransition {
    /// The view is there or not, with nothing between.
    public static nonisolated var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// The view fades in and out.
    public static nonisolated var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == MoveTransition {
    /// The view comes in from an edge and goes out there.
    public static nonisolated func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// The view comes in from the leading edge and goes out at the trailing one.
    public static nonisolated var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// The view comes in from an edge and goes out at the opposite one, fading.
    public static nonisolated func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    /// The view comes from so many points away, and goes there.
    public static nonisolated func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

    /// The view comes from so many points away, and goes there.
    public static nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == ScaleTransition {
    /// The view grows out of its middle and shrinks into it.
    public static nonisolated var scale: ScaleTransition { ScaleTransition(0) }

    /// The view grows from so many times its size out of a point of its frame, and shrinks to that.
    public static nonisolated func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// The view comes in and goes blurred, faded and scaled.
    public static nonisolated func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: config)
    }

    /// The view comes in and goes blurred, faded and scaled.
    public static nonisolated var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
}
