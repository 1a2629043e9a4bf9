import Foundation
import Synchronization

/// Answers of servers in memory, for as long as they say; those longest unused go first.
final class FetchCache: Sendable {
    static let shared = FetchCache()

    /// Bytes in all.
    static let room = 64 << 20

    private struct Entry {
        let body: Data
        var header: AnswerHeader
        /// Until when it holds without asking.
        var end: Date
        var lastUse: Int
    }

    private struct State {
        var entries: [URL: Entry] = [:]
        var count = 0
        var uses = 0
    }

    private let state = Mutex(State())

    /// The bytes of an address: kept ones that still hold, or what the server answers to `request`, which is given lines for
    /// the header.
    func bytes(of url: URL, request: ([String]) throws -> Answer) throws -> Data {
        let known = state.withLock { state -> Entry? in
            state.uses += 1
            state.entries[url]?.lastUse = state.uses
            return state.entries[url]
        }
        if let known, known.end > Date() { return known.body }
        let answer = try request(known?.header.conditions ?? [])
        if let known, answer.status == Self.notModified {
            keep(known.body, known.header.updated(by: answer.header), of: url)
            return known.body
        }
        if answer.status == Self.whole { keep(answer.body, answer.header, of: url) }
        return answer.body
    }

    private static let whole = 200
    private static let notModified = 304

    private func keep(_ body: Data, _ header: AnswerHeader, of url: URL) {
        state.withLock { state in
            if let old = state.entries.removeValue(forKey: url) { state.count -= old.body.count }
            guard let lifetime = header.lifetime, lifetime > 0 || !header.conditions.isEmpty,
                body.count <= Self.room / 4
            else { return }
            state.uses += 1
            state.entries[url] = Entry(
                body: body, header: header, end: Date(timeIntervalSinceNow: lifetime), lastUse: state.uses)
            state.count += body.count
            while state.count > Self.room, let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
                state.count -= oldest.value.body.count
                state.entries[oldest.key] = nil
            }
        }
    }
}
