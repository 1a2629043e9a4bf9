import CoreGraphics
import Drawing
import Foundation
import Testing
import ViewTesting

import ViewCore

/// How modifiers of texts show in their glyphs and lines, as documented for each of them.
@MainActor
@Suite("How texts look")
struct TextLookTests {
    private struct Glyphs {
        let run: GlyphRun
        let origin: CGPoint
        let paint: Paint
    }

    private func glyphs(_ view: some View) -> [Glyphs] {
        TestTree(view).shownItems.compactMap {
            if case .glyphs(let run, let origin, let paint) = $0 {
                Glyphs(run: run, origin: origin, paint: paint)
            } else {
                nil
            }
        }
    }

    private func size(_ view: some View) -> CGSize { TestTree(view).drawn[0].frame.size }

    private func said(_ view: some View) -> String? { TestTree(view).drawn[0].label }

    /// Values of `Font.Width` are taken for the part of the standard width that they add.
    @Test func aWidthOfTheFontStretchesItsLetters() {
        let standard = glyphs(Text("Hamburg"))[0].run
        let factors: [(Font.Width, CGFloat)] = [
            (.compressed, 0.7), (.condensed, 0.8), (.standard, 1), (.expanded, 1.2),
        ]
        for (width, factor) in factors {
            let run = glyphs(Text("Hamburg").fontWidth(width))[0].run
            #expect(abs(run.advance - standard.advance * factor) < 0.01)
            #expect(abs(run.shape.stretch - factor) < 1e-9)
            #expect(glyphs(VStack { Text("Hamburg") }.fontWidth(width))[0].run.advance == run.advance)
            #expect(glyphs(Text("Hamburg").font(.body.width(width)))[0].run.advance == run.advance)
        }
        #expect(size(Text("Hamburg").fontWidth(.expanded)).height == size(Text("Hamburg")).height)
    }

    /// The Human Interface Guidelines' tight and loose leading: two points less and more than the standard.
    @Test func leadingChangesTheHeightOfLines() {
        let standard = size(Text("one\ntwo")).height
        #expect(size(Text("one\ntwo").font(.body.leading(.loose))).height == standard + 4)
        #expect(size(Text("one\ntwo").font(.body.leading(.tight))).height == standard - 4)
    }

    /// "The amount of space between the bottom of one line and the top of the next line."
    @Test func lineSpacingStandsBetweenLinesAlone() {
        let lines = size(Text("one\ntwo\nthree")).height
        #expect(size(Text("one\ntwo\nthree").lineSpacing(7)).height == lines + 14)
        #expect(size(Text("one").lineSpacing(7)).height == size(Text("one")).height)
    }

    @Test func aForegroundStyleColoursTheGlyphs() {
        #expect(glyphs(Text("a").foregroundStyle(Color(.sRGB, red: 1, green: 0, blue: 0)))[0].paint == .color(red))
        #expect(
            glyphs(VStack { Text("a") }.foregroundStyle(Color(.sRGB, red: 1, green: 0, blue: 0)))[0].paint
                == .color(red))
        let two = glyphs(Text("a") + Text("b").foregroundColor(Color(.sRGB, red: 1, green: 0, blue: 0)))
        #expect(two.count == 2 && two[0].paint != .color(red) && two[1].paint == .color(red))
        // The innermost style counts.
        let inner = Text("a").foregroundStyle(Color(.sRGB, red: 1, green: 0, blue: 0)).foregroundStyle(.blue)
        #expect(glyphs(inner)[0].paint == .color(red))
    }

    private let red = PaintColor(red: 1, green: 0, blue: 0)

    @Test func kerningAndTrackingAddToEachLetter() {
        let plain = size(Text("abcd")).width
        #expect(abs(size(Text("abcd").tracking(5)).width - (plain + 20)) <= 1)
        #expect(abs(size(Text("abcd").kerning(5)).width - (plain + 20)) <= 1)
        #expect(abs(size(VStack { Text("abcd") }.tracking(5)).width - (plain + 20)) <= 1)
        // Where a text has both, tracking goes first.
        #expect(size(Text("abcd").tracking(5).kerning(50)).width == size(Text("abcd").tracking(5)).width)
    }

    @Test func aBaselineOffsetLiftsItsLetters() {
        let both = glyphs(Text("a") + Text("b").baselineOffset(6))
        #expect(both[0].origin.y - both[1].origin.y == 6)
    }

    @Test func linesAreAlignedWithinTheText() {
        func starts(_ alignment: TextAlignment) -> [CGFloat] {
            let text = Text("wide wide wide\nx").multilineTextAlignment(alignment)
            let frame = TestTree(text).drawn[0].frame
            return glyphs(text).map { $0.origin.x - frame.minX }
        }
        let (leading, center, trailing) = (starts(.leading), starts(.center), starts(.trailing))
        #expect(leading[0] == 0 && leading[1] == 0)
        #expect(trailing[1] > 40 && abs(center[1] - trailing[1] / 2) <= 1)
    }

    @Test func italicsSlantOrAreAFaceOfTheirOwn() {
        let plain = glyphs(Text("abc"))[0].run
        for italic in [glyphs(Text("abc").italic())[0].run, glyphs(VStack { Text("abc") }.italic())[0].run] {
            #expect(italic.face.id != plain.face.id || italic.shape.slant > 0)
        }
    }

    @Test func theCaseOfLettersFollowsTheLocale() {
        #expect(glyphs(Text("Ab").textCase(.uppercase))[0].run.text == "AB")
        #expect(glyphs(Text("Ab").textCase(.lowercase))[0].run.text == "ab")
        let turkish = Text("i").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr"))
        #expect(glyphs(turkish)[0].run.text == "İ")
    }

    /// What is cut is told by the dots: at the end, in the middle, at the beginning.
    @Test func truncationKeepsTheEndsItSays() {
        func shown(_ mode: Text.TruncationMode) -> String {
            glyphs(Text("abcdefghijklmnopqrstuvwxyz").lineLimit(1).truncationMode(mode).frame(width: 80))
                .map(\.run.text).joined()
        }
        #expect(shown(.tail).hasPrefix("abc") && shown(.tail).hasSuffix("…"))
        #expect(shown(.head).hasPrefix("…") && shown(.head).hasSuffix("xyz"))
        #expect(shown(.middle).hasPrefix("abc") && shown(.middle).hasSuffix("xyz") && shown(.middle).contains("…"))
    }

    @Test func datesSayWhatTheirStyleShows() {
        let date = Date(timeIntervalSince1970: 1_000_000_000)
        func text(_ text: Text) -> String? {
            said(text.environment(\.timeZone, TimeZone(identifier: "UTC")!))?.replacingOccurrences(
                of: "\u{202F}", with: " ")
        }
        #expect(text(Text(date, style: .date)) == "September 9, 2001")
        #expect(text(Text(date, style: .time)) == "1:46 AM")
        #expect(text(Text(date, format: .dateTime.year())) == "2001")
        #expect(text(Text(date...date.addingTimeInterval(3600)))?.contains("1:46") == true)
    }

    @Test func aTimerThatPausesStaysThere() {
        let start = Date(timeIntervalSince1970: 1000)
        let text = Text(
            timerInterval: start...start.addingTimeInterval(100), pauseTime: start.addingTimeInterval(40),
            countsDown: true)
        #expect(said(text) == "1:00")
    }
}
