import SwiftUI

enum Lane: String, CaseIterable, Identifiable, Codable {
    case idea, doing, done
    var id: Self { self }

    var title: LocalizedStringResource {
        switch self {
        case .idea: "Ideas"
        case .doing: "In progress"
        case .done: "Done"
        }
    }

    var color: Color {
        switch self {
        case .idea: .yellow
        case .doing: .blue
        case .done: .green
        }
    }
}

struct Card: Identifiable, Hashable, Codable {
    var id = UUID()
    var title: String
    var lane: Lane
}

@MainActor
@Observable
final class Kanban {
    var cards: [Card] = [
        Card(title: "Sketch the logo", lane: .doing),
        Card(title: "Book the hall", lane: .idea),
        Card(title: "Print posters", lane: .idea),
        Card(title: "Choose a date", lane: .done)
    ]

    subscript(lane: Lane) -> [Card] {
        cards.filter { $0.lane == lane }
    }

    func move(_ id: String, to lane: Lane) -> Bool {
        guard let index = cards.firstIndex(where: { $0.id.uuidString == id }),
              cards[index].lane != lane else { return false }
        var card = cards.remove(at: index)
        card.lane = lane
        cards.append(card)
        return true
    }

    func add(_ title: String, to lane: Lane) {
        cards.append(Card(title: title, lane: lane))
    }

    func delete(_ card: Card) {
        cards.removeAll { $0.id == card.id }
    }
}

// MARK: - Lane

struct LaneView: View {
    let lane: Lane
    @Environment(Kanban.self) private var board
    @State private var isTargeted = false
    @State private var draft = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                Circle().fill(lane.color).frame(width: 10)
                Text(lane.title).font(.headline)
                Spacer()
                Text(board[lane].count, format: .number)
                    .foregroundStyle(.secondary)
            }
            ScrollView {
                LazyVStack(spacing: 8) {
                    ForEach(board[lane]) { card in
                        CardView(card: card)
                            .draggable(card.id.uuidString)
                    }
                }
            }
            TextField("New card", text: $draft)
                .textFieldStyle(.roundedBorder)
                .onSubmit {
                    guard !draft.isEmpty else { return }
                    board.add(draft, to: lane)
                    draft = ""
                }
        }
        .padding(12)
        .frame(width: 220)
        .background(lane.color.opacity(isTargeted ? 0.3 : 0.1), in: .rect(cornerRadius: 16))
        .dropDestination(for: String.self) { ids, _ in
            withAnimation {
                ids.map { board.move($0, to: lane) }.contains(true)
            }
        } isTargeted: { isTargeted = $0 }
    }
}

struct CardView: View {
    let card: Card
    @Environment(Kanban.self) private var board

    var body: some View {
        Text(card.title)
            .strikethrough(card.lane == .done)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(10)
            .background(.background, in: .rect(cornerRadius: 8))
            .shadow(color: .black.opacity(0.1), radius: 2, y: 1)
            .contextMenu {
                ForEach(Lane.allCases) { lane in
                    Button {
                        withAnimation { _ = board.move(card.id.uuidString, to: lane) }
                    } label: {
                        Text(lane.title)
                    }
                    .disabled(lane == card.lane)
                }
                Divider()
                Button("Delete", role: .destructive) {
                    withAnimation { board.delete(card) }
                }
            }
    }
}

struct KanbanView: View {
    var body: some View {
        ScrollView(.horizontal) {
            HStack(alignment: .top, spacing: 16) {
                ForEach(Lane.allCases) { LaneView(lane: $0) }
            }
            .padding()
        }
    }
}

@main
struct KanbanBoardApp: App {
    @State private var board = Kanban()

    var body: some Scene {
        WindowGroup {
            KanbanView().environment(board)
        }
    }
}
