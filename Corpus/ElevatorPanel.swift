import SwiftUI

@MainActor
final class Elevator: ObservableObject {
    enum Motion { case up, down, idle }

    let floors: ClosedRange<Int> = -1...8
    @Published private(set) var floor = 0
    @Published private(set) var requests: Set<Int> = []
    @Published private(set) var motion = Motion.idle

    func request(_ target: Int) {
        guard target != floor else { return }
        requests.insert(target)
    }

    func cancel(_ target: Int) {
        requests.remove(target)
    }

    func step() {
        guard let target = nextStop else {
            motion = .idle
            return
        }
        motion = target > floor ? .up : .down
        floor += target > floor ? 1 : -1
        requests.remove(floor)
    }

    private var nextStop: Int? {
        let above = requests.filter { $0 > floor }.min()
        let below = requests.filter { $0 < floor }.max()
        switch motion {
        case .up: return above ?? below
        case .down: return below ?? above
        case .idle: return requests.min { abs($0 - floor) < abs($1 - floor) }
        }
    }
}

struct FloorButtonStyle: PrimitiveButtonStyle {
    var isLit: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.title2.monospacedDigit())
            .frame(width: 56, height: 56)
            .background(isLit ? Color.yellow : Color.gray.opacity(0.2), in: .circle)
            .foregroundStyle(isLit ? Color.black : Color.primary)
            .onTapGesture { configuration.trigger() }
            .accessibilityAddTraits(.isButton)
            .animation(.easeOut(duration: 0.2), value: isLit)
    }
}

struct PanelView: View {
    @StateObject private var elevator = Elevator()
    private let columns = [GridItem(.fixed(64)), GridItem(.fixed(64))]

    var body: some View {
        VStack(spacing: 24) {
            display
            LazyVGrid(columns: columns, spacing: 12) {
                ForEach(elevator.floors.reversed(), id: \.self) { floor in
                    Button(title(of: floor)) { elevator.request(floor) }
                        .buttonStyle(FloorButtonStyle(isLit: elevator.requests.contains(floor)))
                        .contextMenu {
                            Button("Cancel") { elevator.cancel(floor) }
                                .disabled(!elevator.requests.contains(floor))
                        }
                }
            }
        }
        .padding(30)
        .task {
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(1))
                withAnimation { elevator.step() }
            }
        }
    }

    private var display: some View {
        HStack {
            Image(systemName: arrow)
                .opacity(elevator.motion == .idle ? 0.2 : 1)
            Text(title(of: elevator.floor))
                .contentTransition(.numericText(value: Double(elevator.floor)))
        }
        .font(.system(size: 40, weight: .bold, design: .monospaced))
        .foregroundStyle(.red)
        .padding()
        .frame(width: 160)
        .background(.black, in: .rect(cornerRadius: 8))
        .accessibilityElement(children: .combine)
    }

    private var arrow: String {
        elevator.motion == .down ? "arrow.down" : "arrow.up"
    }

    private func title(of floor: Int) -> String {
        floor == 0 ? "P" : floor.formatted()
    }
}

@main
struct ElevatorPanelApp: App {
    var body: some Scene {
        WindowGroup { PanelView() }
    }
}
