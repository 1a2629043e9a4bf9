import SwiftUI

struct Wave: Shape {
    var level: Double
    var phase: Double
    var amplitude: Double = 8

    var animatableData: AnimatablePair<Double, Double> {
        get { .init(level, phase) }
        set {
            level = newValue.first
            phase = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let baseline = Double(rect.maxY) - Double(rect.height) * level
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        for x in stride(from: rect.minX, through: rect.maxX, by: 4) {
            let relative = Double((x - rect.minX) / max(rect.width, 1))
            let y = baseline + amplitude * sin(relative * 2 * .pi + phase)
            path.addLine(to: CGPoint(x: x, y: CGFloat(y)))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

struct Droplet: Shape {
    func path(in rect: CGRect) -> Path {
        Path { p in
            let bottom = CGPoint(x: rect.midX, y: rect.maxY)
            let top = CGPoint(x: rect.midX, y: rect.minY)
            p.move(to: top)
            p.addCurve(
                to: bottom,
                control1: CGPoint(x: rect.maxX, y: rect.height * 0.45 + rect.minY),
                control2: CGPoint(x: rect.maxX, y: rect.maxY)
            )
            p.addCurve(
                to: top,
                control1: CGPoint(x: rect.minX, y: rect.maxY),
                control2: CGPoint(x: rect.minX, y: rect.height * 0.45 + rect.minY)
            )
        }
    }
}

struct WaterDrop: View {
    let level: Double
    @State private var phase = 0.0
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        ZStack {
            Droplet().fill(.blue.opacity(0.1))
            Wave(level: level, phase: phase)
                .fill(.blue.opacity(0.4))
                .clipShape(Droplet())
            Wave(level: level, phase: phase + 1.4, amplitude: 5)
                .fill(.blue.gradient)
                .clipShape(Droplet())
            Droplet().stroke(.blue, lineWidth: 3)
        }
        .aspectRatio(0.75, contentMode: .fit)
        .onAppear {
            guard !reduceMotion else { return }
            withAnimation(.linear(duration: 2.5).repeatForever(autoreverses: false)) {
                phase = 2 * .pi
            }
        }
    }
}

struct WaterView: View {
    @SceneStorage("water.ml") private var drunk = 750
    private let goal = 2_000

    private var level: Double { min(Double(drunk) / Double(goal), 1) }

    private var amount: Measurement<UnitVolume> {
        Measurement(value: Double(drunk), unit: .milliliters)
    }

    var body: some View {
        VStack(spacing: 24) {
            WaterDrop(level: level)
                .animation(.easeInOut(duration: 0.8), value: level)
                .frame(maxHeight: 320)
                .overlay {
                    Text(level, format: .percent.precision(.fractionLength(0)))
                        .font(.largeTitle.bold())
                        .offset(y: 40)
                }
                .accessibilityElement(children: .combine)
                .accessibilityLabel("Water today")
            Text(amount, format: .measurement(width: .wide, usage: .asProvided))
            HStack {
                ForEach([150, 250, 400], id: \.self) { ml in
                    Button("+\(ml)") { drunk += ml }
                }
                Button("Undo all", role: .destructive) { drunk = 0 }
            }
            .buttonStyle(.bordered)
        }
        .padding()
    }
}

@main
struct TidalWaveApp: App {
    var body: some Scene {
        WindowGroup { WaterView() }
    }
}

#Preview("Drop") {
    WaterDrop(level: 0.6)
        .frame(width: 180)
}
