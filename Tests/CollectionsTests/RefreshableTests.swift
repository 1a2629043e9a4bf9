import Collections
import Testing
import ViewTesting

@MainActor
@Suite("Refreshing")
struct RefreshableTests {
    /// The keys run it, and a view in it can.
    @Test func theActionRunsByKeysAndFromTheEnvironment() async throws {
        @MainActor final class Log {
            var count = 0
            var refresh: RefreshAction?
        }
        struct Inner: View {
            let log: Log
            @Environment(\.refresh) private var refresh

            var body: some View {
                let _ = log.refresh = refresh
                Text(verbatim: "row")
            }
        }
        let log = Log()
        let window = TestWindow(width: 200, height: 200) {
            List { Inner(log: log) }.refreshable { await MainActor.run { log.count += 1 } }
        }
        await log.refresh?()
        #expect(log.count == 1)
        window.key("r", .command)
        for _ in 0..<100 where log.count < 2 { await Task.yield() }
        #expect(log.count == 2)
        let plain = Log()
        _ = TestWindow(width: 200, height: 200) { List { Inner(log: plain) } }
        #expect(plain.refresh == nil)
    }
}
