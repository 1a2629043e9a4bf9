import CGTKLoader
import Scenes

extension GTKWindow {
    /// This window as the library hands it back. It outlives the library's own.
    var unmanaged: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    /// Calls back with the window that the library hands back; all of its calls come on the main thread.
    nonisolated static func from(_ user: UnsafeMutableRawPointer?, _ body: @MainActor (GTKWindow) -> Void) {
        guard let user else { return }
        let window = Unmanaged<GTKWindow>.fromOpaque(user).takeUnretainedValue()
        MainActor.assumeIsolated { body(window) }
    }

    func makeCallbacks() -> GessoGTKWindowCallbacks {
        var callbacks = GessoGTKWindowCallbacks()
        callbacks.user = unmanaged
        callbacks.resized = { user, width, height, scale in
            GTKWindow.from(user) {
                $0.sizeChanged(to: CGSize(width: CGFloat(width), height: CGFloat(height)), scale: scale)
            }
        }
        callbacks.frame = { user, time in GTKWindow.from(user) { $0.frame(at: time) } }
        callbacks.close_requested = { user in GTKWindow.from(user) { $0.onClose?() } }
        callbacks.active_changed = { user, isActive in GTKWindow.from(user) { $0.activeChanged(isActive != 0) } }
        callbacks.pointer_entered = { user, x, y, modifiers, _ in
            GTKWindow.from(user) { $0.pointerMoved(to: CGPoint(x: x, y: y), modifiers: modifiers) }
        }
        callbacks.pointer_moved = { user, x, y, modifiers, _ in
            GTKWindow.from(user) { $0.pointerMoved(to: CGPoint(x: x, y: y), modifiers: modifiers) }
        }
        callbacks.pointer_left = { user, _ in GTKWindow.from(user) { $0.pointerLeft() } }
        callbacks.button_pressed = { user, x, y, button, clicks, modifiers, _ in
            GTKWindow.from(user) {
                $0.pressed(button, at: CGPoint(x: x, y: y), clicks: Int(clicks), modifiers: modifiers)
            }
        }
        callbacks.button_released = { user, x, y, button, clicks, modifiers, _ in
            GTKWindow.from(user) {
                $0.released(button, at: CGPoint(x: x, y: y), clicks: Int(clicks), modifiers: modifiers)
            }
        }
        callbacks.buttons_cancelled = { user in GTKWindow.from(user) { $0.cancelled() } }
        callbacks.scrolled = { user, x, y, dx, dy, isPrecise, modifiers, _ in
            GTKWindow.from(user) {
                $0.scrolled(
                    at: CGPoint(x: x, y: y), by: CGSize(width: dx, height: dy), isPrecise: isPrecise != 0,
                    modifiers: modifiers)
            }
        }
        callbacks.key_pressed = { user, _, name, text, modifiers, _ in
            let (name, text) = (name.map { String(cString: $0) }, text.map { String(cString: $0) })
            GTKWindow.from(user) { $0.keyPressed(name ?? "", text: text ?? "", modifiers: modifiers) }
        }
        callbacks.key_released = { user, _, name, text, modifiers, _ in
            let (name, text) = (name.map { String(cString: $0) }, text.map { String(cString: $0) })
            GTKWindow.from(user) { $0.keyReleased(name ?? "", text: text ?? "", modifiers: modifiers) }
        }
        callbacks.pinched = { user, phase, x, y, scale, rotation, _ in
            GTKWindow.from(user) { $0.pinched(phase, at: CGPoint(x: x, y: y), scale: scale, rotation: rotation) }
        }
        callbacks.text_committed = { user, text in
            let text = text.map { String(cString: $0) }
            GTKWindow.from(user) { $0.committed(text ?? "") }
        }
        callbacks.preedit_changed = { user, text, cursor in
            let text = text.map { String(cString: $0) }
            GTKWindow.from(user) { $0.composing(text ?? "", cursor: Int(cursor)) }
        }
        callbacks.preedit_ended = { user in GTKWindow.from(user) { $0.composing("", cursor: 0) } }
        return callbacks
    }
}
