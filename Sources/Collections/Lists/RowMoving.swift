import CoreGraphics
import Drawing
import Foundation
import Graph
import ViewCore

/// The edge of a row at which something would come to lie that is dragged.
enum RowInsertion: Equatable {
    case none
    case before
    case after
}

/// Shows at a row where something would come to lie.
@MainActor
final class RowInsertionMark {
    let edge: Attribute<RowInsertion>
    private weak var tree: ViewGraph?

    /// Of the line, in points. A guess.
    static let width: CGFloat = 2

    init(_ inputs: _ViewInputs) {
        edge = Attribute(input: .none, in: inputs.subgraph)
        tree = inputs.tree
    }

    func show(_ next: RowInsertion) {
        let edge = edge
        tree?.enqueue(Transaction()) { if edge.isAlive && edge.peeked != next { edge.set(next) } }
    }
}

/// What can be done with a row by dragging.
@MainActor
final class RowMoving {
    let inputs: _ViewInputs
    let mark: RowInsertionMark
    /// What the row looks like.
    var display: Attribute<DisplayChunk>?
    private let move: @MainActor () -> ItemAction<(IndexSet, Int) -> Void>?
    private let drop: @MainActor () -> ItemAction<ItemDrop>?
    private let isEnabled: Attribute<Bool>

    init(
        inputs: _ViewInputs, mark: RowInsertionMark,
        move: @escaping @MainActor () -> ItemAction<(IndexSet, Int) -> Void>?,
        drop: @escaping @MainActor () -> ItemAction<ItemDrop>?
    ) {
        self.inputs = inputs
        self.mark = mark
        self.move = move
        self.drop = drop
        isEnabled = inputs.environmentValue(\.isEnabled)
    }

    /// Moves the row. Nil where it cannot be moved.
    var action: ItemAction<(IndexSet, Int) -> Void>? { isEnabled.isAlive && isEnabled.peeked ? move() : nil }
    /// Takes what is dropped beside the row. Nil where nothing is.
    var dropping: ItemAction<ItemDrop>? { isEnabled.isAlive && isEnabled.peeked ? drop() : nil }
    /// The row in the data. Nil where nothing can be done with it by dragging.
    var item: ForEachItem? { isEnabled.isAlive ? move()?.item ?? drop()?.item : nil }
}

/// A row that is dragged to another place in its `ForEach`.
@MainActor
final class RowMoveFollower<Value: Hashable>: PointerFollower {
    private let press: ListRowPress<Value>
    private let model: ListModel<Value>
    private var start = CGPoint.zero
    private var last: PointerEvent?
    private var isMoving = false
    /// The `ForEach` in which it is moved.
    private var owner: AttributeID?
    private var session: DragSession?

    init(_ press: ListRowPress<Value>, _ model: ListModel<Value>) {
        self.press = press
        self.model = model
    }

    func handle(_ event: PointerEvent) -> PointerRecognizer.State {
        if event.phase == .began { start = event.surfaceLocation }
        guard event.phase != .cancelled, press.frame.isAlive else { return .failed }
        last = event
        let place = event.surfaceLocation
        isMoving = isMoving || hypot(place.x - start.x, place.y - start.y) >= DragSession.least
        if event.phase == .ended { return isMoving ? .ended : .failed }
        return isMoving ? .active : .possible
    }

    func commit(_ state: PointerRecognizer.State) {
        guard let last, let action = press.moving.action else { return cancel() }
        let owner = action.item.owner
        self.owner = owner
        if session == nil {
            let picture = press.moving.display?.value ?? .empty
            session = DragSession([], press.moving.inputs, picture: picture, from: start)
        }
        session?.move(to: last.surfaceLocation)
        let offset = model.markInsertion(in: owner, at: last.location.y)
        guard state == .ended else { return }
        end()
        let moved = model.movedOffsets(with: press, action.item)
        guard let offset, let first = moved.first, let final = moved.last else { return }
        // Rows that lie beside one another and stay where they are have not been moved.
        let isSame = moved.count == final - first + 1 && (first...final + 1).contains(offset)
        if !isSame { action.perform(moved, offset) }
    }

    func cancel() { end() }

    /// Also where the row itself has gone.
    private func end() {
        session?.end()
        session = nil
        guard let owner else { return }
        model.markInsertion(in: owner, at: nil)
    }
}
