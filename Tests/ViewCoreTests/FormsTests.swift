import CoreGraphics
import Drawing
import Testing
import ViewCore
import ViewTesting

/// Forms of modifiers and styles beside the plain ones.
@MainActor
@Suite("Other forms of what there is")
struct FormsTests {
    @Test("A shape's outline is a shape: filled, it covers what a stroke would")
    func outlineAsShape() {
        let tree = TestTree(Rectangle().stroke(lineWidth: 4).frame(width: 100, height: 50))
        let outline = Rectangle().stroke(lineWidth: 4).path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(outline.boundingRect == CGRect(x: -2, y: -2, width: 104, height: 54))
        #expect(outline.contains(CGPoint(x: 1, y: 25)))
        #expect(!outline.contains(CGPoint(x: 50, y: 25)))
        #expect(tree.drawn.map(\.type) == ["Rectangle"])
    }

    @Test("A gradient without a direction runs from the top to the bottom")
    func gradientAsStyle() {
        let gradient = Gradient(colors: [.white, .black])
        let plain = TestTree(Rectangle().fill(gradient))
        let directed = TestTree(Rectangle().fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom)))
        let erased = TestTree(Rectangle().fill(AnyGradient(gradient)))
        #expect(plain.fills == directed.fills)
        #expect(erased.fills == directed.fills)
    }

    @Test("A resolved colour paints as the colour does")
    func resolvedColour() {
        let resolved = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 1)
        #expect(TestTree(Rectangle().fill(resolved)).fills == TestTree(Rectangle().fill(Color(resolved))).fills)
    }

    @MainActor
    final class Handles {
        var isWide: Binding<Bool>?
        var isOther: Binding<Bool>?
        var taps: [CGPoint] = []
    }

    struct Animated: View {
        let handles: Handles
        @State private var isWide = false
        @State private var isOther = false

        var body: some View {
            handles.isWide = $isWide
            handles.isOther = $isOther
            return Color.red
                .frame(width: isWide ? 200 : isOther ? 300 : 100, height: 10)
                .transaction(value: isWide) { $0.animation = .linear(duration: 1) }
        }
    }

    @Test("transaction(value:) changes the transaction only of updates in which the value changed")
    func transactionOfAValue() {
        let handles = Handles()
        let tree = TestTree(Animated(handles: handles))
        handles.isOther?.wrappedValue = true
        tree.tick()
        #expect(tree.drawn.first?.frame.width == 300)
        handles.isOther?.wrappedValue = false
        tree.tick()
        #expect(tree.drawn.first?.frame.width == 100)
        handles.isWide?.wrappedValue = true
        tree.tick()
        tree.advance(0.5)
        #expect(abs((tree.drawn.first?.frame.width ?? 0) - 150) <= 0.5)
    }

    @Test("A tap with a place tells it in the view's own points, or in the window's")
    func tapWithPlace() {
        let handles = Handles()
        let tree = TestTree(
            VStack(spacing: 0) {
                Color.red.frame(width: 400, height: 300).onTapGesture { handles.taps.append($0) }
                Color.blue.frame(width: 400, height: 300)
                    .onTapGesture(coordinateSpace: .global) { handles.taps.append($0) }
                    .offset(x: 10)
            }
        )
        tree.tap(CGPoint(x: 50, y: 60))
        tree.tap(CGPoint(x: 50, y: 360))
        #expect(handles.taps == [CGPoint(x: 50, y: 60), CGPoint(x: 50, y: 360)])
    }

    @Test("A line below or through a text takes its own colour, else the text's")
    func colouredLines() {
        let plain = TestTree(Text("ab").underline()).fills
        let coloured = TestTree(Text("ab").underline(color: .red)).fills
        #expect(plain != coloured)
        #expect(coloured == TestTree(Text("ab").underline(true, color: .red)).fills)
        #expect(TestTree(Text("ab").underline(false, color: .red)).fills == TestTree(Text("ab")).fills)
        #expect(TestTree(Text("ab").strikethrough(color: .red)).fills != TestTree(Text("ab").strikethrough()).fills)
    }
}
