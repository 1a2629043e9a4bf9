import CoreGraphics
import Graph
import ViewCore

/// A menu that is open: which of its items is highlighted, and what closes it.
@MainActor
final class MenuSession {
    /// The menu that this one is a submenu of.
    let parent: MenuSession?
    private var items: [WeakItem] = []
    private(set) weak var highlighted: MenuItemResponder?
    /// Sends the menu away.
    var close: @MainActor () -> Void = {}
    /// The submenu that is open.
    fileprivate(set) weak var open: MenuSession?

    private struct WeakItem {
        weak var item: MenuItemResponder?
    }

    init(parent: MenuSession?) {
        self.parent = parent
        parent?.open = self
    }

    func add(_ item: MenuItemResponder) { items.append(WeakItem(item: item)) }

    /// Closes this menu and those that it belongs to.
    func closeAll() {
        close()
        parent?.closeAll()
    }

    /// Nil for none.
    func highlight(_ item: MenuItemResponder?) {
        if highlighted === item { return }
        highlighted?.look(highlighted: false)
        highlighted = item
        item?.look(highlighted: true)
        if let open, open.close(unlessOpenedBy: item) { self.open = nil }
    }

    private func close(unlessOpenedBy item: MenuItemResponder?) -> Bool {
        if let item, item === opener { return false }
        close()
        return true
    }

    /// The item of the parent that opened it.
    weak var opener: MenuItemResponder?

    // MARK: Keys

    private var usable: [MenuItemResponder] {
        var found: [MenuItemResponder] = []
        for entry in items {
            if let item = entry.item, item.canAct { found.append(item) }
        }
        return found.sorted { $0.position.y < $1.position.y }
    }

    func press(_ key: KeyPress) -> Bool {
        switch key.name {
        case "down": move(by: 1)
        case "up": move(by: -1)
        case "home": highlight(usable.first)
        case "end": highlight(usable.last)
        case "return", "space": highlighted?.act()
        case "right":
            if let highlighted, highlighted.opensSubmenu { highlighted.act() }
        case "left":
            if parent != nil { close() }
        case "escape":
            if parent == nil { closeAll() } else { close() }
        default: return false
        }
        return true
    }

    private func move(by step: Int) {
        let usable = usable
        guard !usable.isEmpty else { return }
        guard let current = usable.firstIndex(where: { $0 === highlighted }) else {
            return highlight(step > 0 ? usable.first : usable.last)
        }
        highlight(usable[min(max(current + step, 0), usable.count - 1)])
    }
}

private struct MenuSessionKey: EnvironmentKey {
    static var defaultValue: MenuSession? { nil }
}

extension EnvironmentValues {
    /// The open menu that a view is in. Nil outside of menus.
    var menuSession: MenuSession? {
        get { self[MenuSessionKey.self] }
        set { self[MenuSessionKey.self] = newValue }
    }
}

/// Follows the pointer on an item of a menu.
@MainActor
final class MenuItemResponder: HoverResponder {
    let isHighlighted: Attribute<Bool>
    private let isEnabled: Attribute<Bool>
    let frame: Attribute<CGRect>
    let opensSubmenu: Bool
    private weak var tree: ViewGraph?
    private weak var session: MenuSession?
    private let action: @MainActor () -> Void

    init(
        _ inputs: _ViewInputs, session: MenuSession?, opensSubmenu: Bool, action: @escaping @MainActor () -> Void
    ) {
        isHighlighted = Attribute(input: false, in: inputs.subgraph)
        isEnabled = inputs.environmentValue(\.isEnabled)
        frame = inputs.drawnFrame()
        tree = inputs.tree
        self.session = session
        self.opensSubmenu = opensSubmenu
        self.action = action
    }

    var canAct: Bool { isEnabled.isAlive && isEnabled.peeked }
    var position: CGPoint { frame.isAlive ? frame.peeked.origin : .zero }

    func act() {
        guard canAct else { return }
        action()
        if opensSubmenu { session?.open?.opener = self }
    }

    func look(highlighted: Bool) {
        let isHighlighted = isHighlighted
        guard isHighlighted.isAlive else { return }
        tree?.enqueue(Transaction()) { isHighlighted.set(highlighted) }
    }

    func hover(_ point: CGPoint?) {
        guard point != nil else {
            // An item whose submenu is open stays as it is while the pointer is on the way there.
            if session?.highlighted === self, session?.open == nil { session?.highlight(nil) }
            return
        }
        guard canAct, session?.highlighted !== self else { return }
        session?.highlight(self)
        if opensSubmenu { act() }
    }

    func makeRecognizers() -> [PointerRecognizer] { canAct ? [FollowingRecognizer(MenuItemFollower(self))] : [] }

    fileprivate func contains(_ point: CGPoint) -> Bool { frame.isAlive && frame.peeked.contains(point) }
}

private final class MenuItemFollower: PointerFollower {
    private let item: MenuItemResponder

    init(_ item: MenuItemResponder) {
        self.item = item
    }

    func handle(_ event: PointerEvent) -> PointerRecognizer.State {
        switch event.phase {
        case .began, .moved:
            item.hover(item.contains(event.location) ? event.location : nil)
            return .possible
        case .ended: return item.contains(event.location) ? .ended : .failed
        case .cancelled: return .failed
        }
    }

    func commit(_ state: PointerRecognizer.State) {
        if state == .ended { item.act() }
    }

    func cancel() {}
}
