import CoreGraphics
import CoreTransferable
import Foundation
import Graph
import ViewCore

/// What of a list's rows is selected by the pointer and the keys.
@MainActor
final class ListModel<Value: Hashable> {
    private let selection: Attribute<ListSelection<Value>?>
    private let isEnabled: Attribute<Bool>
    private let isRightToLeft: Attribute<Bool>
    private weak var tree: ViewGraph?
    private weak var menu: SelectionMenuSource?
    let isSelectable: Bool
    /// The scroll view that the rows lie in.
    var scope: ScrollScope?
    /// The list's part in what is typed.
    weak var keys: ListKeys<Value>?
    /// The rows that are made.
    private var presses: [Weak] = []
    /// Where a selection of several rows began, and its other end.
    private var anchor: Value?
    private var head: Value?

    private struct Weak {
        weak var press: ListRowPress<Value>?
        let subgraph: Subgraph
    }

    init(_ inputs: _ViewInputs, selection: Attribute<ListSelection<Value>?>) {
        self.selection = selection
        isEnabled = inputs.environmentValue(\.isEnabled)
        let direction = inputs.layoutDirection
        isRightToLeft = inputs.attribute(Compared { direction.value == .rightToLeft })
        isSelectable = Value.self != Never.self
        tree = inputs.tree
        menu = inputs.environmentValue(\.selectionMenuSource).peeked
        menu?.values = { [weak self] in self?.meant(at: $0) ?? [] }
    }

    var canSelect: Bool {
        selection.isAlive && isEnabled.isAlive && isSelectable && selection.peeked != nil && isEnabled.peeked
    }

    func add(_ press: ListRowPress<Value>, _ subgraph: Subgraph) {
        presses.removeAll { !$0.subgraph.isAlive || $0.press == nil }
        presses.append(Weak(press: press, subgraph: subgraph))
    }

    /// The rows of a `ForEach` that are made, from the top.
    private func rows(of owner: AttributeID) -> [(item: ForEachItem, press: ListRowPress<Value>)] {
        var found: [(item: ForEachItem, press: ListRowPress<Value>, y: CGFloat)] = []
        for entry in presses where entry.subgraph.isAlive {
            guard let press = entry.press, press.frame.isAlive, let item = press.moving.item, item.owner == owner
            else { continue }
            found.append((item, press, press.frame.peeked.minY))
        }
        found.sort { $0.y < $1.y }
        return found.map { ($0.item, $0.press) }
    }

    /// Marks where in a `ForEach` something would come to lie that is let go at a height of the surface; nil marks nothing.
    /// The offset of the element that it comes to lie before.
    @discardableResult
    func markInsertion(in owner: AttributeID, at y: CGFloat?) -> Int? {
        let rows = rows(of: owner)
        guard let y, let last = rows.last else {
            for row in rows { row.press.moving.mark.show(.none) }
            return nil
        }
        let next = rows.first { $0.press.frame.peeked.midY > y }
        for row in rows {
            let isNext = row.item === next?.item
            let isLast = next == nil && row.item === last.item
            row.press.moving.mark.show(isNext ? .before : isLast ? .after : .none)
        }
        return next.map { $0.item.index } ?? last.item.index + 1
    }

    /// The offsets of what moves with a row: the selection if it is part of it.
    func movedOffsets(with press: ListRowPress<Value>, _ item: ForEachItem) -> IndexSet {
        guard let value = press.currentValue, current.contains(value) else { return IndexSet(integer: item.index) }
        var offsets = IndexSet()
        for row in rows(of: item.owner) {
            if let value = row.press.currentValue, current.contains(value), row.press.moving.action != nil {
                offsets.insert(row.item.index)
            }
        }
        return offsets
    }

    /// The rows that are made and can be selected, from the top.
    private var rows: [(value: Value, press: ListRowPress<Value>)] {
        var found: [(value: Value, press: ListRowPress<Value>, y: CGFloat)] = []
        for entry in presses where entry.subgraph.isAlive {
            guard let press = entry.press, let value = press.currentValue else { continue }
            found.append((value, press, press.frame.peeked.minY))
        }
        found.sort { $0.y < $1.y }
        return found.map { ($0.value, $0.press) }
    }

    private var current: Set<Value> { selection.peeked?.values ?? [] }

    // MARK: The pointer

    /// A click gives the list the keyboard.
    func takeKeyboard() {
        if let keys { tree?.focus.focus(keys) }
    }

    func click(_ value: Value, _ modifiers: EventModifiers) {
        guard canSelect, let selection = selection.peeked else { return }
        if selection.allowsSeveral && (modifiers.contains(.command) || modifiers.contains(.control)) {
            var values = current
            if values.remove(value) == nil { values.insert(value) }
            anchor = value
            head = value
            selection.select(values)
        } else if selection.allowsSeveral, modifiers.contains(.shift), let anchor = anchor ?? current.first {
            head = value
            selection.select(range(anchor, value))
        } else {
            anchor = value
            head = value
            selection.select([value])
        }
    }

