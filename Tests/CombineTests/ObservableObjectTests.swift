import Combine
import Foundation
import Testing

private class Base: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
}

private final class Derived: Base {
    var plain = 1.0
    @Published var items: [Int] = []
}

private final class Plain: ObservableObject {
    var value = 0 {
        willSet { objectWillChange.send() }
    }
}

private final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
}

private final class Generic<T>: ObservableObject {
    @Published var value: T
    init(_ value: T) { self.value = value }
}

@Suite struct ObservableObjectTests {
    @Test func `a published property announces before it changes`() {
        let object = Base()
        var seen: [Int] = []
        let cancellable = object.objectWillChange.sink { seen.append(object.count) }
        object.count = 5
        object.count += 1
        #expect(seen == [0, 5])
        #expect(object.count == 6)
        cancellable.cancel()
        object.count = 7
        #expect(seen.count == 2)
    }

    @Test func `properties of a superclass and of a subclass announce to one publisher`() {
        let object = Derived()
        var announcements = 0
        let cancellable = object.objectWillChange.sink { announcements += 1 }
        object.items.append(1)
        object.name = "b"
        object.plain = 2
        #expect(announcements == 2)
        #expect(object.objectWillChange === object.objectWillChange)
        _ = cancellable
    }

    @Test func `a class with no published property keeps one publisher an object`() {
        var publishers: [ObservableObjectPublisher] = []
        for _ in 0..<1000 {
            let object = Plain()
            var announcements = 0
            let cancellable = object.objectWillChange.sink { announcements += 1 }
            object.value = 1
            #expect(announcements == 1)
            publishers.append(object.objectWillChange)
            _ = cancellable
        }
        #expect(Set(publishers.map { ObjectIdentifier($0) }).count == 1000)
    }

    @Test func `a publisher of one's own is taken`() {
        let object = Custom()
        var seen: [Int] = []
        let cancellable = object.objectWillChange.sink { seen.append($0) }
        object.objectWillChange.send(3)
        #expect(seen == [3])
        _ = cancellable
    }

    @Test func `generic classes announce`() {
        let object = Generic<String?>(nil)
        var announcements = 0
        let cancellable = object.objectWillChange.sink { announcements += 1 }
        object.value = "x"
        #expect(announcements == 1)
        _ = cancellable
    }

    @Test func `the projected publisher gives the value now and each new one before it is set`() {
        let object = Base()
        var seen: [Int] = []
        var stored: [Int] = []
        let cancellable = object.$count.sink {
            seen.append($0)
            stored.append(object.count)
        }
        object.count = 1
        object.count = 2
        #expect(seen == [0, 1, 2])
        #expect(stored == [0, 0, 1])
        _ = cancellable
    }

    @Test func `assign to a published property lasts as long as the property`() {
        let subject = CurrentValueSubject<Int, Never>(4)
        weak var gone: Base?
        do {
            let object = Base()
            gone = object
            var read = -1
            let cancellable = object.objectWillChange.sink { read = object.count }
            subject.assign(to: &object.$count)
            #expect(object.count == 4)
            #expect(read == 0)
            subject.send(9)
            #expect(object.count == 9)
            cancellable.cancel()
        }
        #expect(gone == nil)
        subject.send(10)
    }

    @Test func `setting from many threads loses no announcement`() {
        let object = Base()
        let lock = NSLock()
        nonisolated(unsafe) var announcements = 0
        nonisolated(unsafe) let shared = object
        let cancellable = object.objectWillChange.sink { lock.withLock { announcements += 1 } }
        DispatchQueue.concurrentPerform(iterations: 4) { n in
            for i in 0..<500 { shared.count = n * 500 + i }
        }
        #expect(announcements == 2000)
        _ = cancellable
    }
}
