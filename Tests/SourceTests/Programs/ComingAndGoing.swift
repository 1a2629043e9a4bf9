// Transitions: the usual ones, composed, animated, of one's own; content transitions.
import SwiftUI

struct ComingAndGoingView: View {
    @State private var isShown = false
    @State private var edge = Edge.leading
    @State private var names = ["Ann", "Bob"]
    @State private var count = 0

    private var turn: AnyTransition {
        .asymmetric(insertion: .push(from: .trailing), removal: .push(from: .leading))
    }

    var body: some View {
        VStack {
            if isShown {
                Text("One").transition(.opacity)
                Text("Two").transition(.move(edge: edge).combined(with: .opacity))
                Text("Three").transition(.scale(scale: 0.5, anchor: .top))
                Text("Four").transition(.scale.animation(.spring))
                Text("Five").transition(turn)
                Text("Six").transition(.blurReplace)
                Text("Seven").transition(.blurReplace(.upUp))
                Text("Eight").transition(ComingTurn())
                Text("Nine").transition(ComingTurn().combined(with: .slide).animation(.easeIn))
                Text("Ten").transition(
                    .modifier(active: ComingLean(angle: .degrees(90)), identity: ComingLean(angle: .zero)))
                Text("Eleven").transition(isShown ? .offset(x: 10) : .offset(CGSize(width: 0, height: 5)))
                Text("Twelve").transition(
                    AnyTransition.asymmetric(
                        insertion: AnyTransition.opacity.combined(with: .slide), removal: .identity))
                Text("Thirteen").transition(AsymmetricTransition(insertion: .opacity, removal: .scale(0.2)))
            }
            ForEach(names, id: \.self) { Text($0).transition(.slide) }
            Text("\(count)").contentTransition(.numericText(countsDown: true))
            Text("\(count)").contentTransition(.numericText(value: Double(count)))
            Text("\(count)").contentTransition(.opacity).contentTransition(.identity).contentTransition(.interpolate)
            Image(systemName: isShown ? "checkmark.square.fill" : "square")
                .contentTransition(.symbolEffect(.replace))
                .contentTransition(.symbolEffect(.replace.downUp))
                .contentTransition(.symbolEffect)
            Button("Show") { withAnimation(.snappy) { isShown.toggle() } }
        }
    }
}

struct ComingTurn: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(phase.isIdentity ? 1 : 0.5)
            .opacity(phase.isIdentity ? 1 : 0)
            .rotationEffect(.degrees(phase == .willAppear ? 360 : phase == .didDisappear ? -360 : 0))
            .offset(x: phase.value * 10)
    }

    static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
}

struct ComingLean: ViewModifier {
    let angle: Angle

    func body(content: Content) -> some View {
        content.rotationEffect(angle, anchor: .bottomLeading)
    }
}

extension AnyTransition {
    static var comingTwirl: AnyTransition { AnyTransition(ComingTurn()) }
    static var comingFly: AnyTransition {
        .modifier(active: ComingLean(angle: .degrees(-30)), identity: ComingLean(angle: .zero)).combined(with: .opacity)
    }
}
