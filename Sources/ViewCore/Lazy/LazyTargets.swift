import CoreGraphics
import Graph
import ViewValues

/// The views of a lazy container as what scrolls sees them.
final class LazyTargets: ScrollTargets {
    private let book: LazyBook
    private let realized: Attribute<Realized>
    private let frame: Attribute<ViewFrame>
    let isMarked: Bool

    init(book: LazyBook, realized: Attribute<Realized>, frame: Attribute<ViewFrame>, isMarked: Bool) {
        self.book = book
        self.realized = realized
        self.frame = frame
        self.isMarked = isMarked
    }

    var isAlive: Bool { realized.isAlive }

    func target(_ id: AnyHashable) -> ScrollTargetPlace? {
        let now = realized.value
        for (child, place) in zip(now.children, now.frames) where child.element.isCalled(id) {
            return ScrollTargetPlace(rect: CGRect(origin: place.origin, size: place.size), isExact: true)
        }
        guard let index = book.units.index(ofID: id) else { return nil }
        let origin = frame.value.origin
        let length = max(0, book.lengths[index] - book.arrangement.spacing)
        let start = book.lengths.start(of: index)
        let point = book.arrangement.point(main: start, cross: 0)
        return ScrollTargetPlace(
            rect: CGRect(
                origin: CGPoint(x: origin.x + point.x, y: origin.y + point.y),
                size: book.arrangement.size(main: length, cross: book.arrangement.cross(frame.value.size))),
            isExact: false)
    }

    var targets: [(id: AnyHashable, rect: CGRect)] {
        let now = realized.value
        var found: [(id: AnyHashable, rect: CGRect)] = []
        for (child, frame) in zip(now.children, now.frames) {
            if let id = child.element.explicitID {
                found.append((id, CGRect(origin: frame.origin, size: frame.size)))
            }
        }
        return found
    }
}
