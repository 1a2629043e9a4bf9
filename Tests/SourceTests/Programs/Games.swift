// Two small games: state machines as enums and structs, taps, boards in stacks.
import SwiftUI

struct GamesMark: Equatable, Sendable {
    enum Player: String, Sendable {
        case cross = "X", nought = "O"
        var other: Player { self == .cross ? .nought : .cross }
    }

    var player: Player?
}

struct GamesBoard: Equatable {
    private(set) var marks = Array(repeating: GamesMark(), count: 9)
    private(set) var current = GamesMark.Player.cross

    private static let lines = [
        [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
    ]

    var winner: GamesMark.Player? {
        for line in Self.lines {
            let players = Set(line.map { marks[$0].player })
            if players.count == 1, let player = players.first, let player { return player }
        }
        return nil
    }

    var isOver: Bool { winner != nil || marks.allSatisfy { $0.player != nil } }

    subscript(row row: Int, column column: Int) -> GamesMark { marks[row * 3 + column] }

    mutating func play(_ index: Int) {
        guard marks.indices.contains(index), marks[index].player == nil, !isOver else { return }
        marks[index].player = current
        current = current.other
    }
}

struct GamesTicTacToe: View {
    @State private var board = GamesBoard()
    @State private var scores: [GamesMark.Player: Int] = [:]

    private var status: String {
        if let winner = board.winner { return "\(winner.rawValue) wins" }
        return board.isOver ? "Draw" : "\(board.current.rawValue) to move"
    }

    var body: some View {
        VStack(spacing: 20) {
            Text(status).font(.title2).fontWeight(.semibold)
            VStack(spacing: 6) {
                ForEach(0..<3) { row in
                    HStack(spacing: 6) {
                        ForEach(0..<3) { column in
                            cell(row, column)
                        }
                    }
                }
            }
            .aspectRatio(1, contentMode: .fit)
            HStack {
                ForEach([GamesMark.Player.cross, .nought], id: \.rawValue) { player in
                    Text("\(player.rawValue): \(scores[player, default: 0])")
                }
                Spacer()
                Button("New game", action: restart)
                    .disabled(!board.isOver)
            }
        }
        .padding()
        .onChange(of: board) { _, newBoard in
            guard let winner = newBoard.winner else { return }
            scores[winner, default: 0] += 1
        }
    }

    private func cell(_ row: Int, _ column: Int) -> some View {
        let mark = board[row: row, column: column]
        return ZStack {
            RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.2))
            switch mark.player {
            case .cross?: GamesCross().stroke(.blue, style: .init(lineWidth: 6, lineCap: .round)).padding(16)
            case .nought?: Circle().stroke(.red, lineWidth: 6).padding(16)
            case nil: EmptyView()
            }
        }
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.bouncy) { board.play(row * 3 + column) } }
        .accessibilityLabel("\(row), \(column)")
    }

    private func restart() {
        withAnimation { board = GamesBoard() }
    }
}

struct GamesCross: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: rect.origin)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        return path
    }
}

struct GamesMemory<CardContent: Equatable> {
    private(set) var cards: [Card]

    struct Card: Identifiable, Equatable {
        let id: Int
        let content: CardContent
        var isFaceUp = false { didSet { if oldValue && !isFaceUp { hasBeenSeen = true } } }
        var isMatched = false
        private(set) var hasBeenSeen = false
    }

    init(pairs: Int, content: (Int) -> CardContent) {
        cards = []
        for pair in 0..<max(2, pairs) {
            let content = content(pair)
            cards.append(Card(id: pair * 2, content: content))
            cards.append(Card(id: pair * 2 + 1, content: content))
        }
    }

    private var onlyFaceUp: Int? {
        get {
            let up = cards.indices.filter { cards[$0].isFaceUp }
            return up.count == 1 ? up.first : nil
        }
        set { cards.indices.forEach { cards[$0].isFaceUp = $0 == newValue } }
    }

    mutating func choose(_ card: Card) {
        guard let index = cards.firstIndex(where: { $0.id == card.id }), !cards[index].isFaceUp else { return }
        if let other = onlyFaceUp {
            if cards[other].content == cards[index].content {
                cards[other].isMatched = true
                cards[index].isMatched = true
            }
            cards[index].isFaceUp = true
        } else {
            onlyFaceUp = index
        }
    }
}

class GamesMemoryModel: ObservableObject {
    typealias Card = GamesMemory<String>.Card
    private static let emojis = ["🚗", "🚕", "🚌", "🚲"]

    private static func makeGame() -> GamesMemory<String> {
        GamesMemory(pairs: 4) { index in
            emojis.indices.contains(index) ? emojis[index] : "?"
        }
    }

    @Published private var game = GamesMemoryModel.makeGame()

    var cards: [Card] { game.cards }

    func choose(_ card: Card) { game.choose(card) }
}

struct GamesMemoryView: View {
    @ObservedObject var game: GamesMemoryModel

    var body: some View {
        HStack {
            ForEach(game.cards) { card in
                CardView(card)
                    .aspectRatio(2 / 3, contentMode: .fit)
                    .onTapGesture { game.choose(card) }
            }
        }
        .foregroundColor(.red)
        .padding(.horizontal)
    }

    struct CardView: View {
        let card: GamesMemoryModel.Card

        init(_ card: GamesMemoryModel.Card) {
            self.card = card
        }

        var body: some View {
            ZStack {
                let base = RoundedRectangle(cornerRadius: Constants.cornerRadius)
                Group {
                    base.foregroundColor(.white)
                    base.strokeBorder(lineWidth: Constants.lineWidth)
                    Text(card.content).font(.largeTitle)
                }
                .opacity(card.isFaceUp ? 1 : 0)
                base.fill().opacity(card.isFaceUp ? 0 : 1)
            }
            .opacity(card.isFaceUp || !card.isMatched ? 1 : 0)
        }

        private struct Constants {
            static let cornerRadius: CGFloat = 12
            static let lineWidth: CGFloat = 2
        }
    }
}
