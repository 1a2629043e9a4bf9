import Foundation

/// What the compiler asks a plug-in.
enum PluginRequest: Decodable {
    case getCapability
    case expandFreestandingMacro(FreestandingExpansion)
    case expandAttachedMacro(AttachedExpansion)

    private enum CodingKeys: CodingKey {
        case getCapability, expandFreestandingMacro, expandAttachedMacro
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let expansion = try container.decodeIfPresent(FreestandingExpansion.self, forKey: .expandFreestandingMacro) {
            self = .expandFreestandingMacro(expansion)
        } else if let expansion = try container.decodeIfPresent(AttachedExpansion.self, forKey: .expandAttachedMacro) {
            self = .expandAttachedMacro(expansion)
        } else {
            self = .getCapability
        }
    }
}

/// A piece of source as the compiler hands it over.
struct SourceSyntax: Decodable {
    var source: String
}

struct MacroReference: Decodable {
    var typeName: String
}

/// `#Preview { ... }`.
struct FreestandingExpansion: Decodable {
    var macro: MacroReference
    /// What the names that the expansion introduces begin with.
    var discriminator: String
    var syntax: SourceSyntax
}

/// `@Entry var ...`, one request for each role.
struct AttachedExpansion: Decodable {
    enum Role: String, Decodable {
        case accessor, peer
    }

    var macro: MacroReference
    var macroRole: Role
    var declSyntax: SourceSyntax
    /// What the declaration stands in, innermost first.
    var lexicalContext: [SourceSyntax]?
}

/// Why a macro cannot be expanded, shown at the use of it.
struct ExpansionError: Error {
    var message: String
}

/// What a plug-in answers.
struct PluginResponse: Encodable {
    struct Capability: Encodable {
        struct Version: Encodable {
            // The version that sends the lexical context along.
            var protocolVersion = 7
            var features: [String] = []
        }
        var capability = Version()
    }

    struct Expansion: Encodable {
        var expandedSource: String?
        var diagnostics: [Diagnostic] = []
    }

    struct Diagnostic: Encodable {
        struct Position: Encodable {
            var fileName = ""
            var offset = 0
        }
        var message: String
        var severity = "error"
        var position = Position()
        var highlights: [String] = []
        var notes: [String] = []
        var fixIts: [String] = []
    }

    var getCapabilityResult: Capability?
    var expandMacroResult: Expansion?

    static var capability: PluginResponse { PluginResponse(getCapabilityResult: Capability()) }

    static func expansion(of expand: () throws -> String) -> PluginResponse {
        do {
            return PluginResponse(expandMacroResult: Expansion(expandedSource: try expand()))
        } catch {
            let message = (error as? ExpansionError)?.message ?? "\(error)"
            return PluginResponse(
                expandMacroResult: Expansion(expandedSource: "", diagnostics: [Diagnostic(message: message)]))
        }
    }
}

enum PluginMessage {
    /// The next request; nil when the compiler has no more.
    static func read() -> PluginRequest? {
        guard let header = readBytes(8) else { return nil }
        let length = header.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
        guard let body = readBytes(length) else { return nil }
        return (try? JSONDecoder().decode(PluginRequest.self, from: body)) ?? .getCapability
    }

    static func write(_ response: PluginResponse) {
        guard let body = try? JSONEncoder().encode(response) else { return }
        let length = UInt64(body.count)
        let header = Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) })
        FileHandle.standardOutput.write(header + body)
    }

    private static func readBytes(_ count: Int) -> Data? {
        var data = Data()
        while data.count < count {
            let part = FileHandle.standardInput.readData(ofLength: count - data.count)
            if part.isEmpty { return nil }
            data += part
        }
        return data
    }
}
