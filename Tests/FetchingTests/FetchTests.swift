import Fetching
import Foundation
import ServerTesting
import Testing

/// Fetching, from a server of the test's on this machine.
@Suite("Fetching") struct FetchTests {
    private let text = Data("some bytes".utf8)

    @Test func `a server's answer is given`() async throws {
        let server = try TestServer(["a": .init(body: text)])
        #expect(try await Fetch.bytes(of: server.url("a")) == text)
    }

    @Test func `the body of an answer that is no success is given too, as URLSession does`() async throws {
        let server = try TestServer(["a": .init(status: "404 Not Found", body: text)])
        #expect(try await Fetch.bytes(of: server.url("a")) == text)
    }

    @Test func `a redirection is followed`() async throws {
        let server = try TestServer([
            "a": .init(status: "302 Found", header: ["Location: /b"], body: Data("moved".utf8)), "b": .init(body: text),
        ])
        #expect(try await Fetch.bytes(of: server.url("a")) == text)
    }

    @Test func `a redirection to itself ends`() async throws {
        let server = try TestServer(["a": .init(status: "302 Found", header: ["Location: /a"])])
        await #expect(throws: URLError(.httpTooManyRedirects)) { try await bytes(server.url("a")) }
    }

    @Test func `a redirection to a file is not followed`() async throws {
        let server = try TestServer(["a": .init(status: "302 Found", header: ["Location: file:///etc/hostname"])])
        await #expect(throws: URLError(.unsupportedURL)) { try await bytes(server.url("a")) }
    }

    @Test func `what holds for a time is not asked for again`() async throws {
        let server = try TestServer(["a": .init(header: ["Cache-Control: public, max-age=86400"], body: text)])
        for _ in 0..<3 { #expect(try await Fetch.bytes(of: server.url("a")) == text) }
        #expect(server.requests.count == 1)
    }

    @Test func `what is not to be stored is asked for each time`() async throws {
        let server = try TestServer([
            "a": .init(header: ["Cache-Control: no-store, max-age=86400", "ETag: \"1\""], body: text)
        ])
        for _ in 0..<2 { #expect(try await Fetch.bytes(of: server.url("a")) == text) }
        #expect(server.requests.count == 2)
        #expect(server.requests.allSatisfy { !$0.contains("If-None-Match") })
    }

    @Test func `what has a tag is asked for with it, and what has not changed is kept`() async throws {
        let server = try TestServer(["a": .init(header: ["Cache-Control: no-cache", "ETag: \"1\""], body: text)])
        #expect(try await Fetch.bytes(of: server.url("a")) == text)
        server.answer("a", .init(status: "304 Not Modified", header: ["ETag: \"1\""]))
        #expect(try await Fetch.bytes(of: server.url("a")) == text)
        #expect(server.requests.last?.contains("If-None-Match: \"1\"") == true)
        let other = Data("other bytes".utf8)
        server.answer("a", .init(header: ["ETag: \"2\""], body: other))
        #expect(try await Fetch.bytes(of: server.url("a")) == other)
    }

    @Test func `a task that is cancelled does not wait for the server`() async throws {
        let gate = DispatchSemaphore(value: 0)
        let server = try TestServer(["a": .init(body: text, gate: gate)])
        let url = server.url("a")
        let task = Task { try await Fetch.bytes(of: url) }
        while server.requests.isEmpty { await Task.yield() }
        task.cancel()
        let error = await #expect(throws: URLError.self) { try await task.value }
        #expect(error?.code == .cancelled)
        gate.signal()
    }

    @Test func `more requests than are made at a time all come to an end`() async throws {
        let server = try TestServer(["a": .init(header: ["Cache-Control: no-store"], body: text)])
        let url = server.url("a")
        let count = try await withThrowingTaskGroup(of: Data.self) { group in
            for _ in 0..<40 { group.addTask { try await Fetch.bytes(of: url) } }
            return try await group.reduce(0) { $0 + $1.count }
        }
        #expect(count == 40 * text.count)
    }

    @Test func `where nobody listens the connection fails`() async throws {
        let url = try TestServer([:]).url("a")
        await #expect(throws: URLError(.cannotConnectToHost)) { try await bytes(url) }
    }

    @Test func `an answer that breaks off is a lost connection`() async throws {
        let server = try TestServer([:])
        await #expect(throws: URLError(.networkConnectionLost)) { try await bytes(server.url("a")) }
    }

    @Test func `a file is read, and one that is not there is named`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        await #expect(throws: URLError(.fileDoesNotExist)) { try await bytes(file) }
        try text.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try await Fetch.bytes(of: file) == text)
    }

    @Test func `an address can hold the bytes itself`() async throws {
        #expect(try await Fetch.bytes(of: #require(URL(string: "data:text/plain;base64,c29tZSBieXRlcw=="))) == text)
        #expect(try await Fetch.bytes(of: #require(URL(string: "data:,some%20bytes"))) == text)
        await #expect(throws: URLError(.unsupportedURL)) { try await bytes(#require(URL(string: "ftp://host/a"))) }
    }

    /// The bytes, or an error of which only the code is compared.
    private func bytes(_ url: URL) async throws -> Data {
        do {
            return try await Fetch.bytes(of: url)
        } catch let error as URLError {
            throw URLError(error.code)
        }
    }
}
