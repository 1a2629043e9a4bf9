import CoreGraphics
import Drawing
import Graph
import ViewValues

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

    func proposal(
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
}
