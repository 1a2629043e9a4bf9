import CoreGraphics
import Graph
import ViewCore

/// Brings the content to where a program asks for, and tells the program where a user has brought it.
@MainActor
enum ScrollFollowing {
    static func make(_ inputs: _ViewInputs, model: ScrollModel, settings: Attribute<ScrollSettings>) {
        let resolver = inputs.attribute(RequestResolver(model: model))
        Graph.makeEffect(resolver.id, .animation, isDue: true)
        let behavior = inputs.attribute(Compared { settings.value.behavior })
        let settler = inputs.attribute(
            ScrollSettler(model: model, behavior: behavior, environment: inputs.environment, tree: inputs.tree))
        Graph.makeEffect(settler.id, .observer, isDue: true)
        let link = inputs.attribute(Compared { settings.value.position })
        guard settings.peeked.position != nil else { return }
        let asked = TrackedBody.make(link, inputs, isReported: false) { $0?.target }
        let follower = inputs.attribute(PositionFollower(model: model, asked: asked))
        Graph.makeEffect(follower.id, .trigger, isDue: true)
        let reporter = inputs.attribute(PositionReporter(model: model, link: link, tree: inputs.tree))
        Graph.makeEffect(reporter.id, .observer, isDue: true)
        model.userMoved = { [weak model] in
            guard let model, link.isAlive, let binding = link.peeked else { return }
            model.tree?.enqueue(Transaction()) { binding.reportUser() }
        }
    }
}

/// Moves the content so that the view that was asked for is seen, once layout knows where it is.
private struct RequestResolver: Rule {
    let model: ScrollModel
    private var current: ScrollRequest?
    private var anchor: UnitPoint?
    private var flush: UInt64 = 0

    init(model: ScrollModel) {
        self.model = model
    }

    mutating func update(_ output: inout Output<Void>) {
        output.set(())
        guard let request = model.request.value else {
            current = nil
            return
        }
        guard let tree = model.tree, let scope = model.scope, let metrics = model.metrics?.value else { return }
        let isNew = request != current
        if isNew {
            current = request
            anchor = request.anchor
            flush = tree.flush
        }
        guard let place = scope.target(request.id) else {
            // What does not come with the changes that asked for it is not waited for.
            if !request.isLasting && tree.flush > flush { model.request.set(nil) }
            return
        }
        // Recorded: a container that measures what is before the view moves the content as well.
        let before = model.place.value.target(in: metrics)
        var offset: CGPoint
        if let anchor {
            offset = metrics.clamped(metrics.offset(showing: place.rect, anchor: anchor))
        } else {
            offset = metrics.clamped(metrics.offset(revealing: place.rect, from: before))
        }
        let axes = metrics.axes
        if !axes.contains(.horizontal) { offset.x = before.x }
        if !axes.contains(.vertical) { offset.y = before.y }
        if abs(offset.x - before.x) > 0.001 || abs(offset.y - before.y) > 0.001 { model.setPlace(offset, in: metrics) }
        if place.isExact && !request.isLasting { model.request.set(nil) }
    }
}

/// Follows the position that a program has set.
private struct PositionFollower: Rule {
    let model: ScrollModel
    let asked: Attribute<ScrollPositionTarget?>
    private var last: ScrollPositionTarget?
    private var hasLast = false

    init(model: ScrollModel, asked: Attribute<ScrollPositionTarget?>) {
        self.model = model
        self.asked = asked
    }

    mutating func update(_ output: inout Output<Void>) {
        output.set(())
        let target = asked.value
        guard let target, !hasLast || target != last else { return }
        let isFirst = !hasLast
        last = target
        hasLast = true
        switch target {
        case .user:
            break
        case .id(let id, let anchor):
            if let id, model.reportedID != id { model.ask(for: id, anchor: anchor ?? .topLeading, isLasting: true) }
            if id != model.reportedID { model.reportedID = nil }
        case .edge(let edge):
            switch edge {
            case .top: model.setAnchor(nil, 0)
            case .bottom: model.setAnchor(nil, 1)
            case .leading: model.setAnchor(0, nil)
            case .trailing: model.setAnchor(1, nil)
            }
        case .point(let x, let y):
            if isFirst && x == nil && y == nil { break }
            model.setPoint(x, y)
        }
    }
}

/// Tells the program which view a user has brought to where the position is measured.
private struct PositionReporter: Rule {
    let model: ScrollModel
    let link: Attribute<ScrollPositionLink?>
    unowned(unsafe) let tree: ViewGraph

    mutating func update(_ output: inout Output<Void>) {
        output.set(())
        guard model.isMovedByUser.value, let scope = model.scope, let link = link.value else { return }
        let visible = scope.visible.value
        let anchor = link.anchor ?? .topLeading
        let point = CGPoint(
            x: visible.minX + anchor.x * visible.width, y: visible.minY + anchor.y * visible.height)
        var best: (id: AnyHashable, distance: CGFloat)?
        for target in scope.markedTargets where target.rect.intersects(visible) {
            let own = CGPoint(
                x: target.rect.minX + anchor.x * target.rect.width, y: target.rect.minY + anchor.y * target.rect.height)
            let distance = abs(own.x - point.x) + abs(own.y - point.y)
            if best.map({ distance < $0.distance }) ?? true { best = (target.id, distance) }
        }
        guard let id = best?.id, id != model.reportedID else { return }
        model.reportedID = id
        tree.queueAction("scrollPosition") { link.report(id) }
    }
}
