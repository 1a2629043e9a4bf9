import CoreGraphics
import Testing
import ViewTesting

import ViewCore

/// Symbols beside text, as documented for `Image(systemName:)`, `imageScale(_:)` and `symbolVariant(_:)`.
@MainActor
@Suite(.serialized) struct SymbolTests {
    private func size<V: View>(_ view: V) -> CGSize { TestTree(view).drawn[0].frame.size }

    @Test func aSymbolIsAsLargeAsTheFont() {
        let plain = size(Image(systemName: "plus").font(.system(size: 20)))
        #expect(plain == CGSize(width: 24, height: 24))
        #expect(size(Image(systemName: "plus").font(.system(size: 40))).height == 2 * plain.height)
        let small = size(Image(systemName: "plus").font(.system(size: 20)).imageScale(.small))
        let large = size(Image(systemName: "plus").font(.system(size: 20)).imageScale(.large))
        #expect(small.height < plain.height && plain.height < large.height)
    }

    @Test func aResizableSymbolTakesItsRoom() {
        #expect(
            size(Image(systemName: "plus").resizable().frame(width: 50, height: 30)) == CGSize(width: 50, height: 30))
    }

    @Test func aVariantIsAnotherSymbol() {
        let named = TestTree(Image(systemName: "heart.fill")).fills
        #expect(TestTree(Image(systemName: "heart").symbolVariant(.fill)).fills == named)
        #expect(TestTree(Image(systemName: "heart")).fills != named)
        // Variants of the views around add up; a symbol without one stays as it is.
        let both = TestTree(Image(systemName: "heart").symbolVariant(.fill).symbolVariant(.circle)).fills
        #expect(both == TestTree(Image(systemName: "heart.circle.fill")).fills)
        #expect(
            TestTree(Image(systemName: "xmark").symbolVariant(.fill)).fills
                == TestTree(Image(systemName: "xmark")).fills)
    }

    @Test func aSymbolIsPaintedWithTheForegroundStyle() {
        let red = TestTree(Image(systemName: "plus").foregroundStyle(Color.red)).fills
        #expect(red != TestTree(Image(systemName: "plus")).fills)
    }

    @Test func anUnknownSymbolIsReportedOnceAndSeen() {
        Diagnostics.reset()
        let before = Diagnostics.sink
        defer { Diagnostics.sink = before }
        let reports = Reports()
        Diagnostics.sink = { reports.add($0) }
        let tree = TestTree(
            VStack {
                Image(systemName: "no.such.symbol")
                Image(systemName: "no.such.symbol")
            })
        #expect(reports.all.filter { $0.contains("no.such.symbol") }.count == 1)
        #expect(tree.drawn.allSatisfy { $0.frame.width > 10 })
        #expect(tree.fills.contains("stroke"))
    }

    @Test func everySymbolStaysWithinItsGrid() {
        for (name, drawing) in SystemImageTable.drawings {
            let paths = GridDrawing.paths(drawing)
            for path in [paths.strokes, paths.fills] where !path.isEmpty {
                let box = path.boundingRect
                #expect(box.minX >= 0 && box.minY >= 0 && box.maxX <= 24 && box.maxY <= 24, "\(name) \(box)")
            }
            for command in drawing.split(separator: " ") {
                #expect(Double(command) != nil || "MLQCZORAFS".contains(command), "\(name): \(command)")
            }
        }
    }

    @Test func aSymbolSaysItsNameAndADecorationNothing() {
        #expect(TestTree(Image(systemName: "plus")).drawn[0].label == "plus")
        #expect(TestTree(Image("missing", label: Text("A map"))).drawn[0].label == "A map")
        #expect(TestTree(Image(decorative: "missing")).drawn[0].label == nil)
    }
}

private final class Reports: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    func add(_ text: String) { lock.withLock { texts.append(text) } }

    var all: [String] { lock.withLock { texts } }
}
