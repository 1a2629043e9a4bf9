import CoreGraphics
import Drawing
import Graph
import ViewValues

/// Puts a list of elements under a lazy arrangement: of its views only those are made that are in sight.
///
/// Three rules share a `LazyBook`: the layout, which answers from what has been measured so far; the realizer, an effect that
/// makes, measures, places and ends views when the container or what is seen of it moves; and the views' frames. When the
/// realizer has measured something new it sets `revision`, which has the layout publish, and so on until nothing changes.
@MainActor
package enum LazyContainer {
    /// The views in `content`. `isLazyByItem`: whether items of a `ForEach` in it are made one at a time; else all are known by
    /// their elements, of which only those in sight are made.
    package static func make<Content: View>(
        content: _GraphValue<Content>, arrangement: Attribute<LazyArrangement>, isLazyByItem: Bool,
        inputs: _ViewInputs
    ) -> _ViewOutputs {
        var list = _ViewListInputs(inputs)
        list.isLazy = isLazyByItem
        return make(
            arrangement: arrangement, list: Content._makeViewList(view: content, inputs: list), inputs: inputs)
    }

    package static func make(
        arrangement: Attribute<LazyArrangement>, list: _ViewListOutputs, inputs outer: _ViewInputs
    ) -> _ViewOutputs {
        var inputs = outer
        inputs.isScrollTargetLayout = false
        let book = LazyBook(inputs)
        let revision = Attribute(input: 0, in: inputs.subgraph)
        book.revision = revision
        let layout = inputs.barrier(
            LazyLayoutRule(arrangement: arrangement, list: list, revision: revision, book: book), .layout)
        // Who puts together what the views give does not ask the realizer, which is to run when all frames around are known.
        let children = Attribute(input: ChildList(), in: inputs.subgraph)
        let realized = inputs.attribute(
            LazyRealizer(
                frame: inputs.frame, scroll: inputs.scroll, layout: layout, book: book, children: children))
        Graph.makeEffect(realized.id, .frame, isDue: true)
        var outputs = _ViewOutputs(layout: layout)
        Gathering.gather(.dynamic(children), inputs, into: &outputs)
        inputs.scroll?.add(
            LazyTargets(book: book, realized: realized, frame: inputs.frame, isMarked: outer.isScrollTargetLayout))
        return outputs
    }
}

/// The views that are made now, and where they lie.
struct Realized: Equatable {
    var children: [ContainerChild] = []
    var frames: [ViewFrame] = []
    /// Counts what has been measured, so that who asked for a place asks again.
    var revision = 0

    static func == (a: Realized, b: Realized) -> Bool {
        guard a.revision == b.revision, a.frames == b.frames, a.children.count == b.children.count else { return false }
        for (first, second) in zip(a.children, b.children) where first !== second { return false }
        return true
    }
}

/// What a lazy container knows of its units.
@MainActor
final class LazyBook {
    private let inputs: _ViewInputs
    private let pinnedDepth: Attribute<Double>
    /// For the state of views of elements that are in the list all the time.
    private let parking: StateParking
    var revision: Attribute<Int>?
    private(set) var arrangement = LazyArrangement(axis: .vertical, spacing: 0)
    private(set) var tracks: ResolvedTracks?
    private var runs: [LazyRun] = []
    private(set) var units = LazyUnits(runs: [])
    /// With the distance to the next unit, which is there after the last one too.
    private(set) var lengths = LazyLengths(count: 0, usual: 0)
    private var hasUsual = false
    /// When the list changed that is known.
    private var lastChange: UInt64 = .max
    /// The length across under which units were measured.
    private var cross: CGFloat?
    private(set) var made: [Int: LazyUnit] = [:]
    /// Pixels a point. Inside a rule the reading is recorded.
    var scale: CGFloat { inputs.tree.scale.value }

    init(_ inputs: _ViewInputs) {
        self.inputs = inputs
        pinnedDepth = Attribute(input: 1, in: inputs.subgraph)
        parking = inputs.parking.map { $0.scope(AnyHashable($0.next())) } ?? StateParking()
    }

    // MARK: What there is

