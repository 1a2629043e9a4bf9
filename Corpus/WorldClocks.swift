import SwiftUI

struct City: Identifiable, Hashable, Codable {
    var name: String
    var zone: String
    var id: String { zone }

    var timeZone: TimeZone { TimeZone(identifier: zone) ?? .gmt }

    static let catalogue = [
        City(name: "Warszawa", zone: "Europe/Warsaw"),
        City(name: "Lima", zone: "America/Lima"),
        City(name: "दिल्ली", zone: "Asia/Kolkata"),
        City(name: "上海", zone: "Asia/Shanghai"),
        City(name: "القاهرة", zone: "Africa/Cairo"),
        City(name: "Auckland", zone: "Pacific/Auckland"),
        City(name: "Reykjavík", zone: "Atlantic/Reykjavik")
    ]
}

struct Hand: Shape {
    var turns: Double
    var length: Double

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = Double(min(rect.width, rect.height)) / 2 * length
        let angle = turns * 2 * Double.pi
        var path = Path()
        path.move(to: center)
        path.addLine(to: CGPoint(x: Double(center.x) + sin(angle) * radius, y: Double(center.y) - cos(angle) * radius))
        return path
    }
}

struct MiniClock: View {
    let date: Date
    let timeZone: TimeZone

    private var minutes: Double {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        return Double((parts.hour ?? 0) * 60 + (parts.minute ?? 0))
    }

    private var isDay: Bool { (6 * 60..<18 * 60).contains(Int(minutes)) }

    var body: some View {
        ZStack {
            Circle().fill(isDay ? Color.white : Color.black)
            Circle().stroke(.gray, lineWidth: 1)
            Hand(turns: minutes / 720, length: 0.5)
                .stroke(isDay ? Color.black : Color.white, style: StrokeStyle(lineWidth: 3, lineCap: .round))
            Hand(turns: minutes / 60, length: 0.8)
                .stroke(.orange, style: StrokeStyle(lineWidth: 2, lineCap: .round))
        }
        .frame(width: 48, height: 48)
        .accessibilityHidden(true)
    }
}

struct CityRow: View {
    let city: City
    let date: Date

    private var style: Date.FormatStyle {
        var style = Date.FormatStyle(date: .omitted, time: .shortened)
        style.timeZone = city.timeZone
        return style
    }

    private var difference: String {
        let seconds = city.timeZone.secondsFromGMT(for: date) - TimeZone.current.secondsFromGMT(for: date)
        let hours = Double(seconds) / 3600
        return hours.formatted(.number.sign(strategy: .always()).precision(.fractionLength(0...1))) + " h"
    }

    var body: some View {
        HStack(spacing: 14) {
            MiniClock(date: date, timeZone: city.timeZone)
            VStack(alignment: .leading) {
                Text(city.name).font(.headline)
                Text(difference).font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Text(date, format: style)
                .font(.title3.monospacedDigit())
        }
        .accessibilityElement(children: .combine)
    }
}

struct ClockList: View {
    @State private var cities = Array(City.catalogue.prefix(3))
    @State private var shift = 0.0

    private var missing: [City] { City.catalogue.filter { !cities.contains($0) } }

    var body: some View {
        VStack {
            TimelineView(.everyMinute) { context in
                List {
                    ForEach(cities) { city in
                        CityRow(city: city, date: context.date.addingTimeInterval(shift * 3600))
                    }
                    .onDelete { cities.remove(atOffsets: $0) }
                    .onMove { cities.move(fromOffsets: $0, toOffset: $1) }
                }
            }
            VStack {
                Slider(value: $shift, in: -12...12, step: 0.5) { Text("Shift") }
                HStack {
                    Button("Now") { withAnimation { shift = 0 } }
                        .disabled(shift == 0)
                    Spacer()
                    Menu("Add city") {
                        ForEach(missing) { city in
                            Button(city.name) { cities.append(city) }
                        }
                    }
                    .disabled(missing.isEmpty)
                    .fixedSize()
                }
            }
            .padding()
        }
    }
}

@main
struct WorldClocksApp: App {
    var body: some Scene {
        WindowGroup { ClockList() }
    }
}
