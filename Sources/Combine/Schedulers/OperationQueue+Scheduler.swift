import Foundation

extension OperationQueue: Scheduler {
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        public typealias Stride = DispatchQueue.SchedulerTimeType.Stride

        public var date: Date

        public init(_ date: Date) {
            self.date = date
        }

        public func distance(to other: SchedulerTimeType) -> Stride { .seconds(other.date.timeIntervalSince(date)) }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(date.addingTimeInterval(Double(n.magnitude) / 1e9))
        }
    }

    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Carried(action)
        addOperation { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Carried(action)
        let deadline = DispatchTime.now() + date.date.timeIntervalSinceNow
        waitingQueue.asyncAfter(deadline: deadline) { self.addOperation { action.value() } }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = Carried(action)
        let deadline = DispatchTime.now() + date.date.timeIntervalSinceNow
        return Repetition(on: waitingQueue, from: deadline, every: max(interval.magnitude, 1_000)) {
            self.addOperation { action.value() }
        }
    }

    /// Where it is waited until an operation is to be added.
    private var waitingQueue: DispatchQueue { self === OperationQueue.main ? .main : .global() }
}
