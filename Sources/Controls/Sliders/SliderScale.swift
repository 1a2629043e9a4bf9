import ViewCore

/// The numbers a slider can have.
struct SliderScale: Equatable {
    let bounds: ClosedRange<Double>
    /// Above 0. Nil for every number within the bounds.
    let step: Double?

    init(bounds: ClosedRange<Double>, step: Double?) {
        self.bounds = bounds
        if let step, !(step > 0 && step.isFinite) {
            Diagnostics.report("a Slider's step of \(step) was ignored: it has to be a finite number above 0")
            self.step = nil
        } else {
            self.step = step
        }
    }

    private var length: Double { bounds.upperBound - bounds.lowerBound }

    /// Whole steps from the lower bound to the upper. Nil without steps.
    var stepCount: Int? {
        guard let step, length.isFinite else { return nil }
        // A last step that floating point has made too short by a hair still counts.
        return Int(min(1e9, (length / step + 1e-9).rounded(.down)))
    }

    /// Where a number lies between the bounds, from 0 to 1.
    func fraction(of value: Double) -> Double {
        guard length > 0, length.isFinite, !value.isNaN else { return 0 }
        return max(0, min(1, (value - bounds.lowerBound) / length))
    }

    /// The number at a fraction, on a step.
    func value(at fraction: Double) -> Double {
        guard length.isFinite else { return bounds.lowerBound }
        return snapped(bounds.lowerBound + max(0, min(1, fraction)) * length)
    }

    /// The nearest number that the slider can have.
    func snapped(_ value: Double) -> Double {
        if value.isNaN { return bounds.lowerBound }
        let within = max(bounds.lowerBound, min(bounds.upperBound, value))
        guard let step, let stepCount else { return within }
        let steps = min(Double(stepCount), ((within - bounds.lowerBound) / step).rounded())
        return min(bounds.upperBound, bounds.lowerBound + steps * step)
    }

    /// How far a key moves the value: a step, or a tenth of the range (guess: as assistive tools do).
    var keyDistance: Double { step ?? length / 10 }
}

/// Reads and writes a slider's number as it is now.
@MainActor
final class SliderNumber {
    private let read: @MainActor () -> (value: Double, scale: SliderScale)?
    private let write: @MainActor (Double) -> Void
    private let edit: @MainActor (Bool) -> Void

    init(
        read: @escaping @MainActor () -> (value: Double, scale: SliderScale)?,
        write: @escaping @MainActor (Double) -> Void, edit: @escaping @MainActor (Bool) -> Void
    ) {
        self.read = read
        self.write = write
        self.edit = edit
    }

    var fraction: Double { read().map { $0.scale.fraction(of: $0.value) } ?? 0 }
    var stepCount: Int? { read()?.scale.stepCount }

    func editing(_ isEditing: Bool) { edit(isEditing) }

    /// Puts the number at a fraction of the range. Nothing is written where it is there already.
    func move(to fraction: Double) {
        guard let (value, scale) = read() else { return }
        let new = scale.value(at: fraction)
        if new == value { return }
        var transaction = Transaction.current
        transaction.isContinuous = true
        withTransaction(transaction) { write(new) }
    }

    /// Moves by so many key presses.
    func step(_ count: Double) {
        guard let (value, scale) = read() else { return }
        let new = scale.snapped(scale.snapped(value) + count * scale.keyDistance)
        if new != value { write(new) }
    }

    /// Takes a number in the slider's range, or a part of the range with a per cent sign. Whether it was understood.
    func set(text: String) -> Bool {
        guard let (_, scale) = read() else { return false }
        let trimmed = text.filter { !$0.isWhitespace }
        let isPart = trimmed.hasSuffix("%")
        guard let number = Double(isPart ? String(trimmed.dropLast()) : trimmed), number.isFinite else { return false }
        write(isPart ? scale.value(at: number / 100) : scale.snapped(number))
        return true
    }
}