    /// Takes over the arrangement and the list of now; what was measured is kept for units that stay.
    func configure(_ arrangement: LazyArrangement, runs: [LazyRun], change: UInt64) {
        if arrangement == self.arrangement && change == lastChange { return }
        lastChange = change
        if arrangement != self.arrangement {
            let isOther = arrangement.tracks != self.arrangement.tracks || arrangement.axis != self.arrangement.axis
            self.arrangement = arrangement
            if isOther || lengths.count > 0 { forgetLengths() }
        }
        self.runs = runs
        rebuild()
    }

    private func rebuild() {
        var next: LazyUnits
        if let items = arrangement.tracks {
            tracks = ResolvedTracks(items, length: cross, spacing: arrangement.trackSpacing)
            next = LazyUnits(runs: runs, tracks: max(1, tracks?.tracks.count ?? 1))
        } else {
            tracks = nil
            next = LazyUnits(runs: runs)
        }
        let old = units
        var kept = LazyLengths(count: next.count, usual: lengths.usual)
        if !lengths.isUniform {
            for (index, difference) in lengths.measured where index < old.count {
                if let place = next.index(of: oldKeys[index] ?? AnyHashable(0)) {
                    kept[place] = lengths.usual + difference
                }
            }
        }
        var keys: [Int: AnyHashable] = [:]
        var stay: [Int: LazyUnit] = [:]
        for (index, unit) in made {
            if unit.isAlive, let key = unitKeys[index], let place = next.index(of: key), isSame(unit, next, place) {
                unit.index = place
                stay[place] = unit
            } else {
                unit.end(parking)
            }
        }
        made = stay
        lengths = kept
        units = next
        for index in made.keys { keys[index] = units.key(index) }
        unitKeys = keys
        var differenceKeys: [Int: AnyHashable] = [:]
        for index in lengths.measured.keys { differenceKeys[index] = units.key(index) }
        oldKeys = differenceKeys
    }

    /// The keys of units that are made, and of those whose length is not the usual one.
    private var unitKeys: [Int: AnyHashable] = [:]
    private var oldKeys: [Int: AnyHashable] = [:]

    /// A line of a grid may begin with the same element and yet be another.
    private func isSame(_ unit: LazyUnit, _ units: LazyUnits, _ place: Int) -> Bool {
        guard case .line(let elements) = unit.source, case .line(let now) = units.make(place).source else {
            return true
        }
        guard elements.count == now.count else { return false }
        for (first, second) in zip(elements, now) where first !== second { return false }
        return true
    }

    private func forgetLengths() {
        lengths = LazyLengths(count: lengths.count, usual: lengths.usual)
        oldKeys = [:]
        hasUsual = false
    }

    /// Everything is measured anew when the length across has changed.
    func prepare(cross: CGFloat) {
        guard self.cross != cross else { return }
        let isFirst = self.cross == nil
        self.cross = cross
        if !isFirst { forgetLengths() }
        if arrangement.tracks != nil {
            let before = tracks?.tracks.count
            tracks = ResolvedTracks(arrangement.tracks ?? [], length: cross, spacing: arrangement.trackSpacing)
            if tracks?.tracks.count != before { rebuild() }
        }
    }

    // MARK: Making and measuring

    func unit(_ index: Int) -> LazyUnit {
        let unit = made[index] ?? units.make(index)
        if made[index] == nil {
            made[index] = unit
            unitKeys[index] = units.key(index)
        }
        unit.bringUpToDate(parking) { makeChild($0, $1) }
        return unit
    }

    private func makeChild(_ source: ListElement, _ parking: StateParking) -> LazyChild {
        var element = source
        let subgraph = Subgraph(parent: element.subgraph)
        let slot = LazySlot(subgraph)
        var own = inputs.owned(by: subgraph)
        own.parking = parking
        own.lazyIndex = own.attribute(LazyChildIndex(slot: slot))
        own.frame = own.barrier(LazyChildFrame(slot: slot, parent: inputs.frame), .frame)
        if let part = element.traits.attribute(SectionTrait.self)?.peeked?.part,
            part == .header && arrangement.pinsHeaders || part == .footer && arrangement.pinsFooters
        {
            element = element.with(traits: element.traits.setting(ZIndexTrait.self, to: pinnedDepth))
        }
        let outputs = element.make(own)
        let child = ContainerChild(
            element: element, outputs: outputs, layout: LayoutChild(layout: outputs.layout, traits: element.traits),
            subgraph: subgraph)
        return LazyChild(source: source, child: child, slot: slot)
    }

