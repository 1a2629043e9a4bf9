// Effects of symbols, phases, keyframes and matched geometry, as apps use them.
import SwiftUI

struct MovingSymbolsView: View {
    @State private var likes = 0
    @State private var isPlaying = false
    @State private var selection = "home"
    @State private var detail: String?
    @Namespace private var space

    private let names = ["home", "search", "profile"]

    var body: some View {
        VStack {
            Image(systemName: "heart").symbolEffect(.bounce, value: likes)
            Image(systemName: "bell").symbolEffect(.bounce.down.byLayer, options: .repeat(2).speed(2), value: likes)
            Image(systemName: "wifi").symbolEffect(.variableColor.iterative.reversing, isActive: isPlaying)
            Image(systemName: "star").symbolEffect(.pulse)
            Image(systemName: "star").symbolEffect(.pulse, options: .repeating, isActive: isPlaying)
            Image(systemName: "star").symbolEffect(.scale.up, isActive: isPlaying)
            Image(systemName: "star").symbolEffect(.disappear.down, isActive: isPlaying)
            Image(systemName: "star").symbolEffect(.wiggle.left, options: .nonRepeating, value: likes)
            Image(systemName: "star").symbolEffect(.rotate.clockwise, isActive: isPlaying)
            Image(systemName: "star").symbolEffect(.breathe.pulse, options: .repeat(.continuous), isActive: isPlaying)
            Image(systemName: "star").symbolEffect(.wiggle, options: .repeat(.periodic(3, delay: 0.5)), value: likes)
            Label("Play", systemImage: isPlaying ? "pause" : "play")
                .contentTransition(.symbolEffect(.replace.downUp.wholeSymbol, options: .speed(2)))
            if isPlaying {
                Image(systemName: "star").transition(.symbolEffect(.appear))
                Image(systemName: "star").transition(.symbolEffect)
            }
            VStack { Image(systemName: "star") }.symbolEffectsRemoved().symbolEffect(.pulse)
            tabs
            hero
            zoom
            phases
            keyframes
        }
    }

    private var tabs: some View {
        HStack {
            ForEach(names, id: \.self) { name in
                Text(name)
                    .padding(4)
                    .background {
                        if selection == name {
                            Capsule().fill(.blue).matchedGeometryEffect(id: "selection", in: space)
                        }
                    }
                    .onTapGesture { withAnimation(.spring(duration: 0.3)) { selection = name } }
            }
        }
        .overlay(alignment: .bottom) {
            Rectangle().frame(height: 2)
                .matchedGeometryEffect(
                    id: selection, in: space, properties: [.position], anchor: .bottom, isSource: false)
        }
    }

    @ViewBuilder private var hero: some View {
        if let detail {
            RoundedRectangle(cornerRadius: 20)
                .matchedGeometryEffect(id: detail, in: space, properties: .frame)
                .frame(maxWidth: .infinity, maxHeight: 200)
        } else {
            ForEach(names, id: \.self) { name in
                RoundedRectangle(cornerRadius: 5)
                    .matchedGeometryEffect(id: name, in: space)
                    .frame(width: 40, height: 40)
            }
        }
    }

    private var zoom: some View {
        NavigationStack {
            NavigationLink {
                Text("large").navigationTransition(.zoom(sourceID: "zoom", in: space))
            } label: {
                Text("small").matchedTransitionSource(id: "zoom", in: space)
            }
        }
    }

    enum Phase: CaseIterable {
        case start, middle, end

        var offset: CGFloat {
            switch self {
            case .start, .end: 0
            case .middle: -20
            }
        }
    }

    private var phases: some View {
        VStack {
            Text("over and over")
                .phaseAnimator([false, true]) { content, isOn in
                    content.opacity(isOn ? 1 : 0.3)
                } animation: { isOn in
                    isOn ? .easeIn(duration: 1) : .spring(.bouncy)
                }
            Text("once")
                .phaseAnimator(Phase.allCases, trigger: likes) { content, phase in
                    content.offset(y: phase.offset).scaleEffect(phase == .middle ? 1.2 : 1)
                }
            PhaseAnimator([0.0, 1.0, 2.0]) { value in
                Circle().scaleEffect(value)
            }
            PhaseAnimator(Phase.allCases, trigger: likes) { phase in
                if phase == .middle { Text("middle") } else { Text("elsewhere") }
            } animation: { phase in
                switch phase {
                case .start: nil
                case .middle: .smooth
                case .end: .snappy.delay(0.1)
                }
            }
        }
    }

    struct Values {
        var scale = 1.0
        var stretch = 1.0
        var translation = CGSize.zero
        var angle = Angle.zero
    }

    private var keyframes: some View {
        VStack {
            Text("jump")
                .keyframeAnimator(initialValue: Values(), trigger: likes) { content, value in
                    content
                        .rotationEffect(value.angle)
                        .scaleEffect(value.scale)
                        .scaleEffect(y: value.stretch)
                        .offset(value.translation)
                } keyframes: { _ in
                    KeyframeTrack(\.angle) {
                        CubicKeyframe(.zero, duration: 0.58)
                        CubicKeyframe(.degrees(16), duration: 0.125)
                        CubicKeyframe(.degrees(-16), duration: 0.125)
                        CubicKeyframe(.zero, duration: 0.125)
                    }
                    KeyframeTrack(\.stretch) {
                        CubicKeyframe(1.0, duration: 0.1)
                        SpringKeyframe(1.5, duration: 0.3, spring: .bouncy)
                    }
                    KeyframeTrack(\.scale) {
                        LinearKeyframe(1.0, duration: 0.36)
                        SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
                        SpringKeyframe(1.0, spring: Spring(response: 0.3, dampingRatio: 0.6))
                    }
                    KeyframeTrack(\.translation) {
                        LinearKeyframe(CGSize(width: 0, height: 20), duration: 0.1, timingCurve: .easeOut)
                        MoveKeyframe(.zero)
                    }
                }
            Text("beat")
                .keyframeAnimator(initialValue: 1.0, repeating: isPlaying) { content, value in
                    content.scaleEffect(value)
                } keyframes: { value in
                    CubicKeyframe(value * 1.2, duration: 0.4)
                    CubicKeyframe(1, duration: 0.4, startVelocity: 1, endVelocity: 0)
                }
            KeyframeAnimator(initialValue: CGFloat(0), trigger: likes) { value in
                Circle().offset(x: value)
            } keyframes: { _ in
                KeyframeTrack {
                    for index in 0..<3 { LinearKeyframe(CGFloat(index) * 10, duration: 0.2) }
                }
            }
            KeyframeAnimator(initialValue: Values()) { value in
                Circle().scaleEffect(value.scale)
            } keyframes: { _ in
                MovingSymbolsBeat(height: 2)
            }
        }
    }

    func position(after seconds: Double) -> CGPoint {
        let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
            CubicKeyframe(CGPoint(x: 0, y: 100), duration: 0.3)
            CubicKeyframe(CGPoint(x: 0, y: 0), duration: 0.7)
        }
        return seconds > timeline.duration ? timeline.value(progress: 1) : timeline.value(time: seconds)
    }
}

struct MovingSymbolsBeat: Keyframes {
    let height: Double

    var body: some Keyframes<MovingSymbolsView.Values> {
        KeyframeTrack(\.scale) { MovingSymbolsPump(height: height) }
    }
}

struct MovingSymbolsPump: KeyframeTrackContent {
    let height: Double

    var body: some KeyframeTrackContent<Double> {
        SpringKeyframe(height, duration: 0.3)
        SpringKeyframe(1.0, duration: 0.3)
    }
}
