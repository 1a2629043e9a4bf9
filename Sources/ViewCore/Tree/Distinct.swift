import Graph

/// A rule from a closure that counts as changed only when its value differs from the one before, as `ValueEquality` says.
package struct Distinct<Value>: Rule {
    private let compute: @MainActor () -> Value

    package init(_ compute: @escaping @MainActor () -> Value) {
        self.compute = compute
    }

    package mutating func update(_ output: inout Output<Value>) {
        output.set(compute()) { ValueEquality.areEqual($0, $1) }
    }
}
