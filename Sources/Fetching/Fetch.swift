import CFetching
import Foundation

/// What an address names: a file, what a server answers, or the bytes in the address itself.
package enum Fetch {
    /// Bytes; a longer answer is a failure.
    package static let most = 256 << 20
    /// How many requests wait at a time; the rest stand in line. As many as a URL session has for one host.
    static let mostAtATime = 6

    /// Waits for the bytes, unless the task is cancelled, with an error of `URLError`. What a server allows to be kept is
    /// kept and not asked for again.
    package static func bytes(of url: URL) async throws -> Data {
        try Task.checkCancellation()
        let cancellation = Cancellation()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                line.add {
                    continuation.resume(with: Result { try fetch(url, cancellation) })
                }
            }
        } onCancel: {
            cancellation.cancel()
        }
    }

    private static let line = WaitingLine(width: mostAtATime)

    private static func fetch(_ url: URL, _ cancellation: Cancellation) throws -> Data {
        if cancellation.isCancelled { throw URLError(.cancelled, in: url) }
        switch url.scheme?.lowercased() {
        case "http", "https": return try FetchCache.shared.bytes(of: url) { try request(url, $0, cancellation) }
        case "file": return try file(url)
        case "data": return try embedded(url)
        default: throw URLError(.unsupportedURL, in: url)
        }
    }

    private static func file(_ url: URL) throws -> Data {
        do {
            return try Data(contentsOf: url)
        } catch {
            let isThere = FileManager.default.fileExists(atPath: url.path)
            throw URLError(isThere ? .noPermissionsToReadFile : .fileDoesNotExist, in: url)
        }
    }

    /// The bytes of `data:image/png;base64,…` or of text in percents.
    private static func embedded(_ url: URL) throws -> Data {
        let text = url.absoluteString
        guard let comma = text.firstIndex(of: ",") else { throw URLError(.badURL, in: url) }
        let payload = String(text[text.index(after: comma)...])
        guard let plain = payload.removingPercentEncoding else { throw URLError(.badURL, in: url) }
        guard text[..<comma].hasSuffix(";base64") else { return Data(plain.utf8) }
        guard let data = Data(base64Encoded: plain, options: .ignoreUnknownCharacters) else {
            throw URLError(.cannotDecodeContentData, in: url)
        }
        return data
    }

    /// Asks the server, with more lines in the header.
    private static func request(_ url: URL, _ lines: [String], _ cancellation: Cancellation) throws -> Answer {
        let pointers = lines.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        var fetched = pointers.map { UnsafePointer($0) }.withUnsafeBufferPointer {
            gesso_fetch(url.absoluteString, $0.baseAddress, $0.count, most, cancellation.pointer)
        }
        defer { gesso_fetched_free(&fetched) }
        guard fetched.code == 0 else {
            let message = withUnsafeBytes(of: fetched.message) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            let code = cancellation.isCancelled ? .cancelled : URLError.Code(transfer: fetched.code)
            throw URLError(code, in: url, message: message)
        }
        let header = UnsafeBufferPointer(start: fetched.header, count: fetched.header_count)
        return Answer(
            status: fetched.status, header: AnswerHeader(String(decoding: header, as: UTF8.self)),
            body: fetched.body.map { Data(bytes: $0, count: fetched.body_count) } ?? Data())
    }
}
