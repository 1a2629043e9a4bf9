import CGTKLoader
import Scenes

extension GTKWindow {
    /// How far a step of a wheel scrolls, in points. Guess: about three lines of text.
    private static let wheelStep: CGFloat = 48

    // MARK: Pointer

    func pointerMoved(to point: CGPoint, modifiers: UInt32) {
        advance(to: gtk.pointee.now())
        if isPressed {
            pointer(.moved, at: point, clicks: 1, modifiers: modifiers)
        } else {
            window.hover(point)
            showCursor(window.cursor(at: point))
        }
        // Many moves come in a frame; they are carried out together.
        requestFrame()
    }

    func pointerLeft() {
        guard !isPressed else { return }
        window.hover(nil)
        requestFrame()
    }

    func pressed(_ button: UInt32, at point: CGPoint, clicks: Int, modifiers: UInt32) {
        guard button == 1 || button == 3, !isPressed else { return }
        isPressed = true
        pressedButton = button
        changeNow { pointer(.began, at: point, clicks: clicks, modifiers: modifiers) }
        showCursor(window.cursor(at: point))
    }

    func released(_ button: UInt32, at point: CGPoint, clicks: Int, modifiers: UInt32) {
        guard isPressed, button == pressedButton else { return }
        isPressed = false
        changeNow { pointer(.ended, at: point, clicks: clicks, modifiers: modifiers) }
        window.hover(CGRect(origin: .zero, size: window.size).contains(point) ? point : nil)
        showCursor(window.cursor(at: point))
    }

    /// Two fingers on a touchpad have moved.
    func pinched(_ phase: Int32, at point: CGPoint, scale: CGFloat, rotation: CGFloat) {
        let phase: PointerEvent.Phase =
            switch Int(phase) {
            case GESSO_GTK_PHASE_BEGAN: .began
            case GESSO_GTK_PHASE_MOVED: .moved
            case GESSO_GTK_PHASE_ENDED: .ended
            default: .cancelled
            }
        changeNow { window.pinch(phase, at: point, scale: scale, rotation: rotation, time: time) }
    }

    func cancelled() {
        guard isPressed else { return }
        isPressed = false
        changeNow { pointer(.cancelled, at: .zero, clicks: 1, modifiers: 0) }
    }

    private func pointer(_ phase: PointerEvent.Phase, at point: CGPoint, clicks: Int, modifiers: UInt32) {
        window.pointer(
            PointerEvent(
                phase: phase, location: point, time: time, clickCount: clicks,
                modifiers: EventModifiers(gtk: modifiers), isSecondary: pressedButton == 3))
    }

    func scrolled(at point: CGPoint, by distance: CGSize, isPrecise: Bool, modifiers: UInt32) {
        var distance = distance
        // The shift key turns the wheel on its side.
        if !isPrecise && distance.width == 0 && EventModifiers(gtk: modifiers).contains(.shift) {
            distance = CGSize(width: distance.height, height: 0)
        }
        let step = isPrecise ? 1 : Self.wheelStep
        let translation = CGSize(width: -distance.width * step, height: -distance.height * step)
        advance(to: gtk.pointee.now())
        if window.scroll(at: point, by: translation, isPrecise: isPrecise) { requestFrame() }
    }

    // MARK: Keyboard

    func keyPressed(_ name: String, text: String, modifiers: UInt32) {
        var key = KeyPress(gtk: name, text: text, modifiers: modifiers)
        if !heldKeys.insert(key.name).inserted { key.phase = .repeat }
        var isTaken = false
        changeNow { isTaken = window.press(key) || (!text.isEmpty && window.insert(text)) }
        // What every window does when its content has no other use for the keys.
        if !isTaken, key.modifiers == .command, key.name == "q" || key.name == "w" {
            gtk.pointee.close_window(handle)
        }
    }

    func keyReleased(_ name: String, text: String, modifiers: UInt32) {
        var key = KeyPress(gtk: name, text: text, modifiers: modifiers)
        key.phase = .up
        heldKeys.remove(key.name)
        changeNow { window.press(key) }
    }

    func committed(_ text: String) {
        changeNow { window.type(text) }
    }

    func composing(_ text: String, cursor: Int) {
        isComposing = !text.isEmpty
        changeNow { (window.focus.focused as? any TextInputResponder)?.compose(text, cursor: cursor) }
    }

    /// Does something whose consequences the next event has to meet, and has them drawn in the next frame.
    private func changeNow(_ change: () -> Void) {
        advance(to: gtk.pointee.now())
        change()
        update()
        requestFrame()
    }
}

extension Cursor {
    /// The cursor's name in CSS; nil for the usual one.
    var cssName: String? {
        switch self {
        case .arrow: nil
        case .pointingHand: "pointer"
        case .text: "text"
        case .verticalText: "vertical-text"
        case .zoomIn: "zoom-in"
        case .zoomOut: "zoom-out"
        case .crosshair: "crosshair"
        case .openHand: "grab"
        case .closedHand: "grabbing"
        case .resizeHorizontally: "col-resize"
        case .resizeVertically: "row-resize"
        case .notAllowed: "not-allowed"
        case .hidden: "none"
        }
    }
}
