import CoreGraphics
import Testing
import ViewCore
import ViewTesting

/// Safe areas as Apple's documentation and its talks describe them; the window is 400 x 600.
@MainActor
@Suite("Safe area")
struct SafeAreaTests {
    private func frames(_ view: some View, top: CGFloat = 0, bottom: CGFloat = 0) -> [CGRect] {
        let insets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
        return TestTree(view, safeArea: insets).drawn.map(\.frame)
    }

    private func bar(_ height: CGFloat) -> some View { Color.blue.frame(height: height) }

    @Test func aBarTakesRoomFromTheContent() {
        let frames = frames(Color.red.frame(maxHeight: .infinity).safeAreaInset(edge: .bottom, spacing: 0) { bar(50) })
        #expect(frames[1] == CGRect(x: 0, y: 550, width: 400, height: 50))
    }

    @Test func contentReachesUnderTheBarAndBeyond() {
        let view = VStack { Color.red.ignoresSafeArea() }.safeAreaInset(edge: .bottom, spacing: 0) { bar(50) }
        #expect(frames(view, bottom: 20)[0] == CGRect(x: 0, y: 0, width: 400, height: 600))
    }

    @Test func awayFromTheEdgeContentReachesOnlyUnderTheBar() {
        let view = VStack { Color.red.ignoresSafeArea() }.safeAreaInset(edge: .bottom, spacing: 0) { bar(50) }
            .frame(height: 200)
        #expect(frames(view, bottom: 20)[0] == CGRect(x: 0, y: 190, width: 400, height: 200))
    }

    @Test func whatLiesBeyondTheWindowDoesNotShrinkToIt() {
        let view = Color.red.ignoresSafeArea().frame(width: 100, height: 100).position(x: 50, y: 0)
        #expect(frames(view, top: 20)[0] == CGRect(x: 0, y: -30, width: 100, height: 100))
    }

    @Test func theSpacingIsBetweenBoth() {
        let view = VStack { Color.red.frame(maxHeight: .infinity).layoutPriority(1) }
            .safeAreaInset(edge: .top, spacing: 12) { bar(30) }
        let frames = frames(VStack { view })
        #expect(frames[1].maxY == 30)
        #expect(frames[0].minY == 42)
    }

    @Test func aBarAtTheSideIsAligned() {
        let view = Text("x").frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaInset(edge: .leading, alignment: .top, spacing: 5) { Color.blue.frame(width: 40, height: 60) }
        let frames = frames(view)
        #expect(frames[1] == CGRect(x: 0, y: 0, width: 40, height: 60))
        #expect(abs(frames[0].midX - (45 + 355 / 2)) <= 0.5)
    }

    @Test func insetsAddUp() {
        let view = VStack { Color.red.ignoresSafeArea() }
            .safeAreaInset(edge: .bottom, spacing: 0) { bar(50) }
            .safeAreaInset(edge: .bottom, spacing: 0) { bar(20) }
        let frames = frames(view)
        #expect(frames.map(\.minY) == [0, 530, 580])
        #expect(frames[0].height == 600)
    }

    @Test func paddingOfTheSafeAreaIsNotForWhatIgnoresIt() {
        let view = ZStack {
            Color.red.ignoresSafeArea()
            Color.blue
        }
        .safeAreaPadding(.horizontal, 30)
        let frames = frames(view)
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 400, height: 600))
        #expect(frames[1] == CGRect(x: 30, y: 0, width: 340, height: 600))
    }

    @Test func aReaderIsToldWhatLiesBeyondIt() {
        var seen = EdgeInsets()
        let view = GeometryReader { proxy in
            let _ = seen = proxy.safeAreaInsets
            Color.clear
        }
        .safeAreaPadding(.leading, 7)
        _ = frames(view, top: 30)
        #expect(seen == EdgeInsets(top: 30, leading: 7, bottom: 0, trailing: 0))
    }

    @Test func framesByTheContainer() {
        let view = VStack(spacing: 0) {
            Color.red.containerRelativeFrame(.horizontal).frame(height: 1)
            Color.red.frame(height: 1).containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10)
            Color.red.containerRelativeFrame([.horizontal, .vertical]) { $1 == .horizontal ? $0 / 4 : $0 / 10 }
        }
        .padding(.horizontal, 50)
        let widths = frames(view, top: 100).map(\.size)
        #expect(widths[0].width == 400)
        // (400 - 3 * 10) / 4 * 3 + 2 * 10
        #expect(widths[1].width == 297.5)
        #expect(widths[2] == CGSize(width: 100, height: 50))
    }
}
