import CoreGraphics
import Drawing
import Testing
import ViewCore
import ViewTesting

/// What a canvas draws, where, and when its closure runs.
@MainActor
@Suite("Canvas")
struct CanvasTests {
    @MainActor
    final class Count {
        var runs = 0
        var sizes: [CGSize] = []
        var boxes: [CGRect] = []
        var isFound: [Bool] = []
        var number: Binding<Int>?
    }

    /// The boxes of what is filled, on the surface.
    private func boxes(_ tree: TestTree) -> [CGRect] {
        var found: [CGRect] = []
        func walk(_ chunk: DisplayChunk, _ transform: CGAffineTransform) {
            for item in chunk.items {
                switch item {
                case .fill(let path, _, _): found.append(path.boundingRect.applying(transform))
                case .chunk(let chunk): walk(chunk, transform)
                case .layer(let layer): walk(layer.content, layer.transform.concatenating(transform))
                default: break
                }
            }
        }
        walk(tree.graph.displayChunk(), .identity)
        return found
    }

    @Test func itTakesAllTheRoomAndDrawsInItsOwnCoordinates() {
        let count = Count()
        let canvas = Canvas { context, size in
            count.sizes.append(size)
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(.red))
        }
        let tree = TestTree(canvas.padding(30))
        #expect(count.sizes == [CGSize(width: 340, height: 540)])
        #expect(boxes(tree) == [CGRect(x: 30, y: 30, width: 10, height: 20)])
    }

    @Test func aCopyOfTheContextKeepsItsChangesToItself() {
        let canvas = Canvas { context, _ in
            var moved = context
            moved.translateBy(x: 100, y: 50)
            moved.scaleBy(x: 2, y: 2)
            let square = Path(CGRect(x: 1, y: 1, width: 10, height: 10))
            moved.fill(square, with: .color(.red))
            context.fill(square, with: .color(.blue))
        }
        let tree = TestTree(canvas)
        #expect(
            boxes(tree) == [
                CGRect(x: 102, y: 52, width: 20, height: 20), CGRect(x: 1, y: 1, width: 10, height: 10),
            ])
    }

    @Test func clipsAreInTheCoordinatesOfTheirTime() {
        let count = Count()
        let canvas = Canvas { context, _ in
            context.translateBy(x: 10, y: 10)
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 40, height: 40)))
            count.boxes.append(context.clipBoundingRect)
            context.translateBy(x: 5, y: 0)
            count.boxes.append(context.clipBoundingRect)
        }
        _ = TestTree(canvas)
        #expect(
            count.boxes == [CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: -5, y: 0, width: 40, height: 40)])
    }

    @Test func symbolsAreFoundByTheirTags() {
        let count = Count()
        let canvas = Canvas { context, _ in
            count.isFound.append(context.resolveSymbol(id: 2) == nil)
            guard let symbol = context.resolveSymbol(id: 1) else { return }
            count.sizes.append(symbol.size)
            context.draw(symbol, at: CGPoint(x: 100, y: 100))
        } symbols: {
            Rectangle().frame(width: 20, height: 10).tag(1)
        }
        let tree = TestTree(canvas)
        #expect(count.isFound == [true])
        #expect(count.sizes == [CGSize(width: 20, height: 10)])
        #expect(boxes(tree) == [CGRect(x: 90, y: 95, width: 20, height: 10)])
    }

    struct Drawing: View {
        let count: Count
        @State private var number = 0
        @State private var other = 0

        var body: some View {
            count.number = $number
            return VStack {
                Text("\(number)").frame(height: 20)
                Plate(count: count)
            }
        }
    }

    struct Plate: View {
        let count: Count

        var body: some View {
            Canvas { context, size in
                count.runs += 1
                context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .foreground, lineWidth: 2)
            }
        }
    }

    @Test func theClosureDoesNotRunForWhatItDidNotRead() {
        let count = Count()
        let tree = TestTree(Drawing(count: count))
        #expect(count.runs == 1)
        count.number?.wrappedValue = 5
        tree.tick()
        #expect(count.runs == 1)
        tree.graph.setSurface(ViewGraph.Surface(size: CGSize(width: 200, height: 300)))
        tree.tick()
        #expect(count.runs == 2)
    }

    @Test func textIsDrawnAroundItsPoint() {
        let count = Count()
        let canvas = Canvas { context, size in
            let text = context.resolve(Text(verbatim: "Hello"))
            let measured = text.measure(in: size)
            count.sizes.append(measured)
            context.draw(text, at: .zero, anchor: .topLeading)
            context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 50, width: 20, height: 20))
        }
        let tree = TestTree(canvas)
        let alone = TestTree(Text(verbatim: "Hello"))
        #expect(count.sizes[0] == alone.graph.size(.unspecified))
        #expect(tree.fills.contains("Hello"))
    }
}
