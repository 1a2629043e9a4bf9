import Controls
import CoreGraphics
import IdiomData
import Testing
import ViewTesting

@MainActor
@Suite struct ButtonTests {
    struct Counter: View {
        @State private var count = 0
        var isDisabled = false

        var body: some View {
            VStack {
                Button("Add") { count += 1 }.disabled(isDisabled)
                Text("count \(count)")
            }
        }
    }

    @Test func actsOnReleaseInside() throws {
        let window = TestWindow { Counter() }
        let frame = try window.node("Button").frame
        window.pointer(.began, frame.midX, frame.midY)
        _ = try window.node(label: "count 0")
        window.pointer(.ended, frame.midX, frame.midY)
        _ = try window.node(label: "count 1")
        window.tap(try window.node("Button"))
        _ = try window.node(label: "count 2")
    }

    @Test func doesNothingOnReleaseOutside() throws {
        let window = TestWindow { Counter() }
        let frame = try window.node("Button").frame
        window.pointer(.began, frame.midX, frame.midY)
        window.pointer(.moved, frame.midX, frame.maxY + 40)
        window.pointer(.ended, frame.midX, frame.maxY + 40)
        _ = try window.node(label: "count 0")
    }

    @Test func actsWhenThePointerComesBackBeforeRelease() throws {
        let window = TestWindow { Counter() }
        let frame = try window.node("Button").frame
        window.pointer(.began, frame.midX, frame.midY)
        window.pointer(.moved, frame.midX, frame.maxY + 40)
        window.pointer(.moved, frame.midX, frame.midY)
        window.pointer(.ended, frame.midX, frame.midY)
        _ = try window.node(label: "count 1")
    }

    @Test func ignoresEverythingWhileDisabled() throws {
        let window = TestWindow { Counter(isDisabled: true) }
        let node = try window.node("Button")
        #expect(!node.isEnabled && node.activate == nil)
        window.tap(node)
        window.key("tab")
        window.key("space")
        _ = try window.node(label: "count 0")
    }

    @Test func actsOnSpaceAndReturnWhileItHasTheKeyboard() throws {
        let window = TestWindow { Counter() }
        window.key("space")
        _ = try window.node(label: "count 0")
        window.key("tab")
        window.key("space")
        window.key("return")
        _ = try window.node(label: "count 2")
    }

    @Test func showsTheRingOnlyWhenFocusCameByKeys() throws {
        let window = TestWindow { Counter() }
        let before = window.drawing
        window.tap(try window.node("Button"))
        window.tap(try window.node("Button"))
        #expect(window.drawing.count == before.count)
        window.key("tab")
        #expect(window.drawing.count > before.count)
    }

    @Test func isOneElementNamedByItsLabel() throws {
        var hasActed = false
        let window = TestWindow {
            Button {
                hasActed = true
            } label: {
                HStack {
                    Text("Save")
                    Text("All")
                }
            }
        }
        let node = try window.node("Button")
        #expect(node.role == .button && node.label == "Save, All" && node.combinesChildren && node.isEnabled)
        node.activate?()
        #expect(hasActed)
    }

    @Test(arguments: [ControlSize.mini, .small, .regular, .large])
    func isAsHighAsTheTableSays(_ size: ControlSize) throws {
        let window = TestWindow { Button("OK") {}.controlSize(size) }
        #expect(try window.node("Button").frame.height == MetricTable.value(.buttonHeight, .desktop, size.metricSize))
        let text = try window.node("Text")
        let padding = MetricTable.value(.buttonHorizontalPadding, .desktop, size.metricSize)
        #expect(abs(try window.node("Button").frame.width - text.frame.width - 2 * padding) <= 0.5)
    }

