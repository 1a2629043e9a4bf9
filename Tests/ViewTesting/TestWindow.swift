import ViewCore
import CoreGraphics
import Drawing
import Graph
import IdiomData

/// A window with one view in it, driven by events, on a clock that the test moves.
@MainActor
package final class TestWindow {
    package let window: HostedWindow
    package private(set) var time = 0.0
    /// The types whose bodies have run since the last time it was emptied.
    package var bodies: [String] = []

    package init<Content: View>(
        width: CGFloat = 400, height: CGFloat = 300, scheme: ColorScheme = .light,
        frame: (any RootFraming)? = nil, @ViewBuilder _ content: () -> Content
    ) {
        var values = EnvironmentValues()
        values.displayScale = 2
        values.colorScheme = scheme
        let root = content()
        let tree = ViewGraph(environment: values, size: CGSize(width: width, height: height), frame: frame) { list in
            Content._makeViewList(
                view: _GraphValue(Attribute(input: root, in: list.base.subgraph)), inputs: list)
        }
        window = HostedWindow(title: "Test", tree: tree)
        tree.onBody = { [unowned self] type in bodies.append("\(type)") }
        update()
    }

    package func update(after seconds: Double = 0) {
        time += seconds
        window.tick(at: time)
        _ = window.frame()
    }

    /// The nodes with a role, in reading order.
    package var nodes: [PresentedNode] {
        var found: [PresentedNode] = []
        func collect(_ node: PresentedNode) {
            if node.role != nil { found.append(node) }
            for child in node.children { collect(child) }
        }
        collect(window.presented())
        return found
    }

    package func node(_ type: String) throws -> PresentedNode { try found(nodes.first { $0.type == type }, type) }

    package func node(label: String) throws -> PresentedNode { try found(nodes.first { $0.label == label }, label) }

    package func pointer(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, clicks: Int = 1) {
        window.pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: y), time: time, clickCount: clicks))
        update()
    }

    /// Presses and lets go; `clicks` is how many times in a row, this one included.
    package func click(_ x: CGFloat, _ y: CGFloat, clicks: Int = 1) {
        pointer(.began, x, y, clicks: clicks)
        pointer(.ended, x, y, clicks: clicks)
    }

    /// Two fingers of a touchpad over the middle; `rotation` is in degrees.
    package func pinch(_ phase: PointerEvent.Phase, scale: CGFloat = 1, rotation: CGFloat = 0, at point: CGPoint) {
        window.pinch(phase, at: point, scale: scale, rotation: rotation * .pi / 180, time: time)
        update()
    }

    package func hover(_ x: CGFloat, _ y: CGFloat) {
        window.hover(CGPoint(x: x, y: y))
        update()
    }

    package func tap(_ node: PresentedNode) {
        pointer(.began, node.frame.midX, node.frame.midY)
        pointer(.ended, node.frame.midX, node.frame.midY)
    }

    /// Whether somebody has done something with the key.
    @discardableResult
    package func key(_ name: String, _ modifiers: EventModifiers = [], phase: KeyPress.Phases = .down) -> Bool {
        let isTaken = window.press(KeyPress(name: name, modifiers: modifiers, phase: phase))
        update()
        return isTaken
    }

    /// What is drawn, as text.
    package var drawing: String { "\(window.frame().list)" }

    private func found(_ node: PresentedNode?, _ name: String) throws -> PresentedNode {
        guard let node else {
            throw NoSuchElement(name: name, present: nodes.map { "\($0.type ?? "-") \($0.label ?? "")" })
        }
        return node
    }
}

/// No element of a window has the type or the label that a test looks for.
package struct NoSuchElement: Error {
    package let name: String
    package let present: [String]
}
