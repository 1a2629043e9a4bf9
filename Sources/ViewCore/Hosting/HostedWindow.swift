import CoreGraphics
import Drawing
import Graph
import ViewValues

/// A window with its tree of views: what a host needs to show it and to hand on what its user does.
@MainActor
package final class HostedWindow {
    package let tree: ViewGraph
    /// What the scene calls it.
    package var sceneTitle: String
    /// What the views in it call it, else the scene.
    package var title: String { tree.title ?? sceneTitle }
    /// The size at which the scene asks to be opened. Nil for the content's ideal size.
    package let defaultSize: CGSize?
    /// Whether its size is that of its content, as far as that cannot grow.
    package var keepsContentSize = false
    /// Whether the program wants it in front of the others. Set back by the host.
    package var wantsAttention = false
    private var lastList: DisplayList?
    private var lastScale: CGFloat = 1
    private var presentedCache: PresentedNode?
    private var hovered: [any HoverResponder] = []
    package var focus: KeyboardFocus { tree.focus }
    var presentationFocus: [PresentationFocus] = []

    /// A window whose content has no ideal size of its own opens at this size, in points (the design).
    package static let fallbackSize = CGSize(width: 900, height: 450)

    /// The app's tree, from which the content reads; it lives as long as the window.
    private let appTree: ViewGraph?

    package init(title: String, tree: ViewGraph, appTree: ViewGraph? = nil, defaultSize: CGSize? = nil) {
        self.appTree = appTree
        sceneTitle = title
        self.tree = tree
        self.defaultSize = defaultSize
    }

    // MARK: Size

    package var size: CGSize { tree.size }
    package var scale: CGFloat { tree.environmentValues.displayScale }

    /// The least size its content can take, in points.
    package var minimumSize: CGSize {
        let least = tree.size(.zero)
        return CGSize(width: least.width.rounded(.up), height: least.height.rounded(.up) + tree.barHeight)
    }

    /// Whether its user may change its size.
    package var isResizable: Bool {
        if !keepsContentSize { return true }
        let (least, most) = (tree.size(.zero), tree.size(ProposedViewSize(width: 10_000, height: 10_000)))
        return least != most
    }

    /// The size at which the window opens: the scene's, else the content's ideal size within its minimum, else the fallback.
    package var openingSize: CGSize {
        if let defaultSize { return defaultSize }
        let ideal = tree.size(.unspecified)
        let bars = tree.barHeight
        var least = minimumSize
        least.height -= bars
        func length(_ ideal: CGFloat, _ least: CGFloat, _ fallback: CGFloat) -> CGFloat {
            ideal.isFinite && ideal > 0 ? max(ideal, least).rounded(.up) : max(fallback, least)
        }
        let isFlexible = (width: stretches(.horizontal, ideal), height: stretches(.vertical, ideal))
        return CGSize(
            width: length(isFlexible.width ? 0 : ideal.width, least.width, Self.fallbackSize.width),
            height: length(isFlexible.height ? 0 : ideal.height, least.height, Self.fallbackSize.height - bars) + bars)
    }

    /// Whether the content says nothing of the length it likes along an axis: it takes whatever it is given, and where
    /// nothing is proposed answers no more than the 10 points of a shape.
    private func stretches(_ axis: Axis, _ ideal: CGSize) -> Bool {
        let large = tree.size(ProposedViewSize(width: 10_000, height: 10_000))
        return axis == .horizontal
            ? large.width >= 10_000 && ideal.width <= 10 : large.height >= 10_000 && ideal.height <= 10
    }

    package func resize(to size: CGSize) {
        var surface = tree.surfaceValue
        surface.size = size
        tree.setSurface(surface)
    }

    package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        var values = tree.hostEnvironment
        change(&values)
        tree.setEnvironment(values)
    }

    // MARK: Frames

    /// Carries out what has changed at a time on the host's clock. Follow it by `frame()`.
    package func tick(at time: Double) {
        tree.tick(at: time)
        presentedCache = nil
        followPresentations()
    }

    /// Whether something moves and wants another frame as soon as there is one.
    package var wantsNextFrame: Bool { tree.wantsNextFrame || tree.isDirty }

    /// What is drawn now. Leaves `frame()`'s account of what has been shown alone.
    package func displayList() -> DisplayList {
        DisplayList(
            root: tree.displayChunk(), size: tree.size, background: WindowBackground.color(in: tree.environmentValues))
    }

    /// What is drawn now, with what differs from the frame before.
    package func frame() -> Frame {
        let list = displayList()
        let scale = self.scale
        let all = CGRect(
            x: 0, y: 0, width: (list.size.width * scale).rounded(.up), height: (list.size.height * scale).rounded(.up))
        let damage = lastList.map { scale == lastScale ? list.damage(from: $0, scale: scale) : [all] } ?? [all]
        lastList = list
        lastScale = scale
        return Frame(list: list, scale: scale, damage: damage)
    }

    /// What can be touched and spoken of now.
    package func presented() -> PresentedNode {
        if let presentedCache { return presentedCache }
        let presented = tree.presented()
        presentedCache = presented
        return presented
    }

    // MARK: What the user does

    package func pointer(_ event: PointerEvent) {
        tree.evaluate { tree.gestures.handle(event, root: presented()) }
    }

    /// Two fingers on a touchpad have moved, at a place of the window. `scale` and `rotation` (in radians, clockwise) are
    /// what they have done since they were put down.
    package func pinch(
        _ phase: PointerEvent.Phase, at point: CGPoint, scale: CGFloat, rotation: CGFloat, time: Double
    ) {
        pointer(
            PointerEvent(
                phase: phase, location: point, time: time,
                pinch: PointerEvent.Pinch(scale: scale, rotation: rotation)))
    }

    /// A key was pressed. Whether somebody has done something with it: a control that it is the shortcut of, who has the
    /// keyboard, or the tab key, which moves the focus on. A command is a shortcut first; of any other key who has the
    /// keyboard hears first, and what types a text is left to who takes text.
    @discardableResult
    package func press(_ key: KeyPress) -> Bool {
        tree.evaluate {
            let root = presented()
            if key.phase == .up { return release(key, root) }
            if key.isCommand && root.performShortcut(key) { return true }
            let order = root.keyResponders
            let isCovered = isTypingCovered
            if isCovered {
                if let isDone = pressPresentations(key), isDone { return true }
            } else if let focused = focus.focused, order.contains(where: { $0 === focused }) {
                let listeners = presented().interceptors(around: focused)
                for listener in listeners where listener.comesFirst && listener.intercept(key) { return true }
                if focused.press(key) { return true }
                for listener in listeners where !listener.comesFirst && listener.intercept(key) { return true }
            } else if focus.focused != nil {
                focus.focus(nil)
            }
            let isText = !isCovered && focus.focused is any TextInputResponder && key.typesText
            if !key.isCommand && !isText && root.performShortcut(key) { return true }
            if let isDone = pressPresentations(key), isDone || key.name != "tab" { return isDone }
            if presented().scroll(by: key, focused: focus.focused) { return true }
            guard key.name == "tab", !order.isEmpty else { return false }
            focus.advance(in: order, backward: key.modifiers.contains(.shift))
            return true
        }
    }

    /// A key was let go: only who listens to keys around the focus hears of it.
    private func release(_ key: KeyPress, _ root: PresentedNode) -> Bool {
        guard let focused = focus.focused else { return false }
        for listener in root.interceptors(around: focused) where listener.hearsReleases && listener.intercept(key) {
            return true
        }
        return false
    }

    /// Text comes without the keys that typed it, from an input method for one: who listens to keys around the focus hears
    /// of each character before it is put in. Whether somebody took any of it.
    @discardableResult
    package func type(_ text: String) -> Bool {
        tree.evaluate {
            guard let focused = focus.focused, !isTypingCovered else { return false }
            let listeners = presented().interceptors(around: focused).filter(\.comesFirst)
            guard !listeners.isEmpty else { return focused.insert(text) }
            var rest = ""
            for character in text {
                let own = String(character)
                let name = own == " " ? "space" : own.lowercased()
                let key = KeyPress(name: name, text: own)
                var isTaken = false
                for listener in listeners where !isTaken { isTaken = listener.intercept(key) }
                if !isTaken { rest.append(character) }
            }
            return rest.isEmpty || focused.insert(rest)
        }
    }

    /// Text was typed. Whether somebody took it.
    @discardableResult
    package func insert(_ text: String) -> Bool {
        tree.evaluate { isTypingCovered ? false : focus.focused?.insert(text) ?? false }
    }

    /// The pointer is at `point`; nil when it has left the window.
    package func hover(_ point: CGPoint?) {
        tree.evaluate { moveHover(to: point) }
    }

    private func moveHover(to point: CGPoint?) {
        var now: [any HoverResponder] = []
        var places: [CGPoint] = []
        if let point {
            for node in presented().path(at: point) {
                guard let responder = node.responder as? any HoverResponder else { continue }
                now.append(responder)
                places.append(node.transform?.localizeNow(point) ?? point)
            }
        }
        for old in hovered where !now.contains(where: { $0 === old }) { old.hover(nil) }
        // Those that are left hear of it before those that are entered.
        for (responder, place) in zip(now, places) { responder.hover(place, onSurface: point) }
        hovered = now
    }
}

/// A view that wants to know whether the pointer is over it.
@MainActor
package protocol HoverResponder: Responder {
    /// Nil when the pointer has left. In points, in the coordinates in which the view was laid out.
    func hover(_ point: CGPoint?)
    /// The same with the point on the surface.
    func hover(_ point: CGPoint?, onSurface surfacePoint: CGPoint?)
}

extension HoverResponder {
    package func hover(_ point: CGPoint?, onSurface surfacePoint: CGPoint?) { hover(point) }
}

/// What is behind the content of a window.
enum WindowBackground {
    /// The system's window background: published values of `windowBackgroundColor`, light and dark.
    static func color(in values: EnvironmentValues) -> PaintColor {
        values.colorScheme == .dark
            ? PaintColor(red: 50 / 255, green: 50 / 255, blue: 50 / 255)
            : PaintColor(red: 236 / 255, green: 236 / 255, blue: 236 / 255)
    }
}
