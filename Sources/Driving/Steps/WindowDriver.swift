import Scenes
import Scripting

/// Does to a window what steps say, as its user would.
@MainActor
package final class WindowDriver {
    private unowned let target: any DrivenWindow
    private let renderer: (any Renderer)?
    private var window: HostedWindow { target.window }
    private var isPressed = false
    private var lastPress: (point: CGPoint, time: Double, count: Int)?
    /// The inspection that the handles of nodes belong to.
    private var lastInspection: Inspection?

    /// Two presses within these seconds and points are a double click. Seconds: what macOS has when nothing is changed
    /// in its settings; points: a guess.
    private static let doubleClick = (seconds: 0.5, points: 5.0)

    /// Draws pictures with `renderer`; nil for the one that is installed.
    package init(_ target: any DrivenWindow, renderer: (any Renderer)? = nil) {
        self.target = target
        self.renderer = renderer
    }

    private func pointer(_ phase: PointerEvent.Phase, at point: StepPoint, isSecondary: Bool = false) {
        window.pointer(
            PointerEvent(
                phase: phase, location: CGPoint(point), time: target.time, clickCount: lastPress?.count ?? 1,
                isSecondary: isSecondary))
        target.update()
    }
}

extension WindowDriver: StepTarget {
    package var inspection: InspectDocument {
        let inspection = Inspection(window: window)
        lastInspection = inspection
        return inspection.document
    }

    /// The middle, unless a press there would go through a gap between the parts of a control: then the middle of the first of
    /// them that hears of it, or else any place where something else does not lie over it.
    package func touchPoint(of node: InspectNode) throws -> StepPoint? {
        guard let view = lastInspection?.presented(for: node) else { return nil }
        let root = window.presented()
        let bounds = CGRect(origin: .zero, size: window.size)
        var pending = [view]
        var hearing: [PresentedNode] = []
        while let next = pending.popLast() {
            if next.responder != nil { hearing.append(next) }
            pending.append(contentsOf: next.children.reversed())
        }
        func isHeard(at point: CGPoint) -> Bool {
            root.path(at: point).contains { hit in hearing.contains { $0.responder === hit.responder } }
        }
        for part in [view] + hearing {
            let frame = part.frame.intersection(bounds)
            guard !frame.isNull else { continue }
            let point = CGPoint(x: frame.midX, y: frame.midY)
            if isHeard(at: point) { return StepPoint(x: point.x, y: point.y) }
        }
        let frame = view.frame.intersection(bounds)
        guard !hearing.isEmpty, !frame.isNull else { return nil }
        // Eighths: what is left open by something over it is rarely narrower.
        for line in 0..<8 {
            for column in 0..<8 {
                let point = CGPoint(
                    x: frame.minX + frame.width * (CGFloat(column) + 0.5) / 8,
                    y: frame.minY + frame.height * (CGFloat(line) + 0.5) / 8)
                if isHeard(at: point) { return StepPoint(x: point.x, y: point.y) }
            }
        }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        let cover = root.path(at: middle).last { $0.label != nil || $0.identifier != nil }
        let name = cover.flatMap { $0.label ?? $0.identifier }.map { "\"\($0)\" lies" } ?? "something lies"
        throw StepRefusal(
            "\"\(node.label ?? node.identifier ?? node.type)\" cannot be reached: \(name) over it, "
                + "or it is scrolled out of sight")
    }

    package func movePointer(to point: StepPoint) {
        guard !isPressed else { return pointer(.moved, at: point) }
        window.hover(CGPoint(point))
        target.update()
    }

    package func pressPointer(at point: StepPoint) {
        var count = 1
        if let last = lastPress, target.time - last.time <= Self.doubleClick.seconds,
            hypot(point.x - last.point.x, point.y - last.point.y) <= Self.doubleClick.points
        {
            count = last.count + 1
        }
        lastPress = (CGPoint(point), target.time, count)
        isPressed = true
        pointer(.began, at: point)
    }

    package func releasePointer(at point: StepPoint) {
        isPressed = false
        pointer(.ended, at: point)
        window.hover(CGPoint(point))
        target.update()
    }

    package func rightClick(at point: StepPoint) {
        lastPress = nil
        pointer(.began, at: point, isSecondary: true)
        pointer(.ended, at: point, isSecondary: true)
    }

    package func scroll(at point: StepPoint, by distance: StepPoint) throws {
        let translation = CGSize(width: distance.x, height: distance.y)
        let hasScrolled = window.scroll(at: CGPoint(point), by: translation, isPrecise: true)
        guard hasScrolled else { throw StepRefusal("nothing at \(point.x),\(point.y) can be scrolled that way") }
        target.update()
    }

    package func pinch(_ phase: StepPinchPhase, at point: StepPoint, scale: Double, degrees: Double) {
        let phase: PointerEvent.Phase =
            switch phase {
            case .began: .began
            case .moved: .moved
            case .ended: .ended
            }
        window.pinch(
            phase, at: CGPoint(point), scale: CGFloat(scale), rotation: CGFloat(degrees * .pi / 180), time: target.time)
        target.update()
    }

    package func press(_ stroke: KeyStroke) {
        var key = KeyPress(stroke)
        if !window.press(key), let text = stroke.typedText { window.insert(text) }
        target.update()
        key.phase = .up
        window.press(key)
        target.update()
    }

    package func type(_ text: String) throws {
        guard window.focus.focused != nil else {
            throw StepRefusal("nothing has the keyboard; tap something that takes text first")
        }
        guard window.type(text) else { throw StepRefusal("what has the keyboard takes no text") }
        target.update()
    }

    package func set(_ value: StepValue, of node: InspectNode) throws {
        guard let view = lastInspection?.presented(for: node), let setValue = view.setValue else {
            throw StepRefusal("\"\(node.label ?? node.type)\" takes no value")
        }
        guard setValue(value.text) else {
            throw StepRefusal("\"\(node.label ?? node.type)\" does not take \"\(value.text)\" as its value")
        }
        target.update()
    }

    package func resize(to size: RunOptions.Size) {
        target.resize(to: CGSize(width: size.width, height: size.height))
        target.update()
    }

    package func use(_ scheme: RunOptions.Scheme) {
        target.use(ColorScheme(scheme))
        target.update()
    }

    package func writePicture(to path: String) throws {
        try PictureFile.write(window.displayList(), scale: window.scale, to: path, renderer: renderer)
    }
}

/// Why a step could not be done.
private struct StepRefusal: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension CGPoint {
    fileprivate init(_ point: StepPoint) {
        self.init(x: point.x, y: point.y)
    }
}

extension ColorScheme {
    package init(_ scheme: RunOptions.Scheme) {
        self = scheme == .dark ? .dark : .light
    }
}
