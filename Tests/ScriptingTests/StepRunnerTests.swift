import Foundation
import Scripting
import Testing

@MainActor
private final class FakeTarget: StepTarget {
    var calls: [String] = []
    var nodes: [InspectNode] = []

    var inspection: InspectDocument {
        InspectDocument(
            size: .init(width: 200, height: 100), scale: 1, idiom: "desktop",
            root: InspectNode(type: "Window", role: .window, children: nodes))
    }

    private func note(_ name: String, _ point: StepPoint) { calls.append("\(name) \(point.x) \(point.y)") }

    func touchPoint(of node: InspectNode) throws -> StepPoint? { nil }
    func rightClick(at point: StepPoint) { note("right", point) }
    func movePointer(to point: StepPoint) { note("move", point) }
    func pressPointer(at point: StepPoint) { note("down", point) }
    func releasePointer(at point: StepPoint) { note("up", point) }
    func scroll(at point: StepPoint, by distance: StepPoint) { note("scroll", distance) }
    func pinch(_ phase: StepPinchPhase, at point: StepPoint, scale: Double, degrees: Double) {
        note("\(phase) \(scale) \(degrees)", point)
    }
    func press(_ stroke: KeyStroke) { calls.append("key \(stroke.key)") }
    func type(_ text: String) { calls.append("type \(text)") }
    func resize(to size: RunOptions.Size) { calls.append("resize \(size.width)") }
    func use(_ scheme: RunOptions.Scheme) { calls.append("scheme \(scheme.rawValue)") }
    func writePicture(to path: String) throws { calls.append("snap \(path)") }

    func set(_ value: StepValue, of node: InspectNode) throws { calls.append("set \(node.type) \(value.text)") }
}

@Suite("Step runner")
@MainActor
struct StepRunnerTests {
    private let target = FakeTarget()

    /// Runs `text` to its end and returns the times of the frames it asked for.
    private func run(_ text: String) throws -> [Double] {
        let script = try StepScript(text, file: "f.steps")
        let runner = StepRunner(script: script, target: target, workingDirectory: "/caller")
        var times: [Double] = []
        while case .frame(let time) = try runner.resume() {
            target.calls.append("frame")
            times.append(time)
        }
        return times
    }

    private func node(
        _ type: String, _ role: InspectNode.Role, _ label: String, value: String? = nil, y: Double = 0,
        enabled: Bool? = true
    ) -> InspectNode {
        InspectNode(
            type: type, role: role, label: label, value: value,
            frame: InspectNode.Frame(x: 0, y: y, width: 40, height: 20), enabled: enabled)
    }

