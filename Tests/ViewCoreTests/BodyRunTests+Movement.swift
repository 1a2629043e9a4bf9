import CoreGraphics
import Observation
import Testing
import ViewCore
import ViewTesting

/// By what moves, of its own or by a hand, and by modifiers.
extension BodyRunTests {
    struct Moving: View {
        let handles: Handles
        @State private var x = 0

        var body: some View {
            handles.number = $x
            return Rectangle().fill(Color.red).frame(width: 10, height: 10).offset(x: CGFloat(x))
        }
    }

    @Test func anAnimationRunsNoBodyInItsFrames() {
        let handles = Handles()
        let tree = TestTree(Moving(handles: handles))
        let start = tree.drawn[0].frame.minX
        withAnimation(.linear(duration: 1)) { handles.number?.wrappedValue = 100 }
        tree.tick()
        _ = tree.takeBodies()
        tree.jump(0.5)
        #expect(abs(tree.drawn[0].frame.minX - start - 50) < 0.01)
        tree.jump(0.5)
        #expect(abs(tree.drawn[0].frame.minX - start - 100) < 0.01)
        #expect(tree.takeBodies().isEmpty)
        #expect(!tree.graph.wantsNextFrame)
    }

    @Test func resizingRunsNoBodyThatDoesNotAskForTheSize() {
        let tree = TestTree(
            HStack {
                Bystander()
                Spacer()
                Halved(number: 2)
            })
        _ = tree.takeBodies()
        tree.graph.setSurface(.init(size: CGSize(width: 200, height: 100)))
        tree.tick()
        #expect(tree.takeBodies().isEmpty)
    }

    struct Measuring: View {
        var body: some View {
            GeometryReader { proxy in
                VStack {
                    Halved(number: Int(proxy.size.width))
                    Bystander()
                }
            }
        }
    }

    @Test func resizingRunsWhatDependsOnTheSize() {
        let tree = TestTree(Measuring())
        _ = tree.takeBodies()
        tree.graph.setSurface(.init(size: CGSize(width: 200, height: 600)))
        tree.tick()
        #expect(tree.takeBodies() == ["Halved": 1])
        #expect(tree.texts.first == "half 200")
    }

    struct Framed: ViewModifier {
        let handles: Handles
        @State private var width = 10

        func body(content: Content) -> some View {
            handles.number = $width
            return content.frame(width: CGFloat(width))
        }
    }

    @Test func aModifiersStateRunsTheModifiersBodyAlone() {
        let handles = Handles()
        let tree = TestTree(Bystander().modifier(Framed(handles: handles)))
        #expect(tree.takeBodies() == ["Framed": 1, "Bystander": 1])
        handles.number?.wrappedValue = 60
        tree.tick()
        #expect(tree.takeBodies() == ["Framed": 1])
    }

    @MainActor
    struct Doubled: @MainActor DynamicProperty {
        @State private var number = 1
        private(set) var twice = 0

        var binding: Binding<Int> { $number }

        mutating func update() { twice = number * 2 }
    }

    struct DoubledView: View {
        let handles: Handles
        private var doubled = Doubled()

        init(handles: Handles) {
            self.handles = handles
        }

        var body: some View {
            handles.number = doubled.binding
            return Text("\(doubled.twice)")
        }
    }

    @Test func aDynamicPropertyOfOnesOwnIsUpdatedBeforeTheBody() {
        let handles = Handles()
        let tree = TestTree(DoubledView(handles: handles))
        #expect(tree.texts == ["2"])
        _ = tree.takeBodies()
        handles.number?.wrappedValue = 21
        tree.tick()
        #expect(tree.takeBodies() == ["DoubledView": 1])
        #expect(tree.texts == ["42"])
    }

    struct Gesturing: View {
        @GestureState private var offset = CGSize.zero

        var body: some View {
            VStack {
                Rectangle().fill(Color.red).frame(width: 100, height: 100)
                    .gesture(
                        DragGesture(minimumDistance: 0).updating($offset) { value, state, _ in state = value.translation
                        })
                Text("\(Int(offset.width))")
            }
        }
    }

    @Test func aGestureStateRunsTheBodyWhileTheGestureGoesOnAndAtItsEnd() {
        let tree = TestTree(Gesturing())
        _ = tree.takeBodies()
        tree.pointer(.began, CGPoint(x: 200, y: 290))
        tree.pointer(.moved, CGPoint(x: 230, y: 290))
        tree.tick()
        #expect(tree.takeBodies() == ["Gesturing": 1])
        #expect(tree.texts == ["30"])
        tree.pointer(.ended, CGPoint(x: 230, y: 290))
        tree.tick()
        #expect(tree.takeBodies() == ["Gesturing": 1])
        #expect(tree.texts == ["0"])
    }

    @Observable
    @MainActor
    final class Trigger {
        var count = 0
    }

    struct Animated: View {
        let trigger: Trigger

        var body: some View {
            VStack {
                Bystander()
                    .keyframeAnimator(initialValue: 0.0, trigger: trigger.count) { content, value in
                        content.offset(x: value)
                    } keyframes: { _ in
                        LinearKeyframe(10.0, duration: 1)
                    }
            }
        }
    }

    @Test func keyframesRunNoBodyWhileTheyPlay() {
        let trigger = Trigger()
        let tree = TestTree(Animated(trigger: trigger))
        _ = tree.takeBodies()
        trigger.count = 1
        tree.tick()
        #expect(tree.takeBodies() == ["Animated": 1])
        tree.advance(0.5)
        #expect(tree.takeBodies().isEmpty)
    }

    struct Phased: View {
        let trigger: Trigger

        var body: some View {
            PhaseAnimator([0.0, 1.0], trigger: trigger.count) { phase in
                Bystander().offset(x: phase)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
    }

    @Test func aPhaseRunsTheAnimatorsBodyOnce() {
        let trigger = Trigger()
        let tree = TestTree(Phased(trigger: trigger))
        _ = tree.takeBodies()
        trigger.count = 1
        tree.tick()
        let bodies = tree.takeBodies()
        #expect(bodies["Phased"] == 1 && bodies["Bystander"] == nil)
        tree.advance(0.9)
        #expect(tree.takeBodies().isEmpty)
        tree.advance(0.2)
        #expect(tree.takeBodies().values.reduce(0, +) == 1)
    }
}