    /// What a menu asked for at a point is about: the selection if it lies there, else the row there.
    private func meant(at point: CGPoint) -> Set<AnyHashable> {
        guard canSelect, let row = rows.first(where: { $0.press.frame.peeked.contains(point) }) else { return [] }
        return erased(current.contains(row.value) ? current : [row.value])
    }

    /// A double click.
    func open(_ value: Value) {
        if canSelect { menu?.primaryAction?([AnyHashable(value)]) }
    }

    private func erased(_ values: Set<Value>) -> Set<AnyHashable> {
        var erased: Set<AnyHashable> = []
        for value in values { erased.insert(AnyHashable(value)) }
        return erased
    }

    /// The rows from one to another, as far as they are made.
    private func range(_ first: Value, _ last: Value) -> Set<Value> {
        let values = rows.map(\.value)
        guard let a = values.firstIndex(of: first), let b = values.firstIndex(of: last) else { return [last] }
        return Set(values[min(a, b)...max(a, b)])
    }

    // MARK: The keys

    func press(_ key: KeyPress) -> Bool {
        guard canSelect, let selection = selection.peeked else { return false }
        let isExtending = key.modifiers == .shift && selection.allowsSeveral
        switch key.name {
        case "up" where key.modifiers.isEmpty || isExtending: return move(-1, isExtending)
        case "down" where key.modifiers.isEmpty || isExtending: return move(1, isExtending)
        case "a" where selection.allowsSeveral && key.modifiers == .command:
            selection.select(Set(rows.map(\.value)))
            return true
        case "return" where key.modifiers.isEmpty && menu?.primaryAction != nil && !current.isEmpty:
            menu?.primaryAction?(erased(current))
            return true
        case "delete" where key.modifiers.isEmpty: return delete()
        case "left" where key.modifiers.isEmpty: return fold(opens: isRightToLeft.peeked)
        case "right" where key.modifiers.isEmpty: return fold(opens: !isRightToLeft.peeked)
        default: return false
        }
    }

    private func move(_ step: Int, _ isExtending: Bool) -> Bool {
        guard let selection = selection.peeked else { return false }
        let rows = rows
        guard !rows.isEmpty else { return false }
        let selected = current
        let from = head.flatMap { selected.contains($0) ? $0 : nil } ?? selected.first
        let place = from.flatMap { from in rows.firstIndex { $0.value == from } }
        let next = place.map { min(max($0 + step, 0), rows.count - 1) } ?? (step > 0 ? 0 : rows.count - 1)
        let value = rows[next].value
        if isExtending, let anchor = anchor ?? from {
            self.anchor = anchor
            selection.select(range(anchor, value))
        } else {
            anchor = value
            selection.select([value])
        }
        head = value
        reveal(rows[next].press)
        return true
    }

    private func reveal(_ press: ListRowPress<Value>) {
        guard let scope, let id = press.id else { return }
        tree?.enqueue(Transaction()) { scope.scroll?(id, nil) }
    }

    /// Opens or closes the selected rows of an outline. A single one that is closed already gives way to the one it belongs
    /// to, and one that is open to the first below it.
    private func fold(opens: Bool) -> Bool {
        let selected = current
        let rows = rows
        var hasFolded = false
        var last: Int?
        for (place, row) in rows.enumerated() where selected.contains(row.value) {
            guard let own = row.press.fold() else { continue }
            last = place
            guard let isOpen = own.isOpen, isOpen.wrappedValue != opens else { continue }
            withAnimation(OutlineFolding.animation) { isOpen.wrappedValue = opens }
            hasFolded = true
        }
        if hasFolded { return true }
        guard selected.count == 1, let last, let depth = rows[last].press.fold()?.depth else { return false }
        var next = opens ? last + 1 : last - 1
        while !opens, next >= 0, let place = rows[next].press.fold(), place.depth >= depth { next -= 1 }
        guard rows.indices.contains(next), let place = rows[next].press.fold(),
            opens ? place.depth > depth : place.depth < depth
        else { return false }
        select(rows[next])
        return true
    }

    private func select(_ row: (value: Value, press: ListRowPress<Value>)) {
        anchor = row.value
        head = row.value
        selection.peeked?.select([row.value])
        reveal(row.press)
    }

