import CoreGraphics
import Graph
import ViewValues

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

/// Makes, measures and places what is in sight.
struct LazyRealizer: Rule {
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
