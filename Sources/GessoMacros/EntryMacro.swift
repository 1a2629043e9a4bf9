import Foundation

/// `@Entry var name: Type = value` in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`: a key of its own, and accessors that go by it.
enum EntryMacro {
    private struct Declaration {
        var name: String
        var type: String?
        var value: String?

        var key: String { "__Key_\(name.filter { $0 != "`" })" }
    }

    static func expand(_ expansion: AttachedExpansion) throws -> String {
        let declaration = try parse(expansion.declSyntax.source)
        let key = declaration.key
        switch expansion.macroRole {
        case .accessor:
            return """
                get {
                    self[\(key).self]
                }
                set {
                    self[\(key).self] = newValue
                }
                """
        case .peer:
            return try keyType(declaration, owner: owner(of: expansion))
        }
    }

    private static let keys = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    private static func owner(of expansion: AttachedExpansion) throws -> String {
        guard let context = expansion.lexicalContext?.first?.source else {
            throw ExpansionError(message: "'@Entry' is for variables in an extension")
        }
        let scanner = SourceScanner(context)
        for owner in keys.keys where scanner.word(owner, in: 0..<scanner.bytes.count) != nil { return owner }
        throw ExpansionError(
            message: "'@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues, "
                + "Transaction, ContainerValues, or FocusedValues")
    }

    private static func keyType(_ declaration: Declaration, owner: String) throws -> String {
        let head = "private struct \(declaration.key): SwiftUI.\(keys[owner] ?? "EnvironmentKey") {\n"
        if owner == "FocusedValues" {
            guard let type = declaration.type, let wrapped = wrappedType(type) else {
                throw ExpansionError(message: "an entry of FocusedValues has an optional type: var name: Type?")
            }
            return head + "    typealias Value = \(wrapped)\n}"
        }
        guard let value = declaration.value ?? (declaration.type.flatMap(wrappedType) != nil ? "nil" : nil) else {
            throw ExpansionError(message: "'@Entry' needs a default value: var \(declaration.name) = value")
        }
        // Made anew each time, as a value that is not Sendable must not be shared.
        if let type = declaration.type ?? literalType(value) {
            return head + "    static var defaultValue: \(type) { \(value) }\n}"
        }
        return head + "    static let defaultValue = \(value)\n}"
    }

    private static func wrappedType(_ type: String) -> String? {
        if type.hasSuffix("?") { return String(type.dropLast()) }
        if type.hasPrefix("Optional<"), type.hasSuffix(">") { return String(type.dropFirst(9).dropLast()) }
        return nil
    }

    /// The type that a literal has by itself.
    private static func literalType(_ value: String) -> String? {
        if value == "true" || value == "false" { return "Bool" }
        if value.hasPrefix("\"") || value.hasPrefix("#\"") { return value.hasSuffix("\"") ? "String" : nil }
        let digits = value.hasPrefix("-") ? value.dropFirst() : value[...]
        guard let first = digits.first, first.isNumber else { return nil }
        if digits.allSatisfy({ $0.isNumber || $0 == "_" }) { return "Int" }
        return digits.allSatisfy({ $0.isNumber || $0 == "_" || $0 == "." }) ? "Double" : nil
    }

    private static func parse(_ source: String) throws -> Declaration {
        let scanner = SourceScanner(source)
        let whole = 0..<scanner.bytes.count
        guard let start = scanner.word("var", in: whole) else {
            throw ExpansionError(message: "'@Entry' is for variables: @Entry var name: Type = value")
        }
        let rest = start + 3..<whole.upperBound
        let equals = scanner.mark("=", in: rest)
        let head = rest.lowerBound..<(equals ?? rest.upperBound)
        let colon = scanner.mark(":", in: head)
        func trimmed(_ range: Range<Int>) -> String {
            scanner.text(range).trimmingCharacters(in: .whitespacesAndNewlines)
        }
        var declaration = Declaration(name: trimmed(head.lowerBound..<(colon ?? head.upperBound)))
        if let colon { declaration.type = trimmed(colon + 1..<head.upperBound) }
        if let equals { declaration.value = trimmed(equals + 1..<rest.upperBound) }
        return declaration
    }
}
