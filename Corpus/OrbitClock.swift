import SwiftUI

/// A clock in which hours, minutes and seconds travel on three orbits.
struct OrbitFace: View {
    let date: Date
    let accent: Color

    private struct Orbit {
        var fraction: Double
        var radius: Double
        var size: CGFloat
        var color: Color
    }

    private var orbits: [Orbit] {
        let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: date)
        let second = Double(parts.second ?? 0)
        let minute = Double(parts.minute ?? 0) + second / 60
        let hour = Double((parts.hour ?? 0) % 12) + minute / 60
        return [
            Orbit(fraction: hour / 12, radius: 0.45, size: 26, color: accent),
            Orbit(fraction: minute / 60, radius: 0.7, size: 18, color: accent.opacity(0.7)),
            Orbit(fraction: second / 60, radius: 0.95, size: 10, color: .primary)
        ]
    }

    var body: some View {
        let orbits = orbits
        Canvas { context, size in
            let center = CGPoint(x: size.width / 2, y: size.height / 2)
            let limit = min(size.width, size.height) / 2 - 14
            for orbit in orbits {
                let radius = limit * CGFloat(orbit.radius)
                let ring = Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
                context.stroke(ring, with: .color(.gray.opacity(0.35)), lineWidth: 1)

                let angle = CGFloat(orbit.fraction * 2 * .pi - .pi / 2)
                let spot = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
                let dot = CGRect(x: spot.x - orbit.size / 2, y: spot.y - orbit.size / 2, width: orbit.size, height: orbit.size)
                context.fill(Path(ellipseIn: dot), with: .color(orbit.color))
            }
        }
        .aspectRatio(1, contentMode: .fit)
        .accessibilityLabel(Text(date, style: .time))
    }
}

struct OrbitScreen: View {
    @AppStorage("orbit.hue") private var hue = 0.6
    @State private var showsDigits = true

    private var accent: Color {
        Color(hue: hue, saturation: 0.7, brightness: 0.9)
    }

    var body: some View {
        VStack(spacing: 20) {
            TimelineView(.periodic(from: .now, by: 1)) { timeline in
                VStack {
                    OrbitFace(date: timeline.date, accent: accent)
                    if showsDigits {
                        Text(timeline.date, format: .dateTime.hour().minute().second())
                            .font(.title.monospacedDigit())
                            .transition(.opacity)
                    }
                    Text(timeline.date, format: .dateTime.weekday(.wide).day().month(.wide))
                        .foregroundStyle(.secondary)
                }
            }
            Slider(value: $hue) { Text("Hue") }
                .tint(accent)
            Toggle("Digits", isOn: $showsDigits.animation(.easeInOut))
        }
        .padding(24)
    }
}

@main
struct OrbitClockApp: App {
    var body: some Scene {
        WindowGroup {
            OrbitScreen()
        }
        .defaultSize(width: 360, height: 560)
    }
}

#Preview {
    OrbitFace(date: .now, accent: .purple)
        .padding()
}
