import CoreGraphics
import Drawing
import Graph
import ViewValues

/// How a symbol is drawn at a moment of an effect.
struct SymbolMotion: Equatable {
    var scale: CGFloat = 1
    var opacity = 1.0
    var turn = Angle.zero
    /// In parts of the symbol's height.
    var shift = CGSize.zero

    /// Both effects at once.
    func combined(with other: SymbolMotion) -> SymbolMotion {
        SymbolMotion(
            scale: scale * other.scale, opacity: opacity * other.opacity, turn: turn + other.turn,
            shift: CGSize(width: shift.width + other.shift.width, height: shift.height + other.shift.height))
    }

    /// About the middle of a symbol's frame.
    func transform(in frame: CGRect) -> CGAffineTransform {
        CGAffineTransform(translationX: -frame.midX, y: -frame.midY)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(rotationAngle: CGFloat(turn.radians)))
            .concatenating(
                CGAffineTransform(
                    translationX: frame.midX + shift.width * frame.height,
                    y: frame.midY + shift.height * frame.height))
    }
}

extension SymbolEffectConfiguration.Movement {
    // Guesses, all of them: neither how far nor how fast symbols move is written down anywhere.

    /// What a symbol looks like as long as an effect that holds is active, or nil for effects that move. `appear` is what holds
    /// while it is not.
    var held: SymbolMotion? {
        switch self {
        case .scale(let isDown): SymbolMotion(scale: isDown ? 0.8 : 1.2)
        case .appear(let isDown), .disappear(let isDown): SymbolMotion(scale: isDown ? 1.25 : 0.75, opacity: 0)
        default: nil
        }
    }

    /// One round of an effect that moves.
    var round: KeyframeTimeline<SymbolMotion> {
        switch self {
        case .bounce(let isDown):
            KeyframeTimeline(initialValue: SymbolMotion()) {
                KeyframeTrack(\.scale) {
                    CubicKeyframe(isDown ? 0.8 : 1.2, duration: 0.15)
                    SpringKeyframe(1, duration: 0.45, spring: .bouncy)
                }
            }
        case .pulse: Self.fading(to: 0.35, half: 0.5)
        case .variableColor: Self.fading(to: 0.3, half: 0.6)
        case .wiggle(let direction): Self.wiggling(direction)
        case .rotate(let isClockwise):
            KeyframeTimeline(initialValue: SymbolMotion()) {
                KeyframeTrack(\.turn) {
                    LinearKeyframe(.degrees(isClockwise ? 360 : -360), duration: 1, timingCurve: .easeInOut)
                }
            }
        case .breathe(let fades):
            KeyframeTimeline(initialValue: SymbolMotion()) {
                KeyframeTrack(\.scale) {
                    CubicKeyframe(1.15, duration: 1)
                    CubicKeyframe(1, duration: 1)
                }
                KeyframeTrack(\.opacity) {
                    CubicKeyframe(fades ? 0.5 : 1, duration: 1)
                    CubicKeyframe(1, duration: 1)
                }
            }
        case .scale, .appear, .disappear, .replace: KeyframeTimeline(initialValue: SymbolMotion()) {}
        }
    }

    private static func fading(to opacity: Double, half: Double) -> KeyframeTimeline<SymbolMotion> {
        KeyframeTimeline(initialValue: SymbolMotion()) {
            KeyframeTrack(\.opacity) {
                CubicKeyframe(opacity, duration: half)
                CubicKeyframe(1, duration: half)
            }
        }
    }

    private static func wiggling(_ direction: SymbolDirection?) -> KeyframeTimeline<SymbolMotion> {
        var turn = Angle.zero
        var shift = CGSize.zero
        let far: CGFloat = 0.12
        switch direction {
        case nil, .clockwise: turn = .degrees(12)
        case .counterClockwise: turn = .degrees(-12)
        case .left, .backward: shift.width = -far
        case .right, .forward: shift.width = far
        case .up: shift.height = -far
        case .down: shift.height = far
        case .angle(let degrees):
            let radians = CGFloat(Angle.degrees(degrees).radians)
            shift = CGSize(width: far * cos(radians), height: far * sin(radians))
        }
        let back = CGSize(width: -shift.width, height: -shift.height)
        return KeyframeTimeline(initialValue: SymbolMotion()) {
            KeyframeTrack(\.turn) {
                CubicKeyframe(turn, duration: 0.12)
                CubicKeyframe(.radians(-turn.radians), duration: 0.16)
                CubicKeyframe(turn, duration: 0.16)
                CubicKeyframe(.zero, duration: 0.16)
            }
            KeyframeTrack(\.shift) {
                CubicKeyframe(shift, duration: 0.12)
                CubicKeyframe(back, duration: 0.16)
                CubicKeyframe(shift, duration: 0.16)
                CubicKeyframe(.zero, duration: 0.16)
            }
        }
    }
}

/// The effects around a symbol, each with how it moves at the moment.
struct SymbolMotions: Equatable {
    var motions: [Attribute<SymbolMotion>] = []
}

private struct SymbolMotionsKey: EnvironmentKey {
    static var defaultValue: SymbolMotions { SymbolMotions() }
}

extension EnvironmentValues {
    var symbolMotions: SymbolMotions {
        get { self[SymbolMotionsKey.self] }
        set { self[SymbolMotionsKey.self] = newValue }
    }
}

/// A symbol under the effects around it.
struct SymbolMotionDisplay: Rule {
    let content: Attribute<DisplayChunk>
    let isSymbol: @MainActor () -> Bool
    let frame: Attribute<CGRect>
    let motions: Attribute<SymbolMotions>
    private var version: UInt64 = 0

    init(
        content: Attribute<DisplayChunk>, frame: Attribute<CGRect>, motions: Attribute<SymbolMotions>,
        isSymbol: @escaping @MainActor () -> Bool
    ) {
        self.content = content
        self.frame = frame
        self.motions = motions
        self.isSymbol = isSymbol
    }

    mutating func update(_ output: inout Output<DisplayChunk>) {
        let chunk = content.value
        var motion = SymbolMotion()
        if isSymbol() {
            for other in motions.value.motions where other.isAlive { motion = motion.combined(with: other.value) }
        }
        if motion == SymbolMotion() {
            output.set(chunk)
            return
        }
        version += 1
        var items: [DisplayItem] = []
        if motion.opacity > 0 {
            let transform = motion.transform(in: frame.value)
            items = [.layer(Layer(content: chunk, opacity: min(motion.opacity, 1), transform: transform))]
        }
        output.set(DisplayChunk(id: Graph.currentID, version: version, items: items))
    }
}
