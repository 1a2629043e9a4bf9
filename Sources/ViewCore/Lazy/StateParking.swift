import Graph

/// Keeps the state of rows that a lazy container has dropped, by their ids, until they come again. Of state that was never
/// set nothing is kept; objects are, since nobody can tell whether they are as they were made.
///
/// A scope stands for a part of the tree whose structure never changes: an item of a `ForEach`, a side of a condition. State in
/// it is told apart by the order in which it was made, parts of it that come and go by a number and their key.
@MainActor
final class StateParking {
    private var states: [Int: any ParkedState] = [:]
    private var scopes: [AnyHashable: StateParking] = [:]
    private var key: Any?
    private var count = 0

    /// The scope of a part that is about to be made, again or for the first time.
    func scope(_ name: AnyHashable) -> StateParking {
        let scope = scopes[name] ?? StateParking()
        scopes[name] = scope
        scope.count = 0
        return scope
    }

    /// The same for a part that stands for `key`: what was kept for another one is forgotten.
    func scope<Key: Equatable>(_ name: AnyHashable, for key: Key) -> StateParking {
        if let known = scopes[name], (known.key as? Key) != key { scopes[name] = nil }
        let scope = scope(name)
        scope.key = key
        return scope
    }

    /// The part is gone for good.
    func forget(_ name: AnyHashable) { scopes[name] = nil }

    /// A number for what is made next, the same whenever the scope is made anew.
    func next() -> Int {
        count += 1
        return count
    }

    func value<Value>(_ number: Int, _ type: Value.Type) -> Value? {
        guard let state = states[number], state.isWorthKeeping else { return nil }
        return state.parkedValue as? Value
    }

    func park(_ number: Int, _ state: any ParkedState) { states[number] = state }

    /// Lets go of all that need not be kept. Whether nothing is left. To be called when the part was dropped.
    @discardableResult
    func thinOut() -> Bool {
        for (number, state) in states where !state.isWorthKeeping { states[number] = nil }
        for (name, scope) in scopes where scope.thinOut() { scopes[name] = nil }
        return states.isEmpty && scopes.isEmpty
    }
}

/// Some state, kept beyond the life of its view.
protocol ParkedState: AnyObject {
    var isWorthKeeping: Bool { get }
    var parkedValue: Any { get }
}

/// An object that a view has made.
final class ParkedObject: ParkedState {
    let parkedValue: Any
    var isWorthKeeping: Bool { true }

    init(_ object: Any) {
        parkedValue = object
    }
}
