import Graph
import Observation

/// Runs a view's body when the view's value, or something the body read, has changed.
struct BodyRule<V: View>: Rule {
    let view: Attribute<V>
    let properties: [DynamicPropertyField]
    unowned(unsafe) let tree: ViewGraph
    let id: BodyIdentity

    /// The node of a view's body, with the storage of its state.
    static func make(_ view: _GraphValue<V>, _ inputs: _ViewInputs) -> _GraphValue<V.Body> {
        let properties = DynamicPropertyFields.of(V.self).map { $0.attach(inputs) }
        let identity = BodyIdentity()
        let body = inputs.attribute(
            BodyRule(view: view.attribute, properties: properties, tree: inputs.tree, id: identity))
        identity.attribute = body.id
        return _GraphValue(body)
    }

    mutating func update(_ output: inout Output<V.Body>) {
        var value = view.value
        if !properties.isEmpty {
            withUnsafeMutablePointer(to: &value) { pointer in
                for property in properties { property.box.update(UnsafeMutableRawPointer(pointer) + property.offset) }
            }
        }
        tree.bodyWillRun(V.self)
        let tracked = value
        let identity = id
        let body = withObservationTracking {
            tracked.body
        } onChange: { [weak tree] in
            tree?.invalidateLater(identity)
        }
        output.set(body)
    }
}

/// Names a body's node to those who announce changes from any thread.
final class BodyIdentity: @unchecked Sendable {
    /// Set once, before the body first runs.
    var attribute: AttributeID?
}
