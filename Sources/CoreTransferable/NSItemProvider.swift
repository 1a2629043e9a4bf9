import Foundation
import UniformTypeIdentifiers

/// Offers a value to others as data of one or more kinds, which are made when somebody asks for them.
///
/// Foundation has this class on a Mac and lacks it here.
open class NSItemProvider: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

    /// Why nothing was loaded.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    public static let errorDomain = "NSItemProviderErrorDomain"

    private let lock = NSLock()
    private var all: [_Transfer] = []
    private var name: String?

    /// Offers nothing yet.
    public override init() { super.init() }

    /// Offers an object in all ways in which it can be written.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Offers what is in a file, as what its name says that it is. Nil if there is no such file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, (try? fileURL.checkResourceIsReachable()) == true else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        add(_Transfer(contentType: type, export: { _ in try Data(contentsOf: fileURL) }))
        add(_Transfer(contentType: .fileURL, export: { _ in Data(fileURL.absoluteString.utf8) }))
    }

    /// Offers an object as data of a type.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item, let typeIdentifier else { return }
        let type = Self.type(typeIdentifier)
        let data: Data
        switch item {
        case let text as NSString: data = Data(text.description.utf8)
        case let url as NSURL: data = Data(url.absoluteString.utf8)
        case let bytes as NSData: data = Data(referencing: bytes)
        default: data = (try? NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)) ?? Data()
        }
        add(_Transfer(contentType: type, export: { _ in data }))
    }

    package convenience init(_ item: TransferItem) {
        self.init()
        for transfer in item.transfers {
            guard let export = transfer.export else { continue }
            var own = transfer
            own.export = { _ in try await export(item.value) }
            add(own)
        }
        suggestedName = item.transfers.lazy.compactMap { $0.fileName(item.value) }.first
    }

    /// What it offers, to be dragged.
    package var item: TransferItem { TransferItem(value: self, transfers: transfers) }

    private var transfers: [_Transfer] { lock.withLock { all } }

    private func add(_ transfer: _Transfer) { lock.withLock { all.append(transfer) } }

    /// What a file with the value would be called. Nil for no matter.
    open var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    /// As what it offers the value, the best first.
    open var registeredTypeIdentifiers: [String] { transfers.map(\.contentType.identifier) }

    /// As what it offers the value, the best first.
    public var registeredContentTypes: [UTType] { transfers.map(\.contentType) }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        offer(Self.type(typeIdentifier)) != nil
    }

    private func offer(_ type: UTType) -> _Transfer? { transfers.first { $0.contentType.conforms(to: type) } }
}

extension NSItemProvider {
    /// Offers data of a type as well. `loadHandler` makes them when somebody asks, and hands them on with a call.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        let type = Self.type(typeIdentifier)
        add(
            _Transfer(
                contentType: type,
                export: { _ in
                    try await withCheckedThrowingContinuation { waiting in
                        _ = loadHandler { data, error in
                            waiting.resume(with: Self.result(data, error))
                        }
                    }
                }))
    }

    /// Offers data of a type as well.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Offers an object as well, in all ways in which it can be written.
    public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility)
    {
        nonisolated(unsafe) let object = object
        let isAddress = (object as? NSURL)?.isFileURL == false
        for identifier in Swift.type(of: object).writableTypeIdentifiersForItemProvider
        where !isAddress || identifier != UTType.fileURL.identifier {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) {
                object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0)
            }
        }
    }

    /// Offers a value as well, in all ways in which it can be handed out.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        for transfer in T.transferRepresentation._transfers {
            guard let export = transfer.export else { continue }
            add(_Transfer(contentType: transfer.contentType, export: { _ in try await export(transferable()) }))
        }
    }

    /// One that nobody has declared conforms to none but itself.
    fileprivate static func type(_ identifier: String) -> UTType {
        UTType(identifier) ?? UTType(exportedAs: identifier)
    }

    fileprivate static func result(_ data: Data?, _ error: (any Error)?) -> Result<Data, any Error> {
        data.map { .success($0) } ?? .failure(error ?? failure(.itemUnavailableError))
    }

    fileprivate static func failure(_ code: ErrorCode) -> any Error {
        NSError(domain: errorDomain, code: code.rawValue)
    }
}

extension NSItemProvider {
    /// Calls `work` in the background. What is told of how far it is, is all or nothing.
    private func loading(_ work: @escaping @Sendable () async -> Void) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task.detached {
            await work()
            progress.completedUnitCount = 1
        }
        return progress
    }

    private func data(_ type: UTType) async throws -> Data {
        guard let export = offer(type)?.export else { throw Self.failure(.itemUnavailableError) }
        return try await export(self)
    }

    /// Hands over data of a type, or the reason why there are none, in the background.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loading { [self] in
            do {
                completionHandler(try await data(Self.type(typeIdentifier)), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Hands over data of a type, or the reason why there are none, in the background.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Hands over the `Data` of a type, as a Mac does, or the reason why there are none, in the background.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        _ = loadDataRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler?($0, $1) }
    }

    /// Hands over the `NSData` of a type, or the reason why there are none, in the background.
    @_disfavoredOverload
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler?
    ) {
        _ = loadDataRepresentation(forTypeIdentifier: typeIdentifier) {
            completionHandler?($0.map { NSData(data: $0) }, $1)
        }
    }

    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
    }

    public func canLoadObject<T: Transferable>(ofClass aClass: T.Type) -> Bool { item.canBecome(T.self) }

    /// Hands over an object of a class, or the reason why there is none, in the background.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        nonisolated(unsafe) let aClass = aClass
        return loading { [self] in
            do {
                let known = aClass.readableTypeIdentifiersForItemProvider.lazy
                    .map { Self.type($0) }.first { self.offer($0) != nil }
                guard let known, let offer = offer(known) else { throw Self.failure(.itemUnavailableError) }
                let data = try await data(known)
                completionHandler(
                    try aClass.object(withItemProviderData: data, typeIdentifier: offer.contentType.identifier), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Hands over a value of a type, or the reason why there is none, in the background.
    @discardableResult
    public func loadObject<T: Transferable>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        loading { [self] in
            do {
                completionHandler(try await item.load(T.self), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Hands over a value of a type, or the reason why there is none, in the background.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        loadObject(ofClass: transferableType) { value, error in
            completionHandler(value.map { .success($0) } ?? .failure(error ?? Self.failure(.unknownError)))
        }
    }
}

/// Who may see what an item provider offers. Nothing leaves a program's window here.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case group = 2
    case ownProcess = 3
}

/// An object that can be offered as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// As what it can be offered, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes data of a type and hands them to the closure.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// An object that can be made of data.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// Of what it can be made, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.plainText.identifier] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(description.utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw TransferFailure.otherType
        }
        return text
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.fileURL.identifier, UTType.url.identifier]
    }
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        if typeIdentifier == UTType.fileURL.identifier && !isFileURL {
            completionHandler(nil, TransferFailure.noCommonType)
        } else {
            completionHandler(Data(absoluteString.utf8), nil)
        }
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw TransferFailure.otherType
        }
        return url
    }
}
