import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import ViewValues

/// A colour on its way to somebody else, as four numbers of sRGB.
private struct SentColor: Codable {
    let red: Float
    let green: Float
    let blue: Float
    let opacity: Float
}

extension Color: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: UTType(exportedAs: "com.apple.cocoa.pasteboard.color")) { (color: Color) in
            let resolved = color.resolve(in: EnvironmentValues())
            return try JSONEncoder().encode(
                SentColor(
                    red: resolved.red, green: resolved.green, blue: resolved.blue, opacity: resolved.opacity))
        } importing: { data in
            let sent = try JSONDecoder().decode(SentColor.self, from: data)
            return Color(
                .sRGB, red: Double(sent.red), green: Double(sent.green), blue: Double(sent.blue),
                opacity: Double(sent.opacity))
        }
    }
}
