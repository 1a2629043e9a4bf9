import SwiftUI

// A coach-mark tour built from anchor preferences.

struct TourStop: Hashable, Sendable {
    let order: Int
    let hint: String
}

struct TourKey: PreferenceKey {
    static var defaultValue: [TourStop: Anchor<CGRect>] { [:] }

    static func reduce(value: inout [TourStop: Anchor<CGRect>], nextValue: () -> [TourStop: Anchor<CGRect>]) {
        value.merge(nextValue()) { current, _ in current }
    }
}

extension View {
    func tourStop(_ order: Int, _ hint: String) -> some View {
        anchorPreference(key: TourKey.self, value: .bounds) { anchor in
            [TourStop(order: order, hint: hint): anchor]
        }
    }
}

struct TourOverlay: ViewModifier {
    @Binding var step: Int?

    func body(content: Content) -> some View {
        content.overlayPreferenceValue(TourKey.self) { stops in
            GeometryReader { proxy in
                if let step, let stop = stops.keys.first(where: { $0.order == step }), let anchor = stops[stop] {
                    spotlight(proxy[anchor], hint: stop.hint, isLast: step == stops.count - 1, in: proxy.size)
                }
            }
        }
    }

    private func spotlight(_ frame: CGRect, hint: String, isLast: Bool, in size: CGSize) -> some View {
        let isUpper = frame.midY < size.height / 2
        return ZStack {
            Rectangle()
                .fill(.black.opacity(0.55))
                .mask {
                    Rectangle()
                        .overlay {
                            RoundedRectangle(cornerRadius: 10)
                                .frame(width: frame.width + 16, height: frame.height + 16)
                                .position(x: frame.midX, y: frame.midY)
                                .blendMode(.destinationOut)
                        }
                        .compositingGroup()
                }
            VStack(spacing: 10) {
                Text(hint).multilineTextAlignment(.center)
                Button(isLast ? "Finish" : "Next") { advance(isLast: isLast) }
                    .buttonStyle(.borderedProminent)
            }
            .padding()
            .frame(maxWidth: 240)
            .background(.regularMaterial, in: .rect(cornerRadius: 14))
            .position(x: size.width / 2, y: isUpper ? frame.maxY + 80 : frame.minY - 80)
        }
        .transition(.opacity)
    }

    private func advance(isLast: Bool) {
        withAnimation {
            step = isLast ? nil : (step ?? 0) + 1
        }
    }
}

extension View {
    func tour(step: Binding<Int?>) -> some View {
        modifier(TourOverlay(step: step))
    }
}

struct PlayerView: View {
    @State private var step: Int? = 0
    @State private var position = 0.35
    @State private var isPlaying = false
    @State private var isLiked = false

    var body: some View {
        VStack(spacing: 28) {
            HStack {
                Button("Help", systemImage: "questionmark.circle") {
                    withAnimation { step = 0 }
                }
                Spacer()
                Toggle("Like", systemImage: isLiked ? "heart.fill" : "heart", isOn: $isLiked)
                    .toggleStyle(.button)
                    .tourStop(1, "Keep the songs you like.")
            }
            RoundedRectangle(cornerRadius: 24)
                .fill(AngularGradient(colors: [.pink, .orange, .purple, .pink], center: .center))
                .aspectRatio(1, contentMode: .fit)
                .frame(maxWidth: 260)
            Text("Slow Lantern").font(.title2.bold())
            Slider(value: $position)
                .tourStop(2, "Drag to any moment of the song.")
            Button {
                isPlaying.toggle()
            } label: {
                Image(systemName: isPlaying ? "pause.circle.fill" : "play.circle.fill")
                    .font(.system(size: 56))
                    .contentTransition(.symbolEffect(.replace))
            }
            .buttonStyle(.plain)
            .tourStop(0, "Start the music here.")
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .tour(step: $step)
    }
}

@main
struct AnchorTourApp: App {
    var body: some Scene {
        WindowGroup { PlayerView() }
    }
}
