import SwiftUI
import Combine

struct Departure: Identifiable, Equatable, Sendable {
    enum State: Equatable, Sendable {
        case onTime, delayed(minutes: Int), boarding, gone
    }

    let id: String
    let line: String
    let destination: String
    let track: Int
    var time: Date
    var state: State
}

@MainActor
final class BoardModel: ObservableObject {
    static func demo() -> BoardModel {
        BoardModel(departures: [
            Departure(id: "a", line: "S1", destination: "Gdynia", track: 3, time: Date.now + 90, state: .boarding),
            Departure(id: "b", line: "R7", destination: "Łódź Fabryczna", track: 1, time: Date.now + 400, state: .onTime),
            Departure(id: "c", line: "IC 18", destination: "Берлин", track: 5, time: Date.now + 900, state: .delayed(minutes: 12)),
            Departure(id: "d", line: "S2", destination: "Airport", track: 2, time: Date.now + 1500, state: .onTime)
        ])
    }

    @Published var departures: [Departure]
    @Published var announcements: [String] = []

    init(departures: [Departure]) {
        self.departures = departures
    }

    func refresh(at date: Date) {
        for index in departures.indices where departures[index].time < date && departures[index].state != .gone {
            departures[index].state = .gone
            announcements.append("\(departures[index].line) has left.")
        }
    }

    func delay(_ id: Departure.ID, by minutes: Int) {
        guard let index = departures.firstIndex(where: { $0.id == id }) else { return }
        departures[index].time += TimeInterval(minutes * 60)
        if case .delayed(let already) = departures[index].state {
            departures[index].state = .delayed(minutes: already + minutes)
        } else {
            departures[index].state = .delayed(minutes: minutes)
        }
    }
}

// MARK: - Views

struct StateBadge: View {
    let state: Departure.State

    var body: some View {
        Text(title)
            .font(.caption.bold())
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background(color.opacity(0.2), in: Capsule())
            .foregroundStyle(color)
    }

    private var title: LocalizedStringKey {
        switch state {
        case .onTime: return "On time"
        case .delayed(let minutes): return "+\(minutes) min"
        case .boarding: return "Boarding"
        case .gone: return "Departed"
        }
    }

    private var color: Color {
        switch state {
        case .onTime: return .green
        case .delayed: return .red
        case .boarding: return .blue
        case .gone: return .gray
        }
    }
}

struct StationBoard: View {
    @StateObject private var model = BoardModel.demo()
    private let clock = Timer.publish(every: 5, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(alignment: .leading) {
            Text("Departures")
                .font(.largeTitle.weight(.black))
                .padding(.horizontal)
            List(model.departures) { departure in
                row(departure)
                    .listRowBackground(departure.state == .gone ? Color.gray.opacity(0.1) : Color.clear)
                    .contextMenu {
                        Menu("Delay") {
                            ForEach([5, 10, 30], id: \.self) { minutes in
                                Button("\(minutes) minutes") { model.delay(departure.id, by: minutes) }
                            }
                        }
                        .disabled(departure.state == .gone)
                    }
            }
            .listStyle(.plain)
            if let last = model.announcements.last {
                Label(last, systemImage: "megaphone")
                    .padding()
                    .transition(.move(edge: .bottom))
            }
        }
        .animation(.default, value: model.departures)
        .onReceive(clock) { model.refresh(at: $0) }
    }

    private func row(_ departure: Departure) -> some View {
        HStack(spacing: 14) {
            Text(departure.line)
                .font(.headline)
                .frame(width: 56, alignment: .leading)
            VStack(alignment: .leading) {
                Text(departure.destination)
                Text("Track \(departure.track)")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            VStack(alignment: .trailing) {
                Text(departure.time, style: .time).monospacedDigit()
                StateBadge(state: departure.state)
            }
        }
        .accessibilityElement(children: .combine)
    }
}

@main
struct StationBoardApp: App {
    var body: some Scene {
        WindowGroup { StationBoard() }
    }
}
