import Graph

/// One of two views, as an `if` and `else` in a builder make it. Each side has an identity of its own.
public struct _ConditionalContent<TrueContent, FalseContent> {
    public enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    package let storage: Storage

    package init(storage: Storage) {
        self.storage = storage
    }
}

extension _ConditionalContent: View, PrimitiveView, MultiView where TrueContent: View, FalseContent: View {
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let whole = view.attribute
        return BranchRule<Bool>.list(inputs) {
            switch whole.value.storage {
            case .trueContent:
                return (
                    true,
                    { makeSide($0) { if case .trueContent(let side) = whole.value.storage { side } else { nil } } }
                )
            case .falseContent:
                return (
                    false,
                    { makeSide($0) { if case .falseContent(let side) = whole.value.storage { side } else { nil } } }
                )
            }
        }
    }

    @MainActor
    private static func makeSide<Side: View>(
        _ inputs: _ViewListInputs, _ side: @escaping @MainActor () -> Side?
    ) -> _ViewListOutputs {
        Side._makeViewList(view: _GraphValue(inputs.base.barrier(LastPresent(part: side), .structure)), inputs: inputs)
    }
}

extension _ConditionalContent: GraphComparable {
    package func isSame(as other: Self) -> Bool {
        switch (storage, other.storage) {
        case (.trueContent(let a), .trueContent(let b)): ValueEquality.areEqual(a, b)
        case (.falseContent(let a), .falseContent(let b)): ValueEquality.areEqual(a, b)
        default: false
        }
    }
}

/// A part that is not always there; while it is not, its last value stays, for a branch that is about to end.
package struct LastPresent<Part>: Rule {
    private let part: @MainActor () -> Part?

    package init(part: @escaping @MainActor () -> Part?) {
        self.part = part
    }

    package mutating func update(_ output: inout Output<Part>) {
        if let value = part() { output.set(value) { ValueEquality.areEqual($0, $1) } }
    }
}

extension Optional: View, PrimitiveView, MultiView where Wrapped: View {
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let whole = view.attribute
        return BranchRule<Bool>.list(inputs) {
            guard whole.value != nil else { return nil }
            return (
                true,
                { inputs in
                    let present = inputs.base.barrier(LastPresent { whole.value }, .structure)
                    return Wrapped._makeViewList(view: _GraphValue(present), inputs: inputs)
                }
            )
        }
    }
}
