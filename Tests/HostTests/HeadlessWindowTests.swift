import Drawing
import HostHeadless
import SwiftUI
import Testing

private struct SizedApp: App {
    var body: some Scene {
        WindowGroup("Sized") { Color.red }.defaultSize(width: 320, height: 200)
    }
}

private struct Counter: View {
    @State private var count = 0
    @State private var isWide = false

    var body: some View {
        VStack {
            Text("Count \(count)").onTapGesture { count += 1 }
            Rectangle().fill(Color.blue).frame(width: isWide ? 200 : 100, height: 20)
                .animation(.linear(duration: 1), value: isWide)
                .accessibilityLabel("Bar").onTapGesture { isWide.toggle() }
        }
        .onAppear { count = 5 }
    }
}

@MainActor
@Suite("A window in memory")
struct HeadlessWindowTests {
    @Test("opens at its scene's size, at its content's, or at the one it is given")
    func openingSize() {
        #expect(Opening.window(SizedApp()).window.size == CGSize(width: 320, height: 200))
        let content = Color.red.frame(minWidth: 50, idealWidth: 120, minHeight: 40)
        #expect(Opening.window(showing: content).window.size.width == 120)
        #expect(Opening.window(showing: Color.red).window.size == CGSize(width: 900, height: 450))
        let given = CGSize(width: 33, height: 44)
        #expect(Opening.window(showing: content, size: given).window.size == given)
    }

    @Test("has done what its views do when they appear before anybody looks")
    func firstFrame() {
        let surface = Opening.window(showing: Counter())
        #expect(surface.labels == ["Count 5", "Bar"])
        #expect(surface.time == 0)
        #expect(!surface.window.wantsNextFrame)
    }

    @Test("keeps its clock still until it is advanced, and moves things by it")
    func clock() throws {
        let surface = Opening.window(showing: Counter(), size: CGSize(width: 400, height: 100))
        func width() -> Double? { surface.driver.inspection.firstMatch(label: "Bar")?.frame?.width }
        #expect(width() == 100)
        try surface.play("tap \"Bar\"")
        #expect(surface.time == 0)
        #expect(width() == 100)
        surface.advance(by: 0.25)
        #expect(width() == 125)
        surface.advance(by: 0.25)
        #expect(width() == 150)
        surface.advance(by: 10)
        #expect(surface.time == 10.5)
        #expect(width() == 200)
        #expect(!surface.window.wantsNextFrame)
    }

    @Test("leaps over a time in which nothing moves, and hurries where something moves for ever")
    func longTimes() {
        let still = Opening.window(showing: Text("Still"))
        still.advance(by: 86_400)
        #expect(still.time == 86_400)
        struct Turning: View {
            @State private var isTurned = false
            var body: some View {
                Rectangle().frame(width: 10, height: 10).offset(x: isTurned ? 10 : 0)
                    .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isTurned)
                    .onAppear { isTurned = true }
            }
        }
        let moving = Opening.window(showing: Turning())
        moving.advance(by: 86_400)
        #expect(moving.time == 86_400)
        #expect(moving.window.wantsNextFrame)
    }

    @Test("draws light or dark, at the pixels a point that it is given")
    func pixels() throws {
        let light = Opening.window(showing: Color.clear, size: CGSize(width: 20, height: 10), scale: 2)
        let renderer = SurfaceRenderer()
        let bitmap = try renderer.bitmap(light.window.displayList(), scale: light.window.scale)
        #expect(bitmap.width == 40 && bitmap.height == 20)
        #expect(Array(bitmap.bytes.prefix(4)) == [236, 236, 236, 255])
        let dark = Opening.window(showing: Color.clear, size: CGSize(width: 20, height: 10), scheme: .dark)
        #expect(try renderer.bitmap(dark.window.displayList(), scale: 1).bytes[0] == 50)
    }

    @Test("has nothing to show for an app with no scene that opens one")
    func noWindow() {
        final class Nothing: HostedApp {
            var windows: [HostedWindow] { [] }
            var front: HostedWindow? { nil }
            var onWindowsChange: (@MainActor () -> Void)?
            func close(_ window: HostedWindow) {}
            func setActive(_ window: HostedWindow, _ isActive: Bool) {}
            func onChange(_ action: @escaping @Sendable () -> Void) {}
            func tick(at time: Double) {}
        }
        #expect(HeadlessWindow(Nothing()) == nil)
    }
}
