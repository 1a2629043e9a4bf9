import CoreGraphics
import Drawing
import Testing
import ViewTesting

import ViewCore

/// Documented for `scaledToFit`, `scaledToFill`, `interpolation`, `transformEffect`, `EllipticalGradient`, `truncationMode`, fonts.
@MainActor
@Suite("Pictures, fonts and effects as they are asked for")
struct ScaledPictureTests {
    private let picture = CGImage(width: 40, height: 20, bytes: [UInt8](repeating: 255, count: 40 * 20 * 4))

    private func frame(_ view: some View) -> CGRect { TestTree(view).drawn[0].frame }

    @Test func fittingKeepsTheProportionsWithinTheRoomAndFillingAroundIt() {
        let image = Image(decorative: picture, scale: 1).resizable()
        #expect(frame(image.scaledToFit().frame(width: 100, height: 100)).size == CGSize(width: 100, height: 50))
        #expect(frame(image.scaledToFill().frame(width: 100, height: 100)).size == CGSize(width: 200, height: 100))
        // Both are centred on the frame, which is in the middle.
        #expect(frame(image.scaledToFill().frame(width: 100, height: 100)).midX == 200)
    }

    @Test func pixelsStayHardWithoutInterpolation() {
        func isSmooth(_ image: Image) -> [Bool] {
            TestTree(image).graph.displayChunk().items.compactMap {
                if case .image(_, _, _, let smooth, _) = $0 { smooth } else { nil }
            }
        }
        let image = Image(decorative: picture, scale: 1)
        #expect(isSmooth(image.interpolation(.none)) == [false])
        #expect(isSmooth(image) == [true])
        #expect(isSmooth(image.interpolation(.high)) == [true])
    }

    @Test func aTransformEffectMovesTheDrawingAndNotTheLayout() {
        let view = VStack(spacing: 0) {
            Color.red.frame(width: 20, height: 10).transformEffect(CGAffineTransform(translationX: 30, y: 5))
            Color.blue.frame(width: 20, height: 10)
        }
        let tree = TestTree(view)
        #expect(tree.drawn[1].frame == CGRect(x: 190, y: 300, width: 20, height: 10))
        #expect(tree.fills.contains("layer offset 30,5\n      fill rect [190 290 20 10]"))
    }

    @Test func anEllipticalGradientReachesTheEdgesOfItsFrame() {
        let gradient = EllipticalGradient(colors: [.red, .blue], center: .center)
        let wide = TestTree(Rectangle().fill(gradient).frame(width: 200, height: 50)).fills
        let square = TestTree(Rectangle().fill(gradient).frame(width: 50, height: 50)).fills
        #expect(wide.contains("radial 200,300 0 to 100 aspect 0.25"))
        #expect(square.contains("radial 200,300 0 to 25 ("))
    }

    @Test func aTextIsCutWhereItsModeSays() {
        func shown(_ mode: Text.TruncationMode) -> String {
            TestTree(Text("abcdefghijklmnopqrstuvwxyz").lineLimit(1).truncationMode(mode).frame(width: 80)).fills
        }
        #expect(Set([shown(.head), shown(.middle), shown(.tail)]).count == 3)
    }

    @Test func aFontsDesignAndWidthAreThoseAsked() {
        func width(_ view: some View) -> CGFloat { frame(view).width }
        let plain = width(Text("iiiiiiii"))
        #expect(width(Text("iiiiiiii").fontDesign(.monospaced)) > plain * 1.5)
        #expect(width(Text("iiiiiiii").fontDesign(nil)) == plain)
        #expect(width(VStack { Text("iiiiiiii") }.fontDesign(.monospaced)) > plain * 1.5)
    }

    @Test func anEquatableViewsBodyRunsOnlyWhenTheViewsDiffer() {
        final class Model { var count: Binding<Int>? }
        struct Tens: View, Equatable {
            let count: Int
            let note: () -> Void
            nonisolated static func == (a: Self, b: Self) -> Bool { a.count / 10 == b.count / 10 }
            var body: some View { Color.red.frame(width: CGFloat(10 + count), height: 10) }
        }
        struct Root: View {
            let model: Model
            @State private var count = 0
            var body: some View {
                let _ = model.count = $count
                Tens(count: count, note: {}).equatable()
            }
        }
        let model = Model()
        let tree = TestTree(Root(model: model))
        _ = tree.takeBodies()
        model.count?.wrappedValue = 5
        tree.tick()
        #expect(tree.takeBodies() == ["Root": 1])
        model.count?.wrappedValue = 20
        tree.tick()
        #expect(tree.takeBodies() == ["Root": 1, "Tens": 1])
        #expect(tree.drawn[0].frame.width == 30)
    }
}
