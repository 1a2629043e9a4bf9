import Foundation

/// The main run loop schedules on the main queue, which runs under every host's own loop; another one by its own means.
extension RunLoop: Scheduler {
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
        if self === RunLoop.main {
            DispatchQueue.main.async { action.value() }
        } else {
            perform { action.value() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Carried(action)
        if self === RunLoop.main {
            DispatchQueue.main.asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) { action.value() }
        } else {
            add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }, forMode: .common)
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if self === RunLoop.main {
            let deadline = DispatchTime.now() + date.date.timeIntervalSinceNow
            return DispatchQueue.main.schedule(
                after: DispatchQueue.SchedulerTimeType(deadline), interval: interval, tolerance: tolerance,
                options: nil, action)
        }
        let action = Carried(action)
        let timer = Timer(fire: date.date, interval: Double(interval.magnitude) / 1e9, repeats: true) { _ in
            action.value()
        }
        add(timer, forMode: .common)
        return AnyCancellable { timer.invalidate() }
    }
}
