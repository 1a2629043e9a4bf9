import Controls
import CoreGraphics
import Drawing
import IdiomData
import Testing

/// A window with one view in it, driven by events, on a clock that the test moves.
@MainActor
final class ControlWindow {
    let window: Window
    private(set) var time = 0.0
    /// The types whose bodies have run since the last time it was emptied.
    var bodies: [String] = []

    init<Content: View>(
        width: CGFloat = 400, height: CGFloat = 300, scheme: ColorScheme = .light, @ViewBuilder _ content: () -> Content
    ) {
        var values = EnvironmentValues()
        values.displayScale = 2
        values.colorScheme = scheme
        let tree = ViewGraph(content(), environment: values, size: CGSize(width: width, height: height))
        window = Window(title: "Test", tree: tree)
        tree.onBody = { [unowned self] type in bodies.append("\(type)") }
        update()
    }

    func update(after seconds: Double = 0) {
        time += seconds
        window.tick(at: time)
        _ = window.frame()
    }

    /// The nodes with a role, in reading order.
    var nodes: [PresentedNode] {
        var found: [PresentedNode] = []
        func collect(_ node: PresentedNode) {
            if node.role != nil { found.append(node) }
            for child in node.children { collect(child) }
        }
        collect(window.presented())
        return found
    }

    func node(_ type: String) throws -> PresentedNode { try #require(nodes.first { $0.type == type }) }

    func node(label: String) throws -> PresentedNode { try #require(nodes.first { $0.label == label }) }

    func pointer(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
        window.pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: y), time: time))
        update()
    }

    func tap(_ node: PresentedNode) {
        pointer(.began, node.frame.midX, node.frame.midY)
        pointer(.ended, node.frame.midX, node.frame.midY)
    }

    func key(_ name: String, _ modifiers: EventModifiers = []) {
        window.press(KeyPress(name: name, modifiers: modifiers))
        update()
    }

    /// What is drawn, as text.
    var drawing: String { "\(window.frame().list)" }
}
