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

    @Test func aCatalogueThatIsLinkedIntoTheBundleIsRead() throws {
        let folder = "Assets.xcassets/map.imageset"
        let project = try bundle(
            ["\(folder)/one.png": (10, 10)], ["\(folder)/Contents.json": #"{"images":[{"filename":"one.png"}]}"#])
        let built = try bundle(["other.png": (1, 1)])
        try FileManager.default.createSymbolicLink(
            atPath: built.bundlePath + "/Assets.xcassets",
            withDestinationPath: project.bundlePath + "/Assets.xcassets")
        #expect(size(Image("map", bundle: built)) == CGSize(width: 10, height: 10))
    }

    @Test func aColorOfACatalogueFollowsTheScheme() throws {
        func entry(_ space: String, _ components: String, _ more: String = "") -> String {
            #"{"idiom":"universal","color":{"color-space":"\#(space)","components":{\#(components)}}\#(more)}"#
        }
        let dark = #","appearances":[{"appearance":"luminosity","value":"dark"}]"#
        let brand = """
            {"colors":[\(entry("srgb", #""red":"0xFF","green":"0.500","blue":"51","alpha":"0.8""#)),
            \(entry("srgb", #""red":"0.000","green":"1.000","blue":"0.000","alpha":"1.000""#, dark))]}
            """
        let bundle = try bundle(
            [:],
            [
                "Assets.xcassets/Brand.colorset/Contents.json": brand,
                "Assets.xcassets/System.colorset/Contents.json":
                    #"{"colors":[{"idiom":"universal","color":{"platform":"osx","reference":"systemRedColor"}}]}"#,
                "Assets.xcassets/Broken.colorset/Contents.json": #"{"colors":7}"#,
            ])
        var values = EnvironmentValues()
        let light = Color("Brand", bundle: bundle).resolve(in: values)
        #expect(abs(light.red - 1) < 0.001 && abs(light.green - 0.5) < 0.001 && abs(light.blue - 0.2) < 0.001)
        #expect(abs(light.opacity - 0.8) < 0.001)
        #expect(Color("System", bundle: bundle).resolve(in: values) == Color.red.resolve(in: values))
        #expect(Color("Broken", bundle: bundle).resolve(in: values).opacity == 0)
        #expect(Color("Missing", bundle: bundle).resolve(in: values).opacity == 0)
        values.colorScheme = .dark
        #expect(
            Color("Brand", bundle: bundle).resolve(in: values) == Color(red: 0, green: 1, blue: 0).resolve(in: values))
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

    @Test func aVectorFileIsDrawnAtTheSizeItIsShownIn() throws {
        let bundle = try bundle(
            [:], ["a.svg": #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="6"><rect width="9"/></svg>"#])
        let image = Image("a", bundle: bundle)
        #expect(size(image) == CGSize(width: 10, height: 6))
        func pixels(_ view: some View) -> [CGSize] {
            TestTree(view, scale: 2).graph.displayChunk().items.compactMap {
                if case .image(let source, _, _, _, _) = $0 {
                    CGSize(width: source.width, height: source.height)
                } else {
                    nil
                }
            }
        }
        #expect(pixels(image) == [CGSize(width: 20, height: 12)])
        #expect(pixels(image.resizable().frame(width: 100, height: 50)) == [CGSize(width: 200, height: 100)])
    }

    @Test func aPictureInMemoryIsTurnedAndKeepsItsIdentity() {
        // Red above blue.
        let picture = CGImage(width: 1, height: 2, bytes: [0, 0, 255, 255, 255, 0, 0, 255])
        let image = Image(picture, scale: 2, orientation: .right, label: Text("stripe"))
        let tree = TestTree(image)
        #expect(tree.drawn[0].frame.size == CGSize(width: 1, height: 0.5))
        #expect(tree.drawn[0].label == "stripe")
        #expect(CGImageSources.source(picture, .right) === CGImageSources.source(picture, .right))
        // Turned a quarter to the right, what was at the top is on the right.
        #expect(CGImageSources.source(picture, .right).bitmap()?.bytes == [255, 0, 0, 255, 0, 0, 255, 255])
        #expect(TestTree(Image(decorative: picture, scale: 0)).drawn[0].frame.size == .zero)
    }

    @Test func aHiddenViewKeepsItsRoomAndNothingElse() {
        var taps = 0
        let tree = TestTree(
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10).onTapGesture { taps += 1 }.hidden()
                Color.blue.frame(width: 20, height: 10)
            })
        #expect(tree.drawn.map(\.frame) == [CGRect(x: 190, y: 300, width: 20, height: 10)])
        tree.tap(CGPoint(x: 200, y: 295))
        #expect(taps == 0)
    }
}
