import Combine
import Foundation
import UniformTypeIdentifiers

/// Values that are encoded.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
    Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable,
    Encoder.Output == Data, Decoder.Input == Data
{
    public typealias Body = Never

    private let contentType: UTType
    private let encoder: Encoder
    private let decoder: Decoder

    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        self.contentType = contentType
        self.encoder = encoder
        self.decoder = decoder
    }

    /// Encoded as JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    public var _transfers: [_Transfer] {
        let (encoder, decoder) = (encoder, decoder)
        return [
            _Transfer(
                contentType: contentType, export: { try encoder.encode(try known($0, as: Item.self)) },
                take: { try decoder.decode(Item.self, from: $0) })
        ]
    }
}

/// Values that are turned into data and back.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    public let _transfers: [_Transfer]

    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        _transfers = [
            _Transfer(
                contentType: contentType, export: { try await exporting(try known($0, as: Item.self)) },
                take: { try await importing($0) })
        ]
    }

    /// Values that are only handed out.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        _transfers = [
            _Transfer(
                contentType: exportedContentType, export: { try await exporting(try known($0, as: Item.self)) },
                take: nil)
        ]
    }

    /// Values that are only taken.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        _transfers = [
            _Transfer(contentType: importedContentType, export: nil, take: { try await importing($0) })
        ]
    }
}

/// Values that are handed over as values of another type.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    public typealias Body = Never

    public let _transfers: [_Transfer]

    public init(
        exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
    ) {
        self.init(export: { try exporting($0) }, take: { try importing($0) })
    }

    /// Values that are only handed out.
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
        self.init(export: { try exporting($0) }, take: nil)
    }

    /// Values that are only taken.
    public init(importing: @escaping @Sendable (Proxy) throws -> Item) {
        self.init(export: nil, take: { try importing($0) })
    }

    @_disfavoredOverload
    public init(
        exporting: @escaping @Sendable (Item) async throws -> Proxy,
        importing: @escaping @Sendable (Proxy) async throws -> Item
    ) {
        self.init(export: exporting, take: importing)
    }

    /// Values that are only handed out.
    @_disfavoredOverload
    public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
        self.init(export: exporting, take: nil)
    }

    /// Values that are only taken.
    @_disfavoredOverload
    public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
        self.init(export: nil, take: importing)
    }

    private init(
        export: (@Sendable (Item) async throws -> Proxy)?, take: (@Sendable (Proxy) async throws -> Item)?
    ) {
        _transfers = Proxy.transferRepresentation._transfers.compactMap { transfer in
            var changed = _Transfer(contentType: transfer.contentType, export: nil, take: nil)
            if let export, let inner = transfer.export {
                changed.export = { try await inner(try await export(try known($0, as: Item.self))) }
            }
            if let take, let inner = transfer.take {
                changed.take = { try await take(try known(try await inner($0), as: Proxy.self)) }
            }
            return changed.export == nil && changed.take == nil ? nil : changed
        }
    }
}

/// A file on its way to somebody else.
public struct SentTransferredFile: Sendable {
    public let file: URL
    /// Whether others may change the file itself and not a copy.
    public let allowAccessingOriginalFile: Bool

    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that somebody else has handed over.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    /// Whether it is not a copy, which is gone after the import.
    public let isOriginalFile: Bool
}

/// Values that are turned into files and back.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    public let _transfers: [_Transfer]

    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        _transfers = [
            _Transfer(
                contentType: contentType, export: Self.export(exporting), take: Self.take(contentType, importing))
        ]
    }

    /// Values that are only handed out.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        _transfers = [_Transfer(contentType: exportedContentType, export: Self.export(exporting), take: nil)]
    }

    /// Values that are only taken.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        _transfers = [
            _Transfer(
                contentType: importedContentType, export: nil, take: Self.take(importedContentType, importing))
        ]
    }

    private static func export(
        _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) -> @Sendable (any Sendable) async throws -> Data {
        { value in try Data(contentsOf: try await exporting(try known(value, as: Item.self)).file) }
    }

    /// The data are a file for as long as the import lasts.
    private static func take(
        _ contentType: UTType, _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) -> @Sendable (Data) async throws -> any Sendable {
        { data in
            var file = FileManager.default.temporaryDirectory.appendingPathComponent("transfer-\(UUID().uuidString)")
            if let ending = contentType.preferredFilenameExtension { file.appendPathExtension(ending) }
            try data.write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
        }
    }
}

/// A value that is known to be of a type.
private func known<T>(_ value: any Sendable, as type: T.Type) throws -> T {
    guard let value = value as? T else { throw TransferFailure.otherType }
    return value
}