    /// Ends the views of all units but these.
    func keep(_ wanted: Set<Int>) {
        for (index, unit) in made where !wanted.contains(index) {
            made[index] = nil
            unitKeys[index] = nil
            unit.end(parking)
        }
    }

    /// The length of a unit as its views are now, without the distance to the next.
    func measure(_ unit: LazyUnit, cross: CGFloat) -> CGFloat {
        if let tracks, case .line = unit.source {
            var length: CGFloat = 0
            for (place, child) in unit.children.enumerated() {
                length = max(length, arrangement.main(size(of: child, place, unit, tracks, cross)))
            }
            return length
        }
        var length: CGFloat = 0
        for child in unit.children {
            length += arrangement.main(child.child.outputs.layout.value.size(arrangement.proposal(cross: cross)))
        }
        return length + arrangement.spacing * CGFloat(max(0, unit.children.count - 1))
    }

    private func proposal(
        _ child: LazyChild, _ place: Int, _ unit: LazyUnit, _ tracks: ResolvedTracks, _ cross: CGFloat
    ) -> ProposedViewSize {
        let isAlone = child.section.map { $0.part != .content } ?? false
        let length = isAlone || place >= tracks.tracks.count ? cross : tracks.tracks[place].length
        return arrangement.proposal(cross: length)
    }

    private func size(
        of child: LazyChild, _ place: Int, _ unit: LazyUnit, _ tracks: ResolvedTracks, _ cross: CGFloat
    ) -> CGSize {
        child.child.outputs.layout.value.size(proposal(child, place, unit, tracks, cross))
    }

    /// Lines begin at whole pixels, so that they are drawn the same whatever lies before them was measured or only estimated.
    private func rounded(_ length: CGFloat) -> CGFloat {
        let scale = max(scale, 0.01)
        return (length * scale - 0.001).rounded(.up) / scale
    }

    /// Puts down what was measured. Whether it is something new.
    func note(_ index: Int, _ length: CGFloat) -> Bool {
        let whole = rounded(length + arrangement.spacing)
        if abs(lengths[index] - whole) < 0.0001 { return false }
        lengths[index] = whole
        oldKeys[index] = abs(lengths[index] - lengths.usual) < 0.0001 ? nil : units.key(index)
        return true
    }

    var needsUsual: Bool { !hasUsual && units.count > 0 }

    /// Takes the mean of lengths as the usual one.
    func setUsual(_ measured: [CGFloat]) {
        guard !measured.isEmpty else { return }
        var sum: CGFloat = 0
        for length in measured { sum += length }
        let mean = rounded(sum / CGFloat(measured.count) + arrangement.spacing)
        hasUsual = true
        lengths = LazyLengths(count: units.count, usual: mean)
        oldKeys = [:]
    }

    // MARK: Answers

    /// The length of everything, in points.
    func total(cross asked: CGFloat?) -> CGFloat {
        guard units.count > 0 else { return 0 }
        if !hasUsual {
            guard let sample = made[0] else { return 0 }
            return (sampleLength(sample, cross: asked) + arrangement.spacing) * CGFloat(units.count)
                - arrangement.spacing
        }
        return max(0, lengths.start(of: units.count) - arrangement.spacing)
    }

    private func sampleLength(_ unit: LazyUnit, cross: CGFloat?) -> CGFloat {
        var length: CGFloat = 0
        for child in unit.children {
            length = max(length, arrangement.main(child.child.layout.engine.size(arrangement.proposal(cross: cross))))
        }
        return length
    }

    /// The length across that the views like, as far as they are known.
    func idealCross() -> CGFloat {
        if let items = arrangement.tracks {
            return ResolvedTracks(items, length: nil, spacing: arrangement.trackSpacing).total
        }
        var ideal: CGFloat = 0
        for unit in made.values {
            for child in unit.children {
                ideal = max(ideal, arrangement.cross(child.child.layout.engine.size(.unspecified)))
            }
        }
        return ideal
    }

    // MARK: Placing

