import Controls
import CoreGraphics
import Testing
import ViewTesting

@MainActor
@Suite struct ButtonLookTests {
    @Test func aCircleIsAsWideAsItIsHighAndAroundTheLabel() throws {
        let window = TestWindow {
            VStack {
                Button("+") {}.buttonBorderShape(.circle)
                Button("A longer label") {}.buttonBorderShape(.circle)
            }
        }
        for node in window.nodes where node.type == "Button" {
            #expect(node.frame.width == node.frame.height)
        }
        // The height of a regular button on the desktop.
        #expect(try window.node("Button").frame.height == 22)
    }

    @Test func aBezelKeepsTheBaselineOfItsLabel() throws {
        let window = TestWindow {
            HStack(alignment: .firstTextBaseline) {
                Text("Label").font(.system(size: 13))
                Button("Label") {}
            }
        }
        let texts = window.nodes.filter { $0.role == .text }
        #expect(texts.count == 2 && abs(texts[0].frame.midY - texts[1].frame.midY) <= 0.5)
    }

    @Test func theBorderShapeIsDrawn() {
        let drawings = [
            ButtonBorderShape.automatic, .capsule, .roundedRectangle(radius: 1), .roundedRectangle(radius: 0),
        ].map { shape in TestWindow { Button("Go") {}.buttonBorderShape(shape) }.drawing }
        #expect(Set(drawings).count == 4)
        let own = TestWindow { Button("Go") {}.buttonBorderShape(.roundedRectangle) }.drawing
        #expect(own == drawings[0])
    }

    @Test func aBorderShapeIsAShape() {
        let rect = CGRect(x: 0, y: 0, width: 60, height: 20)
        #expect(ButtonBorderShape.circle.path(in: rect).boundingRect == CGRect(x: 20, y: 0, width: 20, height: 20))
        let capsule = ButtonBorderShape.capsule.path(in: rect)
        #expect(capsule.boundingRect == rect && !capsule.contains(CGPoint(x: 2, y: 2)))
        let inset = ButtonBorderShape.roundedRectangle(radius: 4).inset(by: 2).path(in: rect)
        #expect(inset.boundingRect == rect.insetBy(dx: 2, dy: 2))
    }

    @Test func aRadiusThatIsNoLengthIsTakenAsZero() {
        #expect(ButtonBorderShape.roundedRectangle(radius: -.infinity) == .roundedRectangle(radius: 0))
        #expect(ButtonBorderShape.roundedRectangle(radius: .nan) == .roundedRectangle(radius: 0))
    }

    struct Counter: View {
        var behavior = ButtonRepeatBehavior.enabled
        @State private var count = 0

        var body: some View {
            VStack {
                Button("More") { count += 1 }.buttonRepeatBehavior(behavior)
                Text("\(count)")
            }
        }
    }

    @Test func aRepeatingButtonActsWhenPressedAndAgainWhileHeld() throws {
        let window = TestWindow { Counter() }
        let frame = try window.node("Button").frame
        window.pointer(.began, frame.midX, frame.midY)
        #expect(window.nodes.last?.label == "1")
        for _ in 0..<120 { window.update(after: 1 / 60) }
        let held = try #require(window.nodes.last?.label.flatMap { Int($0) })
        // Two seconds: after the first delay, one in every 0.075 s or so.
        #expect((15...25).contains(held))
        window.pointer(.moved, frame.midX, frame.maxY + 50)
        for _ in 0..<60 { window.update(after: 1 / 60) }
        #expect(window.nodes.last?.label == "\(held)")
        window.pointer(.ended, frame.midX, frame.maxY + 50)
        #expect(window.nodes.last?.label == "\(held)")
    }

    @Test func anOrdinaryButtonDoesNotRepeat() throws {
        let window = TestWindow { Counter(behavior: .automatic) }
        let frame = try window.node("Button").frame
        window.pointer(.began, frame.midX, frame.midY)
        for _ in 0..<120 { window.update(after: 1 / 60) }
        #expect(window.nodes.last?.label == "0")
        window.pointer(.ended, frame.midX, frame.midY)
        #expect(window.nodes.last?.label == "1")
    }
}
