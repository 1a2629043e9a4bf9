import CoreGraphics
import Drawing
import Testing

import Symbols

/// What the words of a name do to a symbol: values are points of the grid that are painted or not.
@Suite struct SymbolRuleTests {
    private func shape(_ name: String, width: CGFloat = 1.75) throws -> SymbolShape {
        try #require(SymbolLibrary.shape(name, lineWidth: width), "\(name)")
    }

    private func isPainted(_ name: String, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
        try shape(name).whole.contains { $0.area.contains(CGPoint(x: x, y: y)) }
    }

    @Test func fillFillsTheOutlineAndCutsWhatIsInIt() throws {
        #expect(try !isPainted("square", 12, 12))
        #expect(try isPainted("square.fill", 12, 12))
        // The outer edge stays.
        #expect(try shape("square").box.isNear(shape("square.fill").box))
        // The flap of an envelope is a hole in the filled one.
        #expect(try isPainted("envelope", 13, 13.6))
        #expect(try !isPainted("envelope.fill", 13, 13.6))
    }

    @Test func anEnclosureHoldsTheSymbolAndAFilledOneKnocksItOut() throws {
        #expect(try isPainted("plus.circle", 12, 12) && !isPainted("plus.circle", 8, 8))
        #expect(try !isPainted("plus.circle.fill", 12, 12) && isPainted("plus.circle.fill", 8, 8))
        #expect(try shape("plus.circle").box.isNear(shape("circle").box))
        for shape in [
            "circle", "square", "diamond", "seal", "shield", "octagon", "app", "rectangle", "bubble", "message", "bin",
        ] {
            #expect(SymbolLibrary.contains("xmark.\(shape)") && SymbolLibrary.contains("xmark.\(shape).fill"))
        }
    }

    @Test func aSlashHasAGapBesideIt() throws {
        #expect(try isPainted("bell.slash.fill", 12, 12) && !isPainted("bell.slash.fill", 13.6, 11))
        #expect(try isPainted("bell.fill", 13.6, 11))
    }

    @Test func aSlashCutsOnTheSideAboveItAlone() throws {
        #expect(try !isPainted("square.fill.slash", 13.1, 10.9) && isPainted("square.fill.slash", 10.9, 13.1))
    }

    @Test func aBadgeIsADiscInANotchWithTheSignAsAHole() throws {
        let plain = try isPainted("folder.fill", 19.6, 13)
        #expect(plain)
        #expect(try !isPainted("folder.fill.badge.plus", 18.1, 11.4))
        #expect(try isPainted("folder.fill.badge.plus", 20.6, 15.6) && !isPainted("folder.fill.badge.plus", 18.1, 18.1))
        // A badge without a sign is a dot at the upper corner.
        #expect(try isPainted("square.fill.badge", 18.5, 5.5) && !isPainted("square.fill.badge", 14.2, 5.5))
        // The older order of words.
        let old = try shape("person.crop.circle.badge.xmark.fill").whole
        #expect(try old == shape("person.crop.circle.fill.badge.xmark").whole)
    }

    @Test func directionsTurnAndMirror() throws {
        #expect(try shape("arrow.up").box.isNear(shape("arrow.right").box.turned))
        #expect(try isPainted("arrowtriangle.right.fill", 18, 12) && isPainted("arrowtriangle.left.fill", 6, 12))
        #expect(try isPainted("arrow.up.right", 17.8, 6.2) && isPainted("arrow.down.left", 6.2, 17.8))
        #expect(try isPainted("arrow.down.to.line", 6, 20.6) && !isPainted("arrow.down.to.line", 6, 3.4))
    }