    @Test("moves two fingers in even steps from where they were put down")
    func pinches() throws {
        _ = try run("magnify 10,20 1.5 0.05\nrotate 10,20 -30 0")
        #expect(
            target.calls == [
                "began 1.0 0.0 10.0 20.0", "frame", "moved 1.1666666666666667 0.0 10.0 20.0", "frame",
                "moved 1.3333333333333333 0.0 10.0 20.0", "frame", "moved 1.5 0.0 10.0 20.0",
                "ended 1.5 0.0 10.0 20.0", "began 1.0 0.0 10.0 20.0", "moved 1.0 -30.0 10.0 20.0",
                "ended 1.0 -30.0 10.0 20.0",
            ])
        #expect(throws: StepScript.LineError.self) { try run("magnify 10,20 0 1") }
    }

    @Test("waits in frames of a sixtieth of a second and neither more nor less than asked")
    func wait() throws {
        #expect(try run("wait 0.25") == (1...15).map { Double($0) / 60 })
        #expect(try run("wait 0.025") == [1.0 / 60, 0.025])
        #expect(try run("wait 0").isEmpty)
        #expect(try run("wait 0.1\nwait 0.1").last == 0.2)
    }

    @Test("takes no time for a tap, which lands in the middle")
    func tap() throws {
        target.nodes = [node("Button", .button, "Go", y: 40)]
        #expect(try run("tap \"Go\"").isEmpty)
        #expect(target.calls == ["move 20.0 50.0", "down 20.0 50.0", "up 20.0 50.0"])
    }

    @Test("taps the middle of what can be seen of a control")
    func partlyVisible() throws {
        target.nodes = [node("Button", .button, "Go", y: 90)]
        _ = try run("tap \"Go\"")
        #expect(target.calls.first == "move 20.0 95.0")
    }

    @Test("holds a press for its seconds")
    func press() throws {
        target.nodes = [node("Button", .button, "Go")]
        #expect(try run("press \"Go\" 0.05").count == 3)
        #expect(target.calls == ["move 20.0 10.0", "down 20.0 10.0", "frame", "frame", "frame", "up 20.0 10.0"])
    }

    @Test("drags in even steps, one a frame")
    func drag() throws {
        #expect(try run("drag 0,0 30,60 0.05").count == 3)
        #expect(
            target.calls.map { $0.replacing(".0", with: "") } == [
                "move 0 0", "down 0 0", "frame", "move 10 20", "frame", "move 20 40", "frame", "move 30 60", "up 30 60",
            ])
        target.calls = []
        #expect(try run("drag 0,0 30,60 0").isEmpty)
        #expect(target.calls == ["move 0.0 0.0", "down 0.0 0.0", "move 30.0 60.0", "up 30.0 60.0"])
    }

    @Test("hands the steps without a label on as they are")
    func plainSteps() throws {
        _ = try run("hover 1,2\nscroll 1,2 3,4\ntype \"a\"\nkey tab\nresize 9x8\nscheme dark\nsnap a.png\nsnap /b.png")
        #expect(
            target.calls == [
                "move 1.0 2.0", "scroll 3.0 4.0", "type a", "key named(Scripting.KeyStroke.NamedKey.tab)", "resize 9.0",
                "scheme dark", "snap /caller/a.png", "snap /b.png",
            ])
    }

    @Test("sets the control and not the text beside it that has its name")
    func set() throws {
        target.nodes = [node("Text", .text, "Volume"), node("Slider", .slider, "Volume", y: 30)]
        _ = try run("set \"Volume\" 0.5")
        #expect(target.calls == ["set Slider 0.5"])
    }

    @Test("compares what is expected, of disabled controls too")
    func expect() throws {
        target.nodes = [
            node("Text", .text, "Volume"), node("Slider", .slider, "Volume", value: "50%", y: 30, enabled: false),
        ]
        _ = try run("expect \"Volume\" value \"50%\"\nexpect \"Volume\" type Text\nexpect \"Volume\" value \"\"")
        let failure = try #require(throws: StepFailure.self) { try run("\nexpect \"Volume\" value \"40%\"") }
        #expect(failure.description == "f.steps:2: value of \"Volume\" was to be \"40%\" and is \"50%\"")
    }

    @Test("stops at a step that fails, saying what there is instead")
    func failing() throws {
        target.nodes = [node("Button", .button, "Reset"), node("Button", .button, "Off", enabled: false)]
        let missing = try #require(throws: StepFailure.self) { try run("wait 0.01\ntap \"reset\"\nhover 1,1") }
        #expect(missing.line == 2)
        #expect(missing.message.hasPrefix("there is no \"reset\"; there is \"Reset\""))
        #expect(target.calls == ["frame"])
        let disabled = try #require(throws: StepFailure.self) { try run("tap \"Off\"") }
        #expect(disabled.message == "\"Off\" is disabled")
        let unsettable = try #require(throws: StepFailure.self) { try run("set \"Reset\" 1") }
        #expect(unsettable.message.contains("cannot be set, being a button"))
        let unwritten = try #require(throws: StepFailure.self) { try run("inspect /no/such/folder/a.json") }
        #expect(unwritten.message.contains("cannot be written"))
    }

    @Test("presses and scrolls only in the window, but may drag and move out of it")
    func outside() throws {
        for step in ["tap -5,-5", "tap 200,10", "tap 10,100.5", "drag 250,10 20,20 0.1", "scroll 10,-1 0,5"] {
            let failure = try #require(throws: StepFailure.self) { try run("wait 0\n\(step)") }
            #expect(failure.line == 2)
            #expect(failure.message.hasSuffix("is outside of the window, which is 200x100"))
        }
        #expect(target.calls.isEmpty)
        let failure = try #require(throws: StepFailure.self) { try run("tap -5,-5") }
        #expect(failure.message.hasPrefix("-5,-5 is"))
        _ = try run("drag 10,10 -20,300 0\nhover -1,-1")
        #expect(target.calls.last == "move -1.0 -1.0")
    }

    @Test("writes the tree where the step says")
    func inspect() throws {
        let path = NSTemporaryDirectory() + "gesso-inspect-\(UUID().uuidString).json"
        defer { try? FileManager.default.removeItem(atPath: path) }
        _ = try run("inspect \"\(path)\"")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == target.inspection.json)
    }
}
