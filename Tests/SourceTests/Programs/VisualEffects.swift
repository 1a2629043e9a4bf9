// Looks that go by geometry and by scrolling.
import SwiftUI

struct VisualEffectsView: View {
    @State private var count = 0

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack {
                ForEach(0..<20, id: \.self) { index in
                    RoundedRectangle(cornerRadius: 8)
                        .frame(width: 100, height: 60)
                        .scrollTransition { content, phase in
                            content
                                .opacity(phase.isIdentity ? 1 : 0.3)
                                .scaleEffect(phase.isIdentity ? 1 : 0.8)
                                .rotationEffect(.degrees(phase.value * 10))
                                .blur(radius: phase.isIdentity ? 0 : 4)
                        }
                        .scrollTransition(.animated(.bouncy).threshold(.visible(0.3)), axis: .horizontal) {
                            view, phase in
                            view.offset(y: phase == .topLeading ? 20 : phase == .bottomTrailing ? -20 : 0)
                        }
                        .scrollTransition(
                            topLeading: .interactive(timingCurve: .easeIn), bottomTrailing: .identity
                        ) { view, phase in
                            view.saturation(phase.isIdentity ? 1 : 0)
                        }
                        .visualEffect { content, proxy in
                            content.hueRotation(.degrees(Double(proxy.frame(in: .global).minX) / 10))
                        }
                }
            }
        }
        Text("Hello")
            .visualEffect { [count] content, geometry in
                content
                    .offset(x: count > 3 ? geometry.size.width / 2 : 0)
                    .brightness(0.1).contrast(1.1).grayscale(0.5)
            }
    }
}
