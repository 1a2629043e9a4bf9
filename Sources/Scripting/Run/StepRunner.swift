import Foundation

/// Runs a script's steps against a target, on a clock of 60 frames a second that its owner keeps.
///
/// The runner never waits. ``resume()`` runs as many steps as take no time, then tells at what time it wants to be called
/// again; a host with a standing clock advances it, a host with a window waits for the frame.
///
///     while case .frame(let time) = try runner.resume() { clock.advance(to: start + time) }
@MainActor
package final class StepRunner {
    /// What a host does next.
    package enum Progress: Equatable, Sendable {
        /// Bring the clock to this many seconds from the start of the steps, draw a frame, and call again.
        case frame(at: Double)
        /// All steps have been run; they took this many seconds.
        case finished(at: Double)
    }

    /// Frames a second on the host's clock.
    package static let frameRate = 60.0

    private let script: StepScript
    private let target: any StepTarget
    private let workingDirectory: String

    private var nextLine = 0
    private var current: Timed?
    /// The time at which the last timed step ended, in seconds from the start of the steps.
    private var time = 0.0

    /// A step that goes on for a time.
    private struct Timed {
        var seconds: Double
        var start: Double
        /// The frames that have been asked for.
        var frames = 0
        var kind: Kind

        enum Kind {
            case wait
            case press(StepPoint)
            case drag(from: StepPoint, to: StepPoint)
            case pinch(at: StepPoint, scale: Double, degrees: Double)
        }
    }

    /// Relative paths in the script are meant against `workingDirectory`.
    package init(script: StepScript, target: any StepTarget, workingDirectory: String) {
        self.script = script
        self.target = target
        self.workingDirectory = workingDirectory
    }

    /// Runs the steps up to the next frame or to their end. Throws a ``StepFailure``, after which there is nothing to
    /// resume.
    package func resume() throws -> Progress {
        while true {
            if let frame = advanceTimedStep() { return .frame(at: frame) }
            guard nextLine < script.lines.count else { return .finished(at: time) }
            let line = script.lines[nextLine]
            nextLine += 1
            do {
                try begin(line.step)
            } catch {
                nextLine = script.lines.count
                throw StepFailure(file: script.file, line: line.number, message: "\(error)")
            }
        }
    }

    /// Moves a timed step on to the frame that has come, and ends it when its time is over. Returns when the next frame
    /// of it is due; nil when no timed step is left.
    private func advanceTimedStep() -> Double? {
        guard var step = current else { return nil }
        // Times are counted from the step's start and not summed up, so that 15 frames are a quarter of a second.
        let elapsed = min(Double(step.frames) / Self.frameRate, step.seconds)
        // A remainder under a millionth of a frame is a rounding error of the division.
        let isOver = step.seconds - elapsed < 1e-6 / Self.frameRate
        if case .drag(let from, let to) = step.kind, step.frames > 0 || isOver {
            let part = isOver ? 1 : elapsed / step.seconds
            target.movePointer(to: StepPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
        }
        if case .pinch(let point, let scale, let degrees) = step.kind, step.frames > 0 || isOver {
            let part = isOver ? 1 : elapsed / step.seconds
            target.pinch(.moved, at: point, scale: 1 + (scale - 1) * part, degrees: degrees * part)
        }
        guard isOver else {
            step.frames += 1
            current = step
            let next = Double(step.frames) / Self.frameRate
            return step.start + (step.seconds - next < 1e-6 / Self.frameRate ? step.seconds : next)
        }
        switch step.kind {
        case .wait: break
        case .press(let point), .drag(_, let point): target.releasePointer(at: point)
        case .pinch(let point, let scale, let degrees):
            target.pinch(.ended, at: point, scale: scale, degrees: degrees)
        }
        time = step.start + step.seconds
        current = nil
        return nil
    }

    private func begin(_ step: Step) throws {
        switch step {
        case .tap(let aim):
            let point = try place(of: aim)
            target.movePointer(to: point)
            target.pressPointer(at: point)
            target.releasePointer(at: point)
        case .rightClick(let aim):
            let point = try place(of: aim)
            target.movePointer(to: point)
            target.rightClick(at: point)
        case .press(let aim, let seconds):
            let point = try place(of: aim)
            target.movePointer(to: point)
            target.pressPointer(at: point)
            current = Timed(seconds: seconds, start: time, kind: .press(point))
        case .drag(let start, let end, let seconds):
            let from = try place(of: start)
            // It may end outside of the window.
            let to = try place(of: end, mayLieOutside: true)
            target.movePointer(to: from)
            target.pressPointer(at: from)
            current = Timed(seconds: seconds, start: time, kind: .drag(from: from, to: to))
        case .pinch(let aim, let scale, let degrees, let seconds):
            let point = try place(of: aim)
            target.pinch(.began, at: point, scale: 1, degrees: 0)
            current = Timed(
                seconds: seconds, start: time, kind: .pinch(at: point, scale: scale, degrees: degrees))
        case .wait(let seconds):
            current = Timed(seconds: seconds, start: time, kind: .wait)
        case .hover(let aim):
            target.movePointer(to: try place(of: aim, mayLieOutside: true))
        case .scroll(let aim, let distance):
            try target.scroll(at: try place(of: aim), by: distance)
        case .set(let label, let value):
            try set(label, to: value)
        case .type(let text):
            try target.type(text)
        case .key(let stroke):
            target.press(stroke)
        case .resize(let size):
            target.resize(to: size)
        case .scheme(let scheme):
            target.use(scheme)
        case .snap(let path):
            try target.writePicture(to: path.absolutePath(in: workingDirectory))
        case .inspect(let path):
            try write(target.inspection.json, to: path.absolutePath(in: workingDirectory))
        case .expect(let label, let key, let value):
            try expect(label, key, value)
        }
    }

    /// Only in the window can something be pressed or scrolled. A drag may end outside, and the pointer be moved out.
    private func place(of aim: Step.Aim, mayLieOutside: Bool = false) throws -> StepPoint {
        switch aim {
        case .label(let label): return try center(of: label)
        case .point(let point):
            if !mayLieOutside { try expectInWindow(point) }
            return point
        }
    }

    private func expectInWindow(_ point: StepPoint) throws {
        let size = target.inspection.size
        guard point.x >= 0, point.y >= 0, point.x < size.width, point.y < size.height else {
            throw StepProblem(
                "\(JSONText.number(point.x)),\(JSONText.number(point.y)) is outside of the window, which is "
                    + "\(JSONText.number(size.width))x\(JSONText.number(size.height))")
        }
    }

    private func center(of label: String) throws -> StepPoint {
        let document = target.inspection
        guard let node = document.firstMatch(label: label), let frame = document.visibleFrame(of: node) else {
            throw StepProblem(document.explanation(ofNoMatchFor: label))
        }
        return try target.touchPoint(of: node) ?? frame.center
    }

    /// A control's label can stand beside it as a text of its own: the first match that takes values is meant.
    private func set(_ label: String, to value: StepValue) throws {
        let document = target.inspection
        let matches = document.matches(label: label).filter {
            $0.enabled != false && document.visibleFrame(of: $0) != nil
        }
        guard let first = matches.first else { throw StepProblem(document.explanation(ofNoMatchFor: label)) }
        guard let node = matches.first(where: { $0.role?.takesValues ?? false }) else {
            throw StepProblem(
                "\"\(label)\" cannot be set, being a \(first.role?.rawValue ?? first.type); "
                    + "a slider, toggle, stepper, picker or textField can")
        }
        try target.set(value, of: node)
    }

    /// What is disabled can be asked about too, after all else; and a match that has the key comes before one that has not.
    private func expect(_ label: String, _ key: InspectNode.Key, _ value: String) throws {
        let document = target.inspection
        let visible = document.matches(label: label).filter { document.visibleFrame(of: $0) != nil }
        let matches = visible.filter { $0.enabled != false } + visible.filter { $0.enabled == false }
        guard let first = matches.first else { throw StepProblem(document.explanation(ofNoMatchFor: label)) }
        let node = first.matches(value, for: key) ? first : matches.first { $0.text(of: key) != nil } ?? first
        guard !node.matches(value, for: key) else { return }
        let found = node.text(of: key).map { "\"\($0)\"" } ?? "absent"
        throw StepProblem("\(key.rawValue) of \"\(label)\" was to be \"\(value)\" and is \(found)")
    }

    private func write(_ text: String, to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            throw StepProblem("\(path) cannot be written; see that its folder is there and can be written to")
        }
    }
}

/// What is wrong with a step, as yet without its place.
private struct StepProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension InspectNode.Role {
    /// Whether `set` can give a value to it.
    fileprivate var takesValues: Bool {
        switch self {
        case .slider, .toggle, .stepper, .picker, .textField: true
        default: false
        }
    }
}
