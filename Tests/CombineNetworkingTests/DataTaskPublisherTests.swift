import Combine
import CombineNetworking
import Foundation
import FoundationNetworking
import ServerTesting
import Testing

/// Loading by URLSession's publisher, from a server of the test's on this machine.
@Suite("Loading by a publisher") struct DataTaskPublisherTests {
    private let server: TestServer
    private let session = URLSession(configuration: .ephemeral)

    init() throws {
        let answers = ["a", "b", "c"].map { ($0, TestServer.Answer(body: Data("you asked for \($0)".utf8))) }
        server = try TestServer(Dictionary(uniqueKeysWithValues: answers))
        server.answer("missing", TestServer.Answer(status: "404 Not Found"))
    }

    private func load(_ path: String) async throws -> (text: String, status: Int?) {
        let publisher = session.dataTaskPublisher(for: server.url(path))
            .map { (String(decoding: $0.data, as: UTF8.self), ($0.response as? HTTPURLResponse)?.statusCode) }
        for try await loaded in publisher.values { return loaded }
        throw URLError(.zeroByteResource)
    }

    @Test func `what comes is given, whatever its status`() async throws {
        #expect(try await load("a").text == "you asked for a")
        #expect(try await load("a").status == 200)
        #expect(try await load("missing").status == 404)
    }

    @Test func `a connection that breaks is a failure`() async throws {
        await #expect(throws: URLError.self) { try await load("broken") }
    }

    @Test func `nothing is loaded until it is asked for, nor after cancelling`() async throws {
        var values = 0
        // Often, since what can go wrong is a matter of moments.
        for _ in 0..<50 {
            session.dataTaskPublisher(for: server.url("b"))
                .sink(receiveCompletion: { _ in values += 1 }, receiveValue: { _ in values += 1 })
                .cancel()
        }
        _ = try await load("c")
        #expect(values == 0)
    }
}
