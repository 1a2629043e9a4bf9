import SwiftUI

struct Rod: Identifiable, Equatable {
    let id: Int
    var digit: Int
}

struct Abacus: Equatable {
    var rods: [Rod]

    init(count: Int) {
        rods = (0..<count).map { Rod(id: $0, digit: 0) }
    }

    var value: Int {
        get { rods.reduce(0) { $0 * 10 + $1.digit } }
        set {
            var rest = max(0, newValue)
            for index in rods.indices.reversed() {
                rods[index].digit = rest % 10
                rest /= 10
            }
        }
    }

    var maximum: Int { rods.reduce(1) { partial, _ in partial * 10 } - 1 }
}

struct BeadShape: InsettableShape {
    var inset: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let r = rect.insetBy(dx: inset, dy: inset)
        var path = Path()
        path.move(to: CGPoint(x: r.minX, y: r.midY))
        path.addLine(to: CGPoint(x: r.minX + r.width * 0.25, y: r.minY))
        path.addLine(to: CGPoint(x: r.maxX - r.width * 0.25, y: r.minY))
        path.addLine(to: CGPoint(x: r.maxX, y: r.midY))
        path.addLine(to: CGPoint(x: r.maxX - r.width * 0.25, y: r.maxY))
        path.addLine(to: CGPoint(x: r.minX + r.width * 0.25, y: r.maxY))
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> BeadShape {
        BeadShape(inset: inset + amount)
    }
}

struct RodView: View {
    @Binding var rod: Rod
    private let beadHeight: CGFloat = 22

    init(rod: Binding<Rod>) {
        _rod = rod
    }

    var body: some View {
        VStack(spacing: 0) {
            column(count: 1, active: rod.digit >= 5 ? 1 : 0, towardBottom: true) {
                rod.digit += rod.digit >= 5 ? -5 : 5
            }
            Rectangle().fill(.brown).frame(height: 6)
            column(count: 4, active: rod.digit % 5, towardBottom: false) {
                rod.digit = (rod.digit / 5) * 5 + (rod.digit % 5 + 1) % 5
            }
            Text(rod.digit, format: .number)
                .font(.headline.monospacedDigit())
                .padding(.top, 6)
        }
        .frame(width: 46)
        .animation(.snappy, value: rod.digit)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rod \(rod.id + 1)")
        .accessibilityValue("\(rod.digit)")
        .accessibilityAdjustableAction { direction in
            if direction == .increment, rod.digit < 9 { rod.digit += 1 }
            if direction == .decrement, rod.digit > 0 { rod.digit -= 1 }
        }
    }

    private func column(count: Int, active: Int, towardBottom: Bool, action: @escaping () -> Void) -> some View {
        let height = beadHeight * CGFloat(count + 1)
        return ZStack(alignment: .top) {
            Rectangle().fill(.gray.opacity(0.5)).frame(width: 3)
            ForEach(0..<count, id: \.self) { bead in
                let isActive = towardBottom ? active == 1 : bead < active
                let shifted = towardBottom ? isActive : !isActive
                BeadShape()
                    .fill(isActive ? Color.red.gradient : Color.brown.gradient)
                    .strokeBorder(.black.opacity(0.4), lineWidth: 1)
                    .frame(height: beadHeight)
                    .offset(y: CGFloat(bead) * beadHeight + (shifted ? beadHeight : 0))
            }
        }
        .frame(height: height, alignment: .top)
        .contentShape(.rect)
        .onTapGesture(perform: action)
    }
}

struct AbacusScreen: View {
    @State private var abacus = Abacus(count: 5)

    var body: some View {
        VStack(spacing: 24) {
            Text(abacus.value, format: .number)
                .font(.system(size: 48, weight: .bold, design: .rounded))
                .contentTransition(.numericText())
            HStack(spacing: 4) {
                ForEach($abacus.rods) { RodView(rod: $0) }
            }
            .padding()
            .background {
                RoundedRectangle(cornerRadius: 12).strokeBorder(.brown, lineWidth: 8)
            }
            HStack {
                Stepper("Value", value: $abacus.value, in: 0...abacus.maximum)
                    .fixedSize()
                Button("Clear") { abacus.value = 0 }
                    .keyboardShortcut(.delete, modifiers: [])
            }
        }
        .padding()
        .animation(.default, value: abacus)
    }
}

@main
struct AbacusViewApp: App {
    var body: some Scene {
        WindowGroup { AbacusScreen() }
    }
}

#Preview { AbacusScreen() }
