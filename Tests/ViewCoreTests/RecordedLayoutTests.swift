import CoreGraphics
import Testing
import ViewCore
import ViewTesting

/// The frames of `shared/facts/layout.md`, row by row. Where our font is narrower or wider than Apple's, what
/// depends on a text's width is worked out from ours, as the facts say.
@MainActor
@Suite("Recorded layout")
struct RecordedLayoutTests {
    /// A recorded frame. `x` is a function of our own width of the text where the record depends on it.
    private func check<V: View>(
        _ view: V, _ recorded: [Recorded], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let tree = TestTree(view)
        let frames = tree.drawn.map(\.frame)
        #expect(frames.count == recorded.count, sourceLocation: sourceLocation)
        guard frames.count == recorded.count else { return }
        let left = frames.map(\.minX).min() ?? 0
        let top = frames.map(\.minY).min() ?? 0
        // Where the recorded widths are not ours, a position moves by as much as the widths before it do.
        let recordedLeft = recorded.map(\.frame.minX).min() ?? 0
        let recordedTop = recorded.map(\.frame.minY).min() ?? 0
        for (frame, record) in zip(frames, recorded) {
            let width = record.isText ? frame.width : record.frame.width
            if record.checksWidth {
                #expect(
                    abs(frame.width - record.frame.width) <= (record.isText ? 1 : 0.5), "width of \(record.frame)",
                    sourceLocation: sourceLocation)
            }
            #expect(
                abs(frame.height - record.frame.height) <= 0.5, "height of \(record.frame), is \(frame)",
                sourceLocation: sourceLocation)
            let expected = record.frame.minX - recordedLeft + record.shift * (record.frame.width - width)
            #expect(
                abs(frame.minX - left - expected) <= 0.5 + record.slack,
                "x of \(record.frame), is \(frame)", sourceLocation: sourceLocation)
            #expect(
                abs(frame.minY - top - (record.frame.minY - recordedTop)) <= 0.5,
                "y of \(record.frame), is \(frame)", sourceLocation: sourceLocation)
        }
    }

    struct Recorded {
        let frame: CGRect
        var isText = true
        /// How much of a difference in its own width moves the text: 0 leading, 0.5 centred, 1 trailing.
        var shift: CGFloat = 0
        /// How much of it the other texts' widths may move it besides.
        var slack: CGFloat = 0
        /// False where the record does not say which text it was.
        var checksWidth = true
    }

    private func text(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat = 16, shift: CGFloat = 0, slack: CGFloat = 0
    ) -> Recorded {
        Recorded(frame: CGRect(x: x, y: y, width: width, height: height), shift: shift, slack: slack)
    }

    private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, slack: CGFloat = 0) -> Recorded {
        Recorded(frame: CGRect(x: x, y: y, width: width, height: height), isText: false, slack: slack)
    }

    @Test func textsInAColumnAreCentredWithoutSpacing() {
        check(
            VStack {
                Text("First")
                Text("Second")
                Text("Third")
            },
            [text(9.5, 0, 27, shift: 0.5, slack: 0.5), text(0, 16, 46), text(7.5, 32, 31.5, shift: 0.5, slack: 0.5)])
    }

    @Test func leadingTextsBeginAtOneLine() {
        check(
            VStack(alignment: .leading) {
                Text("Short")
                Text("A longer text")
                Text("Mid")
            },
            [text(0.5, 0, 33.5), text(0.5, 16, 77.5), text(0.5, 32, 22.5)])
    }

    @Test func aSpacerTakesWhatIsLeft() {
        check(
            VStack {
                Text("Top")
                Spacer()
                Text("Bottom")
            },
            [text(11.5, 0, 22.5, shift: 0.5, slack: 0.5), text(0.5, 584, 44.5)])
    }

    @Test func nestedColumnsKeepTheirSpacings() {
        check(
            VStack(spacing: 10) {
                VStack(spacing: 4) {
                    Text("Group 1 - A")
                    Text("Group 1 - B")
                }
                VStack(spacing: 4) {
                    Text("Group 2 - A")
                    Text("Group 2 - B")
                }
            },
            [
                text(1, 0, 69, shift: 0.5, slack: 0.5), text(1, 20, 69, shift: 0.5, slack: 0.5),
                text(0, 46, 71, slack: 0.5),
                text(0.5, 66, 70.5, shift: 0.5, slack: 0.5),
            ])
    }

    @Test func textsInARowStandEightApart() {
        check(
            HStack {
                Text("Left")
                Text("Right")
            }, [text(0, 0, 24), text(32, 0, 32, slack: 0.5)])
    }

    @Test func aTopAlignedRowIsAsHighAsItsHighest() {
        check(
            HStack(alignment: .top) {
                Text("Short")
                Text("Tall\nMultiline\nText")
            },
            [text(0.5, 0, 33.5), text(42, 0, 51, 48, slack: 0.5)])
    }

    @Test func aSpacerInARowTakesWhatIsLeft() {
        check(
            HStack {
                Text("Left")
                Spacer()
                Text("Right")
            }, [text(0, 0, 24), text(368, 0, 32, shift: 1)])
    }

    @Test func viewsOverOneAnotherAreCentred() {
        check(
            ZStack {
                Color.red.frame(width: 200, height: 200)
                Text("Centered")
            },
            [box(0, 0, 200, 200), text(72, 92, 56, shift: 0.5)])
    }

    @Test func viewsOverOneAnotherAtTheTopLeading() {
        check(
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 200, height: 200)
                Text("TopLeading")
            },
            [box(0, 0, 200, 200), text(0, 0, 70.5)])
    }

    /// Alone in its frame a text is its own leftmost; the frame's place is what the surface's middle gives.
    private func checkAlone<V: View>(
        _ view: V, size: CGSize, _ record: Recorded, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let tree = TestTree(view)
        let frame = tree.drawn[0].frame
        let origin = CGPoint(x: (400 - size.width) / 2, y: (600 - size.height) / 2)
        let expected = origin.x + record.frame.minX + record.shift * (record.frame.width - frame.width)
        #expect(abs(frame.minX - expected) <= 0.5, "x, is \(frame)", sourceLocation: sourceLocation)
        #expect(abs(frame.minY - origin.y - record.frame.minY) <= 0.5, "y, is \(frame)", sourceLocation: sourceLocation)
        #expect(abs(frame.width - record.frame.width) <= 1, "width, is \(frame)", sourceLocation: sourceLocation)
        #expect(frame.height == record.frame.height, sourceLocation: sourceLocation)
    }

    @Test func aFixedFrameCentresItsText() {
        checkAlone(
            Text("Framed").frame(width: 200, height: 100), size: CGSize(width: 200, height: 100),
            text(77, 42, 46, shift: 0.5))
    }

    @Test func aFrameWithLimitsTakesTheProposalWithinThem() {
        checkAlone(
            Text("Constrained").frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150),
            size: CGSize(width: 300, height: 150), text(113, 67, 74, shift: 0.5))
    }

    @Test func aFrameAlignsAtTheTopLeading() {
        checkAlone(
            Text("TL").frame(width: 200, height: 200, alignment: .topLeading), size: CGSize(width: 200, height: 200),
            text(0, 0, 15.5))
    }

    @Test func paddingIsSixteen() {
        let tree = TestTree(Text("Padded").padding().background { Color.red })
        let frames = tree.drawn.map(\.frame)
        #expect(abs(frames[1].minX - frames[0].minX - 16) <= 0.5)
        #expect(frames[1].minY - frames[0].minY == 16)
        #expect(abs(frames[1].width - 46.5) <= 1)
        #expect(frames[0].height == 48)
    }

    @Test func paddingsAddUp() {
        let tree = TestTree(Text("Double Padded").padding(8).padding(16).background { Color.red })
        let frames = tree.drawn.map(\.frame)
        #expect(abs(frames[1].minX - frames[0].minX - 24) <= 0.5)
        #expect(frames[1].minY - frames[0].minY == 24)
        #expect(abs(frames[1].width - 93) <= 1)
    }

    @Test func aCardOfTwoLines() {
        let view = VStack(spacing: 8) {
            Text("Title").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
            Text("Subtitle").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
        }.padding(.vertical, 12)
        let frames = TestTree(view).drawn.map(\.frame)
        let top = (600 - 64.0) / 2
        #expect(frames.map(\.minX) == [16, 16])
        #expect(frames.map { $0.minY - top } == [12, 36])
        #expect(abs(frames[0].width - 26.5) <= 1 && abs(frames[1].width - 47) <= 1)
    }

    private struct Row: View {
        let title: String
        let subtitle: String

        var body: some View {
            HStack(spacing: 12) {
                Color.blue.frame(width: 44, height: 44)
                VStack(alignment: .leading, spacing: 4) {
                    Text(title)
                    Text(subtitle)
                }
                Spacer()
            }
            .padding(.horizontal, 16)
        }
    }

    @Test func aListOfTwoRows() {
        check(
            VStack(spacing: 16) {
                Row(title: "Title", subtitle: "Subtitle")
                Rectangle().fill(Color.gray).frame(height: 1)
                Row(title: "Title", subtitle: "Subtitle")
            },
            [
                box(16, 0, 44, 44), text(72, 4, 26.5), text(72, 24, 47), box(0, 60, 400, 1), box(16, 77, 44, 44),
                text(72, 81, 26.5), text(72, 101, 47),
            ])
    }

    @Test func aSideBarAndItsContent() {
        check(
            HStack(spacing: 0) {
                Color.gray.frame(width: 120)
                VStack(alignment: .leading, spacing: 8) {
                    Text("Main Content")
                    Text("Description")
                }
                .frame(maxWidth: .infinity, alignment: .leading).padding(16)
            },
            [
                box(0, 0, 120, 600), Recorded(frame: CGRect(x: 136, y: 280, width: 79, height: 16), checksWidth: false),
                Recorded(frame: CGRect(x: 136, y: 304, width: 71, height: 16), checksWidth: false),
            ])
    }

    @Test func framesInFrames() {
        checkAlone(
            Text("Deep").frame(width: 100, height: 40).frame(width: 200, height: 100).frame(width: 300, height: 200),
            size: CGSize(width: 300, height: 200), text(134, 92, 32, shift: 0.5))
    }

    @Test func aNavigationBarOverASeparator() {
        check(
            VStack(spacing: 0) {
                HStack {
                    Text("Back")
                    Spacer()
                    Text("Title")
                    Spacer()
                    Text("Done")
                }
                .padding(8).frame(maxWidth: .infinity)
                Color.gray.frame(height: 1)
                Spacer()
            },
            [
                text(8, 8, 30), text(186, 8, 26.5, shift: 0.5, slack: 0.5), text(360, 8, 32, shift: 1),
                box(0, 32, 400, 1),
            ])
    }

    @Test func neighbouringSpacersShareEqually() {
        check(
            VStack {
                Text("Top")
                Spacer()
                Text("Mid")
                Spacer()
                Spacer()
                Text("Bottom")
            },
            [
                text(11.5, 0, 22.5, shift: 0.5, slack: 0.5), text(11.5, 200, 22.5, shift: 0.5, slack: 0.5),
                text(0.5, 584, 44.5),
            ])
    }

    @Test func aFlexibleViewLeavesASpacerItsLeast() {
        check(
            HStack(spacing: 0) {
                Text("Fixed").frame(width: 80)
                Color.blue
                Spacer()
                Text("End").frame(width: 60)
            },
            [
                text(24, 292, 32.5, shift: 0.5), box(80, 0, 252, 600, slack: 0.5),
                text(358.5, 292, 23.5, shift: 0.5, slack: 0.5),
            ])
    }

    @Test func aLeastHeightCentresItsText() {
        checkAlone(
            Text("Centered").frame(maxWidth: .infinity, minHeight: 180), size: CGSize(width: 400, height: 180),
            text(172, 82, 56, shift: 0.5))
    }
}
