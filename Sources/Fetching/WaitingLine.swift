import Dispatch
import Synchronization

/// Runs work that blocks on other threads, no more than so much of it at a time, first come first served.
final class WaitingLine: Sendable {
    typealias Work = @Sendable () -> Void

    private struct State {
        var running = 0
        var waiting: [Work] = []
    }

    private let width: Int
    private let state = Mutex(State())

    init(width: Int) {
        self.width = width
    }

    func add(_ work: @escaping Work) {
        let runsNow = state.withLock { state in
            guard state.running < width else {
                state.waiting.append(work)
                return false
            }
            state.running += 1
            return true
        }
        if runsNow { begin(work) }
    }

    private func begin(_ work: @escaping Work) {
        DispatchQueue.global(qos: .userInitiated).async { [self] in
            work()
            let next = state.withLock { state -> Work? in
                if state.waiting.isEmpty {
                    state.running -= 1
                    return nil
                }
                return state.waiting.removeFirst()
            }
            if let next { begin(next) }
        }
    }
}
