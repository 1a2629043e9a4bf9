import Foundation
import IdiomData
import Testing
import Typesetting

@MainActor @Suite struct RecordedTextTests {
    /// Recorded on macOS at 13 points, regular, to the half point.
    static let widths: [(String, CGFloat)] = [
        ("First", 27), ("Second", 46), ("Third", 31.5), ("Short", 33.5), ("A longer text", 77.5), ("Mid", 22.5),
        ("Top", 22.5), ("Bottom", 44.5), ("Group 1 - A", 69), ("Group 1 - B", 69), ("Group 2 - A", 71),
        ("Group 2 - B", 70.5), ("Left", 24), ("Right", 32), ("Centered", 56), ("TopLeading", 70.5), ("Framed", 46),
        ("Constrained", 74), ("TL", 15.5), ("Padded", 46.5), ("Double Padded", 93), ("Title", 26.5),
        ("Subtitle", 47), ("Deep", 32), ("Back", 30), ("Done", 32), ("Fixed", 32.5), ("End", 23.5),
    ]

    @Test func `widths are within a point of the recorded ones`() {
        var sum: CGFloat = 0
        for (text, recorded) in Self.widths {
            let width = paragraph(text).layout(width: .infinity).size.width
            #expect(abs(width - recorded) <= 1, "\(text): \(width), recorded \(recorded)")
            sum += abs(width - recorded)
        }
        print("mean error of \(Self.widths.count) widths:", sum / CGFloat(Self.widths.count), "points")
        #expect(sum / CGFloat(Self.widths.count) < 0.45)
    }

    @Test func `lines are as high as recorded`() {
        #expect(paragraph("Text").layout(width: .infinity).size.height == 16)
        #expect(paragraph("Text", scale: 1).layout(width: .infinity).size.height == 16)
        let phone = paragraph("Text", size: 17, scale: 3).layout(width: .infinity).size.height
        #expect(abs(phone - 61.0 / 3) < 1e-9)
        let three = paragraph("Tall\nMultiline\nText").layout(width: .infinity)
        #expect(three.size.height == 48)
        #expect(abs(three.size.width - 51) <= 1)
    }

    @Test func `tracking is interpolated and constant outside the table`() {
        #expect(SystemFontFit.tracking(size: 13) == -0.08)
        #expect(abs(SystemFontFit.tracking(size: 13.5) - -0.115) < 1e-12)
        #expect(abs(SystemFontFit.tracking(size: 31) - 0.405) < 1e-12)
        #expect(SystemFontFit.tracking(size: 2) == 0.24)
        #expect(SystemFontFit.tracking(size: 90) == 0.40)
        #expect(SystemFontFit.letterSpacing(size: 13) == 0)
    }

    @Test func `other sizes scale and take the difference in tracking`() {
        let small = paragraph("HHHHHHHHHH", size: 13).layout(width: .infinity).lines[0].frame.width
        let large = paragraph("HHHHHHHHHH", size: 17).layout(width: .infinity).lines[0].frame.width
        #expect(abs(large - (small * 17 / 13 + 10 * (-0.43 + 0.08))) < 0.01)
    }

    @Test func `the display cut is used from 20 points`() {
        let text = paragraph("a", size: 19.9).layout(width: .infinity).lines[0].pieces[0].run.face.file
        let display = paragraph("a", size: 20).layout(width: .infinity).lines[0].pieces[0].run.face.file
        #expect(text.hasSuffix("Inter-Regular.otf"))
        #expect(display.hasSuffix("InterDisplay-Regular.otf"))
    }
}
