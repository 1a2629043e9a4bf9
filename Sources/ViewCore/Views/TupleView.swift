import Graph

/// Several views side by side, as `ViewBuilder` puts them together.
public struct TupleView<T> {
    public var value: T

    public init(_ value: T) {
        self.value = value
    }
}

extension TupleView: MultiView {
    public static func _makeViewList(view: _GraphValue<TupleView<T>>, inputs: _ViewListInputs) -> _ViewListOutputs {
        var outputs: [_ViewListOutputs] = []
        for element in TupleElements.of(T.self) {
            outputs.append(element.makeList(tuple: view.attribute.id, inputs: inputs))
        }
        return .concatenated(outputs, inputs)
    }
}

/// The views of a tuple type, found once a type.
@MainActor
struct TupleElements {
    let offset: Int
    let type: any View.Type

    private static var known: [ObjectIdentifier: [TupleElements]] = [:]

    static func of<T>(_ type: T.Type) -> [TupleElements] {
        if let elements = known[ObjectIdentifier(type)] { return elements }
        let elements: [TupleElements]
        if let single = type as? any View.Type {
            elements = [TupleElements(offset: 0, type: single)]
        } else {
            elements = TypeFields.of(type).compactMap { field in
                (field.type as? any View.Type).map { TupleElements(offset: field.offset, type: $0) }
            }
        }
        known[ObjectIdentifier(type)] = elements
        return elements
    }

    func makeList(tuple: AttributeID, inputs: _ViewListInputs) -> _ViewListOutputs {
        func open<V: View>(_ type: V.Type) -> _ViewListOutputs {
            let element = inputs.base.barrier(FieldProjection<V>(whole: tuple, offset: offset), .structure)
            return V._makeViewList(view: _GraphValue(element), inputs: inputs)
        }
        return _openExistential(type, do: open)
    }
}

/// A part of another node's value at a known place in it, compared, so that only its own changes travel on.
package struct FieldProjection<Field>: Rule {
    let whole: AttributeID
    let offset: Int

    package init(whole: AttributeID, offset: Int) {
        self.whole = whole
        self.offset = offset
    }

    package mutating func update(_ output: inout Output<Field>) {
        let pointer = Graph.readValue(whole) + offset
        output.set(pointer.assumingMemoryBound(to: Field.self).pointee) { ValueEquality.areEqual($0, $1) }
    }
}

extension _GraphValue {
    /// A part of the value as a node of its own.
    @MainActor
    package func part<Part>(_ inputs: _ViewInputs, _ part: @escaping @MainActor (Value) -> Part) -> _GraphValue<Part> {
        _GraphValue<Part>(inputs.barrier(Distinct { part(attribute.value) }, .structure))
    }
}
