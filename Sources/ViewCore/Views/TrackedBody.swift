import Graph
import Observation

/// Runs a body when the value it belongs to, or something the body read, has changed: that of a view, a modifier, an
/// app or a scene, each of which may hold state.
package struct TrackedBody<Whole, Body>: Rule {
    private let whole: Attribute<Whole>
    private let body: @MainActor (Whole) -> Body
    private let properties: [DynamicPropertyField]
    private unowned(unsafe) let tree: ViewGraph
    private let identity: BodyIdentity
    private let isReported: Bool

    /// The node of a body, with the storage of the state in `whole`. `isReported`: whether the tree's `onBody` hears of
    /// it; false for what the library reads for itself.
    package static func make(
        _ whole: Attribute<Whole>, _ inputs: _ViewInputs, isReported: Bool = true,
        _ body: @escaping @MainActor (Whole) -> Body
    ) -> Attribute<Body> {
        let identity = BodyIdentity()
        let properties = DynamicPropertyFields.of(Whole.self).map { $0.attach(inputs) }
        let attribute = inputs.attribute(
            TrackedBody(
                whole: whole, body: body, properties: properties, tree: inputs.tree, identity: identity,
                isReported: isReported))
        identity.attribute = attribute.id
        return attribute
    }

    package mutating func update(_ output: inout Output<Body>) {
        var value = whole.value
        if !properties.isEmpty {
            withUnsafeMutablePointer(to: &value) { pointer in
                for property in properties { property.box.update(UnsafeMutableRawPointer(pointer) + property.offset) }
            }
        }
        if isReported { tree.bodyWillRun(Whole.self) }
        let tracked = value
        let body = body
        let result = withObservationTracking {
            body(tracked)
        } onChange: { [weak tree, identity] in
            tree?.invalidateLater(identity)
        }
        output.set(result)
    }
}

/// Names a body's node to those who announce changes from any thread.
final class BodyIdentity: @unchecked Sendable {
    /// Set once, before the body first runs.
    var attribute: AttributeID?
}
