import CoreGraphics
import Graph
import ViewValues

/// What a scroll view and the views in it know of each other.
///
/// All places are those of layout: where views would lie if nothing had been scrolled. What has been scrolled is in the
/// translation of their frames.
@MainActor
package final class ScrollScope {
    /// The part of the content that is seen.
    package let visible: Attribute<CGRect>
    /// The axes along which the content moves.
    package let axes: Attribute<Axis.Set>
    /// Moves the content without anything being seen to move, because views before what is seen have turned out to be
    /// larger than expected, in points. Called inside a rule that is no part of what the offset is worked out from.
    package var adjust: (@MainActor (CGSize) -> Void)?
    /// Scrolls to the view with an id. Called when a change is carried out.
    package var scroll: (@MainActor (AnyHashable, UnitPoint?) -> Void)?
    /// Where the content is now, for who asks from outside.
    package var geometry: Attribute<ScrollGeometryValue>?
    /// What is going on in it.
    package var phase: Attribute<ScrollScopePhase>?
    /// Shows the bars for a while.
    package var flash: (@MainActor () -> Void)?
    private var parts: [any ScrollTargets] = []
    private var pruneAt = 32

    package init(visible: Attribute<CGRect>, axes: Attribute<Axis.Set>) {
        self.visible = visible
        self.axes = axes
    }

    /// Tells of a container whose views can be scrolled to.
    package func add(_ targets: any ScrollTargets) {
        if parts.count >= pruneAt {
            parts.removeAll { !$0.isAlive }
            pruneAt = max(32, parts.count * 2)
        }
        parts.append(targets)
    }

    /// The view with an id. Inside a rule the reading is recorded.
    package func target(_ id: AnyHashable) -> ScrollTargetPlace? {
        for part in parts where part.isAlive {
            if let place = part.target(id) { return place }
        }
        return nil
    }

    /// The views of the containers that are marked as targets, in order; of all containers where none is. Inside a rule the
    /// reading is recorded.
    package var markedTargets: [(id: AnyHashable, rect: CGRect)] {
        var found: [(id: AnyHashable, rect: CGRect)] = []
        for part in parts where part.isAlive && part.isMarked { found += part.targets }
        return found
    }
}

/// What is going on in a scroll view.
package enum ScrollScopePhase: Equatable {
    case idle
    case interacting
    case animating
}

/// A container in a scroll view.
@MainActor
package protocol ScrollTargets: AnyObject {
    var isAlive: Bool { get }
    /// Whether `scrollTargetLayout` was said of it.
    var isMarked: Bool { get }
    func target(_ id: AnyHashable) -> ScrollTargetPlace?
    /// Those that are there now.
    var targets: [(id: AnyHashable, rect: CGRect)] { get }
}

/// Where a view lies that can be scrolled to.
package struct ScrollTargetPlace {
    package var rect: CGRect
    /// False for a view that is not made yet, whose place is only estimated.
    package var isExact: Bool

    package init(rect: CGRect, isExact: Bool) {
        self.rect = rect
        self.isExact = isExact
    }
}

/// How far and over what a scroll view has been scrolled, in points.
package struct ScrollGeometryValue: Equatable {
    package var contentOffset: CGPoint
    package var contentSize: CGSize
    package var contentInsets: EdgeInsets
    package var containerSize: CGSize

    package init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }
}

/// The scroll views below a view that wants to know of them.
@MainActor
package final class ScrollReach {
    private let outer: ScrollReach?
    private var members: [Member] = []
    /// Counts the scroll views that came, so that rules that look for them are evaluated again.
    private let count: Attribute<Int>

    private struct Member {
        weak var scope: ScrollScope?
        let subgraph: Subgraph
    }

    package init(_ inputs: _ViewInputs) {
        outer = inputs.scrollReach
        count = Attribute(input: 0, in: inputs.subgraph)
    }

    package func add(_ scope: ScrollScope, _ subgraph: Subgraph) {
        members.removeAll { !$0.subgraph.isAlive }
        members.append(Member(scope: scope, subgraph: subgraph))
        if count.isAlive { count.set(count.peeked + 1) }
        outer?.add(scope, subgraph)
    }

    /// In the order in which they came. Inside a rule the reading is recorded.
    package var scopes: [ScrollScope] {
        if Graph.isEvaluating { _ = count.value }
        var found: [ScrollScope] = []
        for member in members where member.subgraph.isAlive {
            if let scope = member.scope { found.append(scope) }
        }
        return found
    }
}

/// The children of an ordinary container.
final class ContainerTargets: ScrollTargets {
    private let children: ContainerChildren
    private let places: Attribute<Placement>
    let isMarked: Bool

    init(children: ContainerChildren, places: Attribute<Placement>, isMarked: Bool) {
        self.children = children
        self.places = places
        self.isMarked = isMarked
    }

    var isAlive: Bool { places.isAlive }

    func target(_ id: AnyHashable) -> ScrollTargetPlace? {
        for child in children.current where child.element.isCalled(id) {
            let index = child.layout.index
            let frames = places.value.frames
            guard index < frames.count else { return nil }
            return ScrollTargetPlace(
                rect: CGRect(origin: frames[index].origin, size: frames[index].size), isExact: true)
        }
        return nil
    }

    var targets: [(id: AnyHashable, rect: CGRect)] {
        let frames = places.value.frames
        var found: [(id: AnyHashable, rect: CGRect)] = []
        for child in children.current {
            guard let id = child.element.explicitID, child.layout.index < frames.count else { continue }
            let frame = frames[child.layout.index]
            found.append((id, CGRect(origin: frame.origin, size: frame.size)))
        }
        return found
    }
}
