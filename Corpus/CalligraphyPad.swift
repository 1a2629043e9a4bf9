import SwiftUI

struct Stroke: Identifiable {
    let id = UUID()
    var points: [CGPoint] = []
    var color: Color
    var width: CGFloat

    var path: Path {
        var path = Path()
        guard let first = points.first else { return path }
        path.move(to: first)
        if points.count == 1 {
            path.addLine(to: CGPoint(x: first.x + 0.1, y: first.y))
        }
        for (previous, point) in zip(points, points.dropFirst()) {
            let middle = CGPoint(x: (previous.x + point.x) / 2, y: (previous.y + point.y) / 2)
            path.addQuadCurve(to: middle, control: previous)
        }
        return path
    }
}

@MainActor
@Observable
final class Sheet {
    private(set) var strokes: [Stroke] = []
    private var undone: [Stroke] = []
    var color = Color.black
    var width: CGFloat = 6

    var canUndo: Bool { !strokes.isEmpty }
    var canRedo: Bool { !undone.isEmpty }

    func begin(at point: CGPoint) {
        undone.removeAll()
        strokes.append(Stroke(points: [point], color: color, width: width))
    }

    func extend(to point: CGPoint) {
        guard !strokes.isEmpty else { return begin(at: point) }
        strokes[strokes.count - 1].points.append(point)
    }

    func undo() {
        guard let last = strokes.popLast() else { return }
        undone.append(last)
    }

    func redo() {
        guard let last = undone.popLast() else { return }
        strokes.append(last)
    }

    func clear() {
        strokes.removeAll()
        undone.removeAll()
    }
}

struct PaperGrid: View {
    var spacing: CGFloat = 60

    var body: some View {
        Canvas { context, size in
            var path = Path()
            for x in stride(from: 0, through: size.width, by: spacing) {
                path.move(to: CGPoint(x: x, y: 0))
                path.addLine(to: CGPoint(x: x, y: size.height))
            }
            for y in stride(from: 0, through: size.height, by: spacing) {
                path.move(to: CGPoint(x: 0, y: y))
                path.addLine(to: CGPoint(x: size.width, y: y))
            }
            context.stroke(path, with: .color(.red.opacity(0.2)), style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
        }
        .accessibilityHidden(true)
    }
}

struct PadView: View {
    @State private var page = Sheet()
    @State private var isDrawing = false
    @State private var confirmsClear = false

    var body: some View {
        VStack(spacing: 0) {
            paper
            tools
        }
        .confirmationDialog("Throw the sheet away?", isPresented: $confirmsClear) {
            Button("Throw away", role: .destructive) { page.clear() }
        }
    }

    private var paper: some View {
        ZStack {
            Color.white
            PaperGrid()
            ForEach(page.strokes) { stroke in
                stroke.path
                    .stroke(stroke.color, style: StrokeStyle(lineWidth: stroke.width, lineCap: .round, lineJoin: .round))
            }
            if page.strokes.isEmpty {
                Text(verbatim: "永")
                    .font(.system(size: 200, design: .serif))
                    .foregroundStyle(.gray.opacity(0.15))
            }
        }
        .clipped()
        .gesture(drawing)
        .accessibilityLabel("Drawing sheet")
    }

    private var drawing: some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { value in
                if isDrawing {
                    page.extend(to: value.location)
                } else {
                    isDrawing = true
                    page.begin(at: value.startLocation)
                }
            }
            .onEnded { _ in isDrawing = false }
    }

    private var tools: some View {
        HStack(spacing: 16) {
            ColorPicker("Ink", selection: $page.color)
                .labelsHidden()
            Slider(value: $page.width, in: 1...24)
            Group {
                Button("Undo", systemImage: "arrow.uturn.backward") { page.undo() }
                    .disabled(!page.canUndo)
                    .keyboardShortcut("z")
                Button("Redo", systemImage: "arrow.uturn.forward") { page.redo() }
                    .disabled(!page.canRedo)
                    .keyboardShortcut("z", modifiers: [.command, .shift])
                Button("Clear", systemImage: "trash") { confirmsClear = true }
                    .disabled(!page.canUndo)
            }
            .labelStyle(.iconOnly)
        }
        .padding()
        .background(.bar)
    }
}

@main
struct CalligraphyPadApp: App {
    var body: some Scene {
        WindowGroup { PadView() }
    }
}
