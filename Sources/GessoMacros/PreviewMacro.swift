import Foundation

/// `#Preview("Name", traits: ...) { ... }`: a type that the framework finds when it shows previews.
///
/// Variables marked `@Previewable` become stored properties of a view of their own, so that they keep their state.
enum PreviewMacro {
    static func expand(_ expansion: FreestandingExpansion) throws -> String {
        let scanner = SourceScanner(expansion.syntax.source)
        let whole = 0..<scanner.bytes.count
        var (arguments, body) = ("", "")
        if let open = scanner.mark("(", in: whole), let close = scanner.mark(")", in: open..<whole.upperBound) {
            arguments = scanner.text(open + 1..<close)
        }
        guard let open = scanner.mark("{", in: whole), let close = scanner.mark("}", in: open..<whole.upperBound) else {
            throw ExpansionError(message: "a preview needs a closure that makes a view: #Preview { MyView() }")
        }
        let inside = open + 1..<close
        var properties: [String] = []
        var position = inside.lowerBound
        while let start = scanner.word("@Previewable", in: position..<inside.upperBound, depth: 1) {
            body += scanner.text(position..<start)
            let declaration = start + "@Previewable".utf8.count
            position = scanner.endOfStatement(from: declaration, in: inside)
            properties.append(scanner.text(declaration..<position).trimmingCharacters(in: .whitespacesAndNewlines))
            // A semicolon parts two statements; before the first one of a body it would part nothing.
            if position < inside.upperBound, scanner.bytes[position] == UInt8(ascii: ";") { position += 1 }
        }
        body += scanner.text(position..<inside.upperBound)

        // A freestanding macro may introduce only names that the compiler can tell from all others.
        let name = "Preview"
        let type = "\(expansion.discriminator)\(name.utf8.count)\(name)fMu_"
        let list = arguments.trimmingCharacters(in: .whitespacesAndNewlines)
        return """
            @MainActor fileprivate struct \(type): SwiftUI._PreviewDeclaration {
                static var information: SwiftUI._PreviewInformation {
                    SwiftUI._PreviewInformation(\(list))
                }
                static func makeContent() -> any SwiftUI.View {
                    Content()
                }
                fileprivate struct Content: SwiftUI.View {
                    \(properties.joined(separator: "\n        "))
                    var body: some SwiftUI.View {
                        \(body)
                    }
                }
            }
            """
    }
}
