// A calculator: an enum of keys, a view model, a grid made of stacks.
import SwiftUI

enum CalculatorKey: Hashable, Identifiable {
    case digit(Int)
    case operation(Operation)
    case point, clear, sign, percent, equals

    enum Operation: String, CaseIterable {
        case add = "+"
        case subtract = "−"
        case multiply = "×"
        case divide = "÷"

        func apply(_ a: Double, _ b: Double) -> Double {
            switch self {
            case .add: a + b
            case .subtract: a - b
            case .multiply: a * b
            case .divide: a / b
            }
        }
    }

    var id: Self { self }

    var title: String {
        switch self {
        case .digit(let value): String(value)
        case .operation(let operation): operation.rawValue
        case .point: "."
        case .clear: "AC"
        case .sign: "±"
        case .percent: "%"
        case .equals: "="
        }
    }

    var color: Color {
        switch self {
        case .operation, .equals: .orange
        case .clear, .sign, .percent: Color(white: 0.65)
        default: Color(white: 0.2)
        }
    }

    var columns: CGFloat { self == .digit(0) ? 2 : 1 }
}

final class CalculatorModel: ObservableObject {
    @Published private(set) var display = "0"
    private var accumulator: Double?
    private var pending: CalculatorKey.Operation?
    private var isTyping = false

    static let rows: [[CalculatorKey]] = [
        [.clear, .sign, .percent, .operation(.divide)],
        [.digit(7), .digit(8), .digit(9), .operation(.multiply)],
        [.digit(4), .digit(5), .digit(6), .operation(.subtract)],
        [.digit(1), .digit(2), .digit(3), .operation(.add)],
        [.digit(0), .point, .equals],
    ]

    var value: Double { Double(display) ?? 0 }

    func press(_ key: CalculatorKey) {
        switch key {
        case .digit(let digit):
            display = isTyping && display != "0" ? display + "\(digit)" : "\(digit)"
            isTyping = true
        case .point where !display.contains("."):
            display += "."
            isTyping = true
        case .point:
            break
        case .clear:
            (display, accumulator, pending, isTyping) = ("0", nil, nil, false)
        case .sign:
            show(-value)
        case .percent:
            show(value / 100)
        case .operation(let operation):
            calculate()
            pending = operation
        case .equals:
            calculate()
            pending = nil
        }
    }

    private func calculate() {
        if let pending, let accumulator, isTyping { show(pending.apply(accumulator, value)) }
        accumulator = value
        isTyping = false
    }

    private func show(_ value: Double) {
        display = value.formatted(.number.grouping(.never).precision(.significantDigits(0...8)))
    }
}

struct CalculatorView: View {
    @StateObject private var model = CalculatorModel()
    private let spacing: CGFloat = 12

    var body: some View {
        GeometryReader { geometry in
            let side = (geometry.size.width - 5 * spacing) / 4
            ZStack(alignment: .bottom) {
                Color.black.edgesIgnored()
                VStack(alignment: .trailing, spacing: spacing) {
                    Text(model.display)
                        .font(.system(size: 64, weight: .thin))
                        .foregroundColor(.white)
                        .lineLimit(1)
                        .padding(.horizontal)
                    ForEach(CalculatorModel.rows, id: \.self) { row in
                        HStack(spacing: self.spacing) {
                            ForEach(row) { key in
                                CalculatorButton(key: key, side: side, spacing: self.spacing) {
                                    self.model.press(key)
                                }
                            }
                        }
                    }
                }
                .padding(spacing)
            }
        }
        .frame(minWidth: 240, minHeight: 400)
    }
}

extension View {
    fileprivate func edgesIgnored() -> some View { ignoresSafeArea(.container, edges: [.top, .bottom]) }
}

private struct CalculatorButton: View {
    let key: CalculatorKey
    let side: CGFloat
    let spacing: CGFloat
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Text(key.title)
                .font(.system(size: side * 0.4, weight: .medium, design: .rounded))
                .frame(width: side * key.columns + spacing * (key.columns - 1), height: side)
                .background(key.color)
                .foregroundColor(.white)
                .clipShape(Capsule())
        }
        .buttonStyle(PlainButtonStyle())
        .accessibilityIdentifier("key-\(key.title)")
    }
}

@MainActor
struct CalculatorPreviewData {
    static let models: [CalculatorModel] = []
}
