import Foundation
import UniformTypeIdentifiers

/// A type whose values can be handed to others, by drag and drop or by a clipboard, and taken from them.
@preconcurrency
public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation

    /// As what a value is handed out and taken, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How values of a type are handed out and taken.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation

    @TransferRepresentationBuilder<Item> var body: Body { get }

    /// What it comes down to, for the library.
    var _transfers: [_Transfer] { get }
}

extension TransferRepresentation {
    public var _transfers: [_Transfer] { body._transfers }
}

extension TransferRepresentation where Body == Never {
    public var body: Never { fatalError("\(Self.self) is made by the library and has no body") }
}

extension Never: Transferable {
    public static var transferRepresentation: Never { fatalError("there is no value of Never") }
}

extension Never: TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never

    public var _transfers: [_Transfer] { [] }
}

/// One way to hand a value out or to take it, as data of one kind.
public struct _Transfer: Sendable {
    package var contentType: UTType
    /// Nil where values are only taken so.
    package var export: (@Sendable (any Sendable) async throws -> Data)?
    /// Nil where values are only handed out so.
    package var take: (@Sendable (Data) async throws -> any Sendable)?
    /// Whether a value is handed out so.
    package var condition: @Sendable (any Sendable) -> Bool = { _ in true }
    /// What a file with the value is called. Nil for no matter.
    package var fileName: @Sendable (any Sendable) -> String? = { _ in nil }
    /// Who may see it.
    package var visibility = TransferRepresentationVisibility.all
}

/// Why a value cannot be handed over.
package enum TransferFailure: Error {
    /// Nothing that is offered is of a kind that is taken.
    case noCommonType
    /// A value is of another type than its representation says.
    case otherType
}

extension Transferable {
    /// The kinds as which the value is handed out, the best first.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        TransferItem(self).transfers.map(\.contentType)
    }

    /// The kinds as which values are taken, the best first.
    public static func importedContentTypes() -> [UTType] {
        transferRepresentation._transfers.filter { $0.take != nil }.map(\.contentType)
    }

    /// The value as data. Throws if it is not handed out as such.
    public func exported(as contentType: UTType) async throws -> Data {
        for transfer in TransferItem(self).transfers where transfer.contentType.conforms(to: contentType) {
            if let export = transfer.export { return try await export(self) }
        }
        throw TransferFailure.noCommonType
    }

    /// A value of data; nil takes them for the best kind as which values are taken. Throws if they are no such value.
    public init(importing data: Data, contentType: UTType?) async throws {
        for transfer in Self.transferRepresentation._transfers {
            guard let take = transfer.take else { continue }
            if let contentType, !contentType.conforms(to: transfer.contentType) { continue }
            guard let value = try await take(data) as? Self else { throw TransferFailure.otherType }
            self = value
            return
        }
        throw TransferFailure.noCommonType
    }
}

/// A value on its way to somebody else.
package struct TransferItem: Sendable {
    package let value: any Sendable
    /// As what it is offered.
    package let transfers: [_Transfer]

    package init(value: any Sendable, transfers: [_Transfer]) {
        self.value = value
        self.transfers = transfers
    }

    package init<T: Transferable>(_ value: T) {
        self.value = value
        transfers = T.transferRepresentation._transfers.filter { $0.export != nil && $0.condition(value) }
    }

    /// Whether it can be taken as a value of a type.
    package func canBecome<T: Transferable>(_ type: T.Type) -> Bool {
        value is T || route(to: type) != nil
    }

    /// As a value of a type, if that needs no conversion.
    package func value<T: Transferable>(as type: T.Type) -> T? { value as? T }

    /// As a value of a type. Throws where it cannot be.
    package func load<T: Transferable>(_ type: T.Type) async throws -> T {
        if let value = value as? T { return value }
        guard let (export, take) = route(to: type) else { throw TransferFailure.noCommonType }
        guard let loaded = try await take(try await export(value)) as? T else { throw TransferFailure.otherType }
        return loaded
    }

    /// The first way in which it is offered and in which values of the type are taken.
    private func route<T: Transferable>(to type: T.Type) -> (
        @Sendable (any Sendable) async throws -> Data, @Sendable (Data) async throws -> any Sendable
    )? {
        for wanted in T.transferRepresentation._transfers {
            guard let take = wanted.take else { continue }
            for offer in transfers where offer.contentType.conforms(to: wanted.contentType) {
                if let export = offer.export { return (export, take) }
            }
        }
        return nil
    }
}