    /// Where the views of a unit lie that begins at `start`, in the container.
    func place(
        _ unit: LazyUnit, at start: CGFloat, in frame: ViewFrame, cross: CGFloat,
        _ take: (LazyChild, ViewFrame) -> Void
    ) {
        if let tracks, case .line = unit.source {
            let length = measure(unit, cross: cross)
            for (index, child) in unit.children.enumerated() {
                let proposal = proposal(child, index, unit, tracks, cross)
                let dimensions = child.child.outputs.layout.value.dimensions(proposal)
                let isAlone = child.section.map { $0.part != .content } ?? false
                let shift = max(0, (cross - tracks.total) * arrangement.crossFraction)
                let cell =
                    isAlone || index >= tracks.tracks.count
                    ? (start: 0, length: cross)
                    : (start: tracks.tracks[index].start + shift, length: tracks.tracks[index].length)
                let alignment = index < tracks.tracks.count ? tracks.tracks[index].alignment : nil
                let point = aligned(dimensions, main: length, cross: cell.length, alignment)
                take(
                    child,
                    frame.child(
                        at: arrangement.point(
                            main: start + arrangement.main(point),
                            cross: cell.start + (arrangement.axis == .vertical ? point.x : point.y)),
                        size: dimensions.size, proposal: proposal))
            }
            return
        }
        var position = start
        let proposal = arrangement.proposal(cross: cross)
        for child in unit.children {
            let dimensions = child.child.outputs.layout.value.dimensions(proposal)
            let length = arrangement.main(dimensions.size)
            let room = arrangement.size(main: length, cross: cross)
            let whole = ViewDimensions(size: room, proposal: proposal, engine: LeafEngine.filling)
            let across =
                arrangement.axis == .vertical
                ? whole[arrangement.horizontalAlignment] - dimensions[arrangement.horizontalAlignment]
                : whole[arrangement.verticalAlignment] - dimensions[arrangement.verticalAlignment]
            take(
                child,
                frame.child(
                    at: arrangement.point(main: position, cross: across), size: dimensions.size, proposal: proposal))
            position += length + arrangement.spacing
        }
    }

    private func aligned(
        _ child: ViewDimensions, main: CGFloat, cross: CGFloat, _ alignment: Alignment?
    ) -> CGPoint {
        let room = arrangement.size(main: main, cross: cross)
        let whole = ViewDimensions(size: room, proposal: ProposedViewSize(room), engine: LeafEngine.filling)
        let alignment = alignment ?? .center
        return CGPoint(
            x: whole[alignment.horizontal] - child[alignment.horizontal],
            y: whole[alignment.vertical] - child[alignment.vertical])
    }
}

extension LazyArrangement {
    /// Between the tracks of a grid where none is given, in points.
    var trackSpacing: CGFloat { 8 }

    /// Where a grid lies that is narrower than its room, as a part of what is left.
    var crossFraction: CGFloat {
        if axis == .vertical {
            return horizontalAlignment == .leading ? 0 : horizontalAlignment == .trailing ? 1 : 0.5
        }
        return verticalAlignment == .top ? 0 : verticalAlignment == .bottom ? 1 : 0.5
    }
}

/// Answers about a lazy container's size.
final class LazyEngine: LayoutEngine {
    private let book: LazyBook

    init(_ book: LazyBook) {
        self.book = book
        super.init()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let asked = book.arrangement.cross(proposal)
        let isKnown = asked.map { $0.isFinite } ?? false
        let cross = isKnown ? asked ?? 0 : book.idealCross()
        return book.arrangement.size(main: book.total(cross: isKnown ? asked : nil), cross: max(0, cross))
    }
}

private struct LazyLayoutRule: Rule {
    let arrangement: Attribute<LazyArrangement>
    let list: _ViewListOutputs
    let revision: Attribute<Int>
    let book: LazyBook
    private let engine: LazyEngine

    init(
        arrangement: Attribute<LazyArrangement>, list: _ViewListOutputs, revision: Attribute<Int>, book: LazyBook
    ) {
        self.arrangement = arrangement
        self.list = list
        self.revision = revision
        self.book = book
        engine = LazyEngine(book)
    }

    mutating func update(_ output: inout Output<LayoutEngine>) {
        _ = revision.value
        let runs = list.lazyRuns
        book.configure(arrangement.value, runs: runs, change: list.lastChange)
        if book.needsUsual { _ = book.unit(0) }
        for unit in book.made.values {
            for child in unit.children where child.child.outputs.layout.isAlive {
                child.child.layout.engine = child.child.outputs.layout.value
            }
        }
        output.publish(engine)
        // The realizer is to hear of another list even where its length is the same.
        output.set(engine)
    }
}

