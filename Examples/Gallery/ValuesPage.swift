import SwiftUI

/// Sliders, steppers, gauges and progress.
struct ValuesPage: View {
    @State private var volume = 0.6
    @State private var copies = 3
    @State private var angle = 22.5

    var body: some View {
        HStack(alignment: .top, spacing: 28) {
            VStack(alignment: .leading, spacing: 14) {
                Text("Sliders").font(.headline)
                Slider(value: $volume)
                Slider(value: $volume) {
                    Text("Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.2")
                }
                .labelsHidden()
                Slider(value: .constant(3), in: 0...5, step: 1) { Text("Steps") }
                Slider(value: $volume).tint(.orange)
                Slider(value: $volume).controlSize(.small)
                Slider(value: $volume).disabled(true)
                Text("Steppers").font(.headline)
                Stepper("Copies: \(copies)", value: $copies, in: 1...9)
                Stepper("Angle", value: $angle, step: 0.5, format: .number)
                Stepper("Disabled", value: $copies).disabled(true)
                HStack {
                    Stepper("Mini", value: $copies).controlSize(.mini)
                    Stepper("Small", value: $copies).controlSize(.small)
                    Stepper("Large", value: $copies).controlSize(.large)
                }
            }
            VStack(alignment: .leading, spacing: 14) {
                Text("Progress").font(.headline)
                ProgressView("Uploading…", value: 0.4)
                ProgressView(value: 0.7) {
                    Text("Charts")
                } currentValueLabel: {
                    Text("7 of 10")
                }
                ProgressView(value: 0.7).tint(.green)
                ProgressView(value: 0.3).controlSize(.small)
                HStack(spacing: 18) {
                    ProgressView()
                    ProgressView().controlSize(.small)
                    ProgressView("Looking…").controlSize(.small)
                    ProgressView(value: 0.65).progressViewStyle(.circular)
                }
                Text("Gauges").font(.headline)
                Gauge(value: 0.35) {
                    Text("Battery")
                } currentValueLabel: {
                    Text("35%")
                }
                Gauge(value: 18, in: 10...30) {
                    Text("Water")
                } currentValueLabel: {
                    Text("18°")
                } minimumValueLabel: {
                    Text("10")
                } maximumValueLabel: {
                    Text("30")
                }
                .gaugeStyle(.accessoryLinear)
                HStack(spacing: 20) {
                    Gauge(value: 0.7) {
                        Image(systemName: "drop")
                    } currentValueLabel: {
                        Text("70")
                    }
                    .gaugeStyle(.accessoryCircularCapacity)
                    .tint(.blue)
                    Gauge(value: 18, in: 10...30) {
                        Text("°C")
                    } currentValueLabel: {
                        Text("18")
                    } minimumValueLabel: {
                        Text("10")
                    } maximumValueLabel: {
                        Text("30")
                    }
                    .gaugeStyle(.accessoryCircular)
                    .tint(Gradient(colors: [.blue, .green, .orange]))
                }
            }
        }
        .padding(20)
        .frame(width: 540)
    }
}

#Preview("Sliders, steppers, gauges, progress") { ValuesPage() }
