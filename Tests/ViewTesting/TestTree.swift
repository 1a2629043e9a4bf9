import CoreGraphics
import Drawing
import Graph
import ViewCore

/// A tree of views under test, on a clock that stands still until it is advanced.
@MainActor
package final class TestTree {
    package let graph: ViewGraph
    package private(set) var time = 0.0
    /// How often each body ran, by the name of its type.
    package var bodies: [String: Int] = [:]

    package init<V: View>(
        _ view: V, size: CGSize = CGSize(width: 400, height: 600), scale: CGFloat = 2,
        safeArea: EdgeInsets = EdgeInsets(), frame: (any RootFraming)? = nil
    ) {
        var values = EnvironmentValues()
        values.displayScale = scale
        values.locale = Locale(identifier: "en_US")
        graph = ViewGraph(environment: values, size: size, safeArea: safeArea, frame: frame) { inputs in
            let content = Attribute(input: view, in: inputs.base.subgraph)
            return V._makeViewList(view: _GraphValue(content), inputs: inputs)
        }
        graph.onBody = { [unowned self] type in bodies["\(type)", default: 0] += 1 }
        tick()
    }

    /// Carries out what has changed, without letting time pass.
    package func tick() {
        graph.tick(at: time)
        _ = graph.displayChunk()
    }

    /// Lets time pass in frames of 1/60 second.
    package func advance(_ seconds: Double) {
        let start = time
        let frames = (seconds * 60).rounded(.up)
        for frame in stride(from: 1, through: frames, by: 1) {
            time = min(start + frame / 60, start + seconds)
            tick()
        }
        time = start + seconds
    }

    /// Lets time pass in one step.
    package func jump(_ seconds: Double) {
        time += seconds
        tick()
    }

    /// The bodies that ran since the last call.
    package func takeBodies() -> [String: Int] {
        defer { bodies = [:] }
        return bodies
    }

    /// Every drawn view, in the order of drawing.
    package var drawn: [PresentedNode] {
        var nodes: [PresentedNode] = []
        func walk(_ node: PresentedNode) {
            if node.isDrawn { nodes.append(node) }
            node.children.forEach(walk)
        }
        walk(graph.presented())
        return nodes
    }

    package func frame(of label: String) -> CGRect? { drawn.first { $0.label == label }?.frame }

    package var texts: [String] { drawn.compactMap { $0.role == .text ? $0.label : nil } }

    package func tap(_ point: CGPoint, clicks: Int = 1) {
        pointer(.began, point, clicks)
        pointer(.ended, point, clicks)
        tick()
    }

    package func pointer(_ phase: PointerEvent.Phase, _ point: CGPoint, _ clicks: Int = 1) {
        let event = PointerEvent(phase: phase, location: point, time: time, clickCount: clicks)
        graph.evaluate { graph.gestures.handle(event, root: graph.presented()) }
    }
}

extension TestTree {
    /// What is drawn now, each by itself, with no chunks and layers around.
    package var shownItems: [DisplayItem] {
        func items(of chunk: DisplayChunk) -> [DisplayItem] {
            var all: [DisplayItem] = []
            for item in chunk.items {
                switch item {
                case .chunk(let inner): all += items(of: inner)
                case .layer(let layer): all += items(of: layer.content)
                default: all.append(item)
                }
            }
            return all
        }
        return items(of: graph.displayChunk())
    }

    /// What is drawn, in words.
    package var fills: String {
        DisplayList(
            root: graph.displayChunk(), size: graph.size,
            background: PaintColor(red: 0, green: 0, blue: 0, opacity: 0)
        ).description
    }
}
