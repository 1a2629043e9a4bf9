// A dashboard: cards generic over their content, bars drawn by shapes, numbers by format styles.
import SwiftUI

struct DashboardMetric: Identifiable, Equatable {
    let id = UUID()
    var name: LocalizedStringKey
    var value: Double
    var change: Double
    var history: [Double]

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id && lhs.value == rhs.value }
}

@Observable @MainActor
final class DashboardModel {
    var metrics: [DashboardMetric]
    var selection: DashboardMetric.ID?
    var isRefreshing = false
    @ObservationIgnored private var task: Task<Void, Never>?

    init(metrics: [DashboardMetric] = DashboardModel.samples) {
        self.metrics = metrics
    }

    nonisolated static let samples = [
        DashboardMetric(name: "Visitors", value: 12_840, change: 0.12, history: [3, 5, 4, 8, 9, 7, 11]),
        DashboardMetric(name: "Revenue", value: 3_920.5, change: -0.04, history: [9, 8, 8, 7, 6, 7, 6]),
    ]

    var selected: DashboardMetric? { metrics.first { $0.id == selection } }

    func refresh() {
        task?.cancel()
        isRefreshing = true
        task = Task { [weak self] in
            try? await Task.sleep(for: .seconds(1))
            guard !Task.isCancelled, let self else { return }
            withAnimation(.snappy) {
                for index in self.metrics.indices { self.metrics[index].value *= 1.01 }
                self.isRefreshing = false
            }
        }
    }
}

struct DashboardView: View {
    @State private var model = DashboardModel()

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            header
            HStack(alignment: .top, spacing: 16) {
                ForEach(model.metrics) { metric in
                    DashboardCard(isSelected: metric.id == model.selection) {
                        DashboardMetricView(metric: metric)
                    } footer: {
                        DashboardChange(change: metric.change)
                    }
                    .contentShape(.rect(cornerRadius: 12))
                    .onTapGesture {
                        withAnimation(.easeInOut(duration: 0.2)) {
                            model.selection = model.selection == metric.id ? nil : metric.id
                        }
                    }
                }
            }
            if let selected = model.selected {
                DashboardBars(values: selected.history)
                    .frame(height: 120)
                    .id(selected.id)
            }
        }
        .padding()
        .onChange(of: model.selection) { old, new in
            print(old as Any, new as Any)
        }
        .environment(\.dashboardAccent, .indigo)
    }

    @ViewBuilder private var header: some View {
        HStack(alignment: .firstTextBaseline) {
            Text("Dashboard").font(.largeTitle.weight(.bold))
            Spacer()
            if model.isRefreshing {
                ProgressView().controlSize(.small)
            }
            Button("Refresh", action: model.refresh)
                .disabled(model.isRefreshing)
        }
    }
}

struct DashboardCard<Content: View, Footer: View>: View {
    var isSelected = false
    @ViewBuilder var content: () -> Content
    @ViewBuilder var footer: () -> Footer
    @Environment(\.dashboardAccent) private var accent

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            content()
            Rectangle().fill(.gray.opacity(0.2)).frame(height: 1)
            footer()
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.white.opacity(0.8), in: .rect(cornerRadius: 12))
        .overlay {
            RoundedRectangle(cornerRadius: 12)
                .strokeBorder(isSelected ? AnyShapeStyle(accent) : AnyShapeStyle(.clear), lineWidth: 2)
        }
    }
}

struct DashboardMetricView: View {
    let metric: DashboardMetric

    var body: some View {
        Text(metric.name)
            .font(.subheadline)
            .foregroundStyle(Color.secondary)
        Text(metric.value, format: .number.precision(.fractionLength(0...1)))
            .font(.system(.title, design: .rounded, weight: .semibold))
            .monospacedDigit()
    }
}

struct DashboardChange: View {
    let change: Double
    private var isUp: Bool { change >= 0 }

    var body: some View {
        Text("\(isUp ? "▲" : "▼") \(abs(change), format: .percent)")
            .foregroundStyle(isUp ? .green : .red)
            .font(.caption.bold())
            .accessibilityLabel(Text(isUp ? "Up" : "Down"))
    }
}

struct DashboardBars: View {
    let values: [Double]
    @State private var isShown = false
    @Environment(\.dashboardAccent) var accent

    var body: some View {
        HStack(alignment: .bottom, spacing: 4) {
            ForEach(Array(values.enumerated()), id: \.offset) { index, value in
                DashboardBar(fraction: isShown ? value / (values.max() ?? 1) : 0)
                    .fill(accent.gradient)
                    .animation(.spring(duration: 0.5).delay(Double(index) * 0.05), value: isShown)
            }
        }
        .onAppear { isShown = true }
    }
}

struct DashboardBar: Shape {
    var fraction: CGFloat
    var animatableData: CGFloat {
        get { fraction }
        set { fraction = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let height = rect.height * fraction
        return Path(
            roundedRect: CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height),
            cornerSize: CGSize(width: 3, height: 3))
    }
}

private struct DashboardAccentKey: EnvironmentKey {
    static let defaultValue: Color = .accentColor
}

extension EnvironmentValues {
    fileprivate(set) var dashboardAccent: Color {
        get { self[DashboardAccentKey.self] }
        set { self[DashboardAccentKey.self] = newValue }
    }
}
