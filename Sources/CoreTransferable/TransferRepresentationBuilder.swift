/// Makes one representation of several, the best first.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
        var transfers: [_Transfer] = []
        for part in repeat each content { transfers += part._transfers }
        return TupleTransferRepresentation(_transfers: transfers)
    }

    public static func buildEither<Content: TransferRepresentation>(
        first content: Content
    ) -> TupleTransferRepresentation<Item, ()> where Content.Item == Item {
        TupleTransferRepresentation(_transfers: content._transfers)
    }

    public static func buildEither<Content: TransferRepresentation>(
        second content: Content
    ) -> TupleTransferRepresentation<Item, ()> where Content.Item == Item {
        TupleTransferRepresentation(_transfers: content._transfers)
    }

    public static func buildOptional<Content: TransferRepresentation>(
        _ content: Content?
    ) -> TupleTransferRepresentation<Item, ()> where Content.Item == Item {
        TupleTransferRepresentation(_transfers: content?._transfers ?? [])
    }

    public static func buildLimitedAvailability<Content: TransferRepresentation>(
        _ content: Content
    ) -> TupleTransferRepresentation<Item, ()> where Content.Item == Item {
        TupleTransferRepresentation(_transfers: content._transfers)
    }
}

/// Several representations.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
    public typealias Body = Never

    public let _transfers: [_Transfer]
}

/// A representation with something about it changed.
struct ChangedRepresentation<Item: Transferable>: TransferRepresentation {
    typealias Body = Never

    let _transfers: [_Transfer]

    init<Base: TransferRepresentation>(_ base: Base, _ change: (inout _Transfer) -> Void) where Base.Item == Item {
        _transfers = base._transfers.map { transfer in
            var changed = transfer
            change(&changed)
            return changed
        }
    }
}

/// Who may see a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private let name: String

    public static let all = TransferRepresentationVisibility(name: "all")
    public static let team = TransferRepresentationVisibility(name: "team")
    public static let group = TransferRepresentationVisibility(name: "group")
    public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

extension TransferRepresentation {
    /// Hands a value out only if it meets a condition.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item>
    {
        ChangedRepresentation<Item>(self) { transfer in
            let before = transfer.condition
            transfer.condition = { value in before(value) && ((value as? Item).map(condition) ?? false) }
        }
    }

    /// What a file with a value is called.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        ChangedRepresentation<Item>(self) { $0.fileName = { _ in fileName } }
    }

    /// What a file with a value is called.
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<
        Item
    > {
        ChangedRepresentation<Item>(self) { $0.fileName = { ($0 as? Item).flatMap(fileName) } }
    }

    /// Who may see values as this.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        ChangedRepresentation<Item>(self) { $0.visibility = visibility }
    }
}
