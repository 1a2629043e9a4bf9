import CoreGraphics
import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers
import ViewCore
import ViewTesting

/// Drag and drop within a window.
@MainActor
@Suite("Drag and drop")
struct DragAndDropTests {
    @MainActor
    private final class Log {
        var lines: [String] = []
        var place: CGPoint?
    }

    private let log = Log()

    private struct Board: View {
        let log: Log
        var isEnabled = true

        var body: some View {
            VStack(spacing: 0) {
                Text("card").frame(width: 200, height: 100).contentShape(Rectangle()).draggable("payload")
                    .disabled(!isEnabled)
                VStack {}.frame(width: 200, height: 100)
                    .dropDestination(for: String.self) { texts, place in
                        log.lines.append("dropped \(texts)")
                        log.place = place
                        return true
                    } isTargeted: {
                        log.lines.append("targeted \($0)")
                    }
            }
        }
    }

    private func board(isEnabled: Bool = true) -> TestWindow {
        TestWindow(width: 200, height: 200) { Board(log: log, isEnabled: isEnabled) }
    }

    @Test func whatIsDraggedIsHandedToWhereItIsDropped() {
        let window = board()
        window.pointer(.began, 50, 50)
        window.pointer(.moved, 60, 60)
        #expect(log.lines.isEmpty)
        window.pointer(.moved, 60, 150)
        #expect(log.lines == ["targeted true"])
        window.pointer(.moved, 70, 160)
        window.pointer(.ended, 70, 160)
        #expect(log.lines == ["targeted true", "targeted false", "dropped [\"payload\"]"])
        #expect(log.place == CGPoint(x: 70, y: 60))
    }

    @Test func nothingHappensElsewhere() {
        let window = board()
        window.pointer(.began, 50, 50)
        window.pointer(.moved, 60, 150)
        window.pointer(.moved, 60, 20)
        window.pointer(.ended, 60, 20)
        #expect(log.lines == ["targeted true", "targeted false"])
    }

    @Test func aPressThatDoesNotMoveIsNoDrag() {
        let window = board()
        window.pointer(.began, 50, 50)
        window.pointer(.moved, 52, 51)
        window.pointer(.ended, 52, 51)
        #expect(log.lines.isEmpty)
    }

    @Test func aDragThatIsBrokenOffDropsNothing() {
        let window = board()
        window.pointer(.began, 50, 50)
        window.pointer(.moved, 60, 150)
        window.pointer(.cancelled, 60, 150)
        #expect(log.lines == ["targeted true", "targeted false"])
        #expect(window.window.tree.shownPresentations.isEmpty)
    }

    @Test func aDisabledViewIsNotDragged() {
        let window = board(isEnabled: false)
        window.pointer(.began, 50, 50)
        window.pointer(.moved, 60, 150)
        window.pointer(.ended, 60, 150)
        #expect(log.lines.isEmpty)
    }

    @Test func theViewIsSeenUnderThePointerUntilItIsDropped() {
        let window = board()
        let before = window.drawing
        window.pointer(.began, 50, 50)
        window.pointer(.moved, 60, 60)
        window.update()
        #expect(window.window.tree.shownPresentations.count == 1)
        #expect(window.drawing != before)
        window.pointer(.ended, 60, 60)
        window.update()
        #expect(window.window.tree.shownPresentations.isEmpty)
        #expect(window.drawing == before)
    }

    @Test func aPreviewIsAroundThePointer() throws {
        let window = TestWindow(width: 200, height: 200) {
            Color.red.draggable("a") { Text("preview") }
        }
        window.pointer(.began, 50, 50)
        window.pointer(.moved, 100, 120)
        window.update()
        let frame = try window.node(label: "preview").frame
        #expect(abs(frame.midX - 100) < 1 && abs(frame.midY - 120) < 1)
    }

    @Test func theInnermostDestinationThatTakesTheTypeIsMeant() {
        let log = log
        let window = TestWindow(width: 200, height: 200) {
            VStack(spacing: 0) {
                Color.red.draggable("text")
                ZStack {
                    Color.blue.dropDestination(for: URL.self) { _, _ in
                        log.lines.append("address")
                        return true
                    }
                }
                .dropDestination(for: String.self) { _, _ in
                    log.lines.append("text")
                    return true
                }
            }
        }
        window.pointer(.began, 100, 50)
        window.pointer(.moved, 100, 150)
        window.pointer(.ended, 100, 150)
        #expect(log.lines == ["text"])
    }

    @Test func anotherTypeIsConvertedOnItsWay() async {
        struct Card: Codable, Transferable {
            var title: String
            static var transferRepresentation: some TransferRepresentation {
                CodableRepresentation(contentType: UTType(exportedAs: "org.example.card"))
                ProxyRepresentation(exporting: \.title)
            }
        }
        let log = log
        let window = TestWindow(width: 200, height: 200) {
            VStack(spacing: 0) {
                Color.red.draggable(Card(title: "tea"))
                Color.blue.dropDestination(for: String.self) { texts, _ in
                    log.lines += texts
                    return true
                }
            }
        }
        window.pointer(.began, 100, 50)
        window.pointer(.moved, 100, 150)
        window.pointer(.ended, 100, 150)
        for _ in 0..<1_000 where log.lines.isEmpty { await Task.yield() }
        #expect(log.lines == ["tea"])
    }

    @Test func aTapOnAViewThatCanBeDraggedIsATap() {
        let log = log
        let window = TestWindow(width: 200, height: 200) {
            Color.red.onTapGesture { log.lines.append("tap") }.draggable("a")
        }
        window.click(100, 100)
        #expect(log.lines == ["tap"])
    }

    @Test func picturesInMemoryAreHandedOverAsPNG() async throws {
        let red = [UInt8](repeating: 255, count: 4 * 6)
        let image = Image(decorative: CGImage(width: 3, height: 2, bytes: red), scale: 1)
        #expect(image.exportedContentTypes() == [.png])
        let data = try await image.exported(as: .image)
        #expect([UInt8](data.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
        let taken = try await Image(importing: data, contentType: .png)
        let tree = TestTree(taken.accessibilityLabel("taken"))
        #expect(tree.drawn.map(\.frame.size) == [CGSize(width: 3, height: 2)])
        #expect(Image(systemName: "star").exportedContentTypes().isEmpty)
        await #expect(throws: (any Error).self) {
            try await Image(importing: Data("no picture".utf8), contentType: .png)
        }
    }

    @Test func coloursAreHandedOver() async throws {
        let sent = Color(.sRGB, red: 0.25, green: 0.5, blue: 1, opacity: 0.5)
        let data = try await sent.exported(as: UTType(exportedAs: "com.apple.cocoa.pasteboard.color"))
        let taken = try await Color(importing: data, contentType: nil)
        #expect(taken.resolve(in: EnvironmentValues()) == sent.resolve(in: EnvironmentValues()))
    }
}
