import SwiftUI
import Combine

@MainActor
final class Seismograph: ObservableObject {
    @Published private(set) var samples: [Double] = []
    @Published private(set) var peak = 0.0
    @Published private(set) var alarm: String?
    @Published var threshold = 0.7
    @Published var isRecording = true

    private let input = PassthroughSubject<Double, Never>()
    private var bag = Set<AnyCancellable>()
    private var phase = 0.0

    init() {
        input
            .scan([Double]()) { history, sample in
                Array((history + [sample]).suffix(120))
            }
            .sink { [weak self] in self?.samples = $0 }
            .store(in: &bag)

        input
            .map { abs($0) }
            .scan(0.0) { max($0 * 0.995, $1) }
            .assign(to: &$peak)

        input
            .combineLatest($threshold)
            .filter { abs($0) > $1 }
            .throttle(for: .seconds(2), scheduler: RunLoop.main, latest: true)
            .map { sample, _ -> String? in "Tremor \(sample.formatted(.number.precision(.fractionLength(2))))" }
            .assign(to: &$alarm)
    }

    func sample() {
        guard isRecording else { return }
        phase += 0.35
        let noise = Double.random(in: -0.25...0.25)
        input.send(sin(phase) * 0.4 * (1 + sin(phase / 17)) + noise)
    }

    func knock() {
        input.send(Double.random(in: 0.8...1))
    }
}

struct Trace: View {
    let samples: [Double]
    let threshold: Double

    var body: some View {
        Canvas { context, size in
            let middle = size.height / 2
            for sign in [-1.0, 1.0] {
                var line = Path()
                let y = middle + CGFloat(sign * threshold) * middle
                line.move(to: CGPoint(x: 0, y: y))
                line.addLine(to: CGPoint(x: size.width, y: y))
                context.stroke(line, with: .color(.red.opacity(0.5)), style: StrokeStyle(lineWidth: 1, dash: [6]))
            }
            var path = Path()
            let step = size.width / 119
            for (index, sample) in samples.enumerated() {
                let point = CGPoint(x: CGFloat(index) * step, y: middle - CGFloat(sample) * middle)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            context.stroke(path, with: .color(.green), lineWidth: 1.5)
        }
        .background(.black)
        .clipShape(.rect(cornerRadius: 10))
        .accessibilityLabel("Seismic trace")
    }
}

struct SeismoView: View {
    @StateObject private var device = Seismograph()
    private let ticker = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 18) {
            Trace(samples: device.samples, threshold: device.threshold)
                .frame(minHeight: 160)
            HStack(spacing: 24) {
                Gauge(value: min(device.peak, 1)) {
                    Text("Peak")
                } currentValueLabel: {
                    Text(device.peak, format: .number.precision(.fractionLength(2)))
                }
                .gaugeStyle(.accessoryCircular)
                .tint(Gradient(colors: [.green, .yellow, .red]))
                VStack(alignment: .leading) {
                    Slider(value: $device.threshold, in: 0.2...1) { Text("Threshold") }
                    Toggle("Recording", isOn: $device.isRecording)
                        .toggleStyle(.switch)
                }
            }
            Button("Knock on the table", systemImage: "hand.raised.fill") { device.knock() }
            if let alarm = device.alarm {
                Label(alarm, systemImage: "waveform.path.ecg")
                    .foregroundStyle(.red)
            }
        }
        .padding()
        .onReceive(ticker) { _ in device.sample() }
    }
}

@main
struct SeismoMonitorApp: App {
    var body: some Scene {
        WindowGroup { SeismoView() }
    }
}
