import SwiftUI

struct Reading: Identifiable, Sendable {
    var id: String { title }
    let title: String
    let value: Double
    let range: ClosedRange<Double>
    let unit: String
    let symbol: String
    let history: [Double]
}

extension Reading {
    static let samples: [Reading] = [
        Reading(title: "Tide", value: 2.4, range: 0...5, unit: "m", symbol: "water.waves",
                history: [1.2, 1.5, 1.9, 2.6, 3.1, 2.9, 2.4]),
        Reading(title: "Wind", value: 17, range: 0...40, unit: "kn", symbol: "wind",
                history: [9, 12, 10, 15, 21, 19, 17]),
        Reading(title: "Pressure", value: 1009, range: 970...1040, unit: "hPa", symbol: "barometer",
                history: [1018, 1016, 1015, 1012, 1010, 1009, 1009]),
        Reading(title: "Water", value: 14.5, range: 0...30, unit: "°C", symbol: "thermometer.medium",
                history: [13.9, 14, 14.1, 14.4, 14.6, 14.5, 14.5])
    ]
}

// MARK: - Sparkline

struct Sparkline: Shape {
    let values: [Double]

    func path(in rect: CGRect) -> Path {
        guard values.count > 1, let low = values.min(), let high = values.max() else { return Path() }
        let span = max(high - low, 0.001)
        let step = rect.width / CGFloat(values.count - 1)
        return Path { path in
            for (index, value) in values.enumerated() {
                let x = rect.minX + CGFloat(index) * step
                let y = rect.maxY - CGFloat((value - low) / span) * rect.height
                if index == 0 {
                    path.move(to: CGPoint(x: x, y: y))
                } else {
                    path.addLine(to: CGPoint(x: x, y: y))
                }
            }
        }
    }
}

// MARK: - Panel container

struct Panel<Content: View, Accessory: View>: View {
    private let title: String
    private let symbol: String
    private let content: Content
    private let accessory: Accessory

    init(_ title: String, symbol: String,
         @ViewBuilder content: () -> Content,
         @ViewBuilder accessory: () -> Accessory) {
        self.title = title
        self.symbol = symbol
        self.content = content()
        self.accessory = accessory()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Label(title, systemImage: symbol)
                    .font(.headline)
                    .foregroundStyle(.secondary)
                Spacer()
                accessory
            }
            content
        }
        .padding(16)
        .background(.background.secondary, in: .rect(cornerRadius: 18))
    }
}

extension Panel where Accessory == EmptyView {
    init(_ title: String, symbol: String, @ViewBuilder content: () -> Content) {
        self.init(title, symbol: symbol, content: content, accessory: { EmptyView() })
    }
}

struct ReadingPanel: View {
    let reading: Reading

    var body: some View {
        Panel(reading.title, symbol: reading.symbol) {
            Text("\(reading.value, format: .number) \(reading.unit)")
                .font(.title.weight(.semibold))
                .monospacedDigit()
            Sparkline(values: reading.history)
                .stroke(.teal, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
                .frame(height: 36)
                .accessibilityHidden(true)
        } accessory: {
            Gauge(value: reading.value, in: reading.range) {
                Text(reading.unit)
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .scaleEffect(0.6)
            .frame(width: 36, height: 36)
            .tint(.teal)
        }
    }
}

struct DashboardView: View {
    @State private var isCompact = false
    private let readings = Reading.samples

    private var columns: [GridItem] {
        isCompact ? [GridItem(.flexible())] : [GridItem(.adaptive(minimum: 220))]
    }

    var body: some View {
        ScrollView {
            Panel("Harbour master", symbol: "ferry") {
                Text("Next ferry leaves in **12 minutes** from pier *C*.")
                Toggle("Single column", isOn: $isCompact.animation())
            }
            LazyVGrid(columns: columns) {
                ForEach(readings) { ReadingPanel(reading: $0) }
            }
        }
        .contentMargins(.horizontal, 16, for: .scrollContent)
    }
}

@main
struct HarborDashboardApp: App {
    var body: some Scene {
        WindowGroup {
            DashboardView()
        }
    }
}
