import HostHeadless
import Scripting
import SwiftUI
import Testing

private struct Playground: View {
    @State private var taps = 0
    @State private var doubles = 0
    @State private var isHovered = false
    @State private var drag = CGSize.zero
    @State private var drags = 0
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        VStack(spacing: 0) {
            Text("Taps \(taps)").frame(height: 20).onTapGesture { taps += 1 }
            Text("Doubles \(doubles)").frame(height: 20).onTapGesture(count: 2) { doubles += 1 }
            Text("Drag \(Int(drag.width)) \(Int(drag.height)) in \(drags)").frame(height: 20)
            Color.blue.frame(width: 100, height: 40)
                .gesture(
                    DragGesture(minimumDistance: 0).onChanged {
                        drag = $0.translation
                        drags += 1
                    }
                )
                .accessibilityLabel("Area")
            Text(scheme == .dark ? "Dark" : "Light").frame(height: 20)
        }
    }
}

@MainActor
@Suite("Steps in a window in memory")
struct StepTests {
    private let surface = Opening.window(showing: Playground(), size: CGSize(width: 200, height: 120))

    @Test("tap what has a label, or a place, and see the consequences at once")
    func taps() throws {
        try surface.play(
            """
            tap "Taps 0"
            tap "Taps 1"
            tap 100,10
            expect "Taps 3" role text
            """)
        #expect(surface.time == 0)
    }

    @Test("make a double click of two quick taps at a place")
    func doubleClicks() throws {
        try surface.play("tap \"Doubles 0\"\nwait 1\ntap \"Doubles 0\"\nexpect \"Doubles 0\" role text")
        try surface.play("tap \"Doubles 0\"\nexpect \"Doubles 1\" role text")
    }

    @Test("move two fingers on a touchpad")
    func pinches() throws {
        struct Photo: View {
            @State private var zoom: CGFloat = 1
            @State private var turn = Angle.zero

            var body: some View {
                Text("zoom \(Int((zoom * 100).rounded())) turn \(Int(turn.degrees.rounded()))")
                    .frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
                    .gesture(
                        MagnifyGesture().onChanged { zoom = $0.magnification }
                            .simultaneously(with: RotateGesture().onChanged { turn = $0.rotation }))
            }
        }
        let surface = Opening.window(showing: Photo(), size: CGSize(width: 200, height: 120))
        try surface.play("magnify 100,60 1.5 0.1\nexpect \"zoom 150 turn 0\" role text")
        try surface.play("rotate 100,60 -45 0.1\nexpect \"zoom 150 turn -45\" role text")
        #expect(abs(surface.time - 0.2) < 1e-9)
    }

    @Test("drag what can be dragged to where it is dropped")
    func drops() throws {
        struct Board: View {
            @State private var count = 0
            @State private var isTargeted = false

            var body: some View {
                HStack(spacing: 0) {
                    Color.red.draggable("card")
                    Color.blue.dropDestination(for: String.self) { cards, _ in
                        count += cards.count
                        return true
                    } isTargeted: {
                        isTargeted = $0
                    }
                    .accessibilityLabel("\(count) \(isTargeted)")
                }
            }
        }
        let surface = Opening.window(showing: Board(), size: CGSize(width: 200, height: 120))
        try surface.play("drag 50,60 150,60 0.2\nexpect \"1 false\" role shape")
        try surface.play("drag 50,60 60,70 0.2\nexpect \"1 false\" role shape")
    }

    @Test("drag in sixty frames a second")
    func drags() throws {
        try surface.play("drag 60,80 90,70 0.1")
        #expect(surface.labels.contains("Drag 30 -10 in 7"))
        #expect(abs(surface.time - 0.1) < 1e-9)
    }

    @Test("hold a press for its time")
    func presses() throws {
        try surface.play("press \"Area\" 0.5")
        #expect(surface.time == 0.5)
        #expect(surface.labels.contains("Drag 0 0 in 1"))
    }

    @Test("resize the window and change its scheme")
    func window() throws {
        try surface.play("resize 300x260\nscheme dark\nexpect \"Dark\" role text")
        #expect(surface.window.size == CGSize(width: 300, height: 260))
        #expect(surface.driver.inspection.root.frame?.width == 300)
        try surface.play("scheme light\nexpect \"Light\" role text")
    }

    @Test("write pictures and inspections where they say")
    func files() throws {
        let folder = NSTemporaryDirectory() + "gesso-steps-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try surface.play("snap a.png\nsnap a.pdf\nsnap a.svg\ninspect a.json", workingDirectory: folder)
        func beginning(_ name: String) -> Data {
            (FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()).prefix(4)
        }
        #expect(beginning("a.png") == Data([0x89] + "PNG".utf8))
        #expect(beginning("a.pdf") == Data("%PDF".utf8))
        #expect(beginning("a.svg").first == UInt8(ascii: "<"))
        #expect(beginning("a.json").first == UInt8(ascii: "{"))
        #expect(throws: StepFailure.self) { try surface.play("snap none/a.png", workingDirectory: folder) }
    }

    @Test(
        "fail with their line and what was found instead",
        arguments: [
            ("# one\ntap \"Tabs 0\"", 2, "there is no \"Tabs 0\"; there is \"Taps 0\""),
            ("wait 0.1\n\nexpect \"Area\" role button", 3, "role of \"Area\" was to be \"button\" and is \"shape\""),
            ("scroll 10,10 0,-20", 1, "nothing at 10.0,10.0 can be scrolled that way"),
            ("type \"x\"", 1, "nothing has the keyboard"),
            ("set \"Area\" 0.5", 1, "\"Area\" cannot be set"),
        ])
    func failures(script: String, line: Int, message: String) throws {
        do {
            try surface.play(script)
            Issue.record("the step did not fail")
        } catch let failure as StepFailure {
            #expect(failure.line == line)
            #expect(failure.message.hasPrefix(message), "\(failure.message)")
        }
    }
}
