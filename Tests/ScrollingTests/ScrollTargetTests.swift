import CoreGraphics
import Scrolling
import Testing
import ViewTesting

/// Where scroll views come to rest by themselves.
@MainActor
@Suite("Scroll targets")
struct ScrollTargetTests {
    private func strip(_ behavior: some ScrollTargetBehavior) -> TestWindow {
        TestWindow(width: 300, height: 60) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<40, id: \.self) { Text(verbatim: "\($0)").frame(width: 80, height: 50) }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(behavior)
        }
    }

    /// Scrolls, and waits until all has come to rest.
    private func scroll(_ window: TestWindow, by distance: CGFloat) {
        _ = window.window.scroll(at: CGPoint(x: 40, y: 10), by: CGSize(width: -distance, height: 0), isPrecise: true)
        window.update()
        window.update(after: 0.2)
        window.update(after: 3)
    }

    private func leading(_ window: TestWindow, _ label: String) throws -> CGFloat {
        // The text in the box lies on whole pixels.
        (try window.node(label: label).frame.midX - 40).rounded()
    }

    /// Documented: paging comes to rest at multiples of the container's size.
    @Test func pagesAreAsWideAsWhatIsSeen() throws {
        let window = strip(.paging)
        scroll(window, by: 100)
        #expect(try leading(window, "0") == 0)
        scroll(window, by: 200)
        #expect(try leading(window, "0") == -300)
        scroll(window, by: 320)
        #expect(try leading(window, "0") == -600)
    }

    /// Documented: a view of the target layout lies at the beginning.
    @Test func aViewIsAlignedWithTheBeginning() throws {
        let window = strip(.viewAligned)
        scroll(window, by: 100)
        #expect(try leading(window, "1") == 0)
        scroll(window, by: 260)
        #expect(try leading(window, "5") == 0 || leading(window, "4") == 0)
        let place = try leading(window, "4")
        #expect(place.truncatingRemainder(dividingBy: 80) == 0)
    }

    /// Documented: `always` passes one view with each gesture.
    @Test func aLimitKeepsAGestureToOneView() throws {
        let window = strip(.viewAligned(limitBehavior: .always))
        scroll(window, by: 500)
        #expect(try leading(window, "1") == 0)
        scroll(window, by: 500)
        #expect(try leading(window, "2") == 0)
    }

    /// A behavior of the program's own decides by itself.
    @Test func aBehaviorOfOnesOwnDecides() throws {
        struct Third: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                target.rect.origin.x = context.contentSize.width / 4 - context.containerSize.width / 2
            }
        }
        let window = strip(Third())
        scroll(window, by: 10)
        // A quarter of 40 boxes of 80 points, less half of what is seen.
        #expect(try leading(window, "10") == 150)
    }
}
