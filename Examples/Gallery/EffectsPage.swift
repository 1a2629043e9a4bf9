import SwiftUI

/// What changes how views are drawn: filters, shadows, masks, turns.
struct EffectsPage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            row("Filters") {
                sample("None") { card }
                sample("Blur") { card.blur(radius: 2) }
                sample("Grey") { card.grayscale(1) }
                sample("Hue") { card.hueRotation(.degrees(120)) }
                sample("Bright") { card.brightness(0.2) }
                sample("Invert") { card.colorInvert() }
            }
            row("Depth") {
                sample("Opacity") { card.opacity(0.4) }
                sample("Shadow") { card.shadow(radius: 4, y: 2) }
                sample("Glow") { card.shadow(color: .pink, radius: 8) }
                sample("Multiply") { overlap(.multiply) }
                sample("Screen") { overlap(.screen) }
                sample("Difference") { overlap(.difference) }
            }
            row("Turns") {
                sample("Rotated") { card.rotationEffect(.degrees(12)) }
                sample("Scaled") { card.scaleEffect(0.7) }
                sample("In space") { card.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)) }
                sample("Mirrored") { Image(systemName: "flag.fill").font(.largeTitle).scaleEffect(x: -1) }
                sample("Text") { Text("Tilt").font(.title2.bold()).rotationEffect(.degrees(-15)) }
                sample("Offset") { card.offset(x: 4, y: -4) }
            }
            row("Masks") {
                sample("Clipped") { card.clipShape(.circle) }
                sample("Masked") { card.mask { Image(systemName: "star.fill").font(.system(size: 48)) } }
                sample("Faded") {
                    card.mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
                }
                sample("Material") {
                    card.overlay {
                        Text("Aa").padding(6).background(.ultraThinMaterial, in: .rect(cornerRadius: 6))
                    }
                }
                sample("Border") { card.border(.primary, width: 2) }
                sample("Overlay") {
                    card.overlay(alignment: .bottomTrailing) {
                        Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
                            .background(.white, in: .circle).offset(x: 4, y: 4)
                    }
                }
            }
        }
        .padding(20)
    }

    private var card: some View {
        RoundedRectangle(cornerRadius: 10)
            .fill(.linearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
            .overlay { Image(systemName: "moon.stars.fill").font(.title2).foregroundStyle(.white) }
            .frame(width: 56, height: 56)
    }

    private func overlap(_ mode: BlendMode) -> some View {
        ZStack {
            Circle().fill(.orange).frame(width: 40).offset(x: -8)
            Circle().fill(.teal).frame(width: 40).offset(x: 8).blendMode(mode)
        }
        .frame(width: 56, height: 56)
        .compositingGroup()
    }

    private func sample<Content: View>(_ name: String, @ViewBuilder content: () -> Content) -> some View {
        VStack(spacing: 8) {
            content().frame(width: 64, height: 60)
            Text(name).font(.caption).foregroundStyle(.secondary)
        }
    }

    private func row<Content: View>(_ title: String, @ViewBuilder content: () -> Content) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(title).font(.headline)
            HStack(spacing: 14) { content() }
        }
    }
}

#Preview("Effects") { EffectsPage() }
