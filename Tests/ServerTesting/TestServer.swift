import Foundation
import Synchronization

/// Answers requests on this machine with what belongs to their path; one without an answer is hung up on.
package final class TestServer: Sendable {
    package struct Answer: Sendable {
        package var status: String
        package var header: [String]
        package var body: Data
        /// Nothing is sent before this is opened.
        package var gate: DispatchSemaphore?

        package init(
            status: String = "200 OK", header: [String] = [], body: Data = Data(), gate: DispatchSemaphore? = nil
        ) {
            self.status = status
            self.header = header
            self.body = body
            self.gate = gate
        }
    }

    private let port: UInt16
    private let socketDescriptor: Int32
    private let answers: Mutex<[String: Answer]>
    private let received = Mutex<[String]>([])

    /// The headers of the requests that have come.
    package var requests: [String] { received.withLock { $0 } }

    package init(_ answers: [String: Answer]) throws {
        self.answers = Mutex(answers)
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, length) == 0 && listen(descriptor, 32) == 0
                    && getsockname(descriptor, pointer, &length) == 0
            }
        }
        guard isListening else { throw POSIXError(.EADDRNOTAVAIL) }
        port = UInt16(bigEndian: address.sin_port)
        socketDescriptor = descriptor
        Thread.detachNewThread { [weak self] in
            while true {
                let connection = accept(descriptor, nil, nil)
                guard connection >= 0 else { break }
                Thread.detachNewThread { [weak self] in
                    self?.serve(connection)
                    close(connection)
                }
            }
            // Closed where it is used: its number may be another server's the moment after.
            close(descriptor)
        }
    }

    deinit { shutdown(socketDescriptor, Int32(SHUT_RDWR)) }

    package func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)/\(path)")! }

    package func answer(_ path: String, _ answer: Answer) { answers.withLock { $0[path] = answer } }

    private func serve(_ connection: Int32) {
        var buffer = [UInt8](repeating: 0, count: 8_192)
        let count = read(connection, &buffer, buffer.count)
        let request = String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
        received.withLock { $0.append(request) }
        let path = request.split(separator: " ").dropFirst().first.map { String($0.dropFirst()) } ?? ""
        guard let answer = answers.withLock({ $0[path] }) else { return }
        answer.gate?.wait()
        let lines = ["HTTP/1.1 \(answer.status)", "Content-Length: \(answer.body.count)", "Connection: close"]
        var data = Data((lines + answer.header + ["", ""]).joined(separator: "\r\n").utf8)
        data.append(answer.body)
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let written = send(connection, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                guard written > 0 else { return }
                sent += written
            }
        }
    }
}
