import CoreGraphics
import Drawing
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

    @Test func aSlashIsBeforeTheEnclosureInAName() {
        // As in the documented names, `mic.slash.circle.fill`.
        let all = Image(systemName: "mic").symbolVariant(.slash.circle.fill)
        #expect(TestTree(all).fills == TestTree(Image(systemName: "mic.slash.circle.fill")).fills)
        #expect(TestTree(all).fills != TestTree(Image(systemName: "mic.circle.slash.fill")).fills)
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
        #expect(tree.shownItems.count == 2)
    }

    @Test func aHierarchicalSymbolIsOneStyleInLevels() {
        // The documented levels of `person.crop.circle.badge.plus`: the badge is what is meant, the rest stands behind it.
        let symbol = Image(systemName: "folder.badge.plus").foregroundStyle(.red)
        #expect(paints(symbol).count == 1)
        let levels = paints(symbol.symbolRenderingMode(.hierarchical))
        #expect(levels.count == 2)
        #expect(levels.map(\.opacity) == [0.5, 1])
        #expect(Set(levels.map(\.red)).count == 1)
        #expect(paints(Image(systemName: "plus").symbolRenderingMode(.hierarchical).foregroundStyle(.red)).count == 1)
    }

    @Test func aPaletteHasAStyleForEachLevel() {
        // Documented: two styles are a palette without `symbolRenderingMode(.palette)`; the second serves for the third level.
        let symbol = Image(systemName: "person.crop.circle").foregroundStyle(
            Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        #expect(paints(symbol).map { [$0.red, $0.blue] } == [[0, 1], [1, 0]])
        #expect(paints(symbol.symbolRenderingMode(.monochrome)).map { [$0.red, $0.blue] } == [[1, 0]])
        let three = Image(systemName: "rectangle.stack").symbolRenderingMode(.palette)
            .foregroundStyle(Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        #expect(paints(three).map(\.blue) == [0, 1, 1])
    }

    @Test func aSymbolInManyColorsKeepsTheStyleWhereItHasNone() {
        let cloud = Image(systemName: "cloud.rain").symbolRenderingMode(.multicolor).foregroundStyle(
            Color(red: 0, green: 1, blue: 0))
        let colors = paints(cloud)
        #expect(colors.count == 2)
        #expect(colors.first?.green == 1 && colors.first?.blue == 0)
        #expect((colors.last?.blue ?? 0) > 0.9)
    }

    @Test func aVariableValueFadesTheStepsBeyondIt() {
        func opacities(_ value: Double?) -> [Float] {
            paints(Image(systemName: "speaker.wave.3", variableValue: value).foregroundStyle(.red)).map(\.opacity)
        }
        #expect(opacities(nil) == [1, 1, 1, 1])
        #expect(opacities(1) == [1, 1, 1, 1])
        #expect(opacities(0.5) == [1, 1, 1, 0.28])
        #expect(opacities(0.3) == [1, 1, 0.28, 0.28])
        #expect(opacities(0) == [1, 0.28, 0.28, 0.28])
        #expect(opacities(.nan) == opacities(0))
        // A symbol that shows no amount is as it is.
        #expect(paints(Image(systemName: "plus", variableValue: 0)).count == 1)
    }

    @Test func theModeOfAnImageIsBeforeThatOfTheViewsAround() {
        let symbol = Image(systemName: "folder.badge.plus").symbolRenderingMode(.monochrome)
        #expect(paints(ZStack { symbol }.symbolRenderingMode(.hierarchical)).count == 1)
    }

    @Test func linesAreAsWideAtEveryScaleAndWiderInBold() {
        func height(_ view: some View) -> CGFloat {
            var box = CGRect.null
            for case .fill(let path, _, _) in TestTree(view).shownItems { box = box.union(path.boundingRect) }
            return box.height
        }
        let minus = Image(systemName: "minus").font(.system(size: 20))
        let regular = height(minus)
        #expect(abs(regular - 1.75) < 0.02)
        #expect(abs(height(minus.imageScale(.large)) - regular) < 0.02)
        #expect(abs(height(minus.imageScale(.small)) - regular) < 0.02)
        #expect(height(minus.fontWeight(.bold)) > regular * 1.3)
        #expect(height(minus.fontWeight(.ultraLight)) < regular * 0.6)
    }

    @Test func forwardIsLeftWhereOneReadsFromTheRight() {
        let forward = Image(systemName: "chevron.forward")
        #expect(TestTree(forward).fills == TestTree(Image(systemName: "chevron.right")).fills)
        #expect(
            TestTree(forward.environment(\.layoutDirection, .rightToLeft)).fills
                == TestTree(Image(systemName: "chevron.left")).fills)
        #expect(
            TestTree(Image(systemName: "chevron.right").environment(\.layoutDirection, .rightToLeft)).fills
                == TestTree(Image(systemName: "chevron.right")).fills)
    }

    @Test func aWideSymbolTakesMoreRoom() {
        #expect(size(Image(systemName: "person.3").font(.system(size: 20))) == CGSize(width: 36, height: 24))
        #expect(size(Image(systemName: "chevron.right").font(.system(size: 20))) == CGSize(width: 16, height: 24))
    }

    private func paints(_ view: some View) -> [PaintColor] {
        var colors: [PaintColor] = []
        for case .fill(_, _, .color(let color)) in TestTree(view).shownItems { colors.append(color) }
        return colors
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
