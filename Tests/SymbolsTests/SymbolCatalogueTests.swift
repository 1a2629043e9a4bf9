import CoreGraphics
import Drawing
import Testing

import Symbols

/// All names that are known, each drawn.
@Suite struct SymbolCatalogueTests {
    @Test func fifteenHundredNamesAreKnown() {
        #expect(SymbolCatalogue.names.count >= 1_500)
    }

    @Test func everyNameThatPublicCodeUsesIsDrawn() {
        for name in PublicNames.all { #expect(SymbolLibrary.contains(name), "\(name)") }
        #expect(PublicNames.all.count == 400)
    }

    @Test func everySymbolIsDrawnWithinItsFrame() throws {
        for name in Set(SymbolCatalogue.names + PublicNames.all) {
            let shape = try #require(SymbolLibrary.shape(name, lineWidth: 1.75), "\(name)")
            let box = shape.box
            #expect(!shape.whole.isEmpty && box.width + box.height > 2, "\(name) \(box)")
            #expect(
                box.minX >= -0.3 && box.minY >= -0.3 && box.maxX <= shape.width + 0.3 && box.maxY <= 24.3,
                "\(name) \(box)")
            #expect(!shape.layers.isEmpty)
        }
    }

    @Test func namesHavePicturesOfTheirOwn() throws {
        var names: [String: String] = [:]
        for name in SymbolCatalogue.names where SymbolAliases.name(for: name) == nil {
            let shape = try #require(SymbolLibrary.shape(name, lineWidth: 1.75))
            let picture = shape.whole.map { "\($0.step) \($0.area)" }.joined() + "\(shape.width)"
            if let other = names[picture] {
                #expect(
                    SymbolCatalogue.twins.contains { $0.contains(name) && $0.contains(other) },
                    "\(name) looks as \(other)")
            }
            names[picture] = name
        }
    }
}
