import ViewValues

/// Who had the keyboard before something was presented.
@MainActor
struct PresentationFocus {
    let presentation: Presentation
    weak var previous: (any KeyResponder)?
}

extension HostedWindow {
    /// Gives the keyboard to what has been presented since the last tick, and back when that has gone.
    func followPresentations() {
        let gone = presentationFocus.first { !$0.presentation.isAlive }
        presentationFocus.removeAll { !$0.presentation.isAlive }
        if let gone, !hasKeyboard { focus.focus(gone.previous) }
        for presentation in tree.shownPresentations where presentation.behavior != .passive {
            if presentationFocus.contains(where: { $0.presentation === presentation }) { continue }
            presentationFocus.append(PresentationFocus(presentation: presentation, previous: focus.focused))
            tree.evaluate {
                let taker = presentation.keyResponder ?? presentation.firstTextField
                // A menu hears keys without having the keyboard, which stays where it was.
                if taker != nil || presentation.behavior == .modal { focus.focus(taker) }
            }
        }
    }

    /// Whether somebody who is still there has the keyboard.
    private var hasKeyboard: Bool {
        guard let focused = focus.focused else { return false }
        return tree.evaluate { presented().keyResponders.contains { $0 === focused } }
    }

    /// Whether a menu is open over who has the keyboard, and hears the keys in its place.
    var isTypingCovered: Bool {
        guard let focused = focus.focused else { return false }
        for presentation in tree.shownPresentations.reversed() {
            guard presentation.behavior == .popup || presentation.behavior == .modal else { continue }
            let own = tree.evaluate { presentation.outputs.presented?.value.keyResponders ?? [] }
            return !own.contains { $0 === focused }
        }
        return false
    }

    /// Offers a key to what is presented, the frontmost first, up to one that keeps all keys from what is beneath. Nil
    /// where nothing is presented that does.
    func pressPresentations(_ key: KeyPress) -> Bool? {
        for presentation in tree.shownPresentations.reversed() where presentation.behavior != .passive {
            if presentation.press(key) { return true }
            if presentation.behavior != .attached { return false }
        }
        return nil
    }
}

extension Presentation {
    /// A text field in it takes the keyboard at once, as in a sheet of macOS.
    fileprivate var firstTextField: (any KeyResponder)? {
        outputs.presented?.value.keyResponders.first { $0 is any TextInputResponder }
    }
}
