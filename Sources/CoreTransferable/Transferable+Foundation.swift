import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) { (text: String) in
            Data(text.utf8)
        } importing: { data in
            String(decoding: data, as: UTF8.self)
        }
        DataRepresentation(importedContentType: .plainText) { data in
            String(decoding: data, as: UTF8.self)
        }
    }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) { (data: Data) in
            data
        } importing: { data in
            data
        }
    }
}

extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .fileURL) { (url: URL) in
            Data(url.absoluteString.utf8)
        }
        .exportingCondition { $0.isFileURL }
        DataRepresentation(contentType: .url) { (url: URL) in
            Data(url.absoluteString.utf8)
        } importing: { data in
            guard let url = URL(string: String(decoding: data, as: UTF8.self)) else { throw TransferFailure.otherType }
            return url
        }
    }
}

/// Within a program a styled text stays what it is; others get its characters.
extension AttributedString: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { (text: AttributedString) in
            String(text.characters)
        } importing: { (text: String) in
            AttributedString(text)
        }
    }
}
