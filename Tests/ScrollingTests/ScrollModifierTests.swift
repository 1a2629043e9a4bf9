import Foundation
import CoreGraphics
import Scrolling
import Testing
import ViewTesting

/// What modifiers around a scroll view change of it.
@MainActor
@Suite("Modifiers of scroll views")
struct ScrollModifierTests {
    private struct Boxes: View {
        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { number in
                    Text(verbatim: "\(number)").frame(width: 80, height: 50).background(.red)
                }
            }
        }
    }

    private func wheel(_ window: TestWindow, by distance: CGFloat, at y: CGFloat = 150) -> Bool {
        let hasMoved = window.window.scroll(
            at: CGPoint(x: 40, y: y), by: CGSize(width: 0, height: -distance), isPrecise: true)
        window.update()
        return hasMoved
    }

    private func middle(_ window: TestWindow, _ label: String) throws -> CGFloat {
        try window.node(label: label).frame.midY
    }

    /// What is drawn and touched beyond the edges is there only where clipping is disabled.
    @Test(arguments: [true, false]) func contentIsDrawnBeyondTheEdgesWhereItIsNotClipped(isDisabled: Bool) {
        var taps: [Int] = []
        let window = TestWindow(width: 80, height: 300) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { number in
                        Color.red.frame(width: 80, height: 50).onTapGesture { taps.append(number) }
                    }
                }
            }
            .scrollClipDisabled(isDisabled)
            .frame(height: 100)
        }
        // The scroll view lies from 100 to 200.
        window.click(40, 110)
        #expect(taps == [0])
        window.click(40, 225)
        #expect(taps == (isDisabled ? [0, 2] : [0]))
    }

    @Test func whatIsDisabledFurtherOutStaysDisabled() throws {
        let window = TestWindow(width: 80, height: 300) {
            ScrollView { Boxes() }.scrollDisabled(false).scrollDisabled(true)
        }
        #expect(!wheel(window, by: 40))
        #expect(try middle(window, "0") == 25)
        let free = TestWindow(width: 80, height: 300) { ScrollView { Boxes() }.scrollDisabled(false) }
        #expect(wheel(free, by: 40))
        #expect(try middle(free, "0") == -15)
    }

    /// A program may still scroll what its user cannot.
    @Test func aReaderScrollsWhatIsDisabled() throws {
        var proxy: ScrollViewProxy?
        let window = TestWindow(width: 80, height: 300) {
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView { Boxes() }.scrollDisabled(true)
            }
        }
        proxy?.scrollTo(10, anchor: .top)
        window.update()
        #expect(try middle(window, "10") == 25)
    }

    @Test func marginsOfIndicatorsLeaveTheContent() throws {
        let window = TestWindow(width: 80, height: 300) {
            ScrollView { Boxes() }.contentMargins(.top, 30, for: .scrollIndicators)
        }
        #expect(try middle(window, "0") == 25)
        let both = TestWindow(width: 80, height: 300) { ScrollView { Boxes() }.contentMargins(.top, 30) }
        #expect(try middle(both, "0") == 55)
    }

    @Test func marginsAcrossMakeTheContentNarrower() throws {
        var width: CGFloat = 0
        _ = TestWindow(width: 200, height: 300) {
            ScrollView {
                GeometryReader { proxy in
                    let _ = width = proxy.size.width
                    Color.red
                }
                .frame(height: 50)
            }
            .contentMargins(.horizontal, 25, for: .scrollContent)
        }
        #expect(width == 150)
    }

    /// The middle of the content is in the middle to begin with.
    @Test func anAnchorInTheMiddleShowsTheMiddle() throws {
        let window = TestWindow(width: 80, height: 300) { ScrollView { Boxes() }.defaultScrollAnchor(.center) }
        #expect(try middle(window, "9") == 125)
        #expect(try middle(window, "10") == 175)
    }

    /// Accepted, and content stops at its ends with any of them.
    @Test func contentStopsAtItsEnds() throws {
        let window = TestWindow(width: 80, height: 300) {
            ScrollView { Boxes() }.scrollBounceBehavior(.always).scrollDismissesKeyboard(.immediately)
        }
        #expect(!wheel(window, by: -40))
        #expect(wheel(window, by: 10_000))
        #expect(try middle(window, "19") == 275)
        let short = TestWindow(width: 80, height: 300) {
            ScrollView { Color.red.frame(width: 80, height: 50) }.scrollBounceBehavior(.basedOnSize)
        }
        #expect(!wheel(short, by: 40))
    }

    @Test func theGeometryHasTheSizesAndInsets() {
        var told: [ScrollGeometry] = []
        let window = TestWindow(width: 80, height: 300) {
            ScrollView { Boxes() }
                .contentMargins(.vertical, 20, for: .scrollContent)
                .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, new in told.append(new) }
        }
        #expect(told.last?.containerSize == CGSize(width: 80, height: 300))
        #expect(told.last?.contentSize.height == 1000)
        #expect(told.last?.contentInsets.top == 20 && told.last?.contentInsets.bottom == 20)
        #expect(wheel(window, by: 60))
        // Documented: the visible rectangle is the offset with the container's size.
        #expect(told.last.map { $0.visibleRect.minY } == told.last?.contentOffset.y)
        #expect(told.count == 2)
    }

    /// With a threshold of all of it, a view is in sight only when nothing of it is beyond the edge.
    @Test func aThresholdSaysHowMuchOfAViewIsInSight() {
        var seen: [Bool] = []
        let window = TestWindow(width: 80, height: 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 100)
                    Color.blue.frame(height: 50).onScrollVisibilityChange(threshold: 1) { seen.append($0) }
                    Color.red.frame(height: 200)
                }
            }
        }
        #expect(wheel(window, by: 40, at: 50))
        #expect(seen == [])
        #expect(wheel(window, by: 10, at: 50))
        #expect(seen == [true])
        #expect(wheel(window, by: 51, at: 50))
        #expect(wheel(window, by: 1, at: 50))
        #expect(seen == [true, false])
    }

    /// Bars that are shown along one axis alone.
    @Test func indicatorsCanBeHiddenAlongOneAxis() {
        func bars(_ axes: Axis.Set) -> Int {
            let window = TestWindow(width: 80, height: 300) {
                ScrollView([.vertical, .horizontal]) {
                    Color.red.frame(width: 500, height: 1000)
                }
                .scrollIndicators(.hidden, axes: axes)
            }
            _ = window.window.scroll(at: CGPoint(x: 40, y: 150), by: CGSize(width: -20, height: -20), isPrecise: true)
            window.update()
            return window.drawing.components(separatedBy: "0.5").count
        }
        let all = bars([])
        #expect(bars(.vertical) < all && bars(.horizontal) < all)
        #expect(bars([.vertical, .horizontal]) < bars(.vertical))
    }
}
