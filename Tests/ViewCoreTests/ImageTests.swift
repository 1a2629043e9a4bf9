import Codecs
import CoreGraphics
import Drawing
import Foundation
import Testing
import ViewTesting

import ViewCore

/// Pictures from files and asset catalogues, as documented for `Image`.
@MainActor
@Suite struct ImageTests {
    /// A bundle with pictures of one colour, by path: width, height.
    private func bundle(_ pictures: [String: (Int, Int)], _ texts: [String: String] = [:]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gesso-\(UUID().uuidString)")
        func write(_ data: Data, _ path: String) throws {
            let url = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
        for (path, size) in pictures {
            let bytes = [UInt8](repeating: 255, count: size.0 * size.1 * 4)
            try write(PNGEncoder.encode(Bitmap(width: size.0, height: size.1, bytes: bytes)), path)
        }
        for (path, text) in texts { try write(Data(text.utf8), path) }
        return try #require(Bundle(path: folder.path))
    }

    private func size(_ image: Image, scale: CGFloat = 2) -> CGSize {
        TestTree(image, scale: scale).drawn[0].frame.size
    }

    @Test func theFileOfTheDisplaysScaleIsTaken() throws {
        let bundle = try bundle(["a.png": (10, 10), "a@2x.png": (24, 24), "b.png": (10, 6)])
        #expect(size(Image("a", bundle: bundle), scale: 1) == CGSize(width: 10, height: 10))
        #expect(size(Image("a", bundle: bundle), scale: 2) == CGSize(width: 12, height: 12))
        #expect(size(Image("b", bundle: bundle), scale: 2) == CGSize(width: 10, height: 6))
    }

    @Test func anAssetCatalogueIsRead() throws {
        let contents = """
            {"images":[{"idiom":"universal","filename":"one.png","scale":"1x"},{"idiom":"universal","scale":"3x"},
            {"idiom":"universal","filename":"two.png","scale":"2x"},{"idiom":"universal","filename":"night.png",
            "scale":"2x","appearances":[{"appearance":"luminosity","value":"dark"}]}],"info":{"version":1}}
            """
        let folder = "Assets.xcassets/Pictures/map.imageset"
        let bundle = try bundle(
            ["\(folder)/one.png": (10, 10), "\(folder)/two.png": (22, 22), "\(folder)/night.png": (40, 40)],
            ["\(folder)/Contents.json": contents])
        #expect(size(Image("map", bundle: bundle), scale: 1).width == 10)
        #expect(size(Image("map", bundle: bundle), scale: 2).width == 11)
        let dark = TestTree(Image("map", bundle: bundle).environment(\.colorScheme, .dark))
        #expect(dark.drawn[0].frame.width == 20)
    }

    @Test func cornersAreKeptAndTheMiddleIsRepeated() {
        let insets = EdgeInsets(top: 2, leading: 3, bottom: 2, trailing: 3)
        func pieces(_ mode: Image.ResizingMode, _ room: CGSize) -> [ImagePieces.Piece] {
            ImagePieces(
                pixels: CGSize(width: 20, height: 20), scale: 2, in: CGRect(origin: .zero, size: room),
                Image.Resizing(capInsets: insets, mode: mode), isRightToLeft: false
            ).pieces
        }
        // Ten points each way: caps of 3, a middle of 4 by 6.
        let stretched = pieces(.stretch, CGSize(width: 30, height: 10))
        #expect(stretched.count == 9)
        #expect(stretched[0].source == CGRect(x: 0, y: 0, width: 6, height: 4))
        #expect(stretched[0].destination == CGRect(x: 0, y: 0, width: 3, height: 2))
        #expect(stretched[1].destination == CGRect(x: 3, y: 0, width: 24, height: 2))
        #expect(stretched[2].destination == CGRect(x: 27, y: 0, width: 3, height: 2))
        #expect(pieces(.tile, CGSize(width: 30, height: 10)).count == 3 * (2 + 6))
        // Too little room for the caps.
        #expect(pieces(.stretch, CGSize(width: 3, height: 10))[0].destination.width == 1.5)
        #expect(pieces(.tile, CGSize(width: 1e7, height: 1e7)).count <= ImagePieces.mostPieces)
    }

    @Test func aTemplateIsPaintedAndAHiddenPictureIsABox() throws {
        let bundle = try bundle(["a.png": (10, 10)])
        let image = Image("a", bundle: bundle)
        #expect(TestTree(image.renderingMode(.template).foregroundStyle(Color.red)).fills != TestTree(image).fills)
        #expect(TestTree(image.redacted(reason: .placeholder)).fills.contains("fill"))
    }
}
