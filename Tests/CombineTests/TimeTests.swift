import Combine
import Testing

/// Operators that have to do with time, on a clock of the test's.
@Suite("Operators and time") struct TimeTests {
    private let scheduler = HandScheduler()
    private let subject = PassthroughSubject<Int, Never>()

    @Test func `values come later`() {
        let probe = Probe<Int, Never>(first: .unlimited)
        subject.delay(for: .seconds(2), scheduler: scheduler).subscribe(probe)
        subject.send(1)
        scheduler.advance(to: 1)
        subject.send(2)
        subject.send(completion: .finished)
        scheduler.advance(to: 1.9)
        #expect(probe.values.isEmpty)
        scheduler.advance(to: 2)
        #expect(probe.values == [1])
        scheduler.advance(to: 3)
        #expect(probe.values == [1, 2] && probe.isFinished)
    }

    @Test func `a burst gives its last value once it is over`() {
        let probe = Probe<Int, Never>(first: .unlimited)
        subject.debounce(for: 0.5, scheduler: scheduler).subscribe(probe)
        subject.send(1)
        scheduler.advance(to: 0.4)
        subject.send(2)
        scheduler.advance(to: 0.8)
        #expect(probe.values.isEmpty)
        scheduler.advance(to: 0.9)
        #expect(probe.values == [2])
    }

    @Test(arguments: [(true, [1, 3, 4]), (false, [1, 2, 4])])
    func `an interval gives one value`(latest: Bool, expected: [Int]) {
        let probe = Probe<Int, Never>(first: .unlimited)
        subject.throttle(for: 1, scheduler: scheduler, latest: latest).subscribe(probe)
        subject.send(1)
        scheduler.advance(to: 0)
        #expect(probe.values == [1])
        scheduler.advance(to: 0.2)
        subject.send(2)
        subject.send(3)
        scheduler.advance(to: 0.9)
        #expect(probe.values == [1])
        scheduler.advance(to: 3)
        subject.send(4)
        scheduler.advance(to: 3)
        #expect(probe.values == expected)
    }

    @Test func `silence ends a stream`() {
        let failing = PassthroughSubject<Int, TestError>()
        let probe = Probe<Int, TestError>(first: .unlimited)
        failing.timeout(2, scheduler: scheduler, customError: { TestError(number: 9) }).subscribe(probe)
        scheduler.advance(to: 1.5)
        failing.send(1)
        scheduler.advance(to: 3)
        #expect(probe.values == [1] && probe.failure == nil)
        scheduler.advance(to: 3.5)
        #expect(probe.failure == TestError(number: 9))
        let quiet = Probe<Int, Never>(first: .unlimited)
        subject.timeout(1, scheduler: scheduler).subscribe(quiet)
        scheduler.advance(to: 5)
        #expect(quiet.isFinished)
    }

    @Test func `the time between values is measured`() {
        let probe = Probe<Double, Never>(first: .unlimited)
        subject.measureInterval(using: scheduler).map { Double($0.magnitude) / 1e9 }.subscribe(probe)
        scheduler.advance(to: 1)
        subject.send(0)
        scheduler.advance(to: 1.5)
        subject.send(0)
        #expect(probe.values == [1, 0.5])
    }

    @Test func `values are gathered by time and by number`() {
        let byTime = Probe<[Int], Never>(first: .unlimited)
        subject.collect(.byTime(scheduler, 1)).subscribe(byTime)
        let byCount = Probe<[Int], Never>(first: .unlimited)
        subject.collect(.byTimeOrCount(scheduler, 1, 2)).subscribe(byCount)
        for value in 1...3 { subject.send(value) }
        #expect(byTime.values.isEmpty && byCount.values == [[1, 2]])
        scheduler.advance(to: 1)
        #expect(byTime.values == [[1, 2, 3]] && byCount.values == [[1, 2], [3]])
        subject.send(4)
        subject.send(completion: .finished)
        #expect(byTime.values == [[1, 2, 3], [4]] && byTime.isFinished)
    }

    @Test func `subscribing is scheduled`() {
        let probe = Probe<Int, Never>(first: .unlimited)
        [1, 2].publisher.subscribe(on: scheduler).subscribe(probe)
        #expect(probe.values.isEmpty)
        scheduler.advance(to: 0)
        #expect(probe.values == [1, 2] && probe.isFinished)
    }

    @Test func `the immediate scheduler does not wait`() {
        #expect([1, 2].publisher.receive(on: ImmediateScheduler.shared).all().values == [1, 2])
        #expect([1].publisher.delay(for: 5, scheduler: ImmediateScheduler.shared).all().values == [1])
    }
}
