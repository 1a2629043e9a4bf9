import Graph
import Observation

/// Runs a body when the value it belongs to, or something the body read, has changed: that of a view, a modifier, an
/// app or a scene, each of which may hold state.
package struct TrackedBody<Whole, Body>: Rule {
    private let whole: Attribute<Whole>
    /// What it all comes from.
    private let origin: AttributeID
    private let body: @MainActor (Whole) -> Body
    private let properties: [DynamicPropertyField]
    private unowned(unsafe) let tree: ViewGraph
    private let identity = BodyIdentity()
    private let isReported: Bool
    /// On the graph's count of changes: when the body was last run. Nil before.
    private var lastRun: UInt64?

    /// The node of a body, with the storage of the state in `whole`. `isReported`: whether the tree's `onBody` hears of
    /// it; false for what the library reads for itself. `origin` is the node by which it hears first that its view is no
    /// more, where that is not `whole`: the control for the body of a style.
    package static func make(
        _ whole: Attribute<Whole>, _ inputs: _ViewInputs, isReported: Bool = true, origin: AttributeID? = nil,
        _ body: @escaping @MainActor (Whole) -> Body
    ) -> Attribute<Body> {
        let properties = DynamicPropertyFields.of(Whole.self).map { $0.attach(inputs) }
        return inputs.attribute(
            TrackedBody(
                whole: whole, origin: origin ?? whole.id, body: body, properties: properties, tree: inputs.tree,
                isReported: isReported))
    }

    package mutating func update(_ output: inout Output<Body>) {
        // Asked out of turn, it may not have heard yet that its view is no more.
        if output.hasValue {
            if Graph.originsChanged(of: origin) { return }
            guard whole.isAlive else { return }
        }
        var value = whole.value
        if !properties.isEmpty {
            withUnsafeMutablePointer(to: &value) { pointer in
                for property in properties { property.box.update(UnsafeMutableRawPointer(pointer) + property.offset) }
            }
        }
        if isReported { tree.bodyWillRun(Whole.self) }
        let run = BodyRun(type: Whole.self, whole: whole.id, properties: properties, before: lastRun)
        output.set(run.around { tree.observing(identity) { body(value) } })
        lastRun = Graph.now
    }
}

/// Names a body's node to those who announce changes from any thread.
final class BodyIdentity: @unchecked Sendable {
    /// Set on the main actor when the body first runs, and read there.
    fileprivate(set) var attribute: AttributeID?
}

extension ViewGraph {
    /// Runs what the running rule is about, a body or another closure of the user's. A change of any observable
    /// property that it reads has the rule run again in the next tick.
    func observing<Result>(_ identity: BodyIdentity, _ body: () -> Result) -> Result {
        if identity.attribute == nil { identity.attribute = Graph.currentAttribute(of: Result.self).id }
        return withObservationTracking(body) { [weak self, identity] in self?.invalidateLater(identity) }
    }
}
