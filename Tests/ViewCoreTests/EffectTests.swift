import CoreGraphics
import Drawing
import Testing
import ViewCore
import ViewTesting

/// Effects on what a view draws.
@MainActor
@Suite("Effects")
struct EffectTests {
    private func drawing<V: View>(_ view: V) -> String { TestTree(view).fills }

    private var box: some View { Color.red.frame(width: 20, height: 20) }

    @Test("are drawn where they change something")
    func drawn() {
        #expect(drawing(box.blur(radius: 3)).contains("blur 3"))
        #expect(!drawing(box.blur(radius: 0)).contains("layer"))
        #expect(drawing(box.shadow(radius: 4, x: 1, y: 2)).contains("radius 4 offset 1,2"))
        #expect(drawing(box.blendMode(.multiply)).contains("blend multiply"))
        #expect(drawing(box.compositingGroup()).contains("group"))
        #expect(drawing(box.brightness(0.5)).contains("0.5"))
        #expect(!drawing(box.saturation(1).contrast(1).brightness(0).hueRotation(.zero)).contains("layer"))
        #expect(drawing(box.luminanceToAlpha()).contains("luminance"))
        #expect(drawing(box.cornerRadius(5)).contains("clip rounded"))
    }

    @Test("grey weighs red, green and blue as the W3C's filters do")
    func grayscale() {
        #expect(drawing(box.grayscale(1)).contains("0.213,0.715,0.072"))
    }

    @Test("amounts that are no numbers are reported and change nothing")
    func broken() {
        #expect(!drawing(box.blur(radius: .nan).contrast(.infinity)).contains("layer"))
    }

    @Test("an effect moves with the animation of its change")
    func animated() {
        struct Blurring: View {
            @State var isBlurred = false

            var body: some View {
                Color.red.frame(width: 20, height: 20).blur(radius: isBlurred ? 10 : 0)
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isBlurred = true } }
            }
        }
        let tree = TestTree(Blurring())
        tree.tap(CGPoint(x: 200, y: 300))
        tree.jump(0.5)
        #expect(tree.fills.contains("blur 5"))
    }

    @Test("a content shape by the even-odd rule has its hole")
    func contentShape() {
        struct Ring: Shape {
            func path(in rect: CGRect) -> Path {
                var path = Path(rect)
                path.addRect(rect.insetBy(dx: 30, dy: 30))
                return path
            }
        }
        let tree = TestTree(
            Color.clear.frame(width: 100, height: 100).contentShape(Ring(), eoFill: true).onTapGesture {})
        #expect(tree.graph.presented().path(at: CGPoint(x: 200, y: 300)).isEmpty)
        #expect(!tree.graph.presented().path(at: CGPoint(x: 155, y: 300)).isEmpty)
        let other = TestTree(
            Color.clear.frame(width: 100, height: 100).contentShape(.dragPreview, Circle()).onTapGesture {})
        #expect(other.graph.presented().path(at: CGPoint(x: 200, y: 300)).isEmpty)
    }
}
