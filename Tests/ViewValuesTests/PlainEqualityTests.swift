import Testing
import ViewValues

struct PlainEqualityTests {
    private struct Always: Equatable {
        var value: Int
        static func == (lhs: Always, rhs: Always) -> Bool { true }
    }

    private struct Trivial {
        var number: Int
        var flag: Bool
    }

    private struct Holder {
        var text: String
    }

    private final class Object {}

    @Test func equatableTypesDecideThemselves() {
        #expect(valuesAreEqual(Always(value: 1), Always(value: 2)))
        #expect(valuesAreEqual("a" + "b", "ab"))
        #expect(!valuesAreEqual([1], [2]))
        #expect(valuesAreEqual(String?.none, nil))
        #expect(!valuesAreEqual(String?.some("a"), nil))
    }

    @Test func trivialTypesAreComparedByTheirBytes() {
        #expect(!valuesAreEqual(Trivial(number: 1, flag: true), Trivial(number: 2, flag: true)))
        let value = Trivial(number: 1, flag: true)
        #expect(valuesAreEqual(value, value))
    }

    @Test func objectsAreComparedByIdentity() {
        let object = Object()
        #expect(valuesAreEqual(object, object))
        #expect(!valuesAreEqual(object, Object()))
    }

    @Test func everythingElseCountsAsChanged() {
        let holder = Holder(text: "a")
        #expect(!valuesAreEqual(holder, holder))
        let closure = {}
        #expect(!valuesAreEqual(closure, closure))
    }
}
