import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

/// Values handed to others. Which representation is taken follows Apple's documentation: the first in the receiver's order
/// that is offered.
@Suite("Transferable")
struct TransferableTests {
    struct Note: Codable, Equatable, Transferable {
        var text: String
        var isSecret = false

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "org.example.note"))
            ProxyRepresentation(exporting: \.text)
                .exportingCondition { !$0.isSecret }
        }
    }

    struct Count: Equatable, Transferable {
        var number: Int

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(contentType: .json) { count in
                Data("\(count.number)".utf8)
            } importing: { data in
                Count(number: Int(String(decoding: data, as: UTF8.self)) ?? 0)
            }
            ProxyRepresentation { (count: Count) in
                "\(count.number)"
            } importing: { (text: String) in
                Count(number: text.count)
            }
        }
    }

    @Test func aValueIsTakenAsItsOwnTypeAtOnce() {
        let item = TransferItem(Note(text: "a"))
        #expect(item.value(as: Note.self) == Note(text: "a"))
        #expect(item.value(as: String.self) == nil)
    }

    @Test func aProxyIsTakenInItsPlace() async throws {
        let item = TransferItem(Note(text: "milk"))
        #expect(item.canBecome(String.self))
        #expect(try await item.load(String.self) == "milk")
        #expect(!item.canBecome(URL.self))
        await #expect(throws: TransferFailure.self) { try await item.load(URL.self) }
    }

    @Test func aConditionWithholdsARepresentation() {
        let item = TransferItem(Note(text: "milk", isSecret: true))
        #expect(!item.canBecome(String.self))
        #expect(item.canBecome(Note.self))
    }

    @Test func theReceiversOrderDecides() async throws {
        let text = TransferItem("three")
        #expect(try await text.load(Count.self) == Count(number: 5))
        #expect(try await TransferItem(Count(number: 7)).load(String.self) == "7")
    }

    @Test func dataComeBackAsTheValue() async throws {
        let note = Note(text: "tea")
        let data = try await note.exported(as: UTType(exportedAs: "org.example.note"))
        #expect(try await Note(importing: data, contentType: nil) == note)
        #expect(note.exportedContentTypes().map(\.identifier) == ["org.example.note", "public.utf8-plain-text"])
        await #expect(throws: (any Error).self) { try await Note(importing: Data("{".utf8), contentType: nil) }
    }

    @Test func aFileHasTheValueForAsLongAsTheImportLasts() async throws {
        struct Letter: Transferable {
            var text: String

            static var transferRepresentation: some TransferRepresentation {
                FileRepresentation(contentType: .plainText) { letter in
                    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
                    try letter.text.write(to: file, atomically: true, encoding: .utf8)
                    return SentTransferredFile(file)
                } importing: { received in
                    #expect(received.file.pathExtension == "txt")
                    return Letter(text: try String(contentsOf: received.file, encoding: .utf8))
                }
            }
        }
        let data = try await Letter(text: "dear").exported(as: .plainText)
        #expect(try await Letter(importing: data, contentType: .plainText).text == "dear")
    }

    @Test func addressesAndStyledTextsAreTextsAndAddresses() async throws {
        let address = try #require(URL(string: "https://example.org/a"))
        #expect(try await TransferItem(address).load(URL.self) == address)
        var styled = AttributedString("big")
        styled.link = address
        #expect(try await TransferItem(styled).load(String.self) == "big")
        #expect(try await TransferItem(styled).load(AttributedString.self) == styled)
    }
}

/// Kinds of data, with identifiers and conformances that Apple documents.
@Suite("Uniform type identifiers")
struct TypeTests {
    @Test func kindsConformToWiderOnes() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.isSubtype(of: .data))
        #expect(UTType.utf8PlainText.conforms(to: .text))
        #expect(UTType.fileURL.conforms(to: .url))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType.image.isSupertype(of: .heic))
        #expect(UTType.json.supertypes == [.text, .data, .content, .item])
    }

    @Test func kindsHaveNamesOfFiles() {
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType(filenameExtension: "jpg") == .jpeg)
        #expect(UTType(filenameExtension: "PDF") == .pdf)
        #expect(UTType(mimeType: "text/html") == .html)
        #expect(UTType(filenameExtension: "png", conformingTo: .audio) == nil)
    }

    @Test func aKindThatNobodyKnowsIsMadeUp() throws {
        let type = try #require(UTType(filenameExtension: "zzqq"))
        #expect(type.isDynamic)
        #expect(type.preferredFilenameExtension == "zzqq")
        #expect(type.conforms(to: .data))
        #expect(UTType(filenameExtension: "zzqq") == type)
        #expect(UTType("org.example.unknown") == nil)
    }

    @Test func aProgramsOwnKindIsKnownOnceItIsSpokenOf() {
        let drawing = UTType(exportedAs: "org.example.drawing", conformingTo: .image)
        #expect(UTType("org.example.drawing") == drawing)
        #expect(drawing.conforms(to: .content))
        #expect(drawing.isDeclared && !drawing.isPublic)
        #expect(UTType(exportedAs: "org.example.blob").conforms(to: .data))
    }
}
