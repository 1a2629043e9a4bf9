import Controls
import CoreGraphics
import Testing
import ViewTesting

/// What holds for every control.
@MainActor
@Suite struct EveryControlTests {
    struct Panel: View {
        @State private var isOn = false
        @State private var amount = 0.5
        @State private var count = 0

        var body: some View {
            VStack(alignment: .leading) {
                HStack {
                    Button("Bordered \(count)") { count += 1 }
                    Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
                    Button("Plain") { count += 1 }.buttonStyle(.plain)
                    Button("Link") { count += 1 }.buttonStyle(.link)
                }
                Toggle("Box", isOn: $isOn)
                Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
                Toggle("Button", isOn: $isOn).toggleStyle(.button)
                Slider(value: $amount) { Text("Amount") }
                Slider(value: $amount, in: 0...1, step: 0.25) { Text("Steps") }
                ProgressView("Bar", value: amount)
                ProgressView(value: amount).progressViewStyle(.circular)
                ProgressView("Spinner").disabled(isOn)
                More(isOn: $isOn)
            }
        }
    }

    struct More: View {
        @Binding var isOn: Bool
        @State private var count = 1
        @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

        var body: some View {
            HStack {
                Stepper("Stepper", value: $count, in: 0...3)
                DatePicker("Date", selection: $date, displayedComponents: .date)
                Gauge(value: 0.5) { Text("Gauge") }.gaugeStyle(.accessoryCircularCapacity)
            }
            DisclosureGroup("More", isExpanded: $isOn) {
                ControlGroup {
                    Button("Cut") {}; Button("Copy") {}
                }
            }
            GroupBox("Box") { LabeledContent("Name", value: "Fern") }
        }
    }

    /// A picture and what is spoken of, as text.
    private func state(_ window: TestWindow) -> String {
        let nodes = window.nodes.map {
            "\($0.type ?? "") \($0.label ?? "") \($0.value ?? "") \($0.frame) \($0.isEnabled)"
        }
        return window.drawing + nodes.joined(separator: "\n")
    }

    @Test func looksTheSameWithEveryCacheDropped() {
        let window = TestWindow(height: 500) { Panel() }
        for step in 0..<window.nodes.count {
            let node = window.nodes[step]
            window.pointer(.began, node.frame.midX, node.frame.midY)
            check(window)
            window.pointer(.ended, node.frame.midX, node.frame.midY)
            check(window)
            window.update(after: 0.1)
            check(window)
            window.key("tab")
            check(window)
        }
    }

    private func check(_ window: TestWindow) {
        let before = state(window)
        window.window.tree.dropCaches()
        window.update()
        #expect(state(window) == before)
    }

    @Test func aSliderIsMirroredWhereTextRunsFromRightToLeft() throws {
        let window = TestWindow { Slider(value: .constant(0.25)).environment(\.layoutDirection, .rightToLeft) }
        let mirrored = TestWindow { Slider(value: .constant(0.75)) }
        let frame = try window.node("Slider").frame
        #expect(frame == (try mirrored.node("Slider").frame))
        #expect(window.drawing != mirrored.drawing)
    }

    @Test(arguments: [CGSize(width: 0, height: 0), CGSize(width: 1, height: 1), CGSize(width: 30, height: 5)])
    func drawsInAnyRoom(_ size: CGSize) {
        let window = TestWindow(width: size.width, height: size.height) { Panel() }
        for node in window.nodes { window.tap(node) }
        window.update(after: 1e12)
        #expect(!window.nodes.isEmpty)
    }

    @Test func isDrawnAgainOnlyWhereItChanges() throws {
        let window = TestWindow(height: 500) { Panel() }
        let button = try window.node("Button").frame
        window.window.pointer(
            PointerEvent(phase: .began, location: CGPoint(x: button.midX, y: button.midY), time: window.time))
        window.window.tick(at: window.time)
        let damage = window.window.frame().damage.reduce(CGRect.null) { $0.union($1) }
        // Pixels at two a point; a shadow may reach a few points beyond.
        let reach = button.insetBy(dx: -4, dy: -4)
        let limit = CGRect(
            x: reach.minX * 2, y: reach.minY * 2, width: reach.width * 2, height: reach.height * 2)
        #expect(!damage.isNull && limit.contains(damage))
    }
}
