import Foundation
import Synchronization

/// The kinds of data that are known in this process.
enum TypeRegistry {
    struct Declaration: Sendable {
        var name: String?
        var parents: [String]
        var extensions: [String] = []
        var mimeTypes: [String] = []
    }

    private static let own = Mutex<[String: Declaration]>([:])
    private static let system: [String: Declaration] = {
        var all: [String: Declaration] = [:]
        for row in TypeTable.rows {
            all[row.identifier] = Declaration(
                name: row.name, parents: row.parents, extensions: row.extensions, mimeTypes: row.mimeTypes)
        }
        return all
    }()
    /// The identifiers with a tag, in the order of the table.
    private static let tagged: [String: [String]] = {
        var all: [String: [String]] = [:]
        for row in TypeTable.rows {
            for tag in row.extensions + row.mimeTypes { all[tag, default: []].append(row.identifier) }
        }
        return all
    }()

    static func declaration(_ identifier: String) -> Declaration? {
        let identifier = identifier.lowercased()
        return system[identifier] ?? own.withLock { $0[identifier] }
    }

    /// A kind of a program's; without a parent it is data.
    static func declare(_ identifier: String, parent: String?) {
        guard system[identifier] == nil else { return }
        own.withLock { types in
            if types[identifier] == nil {
                types[identifier] = Declaration(name: nil, parents: [parent ?? "public.data"])
            } else if let parent, types[identifier]?.parents.contains(parent) == false {
                types[identifier]?.parents = [parent]
            }
        }
    }

    static func identifiers(tag: String, _ tagClass: UTTagClass) -> [String] {
        let tag = tag.lowercased()
        return (tagged[tag] ?? []).filter { identifier in
            let declaration = system[identifier]
            switch tagClass {
            case .filenameExtension: return declaration?.extensions.contains(tag) ?? false
            case .mimeType: return declaration?.mimeTypes.contains(tag) ?? false
            default: return false
            }
        }
    }

    /// A kind for a tag that none has.
    static func makeUp(tag: String, _ tagClass: UTTagClass, supertype: String?) -> String {
        let tag = tag.lowercased()
        let digits = Data("\(tagClass.rawValue)=\(tag):\(supertype ?? "")".utf8).map { byte in
            String(byte, radix: 16)
        }
        let identifier = "dyn." + digits.joined()
        own.withLock { types in
            types[identifier] = Declaration(
                name: nil, parents: supertype.map { [$0] } ?? [],
                extensions: tagClass == .filenameExtension ? [tag] : [],
                mimeTypes: tagClass == .mimeType ? [tag] : [])
        }
        return identifier
    }
}
