import Foundation

// The compiler's plug-in for the macros of SwiftUI. It speaks the compiler's protocol itself, as no package is needed for
// that: each message is a length of eight bytes, little-endian, and JSON, over standard input and output.

while let request = PluginMessage.read() {
    let response: PluginResponse =
        switch request {
        case .getCapability: .capability
        case .expandFreestandingMacro(let expansion): .expansion(of: { try PreviewMacro.expand(expansion) })
        case .expandAttachedMacro(let expansion):
            .expansion {
                switch expansion.macro.typeName {
                case "EntryMacro": try EntryMacro.expand(expansion)
                default: ""
                }
            }
        }
    PluginMessage.write(response)
}
