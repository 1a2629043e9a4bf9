import Codecs
import CoreGraphics
import Drawing
import Foundation
import ServerTesting
import Testing
import ViewCore
import ViewTesting

/// Pictures that are loaded while they are shown, as Apple's documentation of AsyncImage tells of its phases.
@MainActor
@Suite("Async images") struct AsyncImageTests {
    private func picture(_ width: Int, _ height: Int) throws -> Data {
        let bitmap = Bitmap(
            width: width, height: height, bytes: [UInt8](repeating: 255, count: width * height * 4))
        return Data(try PNGEncoder.encode(bitmap))
    }

    private struct Shown: View {
        let url: URL?
        var scale: CGFloat = 1

        var body: some View {
            AsyncImage(url: url, scale: scale) { phase in
                switch phase {
                case .empty: Color.clear.frame(width: 7, height: 7).accessibilityLabel("empty")
                case .success(let image): image.accessibilityLabel("picture")
                case .failure(let error):
                    Color.clear.frame(width: 9, height: 9)
                        .accessibilityLabel(Text(verbatim: "failure \((error as? URLError)?.code.rawValue ?? 0)"))
                @unknown default: EmptyView()
                }
            }
        }
    }

    /// Lets loading come to an end, until a label is shown.
    private func wait(_ window: TestWindow, for label: String) async throws -> PresentedNode {
        for _ in 0..<4_000 {
            window.update()
            if let node = try? window.node(label: label) { return node }
            try await Task.sleep(for: .milliseconds(1))
        }
        return try window.node(label: label)
    }

    @Test func `nothing becomes a picture of its size in points`() async throws {
        let server = try TestServer(["a.png": .init(body: try picture(30, 20))])
        let window = TestWindow { Shown(url: server.url("a.png"), scale: 2) }
        _ = try window.node(label: "empty")
        let node = try await wait(window, for: "picture")
        #expect(node.frame.size == CGSize(width: 15, height: 10))
    }

    @Test func `what is no picture is a failure to decode`() async throws {
        let server = try TestServer(["a.png": .init(body: Data("<html>".utf8))])
        let window = TestWindow { Shown(url: server.url("a.png")) }
        _ = try await wait(window, for: "failure \(URLError.Code.cannotDecodeContentData.rawValue)")
    }

    @Test func `without an address it stays empty`() async throws {
        let window = TestWindow { Shown(url: nil) }
        for _ in 0..<20 {
            await Task.yield()
            window.update()
        }
        _ = try window.node(label: "empty")
    }

    @Test func `another address begins with nothing and shows its own picture`() async throws {
        let gate = DispatchSemaphore(value: 0)
        let server = try TestServer([
            "a.png": .init(body: try picture(10, 10)), "b.png": .init(body: try picture(20, 20), gate: gate),
        ])
        struct Root: View {
            let server: TestServer
            @State private var name = "a.png"
            var body: some View {
                Shown(url: server.url(name)).onTapGesture { name = "b.png" }
            }
        }
        let window = TestWindow { Root(server: server) }
        let first = try await wait(window, for: "picture")
        #expect(first.frame.width == 10)
        window.tap(first)
        window.update()
        _ = try window.node(label: "empty")
        gate.signal()
        #expect(try await wait(window, for: "picture").frame.width == 20)
    }

    @Test func `a picture that is shown twice is decoded once`() async throws {
        let server = try TestServer([
            "a.png": .init(header: ["Cache-Control: max-age=86400"], body: try picture(10, 10))
        ])
        var images: [Image] = []
        let window = TestWindow {
            VStack {
                ForEach(0..<2, id: \.self) { index in
                    AsyncImage(url: server.url("a.png")) { image in
                        let _ = images.append(image)
                        image.accessibilityLabel("picture \(index)")
                    } placeholder: {
                        Color.clear
                    }
                }
            }
        }
        _ = try await wait(window, for: "picture 0")
        _ = try await wait(window, for: "picture 1")
        #expect(images.count >= 2 && images.allSatisfy { $0 == images[0] })
    }

    @Test func `the placeholder of a plain one fills the room`() throws {
        let window = TestWindow { AsyncImage(url: nil).accessibilityLabel("plain").frame(width: 60, height: 40) }
        #expect(try window.node(label: "plain").frame.size == CGSize(width: 60, height: 40))
    }

    @Test func `a phase comes with the transaction's animation`() async throws {
        let server = try TestServer(["a.png": .init(body: try picture(10, 10))])
        let window = TestWindow {
            AsyncImage(url: server.url("a.png"), transaction: Transaction(animation: .linear(duration: 1))) { phase in
                Color.red.frame(width: phase.image == nil ? 10 : 110, height: 10).accessibilityLabel("bar")
            }
        }
        var width = 10.0
        for _ in 0..<4_000 where width == 10 {
            try await Task.sleep(for: .milliseconds(1))
            window.update(after: 0.001)
            width = try window.node(label: "bar").frame.width
        }
        #expect(width > 10 && width < 100)
        window.update(after: 1.1)
        #expect(try window.node(label: "bar").frame.width == 110)
    }
}
