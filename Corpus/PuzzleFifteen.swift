import SwiftUI

struct Board: Equatable {
    private(set) var cells: [Int]
    let side: Int

    init(side: Int = 4) {
        self.side = side
        cells = Array(1..<(side * side)) + [0]
    }

    var isSolved: Bool { cells == Board(side: side).cells }

    func neighbours(of index: Int) -> [Int] {
        let row = index / side, column = index % side
        var result: [Int] = []
        if row > 0 { result.append(index - side) }
        if row < side - 1 { result.append(index + side) }
        if column > 0 { result.append(index - 1) }
        if column < side - 1 { result.append(index + 1) }
        return result
    }

    @discardableResult
    mutating func move(tile: Int) -> Bool {
        guard let from = cells.firstIndex(of: tile),
              let hole = cells.firstIndex(of: 0),
              neighbours(of: from).contains(hole) else { return false }
        cells.swapAt(from, hole)
        return true
    }

    mutating func shuffle(steps: Int = 120) {
        for _ in 0..<steps {
            guard let hole = cells.firstIndex(of: 0),
                  let next = neighbours(of: hole).randomElement() else { return }
            cells.swapAt(hole, next)
        }
    }
}

struct BoardView: View {
    @Binding var board: Board
    var onMove: () -> Void
    @Namespace private var space

    var body: some View {
        VStack(spacing: 6) {
            ForEach(0..<board.side, id: \.self) { row in
                HStack(spacing: 6) {
                    ForEach(0..<board.side, id: \.self) { column in
                        cell(board.cells[row * board.side + column])
                    }
                }
            }
        }
        .padding(8)
        .background(.brown.opacity(0.3), in: .rect(cornerRadius: 16))
    }

    @ViewBuilder
    private func cell(_ tile: Int) -> some View {
        if tile == 0 {
            Color.clear.frame(width: 64, height: 64)
        } else {
            Text(tile, format: .number)
                .font(.title2.bold())
                .frame(width: 64, height: 64)
                .background(.brown.gradient, in: .rect(cornerRadius: 10))
                .foregroundStyle(.white)
                .matchedGeometryEffect(id: tile, in: space)
                .onTapGesture { tap(tile) }
                .accessibilityAddTraits(.isButton)
        }
    }

    private func tap(_ tile: Int) {
        withAnimation(.snappy(duration: 0.2)) {
            if board.move(tile: tile) { onMove() }
        }
    }
}

struct GameView: View {
    @State private var board = Board()
    @State private var moves = 0
    @State private var isWon = false
    @AppStorage("fifteen.best") private var best = 0

    var body: some View {
        VStack(spacing: 24) {
            HStack {
                Label("\(moves)", systemImage: "arrow.left.arrow.right")
                Spacer()
                if best > 0 {
                    Label("\(best)", systemImage: "trophy")
                        .foregroundStyle(.yellow)
                }
            }
            .font(.title3.monospacedDigit())
            .frame(maxWidth: 280)

            BoardView(board: $board) { moves += 1 }

            Button("Shuffle", systemImage: "shuffle", action: restart)
                .buttonStyle(.borderedProminent)
        }
        .padding()
        .onChange(of: board) { _, newBoard in
            guard newBoard.isSolved, moves > 0 else { return }
            best = best == 0 ? moves : min(best, moves)
            isWon = true
        }
        .alert("Solved!", isPresented: $isWon) {
            Button("Again", action: restart)
        } message: {
            Text("You needed \(moves) moves.")
        }
        .sensoryFeedback(.impact, trigger: moves)
    }

    private func restart() {
        moves = 0
        withAnimation { board.shuffle() }
    }
}

@main
struct PuzzleFifteenApp: App {
    var body: some Scene {
        WindowGroup { GameView() }
    }
}

struct BoardView_Previews: PreviewProvider {
    static var previews: some View {
        BoardView(board: .constant(Board(side: 3)), onMove: {})
    }
}
