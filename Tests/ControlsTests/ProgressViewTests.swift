import Controls
import CoreGraphics
import IdiomData
import Testing
import ViewTesting

@MainActor
@Suite struct ProgressViewTests {
    /// Shows what a style is told.
    struct Told: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(verbatim: configuration.fractionCompleted.map { "at \($0)" } ?? "unknown")
                if configuration.label == nil { Text("no label") }
                if configuration.currentValueLabel == nil { Text("no value label") }
                configuration.currentValueLabel
            }
        }
    }

    private func told<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
        let content = view()
        return TestWindow { content.progressViewStyle(Told()) }.nodes.filter { $0.type == "Text" }.compactMap(
            \.label)
    }

    @Test func everyInitTellsTheStyleWhatItHas() {
        #expect(told { ProgressView() } == ["unknown", "no label", "no value label"])
        #expect(told { ProgressView("Load") } == ["Load", "unknown", "no value label"])
        #expect(told { ProgressView { Text("Load") } } == ["Load", "unknown", "no value label"])
        #expect(told { ProgressView(value: 0.5) } == ["at 0.5", "no label", "no value label"])
        #expect(told { ProgressView("Load", value: 1, total: 4) } == ["Load", "at 0.25", "no value label"])
        #expect(
            told {
                ProgressView(value: nil as Double?) {
                    Text("Load")
                } currentValueLabel: {
                    Text("soon")
                }
            } == ["Load", "unknown", "soon"])
    }

    @Test func clampsAndReportsWhatIsOutOfRange() {
        let reports = Reports()
        defer { reports.end() }
        #expect(told { ProgressView(value: 7, total: 5) }.first == "at 1.0")
        #expect(told { ProgressView(value: -1) }.first == "at 0.0")
        #expect(told { ProgressView(value: Double.nan) }.first == "at 0.0")
        #expect(told { ProgressView(value: Double.infinity) }.first == "at 1.0")
        #expect(told { ProgressView(value: 1, total: 0) }.first == "at 1.0")
        #expect(reports.messages.count == 5)
        #expect(reports.messages.allSatisfy { $0.contains("ProgressView") })
    }

    /// What is reported while a test runs.
    private final class Reports {
        nonisolated(unsafe) private(set) var messages: [String] = []
        private let before = Diagnostics.sink

        init() {
            Diagnostics.reset()
            nonisolated(unsafe) let reports = self
            Diagnostics.sink = { message in reports.messages.append(message) }
        }

        func end() { Diagnostics.sink = before }
    }

    @Test func isSpokenOfAsAPartOfTheWhole() throws {
        let window = TestWindow {
            ProgressView(value: 0.25) {
                Text("Load")
            } currentValueLabel: {
                Text("a quarter")
            }
        }
        let node = try window.node("ProgressView")
        #expect(node.role == .progress && node.label == "Load" && node.value == "25%")
        #expect(try TestWindow { ProgressView() }.node("ProgressView").value == nil)
    }

    struct Boxed: ProgressViewStyle {
        let name: String

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(name)
                ProgressView(configuration)
            }
        }
    }

    @Test func aStyleSeesTheNextOuterOneInsideItsBody() {
        let window = TestWindow {
            ProgressView("Load", value: 0.5)
                .progressViewStyle(Boxed(name: "inner"))
                .progressViewStyle(Boxed(name: "outer"))
                .progressViewStyle(Told())
        }
        let texts = window.nodes.filter { $0.type == "Text" }.compactMap(\.label)
        #expect(texts == ["inner", "outer", "Load", "at 0.5", "no value label"])
        #expect(window.nodes.filter { $0.role == .progress }.count == 1)
    }

    @Test func aStyleThatIsChosenInsideAStyleIsUsedThere() throws {
        struct Spinning: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                ProgressView().progressViewStyle(.circular)
            }
        }
        let window = TestWindow { ProgressView().progressViewStyle(Spinning()) }
        let side = MetricTable.value(.spinnerSize, .desktop)
        #expect(try window.node("ProgressView").frame.size == CGSize(width: side, height: side))
    }

    @Test func hasTheSizesOfTheTable() throws {
        let window = TestWindow(width: 400) { ProgressView(value: 0.5) }
        let bar = try window.node("ProgressView").frame
        #expect(bar.size == CGSize(width: 400, height: MetricTable.value(.linearProgressFrameHeight, .desktop)))
        let spinner = TestWindow { ProgressView().controlSize(.small) }
        #expect(try spinner.node("ProgressView").frame.height == MetricTable.value(.spinnerSize, .desktop, .small))
    }

    @Test func aSpinnerTurnsWithTheClockAlone() throws {
        let window = TestWindow { ProgressView() }
        #expect(window.window.wantsNextFrame)
        let first = window.drawing
        window.update()
        #expect(window.drawing == first)
        window.update(after: 0.25)
        #expect(window.drawing != first)
        window.update(after: 0.75)
        #expect(window.drawing == first)
        #expect(!TestWindow { ProgressView(value: 0.5) }.window.wantsNextFrame)
    }

    @Test func anIndeterminateBarRunsToAndFro() {
        let window = TestWindow { ProgressView().progressViewStyle(.linear) }
        let first = window.drawing
        window.update(after: 0.5)
        #expect(window.drawing != first)
        window.update(after: 1.5)
        #expect(window.drawing == first)
    }

    @Test func theStateOfALabelIsItsOwn() throws {
        struct Label: View {
            @State private var count = 0

            var body: some View { Text("taps \(count)").onTapGesture { count += 1 } }
        }
        struct Task: View {
            @State private var value = 0.25

            var body: some View {
                VStack {
                    ProgressView(value: value) { Label() }
                    Button("More") { value = 0.5 }
                }
            }
        }
        let window = TestWindow { Task() }
        window.tap(try #require(window.nodes.last { $0.label == "taps 0" }))
        window.tap(try window.node("Button"))
        #expect(try window.node("ProgressView").label == "taps 1")
        #expect(try window.node("ProgressView").value == "50%")
    }
}
