import CoreGraphics
import Drawing
import Testing

import Symbols

/// The language in which symbols are drawn.
@Suite struct SymbolLanguageTests {
    private func read(_ drawing: String) -> Sketch {
        var reader = SketchReader(
            drawing,
            include: {
                $0 == "dot" ? Sketch(marks: [Mark(path: Path(CGRect(x: 0, y: 0, width: 24, height: 24)))]) : nil
            })
        return reader.read()
    }

    @Test func pointsAfterMoveGoOnWithTheLine() {
        let sketch = read("M 1 2 3 4 5 6 M 7 8 9 10")
        #expect(sketch.marks.count == 2)
        #expect(sketch.marks[0].path.boundingRect == CGRect(x: 1, y: 2, width: 4, height: 4))
        #expect(!sketch.marks[0].isClosed)
        #expect(read("M 1 2 3 4 5 6 Z").marks[0].isClosed)
    }

    @Test func pensLevelsColorsAndStepsHoldUntilTheNext() {
        let marks = read("O 12 12 4 f /2 @red %1 O 12 12 4 O 12 12 3 s /1 @ %0 O 12 12 2").marks
        #expect(marks.map(\.pen) == [.line, .solid, .solid, .line])
        #expect(marks.map(\.level) == [1, 2, 2, 1])
        #expect(marks.map(\.color) == [nil, .red, .red, nil])
        #expect(marks.map(\.step) == [0, 1, 1, 0])
    }

    @Test func whatLiesAboveClearsAroundItself() {
        let marks = read("R 2 2 10 10 1 t R 6 6 10 10 1").marks
        #expect(marks.map(\.effect) == [.draw, .clear, .draw])
        #expect(marks[1].pen == .both)
    }

    @Test func anotherSymbolIsPlacedByCornerAndSide() {
        let sketch = read("w 30 =dot 3 4 12")
        #expect(sketch.width == 30)
        #expect(sketch.marks[0].path.boundingRect == CGRect(x: 3, y: 4, width: 12, height: 12))
    }

    @Test func cornersAreRound() {
        let square = read("U 2 2 2 22 2 22 22 2 22").marks[0].path
        #expect(square.contains(CGPoint(x: 12, y: 2.1)))
        #expect(!square.contains(CGPoint(x: 2.2, y: 2.2)))
        #expect(square.boundingRect.insetBy(dx: 0.01, dy: 0.01).width < 20)
    }

    @Test func mistakesAreFound() {
        var reader = SketchReader("M 1 2 3 4 K @rd =no 1 2 3 Z", include: { _ in nil })
        _ = reader.read()
        #expect(reader.mistakes == ["K", "@rd", "no"])
    }

    @Test func everyDrawingIsRead() {
        let names = SymbolNames()
        for (name, drawing) in SymbolDrawings.all {
            var reader = SketchReader(drawing, include: { SymbolLetters.sketch($0) ?? names.sketch($0) })
            let sketch = reader.read()
            #expect(reader.mistakes.isEmpty, "\(name): \(reader.mistakes)")
            #expect(!sketch.marks.isEmpty, "\(name)")
        }
    }
}
