import SwiftUI

struct Building: Identifiable, Sendable {
    let id: Int
    let width: CGFloat
    let height: CGFloat
    let windows: Int
}

struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

struct Skyline: Sendable {
    let buildings: [Building]

    init(seed: Int, count: Int) {
        var generator = SeededGenerator(seed: UInt64(max(seed, 1)))
        buildings = (0..<count).map { index in
            Building(
                id: index,
                width: CGFloat.random(in: 0.6...1.4, using: &generator),
                height: CGFloat.random(in: 0.25...0.9, using: &generator),
                windows: Int.random(in: 2...6, using: &generator)
            )
        }
    }
}

struct SkylineView: View {
    let skyline: Skyline
    let isNight: Bool

    var body: some View {
        Canvas { context, size in
            drawSky(in: &context, size: size)
            drawBuildings(in: &context, size: size)
        }
        .clipShape(.rect(cornerRadius: 16))
        .accessibilityLabel(isNight ? "City at night" : "City by day")
    }

    private func drawSky(in context: inout GraphicsContext, size: CGSize) {
        let colors: [Color] = isNight ? [.black, .indigo] : [.cyan, .white]
        context.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .linearGradient(Gradient(colors: colors), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height))
        )
        let disc = CGRect(x: size.width * 0.75, y: size.height * 0.12, width: 40, height: 40)
        context.fill(Path(ellipseIn: disc), with: .color(isNight ? .white : .yellow))
    }

    private func drawBuildings(in context: inout GraphicsContext, size: CGSize) {
        let sum = skyline.buildings.reduce(0) { $0 + $1.width }
        guard sum > 0 else { return }
        var x: CGFloat = 0
        for building in skyline.buildings {
            let width = building.width / sum * size.width
            let height = building.height * size.height
            let frame = CGRect(x: x, y: size.height - height, width: width, height: height)
            context.fill(Path(frame.insetBy(dx: 1, dy: 0)), with: .color(isNight ? .black : .gray))
            drawWindows(of: building, in: frame, context: context)
            x += width
        }
    }

    private func drawWindows(of building: Building, in frame: CGRect, context: GraphicsContext) {
        let gap = frame.height / CGFloat(building.windows + 1)
        for floor in 0..<building.windows {
            let y = frame.minY + gap * CGFloat(floor) + gap / 2
            let window = CGRect(x: frame.minX + frame.width * 0.2, y: y, width: frame.width * 0.6, height: gap * 0.3)
            let isLit = (floor + building.id) % 3 != 0
            context.fill(Path(window), with: .color(isNight && isLit ? .yellow : .white.opacity(0.4)))
        }
    }
}

struct SkylineEditor: View {
    @State private var seed = 7
    @State private var count = 9.0
    @State private var isNight = true

    var body: some View {
        VStack(spacing: 16) {
            SkylineView(skyline: Skyline(seed: seed, count: Int(count)), isNight: isNight)
            Grid(alignment: .leading) {
                GridRow {
                    Text("Buildings")
                    Slider(value: $count, in: 4...20, step: 1)
                    Text(Int(count), format: .number).monospacedDigit()
                }
                GridRow {
                    Text("Night")
                    Toggle("Night", isOn: $isNight)
                        .labelsHidden()
                        .gridCellColumns(2)
                }
            }
            Button("Another city", systemImage: "dice") { seed += 1 }
                .keyboardShortcut("r")
        }
        .padding()
    }
}

@main
struct SkylineCanvasApp: App {
    var body: some Scene {
        WindowGroup { SkylineEditor() }
    }
}

#Preview("Day") {
    SkylineView(skyline: Skyline(seed: 3, count: 8), isNight: false)
        .frame(height: 200)
}