    /// Has the program delete the rows that are selected, those of one `ForEach` at once.
    private func delete() -> Bool {
        let selected = current
        var deletions: [(action: ItemAction<(IndexSet) -> Void>, offsets: IndexSet)] = []
        for row in rows where selected.contains(row.value) {
            guard let action = row.press.delete() else { continue }
            if let place = deletions.firstIndex(where: { $0.action.item.owner == action.item.owner }) {
                deletions[place].offsets.insert(action.item.index)
            } else {
                deletions.append((action, IndexSet(integer: action.item.index)))
            }
        }
        for deletion in deletions { deletion.action.perform(deletion.offsets) }
        return !deletions.isEmpty
    }
}

/// What a press on a row is.
enum ListPress {
    /// One that moves further, in points, is no click.
    static let reach: CGFloat = 10
}

/// A press on a row, which selects it.
@MainActor
final class ListRowPress<Value: Hashable>: ScrollResponder, DropResponder {
    let frame: Attribute<CGRect>
    let id: AnyHashable?
    let moving: RowMoving
    fileprivate let model: ListModel<Value>
    private let value: @MainActor () -> Value?
    let delete: @MainActor () -> ItemAction<(IndexSet) -> Void>?
    /// Opens the link that the row is.
    private let open: @MainActor () -> Void
    let fold: @MainActor () -> OutlinePlace?
    private let swipe: @MainActor (CGSize) -> Bool

    init(
        frame: Attribute<CGRect>, id: AnyHashable?, model: ListModel<Value>, moving: RowMoving,
        value: @escaping @MainActor () -> Value?,
        delete: @escaping @MainActor () -> ItemAction<(IndexSet) -> Void>?,
        open: @escaping @MainActor () -> Void, fold: @escaping @MainActor () -> OutlinePlace?,
        swipe: @escaping @MainActor (CGSize) -> Bool
    ) {
        self.swipe = swipe
        self.moving = moving
        self.frame = frame
        self.id = id
        self.model = model
        self.value = value
        self.delete = delete
        self.open = open
        self.fold = fold
    }

    var currentValue: Value? { frame.isAlive ? value() : nil }

    func scroll(by translation: CGSize, isPrecise: Bool) -> Bool { frame.isAlive && swipe(translation) }

    func makeRecognizers() -> [PointerRecognizer] {
        var recognizers: [PointerRecognizer] = []
        if frame.isAlive, moving.action != nil { recognizers.append(FollowingRecognizer(RowMoveFollower(self, model))) }
        if model.canSelect, currentValue != nil { recognizers.append(FollowingRecognizer(Follower(self))) }
        return recognizers
    }

    // MARK: What is dropped between rows

    func takes(_ items: [TransferItem]) -> Bool { frame.isAlive && (moving.dropping?.perform.takes(items) ?? false) }

    func dragMoved(_ point: CGPoint?) {
        guard frame.isAlive, let owner = moving.dropping?.item.owner else { return }
        model.markInsertion(in: owner, at: point?.y)
    }

    func drop(_ items: [TransferItem], at point: CGPoint) {
        guard frame.isAlive, let dropping = moving.dropping,
            let offset = model.markInsertion(in: dropping.item.owner, at: point.y)
        else { return }
        model.markInsertion(in: dropping.item.owner, at: nil)
        dropping.perform.drop(items, offset)
    }

    private func select(_ modifiers: EventModifiers, isDouble: Bool) {
        guard let value = currentValue else { return }
        model.takeKeyboard()
        model.click(value, modifiers)
        if modifiers.isEmpty { open() }
        if isDouble { model.open(value) }
    }

    /// Decided on release, so that what is in the row may act instead.
    private final class Follower: PointerFollower {
        private let press: ListRowPress
        private var modifiers: EventModifiers = []
        private var start = CGPoint.zero
        private var isDouble = false

        init(_ press: ListRowPress) {
            self.press = press
        }

        func handle(_ event: PointerEvent) -> PointerRecognizer.State {
            switch event.phase {
            case .began:
                start = event.location
                modifiers = event.modifiers
                isDouble = event.clickCount == 2
                return .possible
            case .moved:
                let distance = abs(event.location.x - start.x) + abs(event.location.y - start.y)
                return distance > ListPress.reach ? .failed : .possible
            case .ended: return press.frame.peeked.contains(event.location) ? .ended : .failed
            case .cancelled: return .failed
            }
        }

        func commit(_ state: PointerRecognizer.State) {
            if state == .ended { press.select(modifiers, isDouble: isDouble) }
        }

        func cancel() {}
    }
}

/// A list's part in what is typed.
@MainActor
final class ListKeys<Value: Hashable>: Responder, KeyResponder {
    private let model: ListModel<Value>

    init(_ model: ListModel<Value>) {
        self.model = model
    }

    func makeRecognizers() -> [PointerRecognizer] { [] }
    var canFocus: Bool { model.canSelect }
    func press(_ key: KeyPress) -> Bool { model.press(key) }
}