    struct Plate: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(configuration.isPressed ? "down" : "up")
            }
        }
    }

    @Test func aStyleSeesThePress() throws {
        let window = TestWindow { Button("Go") {}.buttonStyle(Plate()) }
        _ = try window.node(label: "up")
        let frame = try window.node("Button").frame
        window.pointer(.began, frame.midX, frame.midY)
        _ = try window.node(label: "down")
        window.pointer(.moved, -100, -100)
        _ = try window.node(label: "up")
        window.pointer(.moved, frame.midX, frame.midY)
        _ = try window.node(label: "down")
        window.pointer(.ended, frame.midX, frame.midY)
        _ = try window.node(label: "up")
    }

    @Test func aPressRunsTheBodyOfTheStyleAlone() throws {
        struct Outer: View {
            @State private var count = 0

            var body: some View {
                VStack {
                    Button {
                    } label: {
                        Inner()
                    }
                    .buttonStyle(Plate())
                    Text("\(count)")
                }
            }
        }
        struct Inner: View {
            var body: some View { Text("inner") }
        }
        let window = TestWindow { Outer() }
        let frame = try window.node("Button").frame
        window.bodies = []
        window.pointer(.began, frame.midX, frame.midY)
        #expect(window.bodies == ["Plate"])
    }

    struct Framed: PrimitiveButtonStyle {
        let name: String

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(name)
                Button(configuration)
            }
        }
    }

    @Test func aStyleSeesTheNextOuterOneInsideItsBody() throws {
        let window = TestWindow {
            Button("Go") {}
                .buttonStyle(Framed(name: "inner"))
                .buttonStyle(Framed(name: "outer"))
        }
        #expect(window.nodes.compactMap(\.label) == ["Go", "inner", "outer", "Go"])
    }

    @Test func aPrimitiveStyleTriggersByItself() throws {
        struct Twice: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onTapGesture {
                    configuration.trigger()
                    configuration.trigger()
                }
            }
        }
        var count = 0
        let window = TestWindow { Button("Go") { count += 1 }.buttonStyle(Twice()) }
        window.tap(try window.node("Button"))
        #expect(count == 2)
    }

    @Test func theLabelKeepsItsStateWhileTheStyleChanges() throws {
        struct Label: View {
            @State private var count = 0

            var body: some View { Text("taps \(count)").onTapGesture { count += 1 } }
        }
        let window = TestWindow {
            Button {
            } label: {
                Label()
            }
            .buttonStyle(Plate())
        }
        window.tap(try #require(window.nodes.last { $0.label == "taps 0" }))
        _ = try window.node(label: "taps 1")
        let frame = try window.node("Button").frame
        window.pointer(.began, frame.midX, frame.midY)
        _ = try window.node(label: "taps 1")
    }

    @Test func aDestructiveRoleReachesTheStyle() throws {
        struct Role: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(configuration.role == .destructive ? "destructive" : "none")
            }
        }
        let window = TestWindow { Button("Delete", role: .destructive) {}.buttonStyle(Role()) }
        _ = try window.node(label: "destructive")
    }

    @MainActor
    @Observable
    final class Availability {
        var isOff = false
    }

    struct Disabling: View {
        let availability: Availability

        var body: some View {
            VStack {
                Button("First") {}.disabled(availability.isOff)
                Button("Second") {}
            }
        }
    }

    @Test("loses the keyboard, and the ring, when it is disabled")
    func losesFocusWhenDisabled() {
        let availability = Availability()
        let window = TestWindow { Disabling(availability: availability) }
        let resting = window.drawing
        window.key("tab")
        #expect(window.window.focus.focused != nil)
        #expect(window.drawing != resting)
        availability.isOff = true
        window.update()
        #expect(window.window.focus.focused == nil)
        availability.isOff = false
        window.update()
        #expect(window.drawing == resting)
    }

    @Test("keeps the default distance of a control to texts and other buttons, whatever its label")
    func distances() throws {
        let window = TestWindow {
            VStack {
                Button("One") {}
                Button("Two") {}
                Text("Text")
            }
        }
        let buttons = window.nodes.filter { $0.type == "Button" }.map(\.frame)
        let text = try window.node(label: "Text").frame
        #expect(buttons[1].minY - buttons[0].maxY == 8)
        #expect(text.minY - buttons[1].maxY == 8)
    }
}
