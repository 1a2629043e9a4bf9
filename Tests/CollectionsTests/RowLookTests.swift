import Collections
import Testing
import ViewTesting

@MainActor
@Suite("The look of rows")
struct RowLookTests {
    @MainActor
    private final class Log {
        var prominence: [String: BackgroundProminence] = [:]
    }

    private struct Row: View {
        let name: String
        let log: Log
        @Environment(\.backgroundProminence) private var prominence

        var body: some View {
            log.prominence[name] = prominence
            return Text(name).foregroundStyle(.secondary)
        }
    }

    /// As Apple documents `EnvironmentValues.backgroundProminence`: a list increases it for rows that are selected.
    @Test("The ground of a selected row is prominent, so that what is secondary on it is light")
    func selectedRowsAreProminent() {
        let log = Log()
        let window = TestWindow {
            List(selection: .constant("b")) {
                Row(name: "a", log: log).tag("a")
                Row(name: "b", log: log).tag("b")
            }
        }
        #expect(log.prominence == ["a": .standard, "b": .increased])
        var values = EnvironmentValues()
        values.backgroundProminence = .increased
        let secondary = Color.secondary.resolve(in: values)
        #expect(min(secondary.red, secondary.green, secondary.blue) > 0.99 && secondary.opacity > 0.5)
        _ = window
    }
}
