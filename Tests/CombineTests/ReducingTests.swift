import Combine
import Foundation
import Testing

/// Operators that look at each value of one publisher.
@Suite("Operators on one publisher") struct ReducingTests {
    private let numbers = [3, 1, 2].publisher

    @Test func `values are mapped, and errors too`() {
        #expect(numbers.map { $0 * 2 }.all().values == [6, 2, 4])
        let failing = numbers.tryMap { value -> Int in
            if value == 1 { throw TestError(number: 7) }
            return value
        }
        #expect(failing.all().values == [3])
        #expect(failing.all().failure as? TestError == TestError(number: 7))
        #expect(failing.mapError { _ in TestError(number: 8) }.all().failure == TestError(number: 8))
        #expect(failing.replaceError(with: -1).all().values == [3, -1])
        #expect(failing.replaceError(with: -1).all().isFinished)
        #expect([1, nil, 2].publisher.replaceNil(with: 0).all().values == [1, 0, 2])
        #expect([Int]().publisher.replaceEmpty(with: 9).all().values == [9])
        #expect(numbers.replaceEmpty(with: 9).all().values == [3, 1, 2])
        #expect(["a", "bc"].publisher.map(\.count).all().values == [1, 2])
        #expect(["abc"].publisher.map(\.count, \.isEmpty).all().values.first.map { $0.0 == 3 && !$0.1 } == true)
    }

    @Test func `parts of a stream are chosen`() {
        let five = (1...5).publisher
        #expect(five.first().all().values == [1])
        #expect(five.first { $0 > 2 }.all().values == [3])
        #expect(five.last().all().values == [5])
        #expect(five.last { $0 < 4 }.all().values == [3])
        #expect(five.prefix(2).all().values == [1, 2])
        #expect(five.prefix(0).all().isFinished)
        #expect(five.prefix { $0 < 3 }.all().values == [1, 2])
        #expect(five.drop { $0 < 3 }.all().values == [3, 4, 5])
        #expect(five.dropFirst(4).all().values == [5])
        #expect(five.output(at: 2).all().values == [3])
        #expect(five.output(in: 1...2).all().values == [2, 3])
        #expect(five.output(in: 3...).all().values == [4, 5])
        #expect(five.ignoreOutput().all().isFinished)
        #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().all().values == [1, 2, 1])
    }

    @Test func `an operator that has enough cancels what is above it`() {
        let subject = PassthroughSubject<Int, Never>()
        var isCancelled = false
        let probe = Probe<Int, Never>(first: .unlimited)
        subject.handleEvents(receiveCancel: { isCancelled = true }).first().subscribe(probe)
        subject.send(4)
        #expect(isCancelled)
        #expect(probe.values == [4] && probe.isFinished)
    }

    @Test func `values are reduced to one`() {
        #expect(numbers.reduce(10, +).all().values == [16])
        #expect(numbers.scan(0, +).all().values == [3, 4, 6])
        #expect(numbers.collect().all().values == [[3, 1, 2]])
        #expect(numbers.collect(2).all().values == [[3, 1], [2]])
        #expect(numbers.count().all().values == [3])
        #expect(numbers.max().all().values == [3])
        #expect(numbers.min().all().values == [1])
        #expect(numbers.max { $0 > $1 }.all().values == [1])
        #expect(numbers.contains(1).all().values == [true])
        #expect(numbers.contains(8).all().values == [false])
        #expect(numbers.allSatisfy { $0 > 0 }.all().values == [true])
        #expect(numbers.allSatisfy { $0 > 1 }.all().values == [false])
        #expect([Int]().publisher.collect().all().values == [[]])
        #expect([Int]().publisher.last().all().values.isEmpty)
        let failing = numbers.tryReduce(0) { _, _ in throw TestError() }
        #expect(failing.all().failure is TestError)
    }

    @Test func `a result waits until it is asked for`() {
        let probe = Probe<Int, Never>()
        numbers.count().subscribe(probe)
        #expect(probe.values.isEmpty && probe.completions.isEmpty)
        probe.subscription?.request(.max(1))
        #expect(probe.values == [3] && probe.isFinished)
    }

    @Test func `a group of values asks for as many as it takes`() {
        var asked: [Subscribers.Demand] = []
        let probe = Probe<[Int], Never>(first: .max(1))
        (1...9).publisher.handleEvents(receiveRequest: { asked.append($0) }).collect(3).subscribe(probe)
        #expect(probe.values == [[1, 2, 3]])
        #expect(asked == [.max(3)])
    }

    @Test func `values are encoded and decoded`() throws {
        let data = [[1, 2], [3]].publisher.encode(encoder: JSONEncoder())
        let back = data.decode(type: [Int].self, decoder: JSONDecoder())
        #expect(back.all().values == [[1, 2], [3]])
        #expect(Just(Data([0])).decode(type: Int.self, decoder: JSONDecoder()).all().failure is DecodingError)
    }

    @Test func `what passes is told and printed`() {
        final class Text: TextOutputStream {
            var lines = ""
            func write(_ string: String) { lines += string }
        }
        let text = Text()
        _ = [1].publisher.print("p", to: text).all()
        // The form documented for print(_:to:).
        #expect(text.lines.contains("p: receive value: (1)\n"))
        #expect(text.lines.contains("p: request unlimited\n"))
        #expect(text.lines.hasSuffix("p: receive finished\n"))
    }

    @Test func `an array gives only what is asked for`() {
        let probe = Probe<Int, Never>(first: .max(2))
        (1...5).publisher.subscribe(probe)
        #expect(probe.values == [1, 2])
        probe.subscription?.request(.max(1))
        #expect(probe.values == [1, 2, 3])
        probe.subscription?.request(.max(2))
        #expect(probe.values == [1, 2, 3, 4, 5] && probe.isFinished)
    }

    @Test func `a value that is asked for while one is given comes after it`() {
        let probe = Probe<Int, Never>(first: .max(1), more: .max(1))
        (1...4).publisher.subscribe(probe)
        #expect(probe.values == [1, 2, 3, 4] && probe.isFinished)
    }

    @Test func `simple publishers`() {
        #expect(Empty<Int, Never>().all().isFinished)
        #expect(!Empty<Int, Never>(completeImmediately: false).all().isFinished)
        #expect(Fail<Int, TestError>(error: TestError()).all().failure == TestError())
        #expect(Optional(3).publisher.all().values == [3])
        #expect(Optional<Int>.none.publisher.all().isFinished)
        #expect(Result<Int, TestError>.failure(TestError()).publisher.all().failure == TestError())
        #expect(Result<Int, TestError>.success(2).publisher.all().values == [2])
        let record = Record<Int, TestError> { recording in
            recording.receive(1)
            recording.receive(2)
            recording.receive(completion: .failure(TestError()))
        }
        #expect(record.all().values == [1, 2] && record.all().failure == TestError())
        var made = 0
        let deferred = Deferred {
            made += 1
            return Just(made)
        }
        #expect(made == 0)
        #expect(deferred.all().values == [1] && deferred.all().values == [2])
    }
}