/// Makes, measures and places what is in sight.
private struct LazyRealizer: Rule {
    let frame: Attribute<ViewFrame>
    let scroll: ScrollScope?
    let layout: Attribute<LayoutEngine>
    let book: LazyBook
    /// The views that are made now.
    let children: Attribute<ChildList>

    /// How far beyond what is seen views are made, in points: what is drawn outside of a view, a shadow for one, is not to
    /// appear of a sudden. A guess.
    private static let margin: CGFloat = 32

    mutating func update(_ output: inout Output<Realized>) {
        let frame = frame.value
        _ = layout.value
        let arrangement = book.arrangement
        let cross = arrangement.cross(frame.size)
        book.prepare(cross: cross)
        guard book.units.count > 0 else {
            book.keep([])
            put([])
            output.setIfDifferent(Realized())
            return
        }
        var hasNews = false
        var wanted: Set<Int> = []
        if book.needsUsual {
            let first = book.unit(0)
            book.setUsual([book.measure(first, cross: cross)])
            hasNews = true
            if let seen = seen(frame, arrangement) {
                // The mean of what is seen first says more than the first one alone.
                var measured: [CGFloat] = []
                var position: CGFloat = book.lengths.start(of: book.lengths.index(at: seen.lower))
                var index = book.lengths.index(at: seen.lower)
                while index < book.units.count, position < seen.upper, measured.count < 200 {
                    let length = book.measure(book.unit(index), cross: cross)
                    if book.units.membership(index).map({ $0.part == .content }) ?? true { measured.append(length) }
                    position += length + arrangement.spacing
                    index += 1
                }
                book.setUsual(measured)
            }
        }
        var placed: [(unit: LazyUnit, start: CGFloat)] = []
        if let seen = seen(frame, arrangement) {
            let anchor = book.lengths.index(at: max(0, seen.first))
            let before = book.lengths.start(of: anchor)
            let first = book.lengths.index(at: seen.lower)
            var index = first
            while index < book.units.count {
                if book.lengths.start(of: index) >= seen.upper && index > anchor { break }
                let unit = book.unit(index)
                if book.note(index, book.measure(unit, cross: cross)) { hasNews = true }
                wanted.insert(index)
                index += 1
            }
            let shift = book.lengths.start(of: anchor) - before
            if abs(shift) > 0.0001, seen.first > 0 {
                scroll?.adjust?(arrangement.size(main: shift, cross: 0))
            }
            for index in wanted.sorted() { placed.append((book.unit(index), book.lengths.start(of: index))) }
            pin(&placed, &wanted, seen, cross, &hasNews)
        } else if scroll == nil {
            for index in 0..<book.units.count {
                let unit = book.unit(index)
                if book.note(index, book.measure(unit, cross: cross)) { hasNews = true }
                wanted.insert(index)
            }
            for index in 0..<book.units.count { placed.append((book.unit(index), book.lengths.start(of: index))) }
        }
        book.keep(wanted)
        if hasNews, let revision = book.revision { revision.set(revision.peeked + 1) }
        let realized = arranged(placed, frame, cross)
        put(realized.children)
        output.setIfDifferent(realized)
    }

    private func put(_ views: [ContainerChild]) {
        children.set(ChildList(present: views, drawn: views)) { before, now in
            guard before.present.count == now.present.count else { return false }
            for (first, second) in zip(before.present, now.present) where first !== second { return false }
            return true
        }
    }

    /// The part of the container's length that is seen, and that part grown by the margin. Nil where nothing is.
    private func seen(
        _ frame: ViewFrame, _ arrangement: LazyArrangement
    ) -> (first: CGFloat, lower: CGFloat, upper: CGFloat)? {
        guard let scroll else { return nil }
        let visible = scroll.visible.value
        let origin = arrangement.main(frame.origin)
        let first = arrangement.main(visible.origin) - origin
        let last = first + arrangement.main(visible.size)
        let end = book.lengths.start(of: book.units.count)
        guard last + Self.margin > 0, first - Self.margin < end else { return nil }
        return (first, max(0, first - Self.margin), last + Self.margin)
    }

