import Foundation
import IdiomData
import Testing
import ViewValues

private enum FirstKey: EnvironmentKey {
    static var defaultValue: Int { 7 }
}

private enum SecondKey: EnvironmentKey {
    static var defaultValue: String { "none" }
}

private enum ActionKey: EnvironmentKey {
    static var defaultValue: () -> Void { {} }
}

private enum NumberedKey<Tag>: EnvironmentKey {
    static var defaultValue: Int { -1 }
}

extension EnvironmentValues {
    fileprivate var first: Int {
        get { self[FirstKey.self] }
        set { self[FirstKey.self] = newValue }
    }

    fileprivate var second: String {
        get { self[SecondKey.self] }
        set { self[SecondKey.self] = newValue }
    }

    fileprivate subscript(numbered type: any Any.Type) -> Int {
        get {
            func get<Tag>(_ tag: Tag.Type) -> Int { self[NumberedKey<Tag>.self] }
            return _openExistential(type, do: get)
        }
        set {
            func set<Tag>(_ tag: Tag.Type) { self[NumberedKey<Tag>.self] = newValue }
            _openExistential(type, do: set)
        }
    }
}

struct EnvironmentTests {
    @Test func aKeyThatIsNotSetHasItsDefault() {
        let values = EnvironmentValues()
        #expect(values.first == 7)
        #expect(values.colorScheme == .light)
        #expect(values.displayScale == 1)
        #expect(values.pixelLength == 1)
        #expect(values.font == nil)
        #expect(values.isEnabled)
        #expect(values.dynamicTypeSize == .large)
        #expect(values.lineLimit == nil)
        #expect(values.minimumScaleFactor == 1)
        #expect(values.multilineTextAlignment == .leading)
        #expect(values.truncationMode == .tail)
        #expect(values.controlSize == .regular)
        #expect(values.idiom == .desktop)
    }

    @Test func aCopyKeepsWhatItHad() {
        var values = EnvironmentValues()
        values.first = 1
        let copy = values
        values.first = 2
        values.second = "two"
        #expect(copy.first == 1)
        #expect(copy.second == "none")
        #expect(values.first == 2)
        #expect(values.second == "two")
    }

    /// More keys than the chain is long and the table's first size, each set several times, against a dictionary.
    @Test func manyKeysAreKeptApart() {
        var types: [any Any.Type] = [Int.self]
        while types.count < 40 {
            func nested<Tag>(_ tag: Tag.Type) -> any Any.Type { Optional<Tag>.self }
            types.append(_openExistential(types[types.count - 1], do: nested))
        }
        var values = EnvironmentValues()
        var expected: [Int: Int] = [:]
        var copies: [(EnvironmentValues, [Int: Int])] = []
        var random: UInt64 = 42
        for step in 0..<600 {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let index = Int(random >> 33) % types.count
            values[numbered: types[index]] = step
            expected[index] = step
            if step % 50 == 0 { copies.append((values, expected)) }
        }
        copies.append((values, expected))
        for (values, expected) in copies {
            for index in types.indices { #expect(values[numbered: types[index]] == expected[index] ?? -1) }
        }
    }

    @Test func theDescriptionTellsWhatWasSet() {
        var values = EnvironmentValues()
        #expect(values.description == "[]")
        values.second = "a"
        values.second = "b"
        #expect(values.description == "[SecondKey = b]")
    }

    @Test func aReaderIsAffectedByWhatItReadAlone() {
        var values = EnvironmentValues()
        values.first = 1
        let tracker = EnvironmentTracker()
        _ = values.tracking(tracker).first
        #expect(tracker.isUnaffected(by: values))
        values.second = "other"
        #expect(tracker.isUnaffected(by: values))
        values.first = 1
        #expect(tracker.isUnaffected(by: values))
        values.first = 2
        #expect(!tracker.isUnaffected(by: values))
        tracker.reset()
        #expect(tracker.isEmpty)
        #expect(tracker.isUnaffected(by: values))
    }

    @Test func aDefaultThatWasReadCountsToo() {
        let tracker = EnvironmentTracker()
        var values = EnvironmentValues()
        _ = values.tracking(tracker).first
        _ = values.tracking(tracker)[ActionKey.self]
        #expect(tracker.isUnaffected(by: EnvironmentValues()))
        values.first = 7
        #expect(tracker.isUnaffected(by: values))
        values.first = 8
        #expect(!tracker.isUnaffected(by: values))

        let other = EnvironmentTracker()
        _ = values.tracking(other).first
        #expect(!other.isUnaffected(by: EnvironmentValues()))
        values.first = 7
        let third = EnvironmentTracker()
        _ = values.tracking(third).first
        #expect(third.isUnaffected(by: EnvironmentValues()))
    }

    @Test func aClosureThatWasSetAgainCountsAsChanged() {
        var values = EnvironmentValues()
        values[ActionKey.self] = {}
        let tracker = EnvironmentTracker()
        _ = values.tracking(tracker)[ActionKey.self]
        #expect(tracker.isUnaffected(by: values))
        values[ActionKey.self] = {}
        #expect(!tracker.isUnaffected(by: values))
    }

    @Test func whatAColourReadsIsTracked() {
        var values = EnvironmentValues()
        let tracker = EnvironmentTracker()
        _ = Color.red.resolve(in: values.tracking(tracker))
        values.controlSize = .mini
        #expect(tracker.isUnaffected(by: values))
        values.colorScheme = .dark
        #expect(!tracker.isUnaffected(by: values))
    }
}
