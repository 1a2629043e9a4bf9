import Presentation
import Testing
import ViewTesting

/// What Apple documents: each action of an alert sends it away after it has run; without actions there is an "OK"; without a
/// cancel action a confirmation dialog has one; an alert about data or an error is not shown without it.
@MainActor
@Suite("Alerts")
struct AlertTests {
    private struct Failure: LocalizedError {
        var errorDescription: String? { "It failed" }
        var recoverySuggestion: String? { "Try again" }
    }

    private struct Presenter: View {
        @State private var isShown = false
        @State private var isPlain = false
        @State private var isDialog = false
        @State private var error: Failure?
        @State private var isError = false
        @State private var log = "nothing"

        var body: some View {
            VStack {
                Text(log)
                Button("Ask") { isShown = true }
                    .alert("Delete?", isPresented: $isShown) {
                        Button("Delete", role: .destructive) { log = "deleted, shown \(isShown)" }
                        Button("Keep", role: .cancel) { log = "kept" }
                    } message: {
                        Text("For ever.")
                    }
                Button("Tell") { isPlain = true }.alert("Done", isPresented: $isPlain) {}
                Button("Choose") { isDialog = true }
                    .confirmationDialog("Save?", isPresented: $isDialog) { Button("Save") { log = "saved" } }
                Button("Fail") { isError = true }
                    .alert(isPresented: $isError, error: error) { Button("Retry") { log = "retried" } }
                Button("Fail well") {
                    error = Failure()
                    isError = true
                }
            }
        }
    }

    private func window() -> TestWindow { TestWindow(width: 600, height: 500) { Presenter() } }

    private func isThere(_ window: TestWindow, _ label: String) -> Bool { (try? window.node(label: label)) != nil }

    @Test func eachActionSendsTheAlertAwayAfterItHasRun() throws {
        let window = window()
        window.tap(try window.node(label: "Ask"))
        #expect(isThere(window, "For ever."))
        window.tap(try window.node(label: "Delete"))
        #expect(isThere(window, "deleted, shown true"))
        #expect(!isThere(window, "Delete?"))
    }

    @Test func anAlertWithoutActionsHasAnOK() throws {
        let window = window()
        window.tap(try window.node(label: "Tell"))
        window.tap(try window.node(label: "OK"))
        #expect(!isThere(window, "Done"))
    }

    @Test func aDialogWithoutACancelActionHasOne() throws {
        let window = window()
        window.tap(try window.node(label: "Choose"))
        #expect(isThere(window, "Cancel") && isThere(window, "Save"))
        window.key("escape")
        #expect(!isThere(window, "Cancel"))
        #expect(isThere(window, "nothing"))
    }

    @Test func returnPressesTheDefaultButtonAndEscapeTheOneThatCancels() throws {
        let window = window()
        window.tap(try window.node(label: "Choose"))
        window.key("return")
        #expect(isThere(window, "saved"))
        window.tap(try window.node(label: "Ask"))
        window.key("escape")
        #expect(isThere(window, "kept"))
    }

    @Test func anAlertAboutAnErrorIsShownOnlyWithOne() throws {
        let window = window()
        window.tap(try window.node(label: "Fail"))
        #expect(!isThere(window, "Retry"))
        window.tap(try window.node(label: "Fail well"))
        #expect(isThere(window, "It failed") && isThere(window, "Try again"))
        window.tap(try window.node(label: "Retry"))
        #expect(isThere(window, "retried"))
    }

    @Test func nothingBeneathAnAlertCanBeTouched() throws {
        let window = window()
        let tell = try window.node(label: "Tell")
        window.tap(try window.node(label: "Ask"))
        window.tap(tell)
        #expect(!isThere(window, "OK"))
        #expect(isThere(window, "For ever."))
    }

    /// Documented: an action sheet without buttons has one that cancels.
    @Test func anActionSheetIsAConfirmationDialog() throws {
        struct Screen: View {
            @State private var isShown = false
            @State private var log = "nothing"

            var body: some View {
                Text(log)
                Button("More") { isShown = true }
                    .actionSheet(isPresented: $isShown) {
                        ActionSheet(
                            title: Text("Photo"), message: Text("What next?"),
                            buttons: [.default(Text("Save")) { log = "saved" }])
                    }
            }
        }
        let window = TestWindow(width: 600, height: 500) { Screen() }
        window.tap(try window.node(label: "More"))
        #expect(isThere(window, "What next?"))
        #expect(isThere(window, "Cancel"))
        window.tap(try window.node(label: "Save"))
        #expect(isThere(window, "saved"))
        #expect(!isThere(window, "What next?"))
    }
}
