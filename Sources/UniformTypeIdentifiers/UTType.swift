import Foundation

/// A kind of data, by its identifier.
///
/// The system's own kinds are known with their names of files, MIME types and supertypes. A program's own are known from
/// the first time it speaks of them with `init(exportedAs:conformingTo:)` or `init(importedAs:conformingTo:)`.
public struct UTType: Sendable {
    public let identifier: String

    /// The kind with an identifier. Nil if it is not known.
    public init?(_ identifier: String) {
        guard TypeRegistry.declaration(identifier) != nil else { return nil }
        self.identifier = identifier.lowercased()
    }

    /// A kind of the program's own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declared: identifier, parent: parentType)
    }

    /// A kind of another program's.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declared: identifier, parent: parentType)
    }

    /// The kind of files whose names end in `filenameExtension`. One that is not known is made up; nil where there is one
    /// that does not conform to `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The kind with a MIME type. One that is not known is made up; nil where there is one that does not conform to
    /// `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The kind with a tag. One that is not known is made up; nil where there is one that does not conform to `supertype`.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        let known = TypeRegistry.identifiers(tag: tag, tagClass)
        for identifier in known {
            let type = UTType(known: identifier)
            if supertype.map({ type.conforms(to: $0) }) ?? true {
                self = type
                return
            }
        }
        guard known.isEmpty else { return nil }
        self.init(known: TypeRegistry.makeUp(tag: tag, tagClass, supertype: supertype?.identifier))
    }

    init(known identifier: String) {
        self.identifier = identifier
    }

    private init(declared identifier: String, parent: UTType?) {
        self.identifier = identifier.lowercased()
        TypeRegistry.declare(self.identifier, parent: parent?.identifier)
    }

    /// Whether things of this kind are things of the other too.
    public func conforms(to type: UTType) -> Bool {
        if self == type { return true }
        return supertypes.contains(type)
    }

    /// Whether it is another kind whose things are things of the other too.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Whether things of the other kind, which is another, are things of this too.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// Every kind that this one conforms to, itself not.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var open = TypeRegistry.declaration(identifier)?.parents ?? []
        while let next = open.popLast() {
            if found.insert(UTType(known: next)).inserted {
                open += TypeRegistry.declaration(next)?.parents ?? []
            }
        }
        found.remove(self)
        return found
    }

    /// What names of files and messages call it.
    public var tags: [UTTagClass: [String]] {
        guard let declaration = TypeRegistry.declaration(identifier) else { return [:] }
        var tags: [UTTagClass: [String]] = [:]
        if !declaration.extensions.isEmpty { tags[.filenameExtension] = declaration.extensions }
        if !declaration.mimeTypes.isEmpty { tags[.mimeType] = declaration.mimeTypes }
        return tags
    }

    /// What names of such files end in. Nil for none.
    public var preferredFilenameExtension: String? { TypeRegistry.declaration(identifier)?.extensions.first }

    /// Nil for none.
    public var preferredMIMEType: String? { TypeRegistry.declaration(identifier)?.mimeTypes.first }

    /// A word for it. Nil for none.
    public var localizedDescription: String? { TypeRegistry.declaration(identifier)?.name }

    /// Made up for a tag that is not known.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { !isDynamic && TypeRegistry.declaration(identifier) != nil }
    /// One of the world's and not of a program's.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
}

extension UTType: Hashable {}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { identifier }
    public var debugDescription: String { identifier }
}

extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        self.init(importedAs: identifier)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

/// A way to name kinds of data.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    public var description: String { rawValue }
}
