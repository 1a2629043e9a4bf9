import SwiftUI

struct Loom: Equatable, Sendable {
    let columns: Int
    let rows: Int
    private(set) var threads: [Int]

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        threads = Array(repeating: 0, count: columns * rows)
    }

    subscript(row: Int, column: Int) -> Int {
        get { threads[row * columns + column] }
        set { threads[row * columns + column] = newValue }
    }

    func contains(row: Int, column: Int) -> Bool {
        (0..<rows).contains(row) && (0..<columns).contains(column)
    }

    mutating func mirror() {
        for row in 0..<rows {
            for column in 0..<(columns / 2) {
                self[row, columns - 1 - column] = self[row, column]
            }
        }
    }
}

enum Yarn: Int, CaseIterable, Identifiable {
    case linen, madder, indigo, weld, walnut
    var id: Int { rawValue }

    var color: Color {
        switch self {
        case .linen: Color(red: 0.95, green: 0.92, blue: 0.85)
        case .madder: Color(red: 0.72, green: 0.22, blue: 0.2)
        case .indigo: Color(red: 0.2, green: 0.25, blue: 0.5)
        case .weld: Color(red: 0.9, green: 0.75, blue: 0.25)
        case .walnut: Color(red: 0.35, green: 0.24, blue: 0.17)
        }
    }

    var name: String { String(describing: self).capitalized }
}

struct LoomCanvas: View {
    @Binding var loom: Loom
    let yarn: Yarn

    var body: some View {
        GeometryReader { proxy in
            let cell = min(proxy.size.width / CGFloat(loom.columns), proxy.size.height / CGFloat(loom.rows))
            let cloth = loom
            Canvas { context, _ in
                for row in 0..<cloth.rows {
                    for column in 0..<cloth.columns {
                        let rect = CGRect(x: CGFloat(column) * cell, y: CGFloat(row) * cell, width: cell, height: cell)
                            .insetBy(dx: 0.5, dy: 0.5)
                        let color = Yarn(rawValue: cloth[row, column])?.color ?? .clear
                        context.fill(Path(roundedRect: rect, cornerRadius: cell * 0.2), with: .color(color))
                    }
                }
            }
            .gesture(weave(cell: cell))
        }
        .aspectRatio(CGFloat(loom.columns) / CGFloat(loom.rows), contentMode: .fit)
        .accessibilityLabel("Loom, \(loom.columns) by \(loom.rows)")
    }

    private func weave(cell: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { value in
                let column = Int(value.location.x / cell)
                let row = Int(value.location.y / cell)
                if value.location.x >= 0, value.location.y >= 0, loom.contains(row: row, column: column) {
                    loom[row, column] = yarn.rawValue
                }
            }
    }
}

struct YarnPicker: View {
    @Binding var selection: Yarn

    var body: some View {
        HStack(spacing: 12) {
            ForEach(Yarn.allCases) { yarn in
                Circle()
                    .fill(yarn.color)
                    .stroke(selection == yarn ? Color.accentColor : Color.gray, lineWidth: selection == yarn ? 4 : 1)
                    .frame(width: 36, height: 36)
                    .onTapGesture { selection = yarn }
                    .accessibilityElement()
                    .accessibilityLabel(yarn.name)
                    .accessibilityAddTraits(selection == yarn ? [.isButton, .isSelected] : .isButton)
            }
        }
    }
}

struct LoomScreen: View {
    @State private var loom = Loom(columns: 16, rows: 12)
    @State private var yarn = Yarn.madder
    @State private var history: [Loom] = []

    var body: some View {
        VStack(spacing: 18) {
            LoomCanvas(loom: $loom, yarn: yarn)
            YarnPicker(selection: $yarn)
            HStack {
                Button("Mirror", systemImage: "arrow.left.and.right") { change { $0.mirror() } }
                Button("Wipe", systemImage: "eraser") { change { $0 = Loom(columns: 16, rows: 12) } }
                Button("Back", systemImage: "arrow.uturn.left") {
                    if let last = history.popLast() { loom = last }
                }
                .disabled(history.isEmpty)
            }
            .buttonStyle(.bordered)
        }
        .padding()
    }

    private func change(_ edit: (inout Loom) -> Void) {
        history.append(loom)
        edit(&loom)
    }
}

@main
struct PixelLoomApp: App {
    var body: some Scene {
        WindowGroup { LoomScreen() }
    }
}
