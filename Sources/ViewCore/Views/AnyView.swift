import Graph

/// A view whose type is not told. When the type inside changes, the old view and its state end.
public struct AnyView {
    let storage: AnyViewStorage

    public init<V: View>(_ view: V) {
        storage = (view as? AnyView)?.storage ?? TypedAnyView(view)
    }

    public init<V: View>(erasing view: V) {
        self.init(view)
    }
}

class AnyViewStorage {
    @MainActor var type: ObjectIdentifier { fatalError("overridden by TypedAnyView") }
    nonisolated func isSame(as other: AnyViewStorage) -> Bool { self === other }
    @MainActor func makeList(_ view: Attribute<AnyView>, _ inputs: _ViewListInputs) -> _ViewListOutputs { .fixed([]) }
}

private final class TypedAnyView<V: View>: AnyViewStorage {
    let view: V

    init(_ view: V) {
        self.view = view
    }

    override var type: ObjectIdentifier { ObjectIdentifier(V.self) }

    override nonisolated func isSame(as other: AnyViewStorage) -> Bool {
        self === other || (other as? TypedAnyView<V>).map { ValueEquality.areEqual(view, $0.view) } ?? false
    }

    override func makeList(_ view: Attribute<AnyView>, _ inputs: _ViewListInputs) -> _ViewListOutputs {
        let inner = inputs.base.barrier(
            LastPresent { (view.value.storage as? TypedAnyView<V>)?.view }, .structure)
        return V._makeViewList(view: _GraphValue(inner), inputs: inputs)
    }
}

extension AnyView: MultiView {
    public static func _makeViewList(view: _GraphValue<AnyView>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let whole = view.attribute
        return BranchRule<ObjectIdentifier>.list(inputs) {
            let storage = whole.value.storage
            return (storage.type, { storage.makeList(whole, $0) })
        }
    }
}

extension AnyView: GraphComparable {
    package func isSame(as other: AnyView) -> Bool { storage.isSame(as: other.storage) }
}
