import CoreGraphics
import Drawing
import Testing
import ViewCore
import ViewTesting

/// Views that are turned, scaled or seen in perspective.
@MainActor
@Suite("Transforms")
struct TransformTests {
    @MainActor
    final class Log {
        var lines: [String] = []
    }

    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
            && abs(a.height - b.height) < 0.01
    }

    @Test("a turned view keeps its place in the layout and tells the box of what is drawn")
    func box() throws {
        let tree = TestTree(
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 40).rotationEffect(.degrees(90))
                Color.blue.frame(width: 100, height: 40)
            })
        let frames = tree.drawn.map(\.frame)
        #expect(isNear(frames[0], CGRect(x: 180, y: 230, width: 40, height: 100)))
        #expect(isNear(frames[1], CGRect(x: 150, y: 300, width: 100, height: 40)))
    }

    @Test("transforms in each other make one box, not a box of boxes")
    func nested() throws {
        let tree = TestTree(
            Color.red.frame(width: 100, height: 100).rotationEffect(.degrees(45)).padding(10)
                .rotationEffect(.degrees(45)))
        #expect(isNear(tree.drawn[0].frame, CGRect(x: 150, y: 250, width: 100, height: 100)))
    }

    @Test("a view is touched where it is drawn, and told where in its own coordinates")
    func touch() throws {
        let log = Log()
        let tree = TestTree(
            Color.red.frame(width: 100, height: 20)
                .onTapGesture(count: 1, coordinateSpace: .local) {
                    log.lines.append("\(Int($0.x.rounded())),\(Int($0.y.rounded()))")
                }
                .rotationEffect(.degrees(90)))
        tree.tap(CGPoint(x: 160, y: 300))
        #expect(log.lines.isEmpty)
        tree.tap(CGPoint(x: 200, y: 340))
        #expect(log.lines == ["90,10"])
    }

    @Test("a drag in a scaled view is told in the view's points, in the window's when it asks for those")
    func drag() {
        let log = Log()
        func dragged(_ space: CoordinateSpace) -> String {
            log.lines = []
            let tree = TestTree(
                Color.red.frame(width: 100, height: 100)
                    .gesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: space).onEnded {
                            log.lines.append("\(Int($0.translation.width.rounded()))")
                        }
                    )
                    .scaleEffect(2))
            tree.pointer(.began, CGPoint(x: 200, y: 300))
            tree.pointer(.moved, CGPoint(x: 240, y: 300))
            tree.pointer(.ended, CGPoint(x: 240, y: 300))
            return log.lines.joined()
        }
        #expect(dragged(.local) == "20")
        #expect(dragged(.global) == "40")
    }

    @Test("frames in the window's coordinates know of effects, but not of those that layout ignores")
    func geometry() {
        let log = Log()
        func frame<V: View>(_ view: V) -> String { TestTree(view).texts.joined() }
        let reader = GeometryReader { proxy in
            Text("\(Int(proxy.frame(in: .global).width.rounded())) \(Int(proxy.frame(in: .local).width))")
        }.frame(width: 100, height: 100)
        #expect(frame(reader.scaleEffect(2)) == "200 100")
        #expect(frame(reader.modifier(Doubling())) == "200 100")
        #expect(frame(reader.modifier(Doubling().ignoredByLayout())) == "100 100")
        _ = log
    }

    private struct Doubling: GeometryEffect {
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
        }
    }

    @Test("a rotation moves through the angles between, and nothing is laid out for it")
    func animated() throws {
        struct Turning: View {
            @State var isTurned = false

            var body: some View {
                Color.red.frame(width: 100, height: 20).rotationEffect(.degrees(isTurned ? 90 : 0))
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isTurned = true } }
            }
        }
        let tree = TestTree(Turning())
        tree.tap(CGPoint(x: 200, y: 300))
        tree.jump(0.5)
        // Half way at 45 degrees: a box of (100 + 20) / sqrt(2).
        #expect(abs(tree.drawn[0].frame.width - 84.85) < 0.1)
        #expect(tree.takeBodies()["Turning"] == 2)
        tree.jump(1)
        #expect(abs(tree.drawn[0].frame.width - 20) < 0.01)
    }

    @Test("a view seen edge on is not drawn and cannot be touched")
    func edgeOn() {
        let tree = TestTree(
            Color.red.frame(width: 100, height: 100).rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0)))
        #expect(tree.graph.presented().path(at: CGPoint(x: 200, y: 300)).isEmpty)
        let flat = TestTree(Color.red.frame(width: 100, height: 100).scaleEffect(0))
        #expect(!flat.fills.contains("fill"))
    }

    @Test("in perspective what is nearer is larger")
    func perspective() {
        let tree = TestTree(
            Color.red.frame(width: 100, height: 100).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))
        let frame = tree.drawn[0].frame
        #expect(frame.height > 110 && frame.width < 100)
        let parallel = TestTree(
            Color.red.frame(width: 100, height: 100)
                .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0))
        #expect(isNear(parallel.drawn[0].frame, CGRect(x: 175, y: 250, width: 50, height: 100)))
    }

    @Test("an angle that is no number is reported and none")
    func broken() {
        let tree = TestTree(
            Color.red.frame(width: 10, height: 10).rotationEffect(.degrees(.nan)).scaleEffect(.infinity))
        #expect(tree.drawn[0].frame == CGRect(x: 195, y: 295, width: 10, height: 10))
    }
}
