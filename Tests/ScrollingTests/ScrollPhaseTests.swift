import CoreGraphics
import Scrolling
import Testing
import ViewTesting

/// What goes on in scroll views, as they tell it.
@MainActor
@Suite("Phases of scrolling")
struct ScrollPhaseTests {
    @MainActor
    private final class Log {
        var phases: [String] = []
        var offsets: [CGFloat] = []
        var seen: [[Int]] = []
        var scroll: (Int, Bool) -> Void = { _, _ in }
        var flash: () -> Void = {}

        func takePhases() -> [String] {
            defer { phases = [] }
            return phases
        }
    }

    private struct Strip: View {
        let log: Log

        var body: some View {
            ScrollViewReader { proxy in
                let _ =
                    log.scroll = { id, isAnimated in
                        if isAnimated {
                            withAnimation(.linear(duration: 1)) { proxy.scrollTo(id, anchor: .top) }
                        } else {
                            proxy.scrollTo(id, anchor: .top)
                        }
                    }
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { Text(verbatim: "\($0)").frame(height: 50) }
                    }
                }
                .onScrollPhaseChange { old, new, context in
                    log.phases.append("\(old) \(new)")
                    log.offsets.append(context.geometry.contentOffset.y)
                }
            }
        }
    }

    private func wheel(_ window: TestWindow, _ distance: CGFloat) {
        _ = window.window.scroll(at: CGPoint(x: 100, y: 10), by: CGSize(width: 0, height: -distance), isPrecise: true)
        window.update()
    }

    /// Documented: interacting while the user scrolls, idle when nothing moves.
    @Test func theUserInteractsUntilTheWheelRests() {
        let log = Log()
        let window = TestWindow(width: 200, height: 200) { Strip(log: log) }
        #expect(log.phases.isEmpty)
        wheel(window, 30)
        #expect(log.takePhases() == ["idle interacting"])
        window.update(after: 0.05)
        wheel(window, 30)
        #expect(log.phases.isEmpty)
        window.update(after: 0.2)
        window.update(after: 0.2)
        #expect(log.takePhases() == ["interacting idle"])
        #expect(log.offsets.last == 60)
    }

    /// Documented: animating while the program moves the content by an animation; not a word where it jumps.
    @Test func theContentIsAnimatingWhileTheProgramMovesIt() {
        let log = Log()
        let window = TestWindow(width: 200, height: 200) { Strip(log: log) }
        log.scroll(5, true)
        window.update()
        for _ in 0..<6 { window.update(after: 0.1) }
        #expect(log.takePhases() == ["idle animating"])
        for _ in 0..<6 { window.update(after: 0.1) }
        #expect(log.takePhases() == ["animating idle"])
        #expect(log.offsets.last?.rounded() == 250)
        log.scroll(0, false)
        window.update()
        window.update(after: 0.1)
        #expect(log.phases.isEmpty)
    }

    /// Documented: true but for idle and tracking.
    @Test func phasesSayWhetherAnythingScrolls() {
        let all: [ScrollPhase] = [.idle, .tracking, .interacting, .decelerating, .animating]
        #expect(all.map(\.isScrolling) == [false, false, true, true, true])
    }

    private struct Targets: View {
        let log: Log
        @State private var flashes = 0

        var body: some View {
            let _ = log.flash = { flashes += 1 }
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { Text(verbatim: "\($0)").frame(height: 50) }
                }
                .scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.8) { log.seen.append($0) }
            .scrollIndicatorsFlash(trigger: flashes)
        }
    }

    /// Documented: the ids of those of which at least the threshold is in sight.
    @Test func targetsTellWhichOfThemAreSeen() {
        let log = Log()
        let window = TestWindow(width: 200, height: 200) { Targets(log: log) }
        window.update()
        #expect(log.seen == [[0, 1, 2, 3]])
        // Of the first, 30 of 50 points are left, and of the fifth 20 have come.
        wheel(window, 20)
        window.update()
        #expect(log.seen.last == [1, 2, 3])
        wheel(window, 20)
        window.update()
        #expect(log.seen.last == [1, 2, 3, 4])
    }

    /// Documented: the indicators are shown for a moment when the value changes.
    @Test func barsAreShownForAMomentWhenAValueChanges() {
        let log = Log()
        let window = TestWindow(width: 200, height: 200) { Targets(log: log) }
        window.update(after: 3)
        let still = window.drawing
        window.update(after: 1)
        #expect(window.drawing == still)
        log.flash()
        window.update()
        window.update(after: 0.1)
        #expect(window.drawing != still)
        for _ in 0..<30 { window.update(after: 0.1) }
        #expect(window.drawing == still)
    }
}