    @Test func partsOfAShapeAreFilled() throws {
        #expect(try isPainted("circle.lefthalf.filled", 8, 12) && !isPainted("circle.lefthalf.filled", 16, 12))
        #expect(try isPainted("rectangle.tophalf.filled", 14, 8) && !isPainted("rectangle.tophalf.filled", 14, 16))
        // The inset is apart from the outline.
        #expect(
            try isPainted("inset.filled.leadingthird.rectangle", 8, 12)
                && !isPainted("inset.filled.leadingthird.rectangle", 4, 12))
        #expect(try !isPainted("inset.filled.leadingthird.rectangle", 14, 12))
        let rightToLeft = try #require(
            SymbolLibrary.shape("inset.filled.leadingthird.rectangle", lineWidth: 1.75, isRightToLeft: true))
        #expect(rightToLeft.whole.contains { $0.area.contains(CGPoint(x: 20, y: 12)) })
    }

    @Test func shapesAreArrangedByCount() throws {
        #expect(try !isPainted("square.grid.2x2", 12, 12) && isPainted("square.split.2x1", 12, 12))
        #expect(try isPainted("rectangle.split.1x2", 8, 12) && !isPainted("rectangle.split.2x1", 8, 12))
        #expect(!SymbolLibrary.contains("square.grid.9x9") && !SymbolLibrary.contains("square.grid.x"))
    }

    @Test func lettersAndNumbersStandInShapesOnly() throws {
        // A letter stays a line in a filled shape.
        #expect(try isPainted("0.circle.fill", 12, 12) && !isPainted("0.circle.fill", 12, 7.4))
        #expect(SymbolLibrary.contains("a.circle") && SymbolLibrary.contains("42.square.fill"))
        #expect(!SymbolLibrary.contains("a") && !SymbolLibrary.contains("42"))
        #expect(SymbolLibrary.contains("dollarsign") && SymbolLibrary.contains("eurosign.circle"))
    }

    @Test func levelsTellWhatIsMeantFromWhatItStandsOn() throws {
        #expect(try shape("star.circle").layers.map(\.level).sorted() == [1, 2])
        #expect(try shape("star.circle.fill").layers.count == 2)
        #expect(try shape("star.circle.fill").whole.count == 1)
        // In layers the knocked out star is there to be painted.
        let star = try shape("star.circle.fill").layers.first { $0.level == 1 }
        #expect(star?.area.contains(CGPoint(x: 12, y: 12)) == true)
    }

    @Test func linesWidenWithTheWeight() throws {
        let heights = try [0.7, 1.75, 3.3].map { try shape("minus", width: $0).box.height }
        for (height, width) in zip(heights, [0.7, 1.75, 3.3]) { #expect(abs(height - width) < 0.02) }
    }

    @Test func noNameMakesTrouble() {
        for name in [
            "", ".", "..", ".fill", "fill", "circle.circle.circle.circle", String(repeating: "a.", count: 500),
            "plus.on.", ".on.x", "x.grid.0x0", "square.split.1x1", "🙂", "a.and.b", "badge.plus",
        ] {
            _ = SymbolLibrary.shape(name, lineWidth: .nan)
        }
        #expect(SymbolLibrary.shape("plus", lineWidth: .infinity) != nil)
        #expect(SymbolLibrary.shape("no.such.symbol", lineWidth: 1.75) == nil)
    }

    @Test func aShapeIsMadeOnce() {
        #expect(SymbolLibrary.shape("trash", lineWidth: 1.75) === SymbolLibrary.shape("trash", lineWidth: 1.75))
        #expect(SymbolLibrary.placeholder(lineWidth: 2) === SymbolLibrary.placeholder(lineWidth: 2))
    }
}

extension SymbolShape {
    var box: CGRect { whole.reduce(CGRect.null) { $0.union($1.area.boundingRect) } }
}

extension CGRect {
    func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.1 && abs(minY - other.minY) < 0.1 && abs(maxX - other.maxX) < 0.1
            && abs(maxY - other.maxY) < 0.1
    }

    /// About the grid's middle, by a right angle.
    var turned: CGRect { CGRect(x: minY, y: 24 - maxX, width: height, height: width) }
}
