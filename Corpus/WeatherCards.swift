import SwiftUI

struct Forecast: Identifiable, Sendable {
    enum Sky: CaseIterable, Sendable { case clear, cloudy, rain, snow, storm }

    let id: Int
    let date: Date
    let sky: Sky
    let low: Double
    let high: Double
    let rain: Double
}

extension Forecast.Sky {
    var symbol: String {
        switch self {
        case .clear: "sun.max.fill"
        case .cloudy: "cloud.fill"
        case .rain: "cloud.rain.fill"
        case .snow: "snowflake"
        case .storm: "cloud.bolt.fill"
        }
    }

    var colors: [Color] {
        switch self {
        case .clear: [.blue, .cyan]
        case .cloudy: [.gray, .blue.opacity(0.5)]
        case .rain: [.indigo, .gray]
        case .snow: [.cyan, .white]
        case .storm: [.black, .purple]
        }
    }

    var summary: LocalizedStringKey {
        switch self {
        case .clear: "Clear all day"
        case .cloudy: "Grey but dry"
        case .rain: "Take an umbrella"
        case .snow: "Snow above 400 m"
        case .storm: "Stay *inside*"
        }
    }
}

struct WeekProvider: Sendable {
    func load() async -> [Forecast] {
        try? await Task.sleep(for: .milliseconds(300))
        let today = Calendar.current.startOfDay(for: .now)
        return (0..<7).map { day in
            let base = 8.0 + Double((day * 5) % 9)
            return Forecast(
                id: day,
                date: Calendar.current.date(byAdding: .day, value: day, to: today) ?? today,
                sky: Forecast.Sky.allCases[day % Forecast.Sky.allCases.count],
                low: base - 4,
                high: base + 3,
                rain: Double((day * 37) % 100) / 100
            )
        }
    }
}

struct ForecastCard: View {
    let forecast: Forecast

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text(forecast.date, format: .dateTime.weekday(.wide))
                .font(.title2.weight(.semibold))
            Spacer()
            Image(systemName: forecast.sky.symbol)
                .font(.system(size: 72))
                .symbolRenderingMode(.multicolor)
                .frame(maxWidth: .infinity)
            Spacer()
            HStack {
                Text(celsius(forecast.low), format: .measurement(width: .narrow, usage: .weather))
                Text(verbatim: "–")
                Text(celsius(forecast.high), format: .measurement(width: .narrow, usage: .weather))
            }
            .font(.title3)
            Text(forecast.sky.summary)
            Gauge(value: forecast.rain) {
                Label("Rain", systemImage: "drop")
            } currentValueLabel: {
                Text(forecast.rain, format: .percent)
            }
            .gaugeStyle(.accessoryLinearCapacity)
        }
        .foregroundStyle(.white)
        .padding(24)
        .background(LinearGradient(colors: forecast.sky.colors, startPoint: .top, endPoint: .bottom), in: .rect(cornerRadius: 28))
    }

    private func celsius(_ value: Double) -> Measurement<UnitTemperature> {
        Measurement(value: value, unit: .celsius)
    }
}

struct WeekPager: View {
    @State private var week: [Forecast] = []
    @State private var position: Int?
    private let provider = WeekProvider()

    var body: some View {
        VStack {
            if week.isEmpty {
                ProgressView("Reading the sky…")
            } else {
                pager
                dots
            }
        }
        .padding(.vertical)
        .task {
            week = await provider.load()
            position = 0
        }
    }

    private var pager: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 16) {
                ForEach(week) { forecast in
                    ForecastCard(forecast: forecast)
                        .containerRelativeFrame(.horizontal)
                        .scrollTransition { content, phase in
                            content
                                .scaleEffect(phase.isIdentity ? 1 : 0.9)
                                .opacity(phase.isIdentity ? 1 : 0.6)
                        }
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $position)
        .scrollIndicators(.never)
        .contentMargins(.horizontal, 32, for: .scrollContent)
    }

    private var dots: some View {
        HStack {
            ForEach(week) { forecast in
                Circle()
                    .fill(forecast.id == position ? Color.primary : Color.secondary.opacity(0.4))
                    .frame(width: 8, height: 8)
                    .onTapGesture {
                        withAnimation { position = forecast.id }
                    }
            }
        }
        .accessibilityHidden(true)
    }
}

@main
struct WeatherCardsApp: App {
    var body: some Scene {
        WindowGroup { WeekPager() }
    }
}
