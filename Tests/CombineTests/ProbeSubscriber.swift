import Combine
import Foundation

/// Takes down everything that comes, and asks for what the test says.
final class Probe<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var completions: [Subscribers.Completion<Failure>] = []
    private(set) var subscription: (any Subscription)?
    private let first: Subscribers.Demand
    private let more: Subscribers.Demand

    /// Asks for `first` at the subscription and for `more` with each value.
    init(first: Subscribers.Demand = .none, more: Subscribers.Demand = .none) {
        self.first = first
        self.more = more
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if first > 0 { subscription.request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) { completions.append(completion) }

    var isFinished: Bool {
        if case .finished? = completions.first { completions.count == 1 } else { false }
    }

    var failure: Failure? {
        if case .failure(let error)? = completions.first { error } else { nil }
    }
}

struct TestError: Error, Equatable {
    var number = 0
}

extension Publisher {
    /// All that it gives at once when asked for everything.
    func all() -> (values: [Output], isFinished: Bool, failure: Failure?) {
        let probe = Probe<Output, Failure>(first: .unlimited)
        subscribe(probe)
        return (probe.values, probe.isFinished, probe.failure)
    }
}

/// A scheduler on a clock of the test's.
final class HandScheduler: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    typealias SchedulerOptions = Never

    private var time = 0.0
    private var due: [(time: Double, order: Int, action: () -> Void)] = []
    private var count = 0

    var now: SchedulerTimeType { SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(1e9 + time * 1e9))) }
    var minimumTolerance: SchedulerTimeType.Stride { 0 }

    private func add(_ time: Double, _ action: @escaping () -> Void) -> Int {
        count += 1
        due.append((time, count, action))
        return count
    }

    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { _ = add(time, action) }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        _ = add(seconds(date), action)
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        final class Repetition { var isOver = false }
        let repetition = Repetition()
        let length = Double(interval.magnitude) / 1e9
        func again(_ time: Double) {
            _ = add(time) {
                guard !repetition.isOver else { return }
                action()
                again(time + length)
            }
        }
        again(seconds(date))
        return AnyCancellable { repetition.isOver = true }
    }

    private func seconds(_ date: SchedulerTimeType) -> Double {
        Double(date.dispatchTime.uptimeNanoseconds) / 1e9 - 1
    }

    /// Runs what is due until `end`, in order.
    func advance(to end: Double) {
        while let next = due.filter({ $0.time <= end + 1e-9 }).min(by: { ($0.time, $0.order) < ($1.time, $1.order) }) {
            due.removeAll { $0.order == next.order }
            time = max(time, next.time)
            next.action()
        }
        time = end
    }
}