    /// Keeps the header of the first section that is seen at the beginning of what is seen, and the footer of the last one at
    /// its end.
    private func pin(
        _ placed: inout [(unit: LazyUnit, start: CGFloat)], _ wanted: inout Set<Int>,
        _ seen: (first: CGFloat, lower: CGFloat, upper: CGFloat), _ cross: CGFloat, _ hasNews: inout Bool
    ) {
        guard book.arrangement.pinsHeaders, book.units.count > 0 else { return }
        let top = book.lengths.index(at: max(0, seen.first))
        guard let section = book.units.section(at: top), let header = section.header else { return }
        if !wanted.contains(header) {
            let unit = book.unit(header)
            if book.note(header, book.measure(unit, cross: cross)) { hasNews = true }
            wanted.insert(header)
            placed.insert((unit, book.lengths.start(of: header)), at: 0)
        }
    }

    private func arranged(
        _ placed: [(unit: LazyUnit, start: CGFloat)], _ frame: ViewFrame, _ cross: CGFloat
    ) -> Realized {
        var realized = Realized()
        realized.revision = book.revision?.peeked ?? 0
        var sections: [(section: SectionIdentity, header: Int?, footer: Int?, end: CGFloat, start: CGFloat)] = []
        for (unit, start) in placed {
            book.place(unit, at: start, in: frame, cross: cross) { child, place in
                if let membership = child.section {
                    let number = realized.frames.count
                    let low = book.arrangement.main(place.origin)
                    let high = low + book.arrangement.main(place.size)
                    if sections.last?.section !== membership.section {
                        sections.append((membership.section, nil, nil, high, low))
                    }
                    let last = sections.count - 1
                    if membership.part == .header { sections[last].header = number }
                    if membership.part == .footer { sections[last].footer = number }
                    sections[last].end = max(sections[last].end, high)
                    sections[last].start = min(sections[last].start, low)
                }
                realized.children.append(child.child)
                realized.frames.append(place)
            }
        }
        if book.arrangement.pinsHeaders || book.arrangement.pinsFooters {
            shiftPinned(&realized, sections, placed)
        }
        for (place, child) in realized.children.enumerated() { child.layout.index = place }
        var number = 0
        for (unit, _) in placed {
            for child in unit.children {
                child.slot.place(realized.frames[number], unit.index)
                number += 1
            }
        }
        return realized
    }

    private func shiftPinned(
        _ realized: inout Realized,
        _ sections: [(section: SectionIdentity, header: Int?, footer: Int?, end: CGFloat, start: CGFloat)],
        _ placed: [(unit: LazyUnit, start: CGFloat)]
    ) {
        guard let scroll else { return }
        let visible = scroll.visible.value
        let arrangement = book.arrangement
        let first = arrangement.main(visible.origin)
        let last = first + arrangement.main(visible.size)
        for section in sections {
            if arrangement.pinsHeaders, let header = section.header {
                let frame = realized.frames[header]
                let own = arrangement.main(frame.origin)
                let length = arrangement.main(frame.size)
                let shift = max(0, min(first - own, section.end - length - own))
                move(&realized.frames[header], by: shift)
            }
            if arrangement.pinsFooters, let footer = section.footer {
                let frame = realized.frames[footer]
                let own = arrangement.main(frame.origin)
                let length = arrangement.main(frame.size)
                let shift = min(0, max(last - length - own, section.start - own))
                move(&realized.frames[footer], by: shift)
            }
        }
    }

    private func move(_ frame: inout ViewFrame, by shift: CGFloat) {
        // Translations are whole pixels, as those of what has been scrolled.
        let scale = max(book.scale, 0.01)
        let distance = book.arrangement.size(main: (shift * scale).rounded() / scale, cross: 0)
        frame.translation.width += distance.width
        frame.translation.height += distance.height
    }
}

private struct LazyChildIndex: Rule {
    let slot: LazySlot

    mutating func update(_ output: inout Output<Int>) {
        _ = slot.changes.value
        output.setIfDifferent(slot.index)
    }
}

private struct LazyChildFrame: Rule {
    let slot: LazySlot
    let parent: Attribute<ViewFrame>

    mutating func update(_ output: inout Output<ViewFrame>) {
        _ = slot.changes.value
        // Until it has been placed a view is where its container is.
        output.setIfDifferent(slot.frame ?? parent.value)
    }
}

/// The views of a lazy container as what scrolls sees them.
private final class LazyTargets: ScrollTargets {
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
