import SwiftUI

struct Dial: View {
    @Binding var value: Double
    let range: ClosedRange<Double>

    private let sweep = 270.0

    init(value: Binding<Double>, in range: ClosedRange<Double>) {
        _value = value
        self.range = range
    }

    private var fraction: Double {
        (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    }

    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)
            ZStack {
                arc(to: 1).stroke(.quaternary, style: stroke)
                arc(to: fraction).stroke(
                    AngularGradient(colors: [.blue, .orange, .red], center: .center, startAngle: .zero, endAngle: .degrees(sweep)),
                    style: stroke
                )
                Circle()
                    .fill(.white)
                    .shadow(radius: 3)
                    .frame(width: 30, height: 30)
                    .offset(x: side / 2)
                    .rotationEffect(.degrees(fraction * sweep))
            }
            .rotationEffect(.degrees(135))
            .frame(width: side, height: side)
            .contentShape(.circle)
            .gesture(turn(side: side))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .accessibilityElement()
        .accessibilityLabel("Thermostat")
        .accessibilityValue(value.formatted(.number.precision(.fractionLength(1))))
        .accessibilityAdjustableAction { direction in
            let change = direction == .increment ? 0.5 : -0.5
            value = min(max(value + change, range.lowerBound), range.upperBound)
        }
    }

    private var stroke: StrokeStyle { StrokeStyle(lineWidth: 18, lineCap: .round) }

    private func arc(to end: Double) -> some Shape {
        Circle().trim(from: 0, to: CGFloat(end * sweep / 360))
    }

    private func turn(side: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { drag in
                let dx = Double(drag.location.x - side / 2)
                let dy = Double(drag.location.y - side / 2)
                var degrees = atan2(dy, dx) * 180 / .pi - 135
                while degrees < 0 { degrees += 360 }
                guard degrees <= sweep else { return }
                let raw = range.lowerBound + degrees / sweep * (range.upperBound - range.lowerBound)
                value = (raw * 2).rounded() / 2
            }
    }
}

struct ThermostatView: View {
    @State private var target = 20.5
    @State private var isEco = false

    var body: some View {
        VStack(spacing: 30) {
            Dial(value: $target, in: 5...30)
                .padding(30)
                .overlay {
                    VStack {
                        Text(Measurement(value: target, unit: UnitTemperature.celsius), format: .measurement(width: .narrow, usage: .asProvided))
                            .font(.system(size: 50, weight: .thin))
                        Label("Eco", systemImage: "leaf")
                            .foregroundStyle(.green)
                            .opacity(isEco ? 1 : 0)
                    }
                    .allowsHitTesting(false)
                }
            Toggle("Economy", isOn: $isEco)
                .toggleStyle(.button)
        }
        .padding()
        .onChange(of: isEco) {
            if isEco { withAnimation { target = min(target, 18) } }
        }
        .onChange(of: target) { _, new in
            if new > 18 { isEco = false }
        }
    }
}

@main
struct TemperatureDialApp: App {
    var body: some Scene {
        WindowGroup { ThermostatView() }
    }
}
