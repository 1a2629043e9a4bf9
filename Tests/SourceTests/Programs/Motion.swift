// Animations: explicit, implicit, springs, transactions, animatable shapes.
import SwiftUI

struct MotionView: View {
    @State private var isExpanded = false
    @State private var progress = 0.0
    @State private var offset: CGSize = .zero

    var body: some View {
        VStack {
            Rectangle()
                .fill(isExpanded ? Color.red : Color.blue)
                .frame(width: isExpanded ? 200 : 100, height: 100)
                .animation(.default, value: isExpanded)
                .animation(.easeInOut(duration: 0.3), value: progress)
                .animation(nil, value: progress)
                .animation(isExpanded ? .spring() : nil, value: isExpanded)
                .offset(offset)
                .opacity(isExpanded ? 1 : 0.2)
            MotionWedge(progress: progress).fill(.orange)
            Button("Toggle") {
                withAnimation { isExpanded.toggle() }
            }
            Button("Spring") {
                withAnimation(.spring(response: 0.4, dampingFraction: 0.6, blendDuration: 0)) {
                    isExpanded.toggle()
                    progress = 1
                }
            }
            Button("All") { all() }
            Button("Nothing") {
                var transaction = Transaction()
                transaction.disablesAnimations = true
                withTransaction(transaction) { progress = 0 }
            }
            Button("Transaction") {
                let transaction = Transaction(animation: .linear(duration: 1))
                withTransaction(transaction) { progress = 0.5 }
            }
            Button("Key path") {
                withTransaction(\.animation, .bouncy) { progress = 0.7 }
            }
        }
        .transaction { $0.animation = nil }
        .transaction { transaction in
            transaction.animation = transaction.animation?.speed(2)
        }
        .transaction(value: isExpanded) { $0.animation = .easeIn }
    }

    private func all() {
        withAnimation(.linear) { progress = 0 }
        withAnimation(.easeIn(duration: 1).delay(0.2)) { progress = 1 }
        withAnimation(.easeOut.speed(0.5)) { progress = 1 }
        withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { progress = 1 }
        withAnimation(Animation.easeInOut(duration: 1).repeatForever()) { progress = 1 }
        withAnimation(.easeInOut.repeatCount(3, autoreverses: true)) { progress = 1 }
        withAnimation(.interpolatingSpring(stiffness: 170, damping: 15)) { progress = 1 }
        withAnimation(.interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)) { progress = 0 }
        withAnimation(.interactiveSpring()) { progress = 0 }
        withAnimation(.interactiveSpring(response: 0.3, dampingFraction: 0.8, blendDuration: 0.1)) { progress = 0 }
        withAnimation(.bouncy(duration: 0.4, extraBounce: 0.1)) { progress = 0 }
        withAnimation(.smooth) { progress = 0 }
        withAnimation(.snappy(duration: 0.2)) { progress = 0 }
        withAnimation(.spring(duration: 0.5, bounce: 0.3)) { progress = 0 }
        withAnimation(.spring(.bouncy)) { progress = 0 }
        withAnimation(.spring(Spring(duration: 0.4, bounce: 0.2))) { progress = 0 }
        withAnimation(.timingCurve(0.2, 0.8, 0.2, 1)) { progress = 0 }
        withAnimation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.6)) { progress = 0 }
        withAnimation(nil) { progress = 0 }
        withAnimation(.easeIn) {
            progress = 1
        } completion: {
            isExpanded = false
        }
        withAnimation(.smooth, completionCriteria: .removed) {
            progress = 1
        } completion: {
            isExpanded = false
        }
        let result = withAnimation(.default) { () -> Int in
            progress = 1
            return 3
        }
        print(result)
    }
}

struct MotionWedge: Shape {
    var progress: Double
    var startAngle: Angle = .degrees(-90)

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        path.move(to: center)
        path.addArc(
            center: center, radius: min(rect.width, rect.height) / 2, startAngle: startAngle,
            endAngle: startAngle + .degrees(360 * progress), clockwise: false)
        path.closeSubpath()
        return path
    }
}

struct MotionWave: Shape {
    var amplitude: CGFloat
    var phase: CGFloat
    var inset: EdgeInsets = EdgeInsets()

    var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, EdgeInsets.AnimatableData>> {
        get { AnimatablePair(amplitude, AnimatablePair(phase, inset.animatableData)) }
        set {
            amplitude = newValue.first
            phase = newValue.second.first
            inset.animatableData = newValue.second.second
        }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            for x in stride(from: rect.minX, through: rect.maxX, by: 2) {
                let relative = x / max(rect.width, 1)
                path.addLine(to: CGPoint(x: x, y: rect.midY + sin(relative * .pi * 2 + phase) * amplitude))
            }
        }
    }
}

struct MotionNumber: View, Animatable {
    var number: Double

    nonisolated var animatableData: Double {
        get { number }
        set { number = newValue }
    }

    var body: some View {
        Text(number, format: .number.precision(.fractionLength(0)))
    }
}

struct MotionShake: ViewModifier, Animatable {
    var shakes: CGFloat
    nonisolated var animatableData: CGFloat {
        get { shakes }
        set { shakes = newValue }
    }
    func body(content: Content) -> some View {
        content.offset(x: sin(shakes * .pi * 2) * 5)
    }
}

struct MotionVector: VectorArithmetic {
    var values: [Double]

    static var zero: MotionVector { MotionVector(values: []) }
    static func + (lhs: MotionVector, rhs: MotionVector) -> MotionVector {
        MotionVector(values: zip(lhs.values, rhs.values).map(+))
    }
    static func - (lhs: MotionVector, rhs: MotionVector) -> MotionVector {
        MotionVector(values: zip(lhs.values, rhs.values).map(-))
    }
    mutating func scale(by rhs: Double) {
        for index in values.indices { values[index] *= rhs }
    }
    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

struct MotionElastic: CustomAnimation {
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        return value.scaled(by: time / duration)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        true
    }
}

extension Animation {
    static var motionElastic: Animation { Animation(MotionElastic(duration: 1)) }
    static let motionStandard = Animation.spring(response: 0.3, dampingFraction: 0.7)
    static func motionRipple(index: Int) -> Animation {
        Animation.spring(dampingFraction: 0.5).speed(2).delay(0.03 * Double(index))
    }
}

private struct MotionSource: TransactionKey {
    static let defaultValue = false
}

extension Transaction {
    var motionIsFromUser: Bool {
        get { self[MotionSource.self] }
        set { self[MotionSource.self] = newValue }
    }
}

func motionCurves() -> [Double] {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    let curve = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: .bottomTrailing)
    return [
        spring.response, spring.dampingRatio, spring.duration, spring.bounce, spring.settlingDuration,
        spring.value(target: 1.0, initialVelocity: 0, time: 0.2), curve.value(at: 0.5), curve.velocity(at: 0.5),
        UnitCurve.easeInOut.value(at: 0.1), UnitCurve.circularEaseOut.inverse.value(at: 0.2),
    ]
}
