import ViewValues

/// A view that can have the keyboard.
@MainActor
package protocol KeyResponder: AnyObject {
    /// Whether it has done something with the key.
    func press(_ key: KeyPress) -> Bool
    /// Takes text from the keyboard or an input method. Whether it has done something with it.
    func insert(_ text: String) -> Bool
    /// Whether it takes the keyboard when focus comes round to it.
    var canFocus: Bool { get }
    /// It has got the keyboard, or lost it.
    func focusChanged(_ hasFocus: Bool)
    /// The same, and whether focus came by keys and is to be shown.
    func focusChanged(_ hasFocus: Bool, isVisible: Bool)
}

extension KeyResponder {
    package var canFocus: Bool { true }
    package func focusChanged(_ hasFocus: Bool) {}
    package func focusChanged(_ hasFocus: Bool, isVisible: Bool) { focusChanged(hasFocus) }
    package func insert(_ text: String) -> Bool { false }
}

/// Hears keys that what has the keyboard in it has no use for, or before it does.
@MainActor
package protocol KeyInterceptor: Responder {
    /// Whether it has done something with the key.
    func intercept(_ key: KeyPress) -> Bool
    /// Whether it hears keys before what has the keyboard.
    var comesFirst: Bool { get }
    /// Whether it hears of keys that are let go.
    var hearsReleases: Bool { get }
}

extension KeyInterceptor {
    package var hearsReleases: Bool { false }
}

/// Who has the keyboard in a window, and the order in which it goes round.
@MainActor
package final class KeyboardFocus {
    package private(set) weak var focused: (any KeyResponder)?
    /// The focus was moved by keys, so it is shown.
    package private(set) var isVisible = false
    /// The parts of the window that the focus is in, the innermost first.
    private var regions: [any FocusRegion] = []
    private var requests: [any FocusRequest] = []
    /// The focus has moved, or something that depends on where it is has changed.
    private var isUnsettled = false
    /// Somebody had the keyboard when it was last settled.
    private var wasFocused = false
    package let sceneValues = FocusedValueSources()

    package init() {}

    package func focus(_ responder: (any KeyResponder)?, isVisible: Bool = false) {
        if focused === responder && self.isVisible == isVisible { return }
        self.isVisible = isVisible
        isUnsettled = true
        if focused !== responder { focused?.focusChanged(false, isVisible: false) }
        focused = responder
        responder?.focusChanged(true, isVisible: isVisible)
    }

    /// Moves to the next of `order`, or the one before, round and round.
    package func advance(in order: [any KeyResponder], backward: Bool) {
        guard !order.isEmpty else { return }
        let current = focused.flatMap { focused in order.firstIndex { $0 === focused } }
        let next: Int =
            switch (current, backward) {
            case (nil, false): 0
            case (nil, true): order.count - 1
            case (let index?, false): (index + 1) % order.count
            case (let index?, true): (index + order.count - 1) % order.count
            }
        focus(order[next], isVisible: true)
    }

    // MARK: States that follow the focus

    /// Has a wish carried out in the tick under way.
    package func ask(_ request: any FocusRequest) {
        requests.removeAll { $0 === request }
        requests.append(request)
    }

    /// Something that depends on where the focus is has changed.
    package func lookAgain() { isUnsettled = true }

    func hasRegion(where isWanted: (any FocusRegion) -> Bool) -> Bool {
        for region in regions where isWanted(region) { return true }
        return false
    }

    /// Carries out what was wished for, takes the focus from who can no longer have it, and tells who follows it. Called in
    /// each round of a tick, when the views are up to date.
    func settle(in tree: ViewGraph) {
        if let focused, !focused.canFocus { focus(nil) }
        if wasFocused && focused == nil { isUnsettled = true }
        guard isUnsettled || !requests.isEmpty else { return }
        let asked = requests
        requests = []
        // Presented only when somebody has the keyboard or wants it.
        let root = asked.isEmpty && focused == nil ? nil : tree.presented()
        if let root { for request in asked { request.move(self, in: root) } }
        isUnsettled = false
        wasFocused = focused != nil
        // Beneath an open menu, who had the keyboard keeps it.
        let whole = tree.shownPresentations.isEmpty || focused == nil ? root : tree.presentedUncovered()
        let path = focused.flatMap { whole?.path(to: $0) } ?? []
        let now = path.compactMap(\.focusRegion)
        let before = regions
        regions = now
        var followers = asked
        for region in before where !now.contains(where: { $0 === region }) {
            region.focusLeft()
            if let request = region.request { followers.append(request) }
        }
        for region in now {
            if !before.contains(where: { $0 === region }) { region.focusEntered() }
            if let request = region.request { followers.append(request) }
        }
        for follower in followers { follower.settle(now) }
        sceneValues.publish(now, in: tree)
    }
}
