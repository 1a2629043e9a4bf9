import ViewCore

/// What a stepper does to what it stands for.
struct StepperSteps {
    /// Reads how things are.
    let state: () -> StepperState
    let step: (AccessibilityAdjustmentDirection) -> Void
    /// Takes a value as text. Whether it was understood.
    let set: (String) -> Bool
}

/// What a stepper can do now.
struct StepperState: Equatable {
    var canIncrement: Bool
    var canDecrement: Bool
    /// As it is spoken. Nil where it is not known.
    var value: String?

    func can(_ direction: AccessibilityAdjustmentDirection) -> Bool {
        direction == .increment ? canIncrement : canDecrement
    }
}

extension StepperSteps {
    /// Closures of the user's; nil for a way in which there is nothing to do.
    init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
        state = {
            StepperState(canIncrement: onIncrement != nil, canDecrement: onDecrement != nil, value: nil)
        }
        step = { direction in
            if direction == .increment { onIncrement?() } else { onDecrement?() }
        }
        set = { text in
            switch text {
            case "increment": onIncrement?()
            case "decrement": onDecrement?()
            default: return false
            }
            return true
        }
    }

    /// A value that is moved by a step, within bounds if there are some: the last step ends at the bound.
    init<V: Strideable>(_ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride) {
        func moved(_ direction: AccessibilityAdjustmentDirection) -> V {
            let old = value.wrappedValue
            let new = Self.advanced(old, by: direction == .increment ? step : 0 - step)
            guard let bounds else { return new }
            return max(bounds.lowerBound, min(bounds.upperBound, new))
        }
        state = {
            let now = value.wrappedValue
            let up = step > 0 || bounds == nil
            let isBelow = bounds.map { now < $0.upperBound } ?? true
            let isAbove = bounds.map { now > $0.lowerBound } ?? true
            return StepperState(
                canIncrement: up ? isBelow : isAbove, canDecrement: up ? isAbove : isBelow,
                value: StepperText.text(of: now))
        }
        self.step = { direction in
            let new = moved(direction)
            if new != value.wrappedValue { value.wrappedValue = new }
        }
        set = { text in
            if text == "increment" || text == "decrement" {
                value.wrappedValue = moved(text == "increment" ? .increment : .decrement)
                return true
            }
            guard let new = StepperText.value(text, V.self) else { return false }
            value.wrappedValue = bounds.map { max($0.lowerBound, min($0.upperBound, new)) } ?? new
            return true
        }
    }

    /// The same where a step would leave what the type can hold.
    private static func advanced<V: Strideable>(_ value: V, by step: V.Stride) -> V {
        if let whole = value as? any FixedWidthInteger { return Self.advancedWhole(whole, by: step) as? V ?? value }
        return value.advanced(by: step)
    }

    private static func advancedWhole<W: FixedWidthInteger>(_ value: W, by step: Any) -> W {
        guard let step = step as? Int else { return value }
        let wide = Int(clamping: value)
        let (sum, overflows) = wide.addingReportingOverflow(step)
        if overflows { return value }
        return W(exactly: sum) ?? value
    }
}

/// A stepper's value in words.
enum StepperText {
    static func text<V>(of value: V) -> String? {
        if let whole = value as? any BinaryInteger { return "\(whole)" }
        if let number = value as? any BinaryFloatingPoint { return text(ofNumber: number) }
        return nil
    }

    private static func text<N: BinaryFloatingPoint>(ofNumber number: N) -> String {
        let number = Double(number)
        if number == number.rounded(), abs(number) < 1e15 { return "\(Int(number))" }
        return number.isFinite ? "\((number * 1e6).rounded() / 1e6)" : "\(number)"
    }

    static func value<V>(_ text: String, _ type: V.Type) -> V? {
        guard let readable = type as? any LosslessStringConvertible.Type else { return nil }
        let value = readable.init(text) as? V
        if let number = value as? any BinaryFloatingPoint, !isFinite(number) { return nil }
        return value
    }

    private static func isFinite<N: BinaryFloatingPoint>(_ number: N) -> Bool { number.isFinite }
}
