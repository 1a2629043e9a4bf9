import CoreGraphics
import Drawing
import Scrolling
import Testing
import ViewCore
import ViewTesting

/// Views that change as they are scrolled into sight.
///
/// Source: Apple's documentation of `scrollTransition(_:axis:transition:)`: the phase is `identity` inside what is shown,
/// `topLeading` and `bottomTrailing` beyond its ends; an interactive transition follows the scrolling between the phases; the
/// threshold says where the view counts as in sight.
@MainActor
@Suite("Scroll transitions")
struct ScrollTransitionTests {
    private struct Rows: View {
        let configuration: ScrollTransitionConfiguration

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { number in
                        Text(verbatim: "\(number)").frame(width: 80, height: 50)
                            .scrollTransition(configuration) { content, phase in
                                content.offset(x: phase.value * 40)
                            }
                    }
                }
            }
        }
    }

    private func window(_ configuration: ScrollTransitionConfiguration) -> TestWindow {
        TestWindow(width: 80, height: 125) { Rows(configuration: configuration) }
    }

    private func x(_ window: TestWindow, _ label: String) throws -> CGFloat {
        try window.node(label: label).frame.midX - 40
    }

    private func scroll(_ window: TestWindow, _ distance: CGFloat) {
        _ = window.window.scroll(at: CGPoint(x: 40, y: 10), by: CGSize(width: 0, height: -distance), isPrecise: true)
        window.update()
    }

    private let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)

    @Test func aViewChangesAsFarAsItIsOutOfSight() throws {
        let window = window(linear)
        #expect(abs(try x(window, "0")) < 0.6)
        #expect(abs(try x(window, "1")) < 0.6)
        // Half of it is seen.
        #expect(abs(try x(window, "2") - 20) < 0.6)
        #expect(abs(try x(window, "3") - 40) < 0.6)
        scroll(window, 10)
        #expect(abs(try x(window, "0") + 8) < 0.6)
        #expect(abs(try x(window, "2") - 12) < 0.6)
    }

    @Test func aThresholdSaysWhereAViewIsInSight() throws {
        let hidden = window(linear.threshold(.hidden))
        #expect(abs(try x(hidden, "2")) < 0.6)
        #expect(abs(try x(hidden, "3") - 40) < 0.6)
        let half = window(linear.threshold(.visible(0.5)))
        #expect(abs(try x(half, "2")) < 0.6)
        let centered = window(linear.threshold(.centered))
        #expect(abs(try x(centered, "1") - 40 * (1 - 75 / 87.5)) < 0.6)
    }

    @Test func anAnimatedTransitionMovesByItselfOnceTheViewIsInSight() throws {
        let window = window(.animated(.linear(duration: 1)))
        #expect(abs(try x(window, "2") - 40) < 0.6, "half of it is not enough")
        scroll(window, 30)
        #expect(abs(try x(window, "2") - 40) < 0.6)
        window.update(after: 0.5)
        #expect(abs(try x(window, "2") - 20) < 1)
        window.update(after: 0.6)
        #expect(abs(try x(window, "2")) < 0.6)
        #expect(abs(try x(window, "0") + 40) < 0.6)
    }

    @Test func identityChangesNothing() throws {
        let window = window(.identity)
        #expect(abs(try x(window, "3")) < 0.6)
    }
}
