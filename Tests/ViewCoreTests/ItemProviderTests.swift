import CoreGraphics
import CoreTransferable
import Foundation
import Synchronization
import Testing
import UniformTypeIdentifiers
import ViewCore
import ViewTesting

/// Drag and drop by item providers.
@MainActor
@Suite("Item providers that are dragged")
struct ItemProviderTests {
    @MainActor
    private final class Log {
        var lines: [String] = []
        var providers: [NSItemProvider] = []

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private struct Delegate: DropDelegate {
        let log: Log
        var isValid = true
        var operation: DropOperation?

        func validateDrop(info: DropInfo) -> Bool { isValid }

        func dropEntered(info: DropInfo) { log.lines.append("entered \(info.location.y)") }

        func dropUpdated(info: DropInfo) -> DropProposal? {
            log.lines.append("updated \(info.location.y)")
            return operation.map { DropProposal(operation: $0) }
        }

        func dropExited(info: DropInfo) { log.lines.append("exited") }

        func performDrop(info: DropInfo) -> Bool {
            log.providers = info.itemProviders(for: [.text])
            log.lines.append("performed \(info.hasItemsConforming(to: [.plainText])) \(log.providers.count)")
            return true
        }
    }

    private struct Board: View {
        let log: Log
        var delegate: Delegate?
        var types: [UTType] = [.text]
        @State private var isTargeted = false

        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 200, height: 100).onDrag {
                    log.lines.append("began")
                    return NSItemProvider(object: NSString(string: "payload"))
                }
                if let delegate {
                    Color.blue.frame(width: 200, height: 100).onDrop(of: types, delegate: delegate)
                } else {
                    Text(isTargeted ? "over" : "away").frame(width: 200, height: 100)
                        .onDrop(of: types, isTargeted: $isTargeted) { providers, place in
                            log.providers = providers
                            log.lines.append("dropped \(providers.count) at \(place.y)")
                            return true
                        }
                }
            }
        }
    }

    private let log = Log()

    private func drag(_ window: TestWindow, to points: [CGFloat]) {
        window.pointer(.began, 50, 50)
        for y in points { window.pointer(.moved, 50, y) }
    }

    private func text(_ provider: NSItemProvider) async -> String? {
        await withCheckedContinuation { waiting in
            provider.loadObject(ofClass: NSString.self) { text, _ in
                waiting.resume(returning: (text as? NSString)?.description)
            }
        }
    }

    /// Documented: the binding is true while something is over the view; the action gets the providers and the place.
    @Test func whatIsDroppedIsHandedOver() async throws {
        let window = TestWindow(width: 200, height: 200) { Board(log: log) }
        drag(window, to: [60, 150])
        #expect(try window.node(label: "over").role == .text)
        window.pointer(.ended, 50, 160)
        #expect(log.take() == ["began", "dropped 1 at 60.0"])
        #expect(try window.node(label: "away").role == .text)
        #expect(await text(try #require(log.providers.first)) == "payload")
    }

    /// Documented: the order in which a delegate hears of a drop.
    @Test func aDelegateHearsOfAllThatHappens() {
        let window = TestWindow(width: 200, height: 200) { Board(log: log, delegate: Delegate(log: log)) }
        drag(window, to: [60, 150, 170, 90, 150])
        window.pointer(.ended, 50, 150)
        #expect(
            log.take() == [
                "began", "entered 50.0", "updated 50.0", "updated 70.0", "exited", "entered 50.0", "updated 50.0",
                "updated 50.0", "performed true 1",
            ])
    }

    /// Documented: what is not valid is not taken; nor is what is of another type.
    @Test func aDelegateMayRefuse() {
        let refusing = TestWindow(width: 200, height: 200) {
            Board(log: log, delegate: Delegate(log: log, isValid: false))
        }
        drag(refusing, to: [60, 150])
        refusing.pointer(.ended, 50, 150)
        #expect(log.take() == ["began"])
        let other = TestWindow(width: 200, height: 200) {
            Board(log: log, delegate: Delegate(log: log), types: [.image])
        }
        drag(other, to: [60, 150])
        other.pointer(.ended, 50, 150)
        #expect(log.take() == ["began"])
        // Documented of the proposal: cancel and forbidden keep the drop from being performed.
        let forbidding = TestWindow(width: 200, height: 200) {
            Board(log: log, delegate: Delegate(log: log, operation: .forbidden))
        }
        drag(forbidding, to: [60, 150])
        forbidding.pointer(.ended, 50, 150)
        #expect(log.take() == ["began", "entered 50.0", "updated 50.0", "updated 50.0", "exited"])
    }

    /// The two ways of dragging understand each other.
    @Test func transferableValuesAreProvidersToThoseWhoTakeThem() async throws {
        let log = log
        let window = TestWindow(width: 200, height: 200) {
            VStack(spacing: 0) {
                Color.red.frame(width: 200, height: 100).draggable("words")
                Color.blue.frame(width: 200, height: 100).onDrop(of: [UTType.text], isTargeted: nil) { providers in
                    log.providers = providers
                    return true
                }
            }
        }
        drag(window, to: [60, 150])
        window.pointer(.ended, 50, 150)
        let provider = try #require(log.providers.first)
        #expect(provider.registeredTypeIdentifiers.first == UTType.utf8PlainText.identifier)
        #expect(await text(provider) == "words")
    }
}

/// What item providers offer.
@Suite("Item providers")
struct ItemProviderOfferTests {
    @Test func addressesAreOfferedAsWhatTheyAre() async throws {
        let web = NSItemProvider(object: NSURL(string: "https://example.com")!)
        #expect(web.registeredContentTypes == [.url])
        #expect(web.canLoadObject(ofClass: NSURL.self) && !web.hasItemConformingToTypeIdentifier("public.file-url"))
        let file = NSItemProvider(object: NSURL(fileURLWithPath: "/tmp/a.txt"))
        #expect(file.registeredContentTypes == [.fileURL, .url])
        let url: URL? = await withCheckedContinuation { waiting in
            file.loadObject(ofClass: URL.self) { url, _ in waiting.resume(returning: url) }
        }
        #expect(url?.path == "/tmp/a.txt")
    }

    /// Documented: data are made when they are asked for, and an error tells what is not there.
    @Test func dataAreMadeWhenTheyAreAskedFor() async {
        let provider = NSItemProvider()
        let made = Counter()
        provider.registerDataRepresentation(forTypeIdentifier: "com.example.thing", visibility: .all) { done in
            made.add()
            done(Data([1, 2]), nil)
            return nil
        }
        #expect(made.value == 0 && provider.hasItemConformingToTypeIdentifier("com.example.thing"))
        let data: Data? = await withCheckedContinuation { waiting in
            provider.loadDataRepresentation(forTypeIdentifier: "com.example.thing") { data, _ in
                waiting.resume(returning: data)
            }
        }
        #expect(data == Data([1, 2]) && made.value == 1)
        let error: (any Error)? = await withCheckedContinuation { waiting in
            provider.loadObject(ofClass: String.self) { _, error in waiting.resume(returning: error) }
        }
        #expect(error != nil)
    }

    private final class Counter: Sendable {
        private let count = Mutex(0)
        var value: Int { count.withLock { $0 } }
        func add() { count.withLock { $0 += 1 } }
    }
}
