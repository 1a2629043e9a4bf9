import Graph

/// What a lazy container consists of: known for all of its units without making them.
@MainActor
struct LazyUnits {
    private enum Content {
        case runs([LazyRun], starts: [Int])
        case lines([[ListElement]])
    }

    private let content: Content
    let count: Int
    /// The places of elements among the units, worked out when asked for.
    private var elementPlaces: [ObjectIdentifier: Int]?

    init(runs: [LazyRun]) {
        var starts: [Int] = []
        var count = 0
        for run in runs {
            starts.append(count)
            count += run.count
        }
        content = .runs(runs, starts: starts)
        self.count = count
    }

    /// The lines of a grid of so many tracks. Headers and footers of sections have a line of their own, and a section begins
    /// a new one.
    init(runs: [LazyRun], tracks: Int) {
        var lines: [[ListElement]] = []
        var line: [ListElement] = []
        var section: SectionIdentity?
        for run in runs {
            guard case .elements(let elements) = run.source else { continue }
            for element in elements {
                let membership = element.traits.attribute(SectionTrait.self)?.value
                let isAlone = membership.map { $0.part != .content } ?? false
                if !line.isEmpty && (isAlone || membership?.section !== section || line.count >= tracks) {
                    lines.append(line)
                    line = []
                }
                section = membership?.section
                line.append(element)
                if isAlone {
                    lines.append(line)
                    line = []
                }
            }
        }
        if !line.isEmpty { lines.append(line) }
        content = .lines(lines)
        count = lines.count
    }

    private func run(of index: Int, _ starts: [Int]) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return low
    }

    func make(_ index: Int) -> LazyUnit {
        switch content {
        case .lines(let lines):
            return LazyUnit(source: .line(lines[index]), index: index)
        case .runs(let runs, let starts):
            let place = run(of: index, starts)
            switch runs[place].source {
            case .elements(let elements):
                return LazyUnit(source: .element(elements[index - starts[place]]), index: index)
            case .items(let items):
                let item = items.make(at: index - starts[place], runs[place].transform)
                return LazyUnit(source: .item(item, items), index: index)
            }
        }
    }

    /// What names a unit as long as it is in the list, wherever it moves.
    func key(_ index: Int) -> AnyHashable {
        switch content {
        case .lines(let lines): return AnyHashable(ObjectIdentifier(lines[index][0]))
        case .runs(let runs, let starts):
            let place = run(of: index, starts)
            switch runs[place].source {
            case .elements(let elements): return AnyHashable(ObjectIdentifier(elements[index - starts[place]]))
            case .items(let items):
                return AnyHashable(LazyKey(items: ObjectIdentifier(items), id: items.id(at: index - starts[place])))
            }
        }
    }

    /// Where the unit with a key is now. Nil where it is no more.
    mutating func index(of key: AnyHashable) -> Int? {
        if let key = key.base as? LazyKey {
            guard case .runs(let runs, let starts) = content else { return nil }
            for (place, run) in runs.enumerated() {
                guard case .items(let items) = run.source, ObjectIdentifier(items) == key.items else { continue }
                return items.index(of: key.id).map { starts[place] + $0 }
            }
            return nil
        }
        guard let object = key.base as? ObjectIdentifier else { return nil }
        return places()[object]
    }

    /// The unit of the view with an `id`. Nil where none has it.
    func index(ofID id: AnyHashable) -> Int? {
        switch content {
        case .lines(let lines):
            for (index, line) in lines.enumerated() {
                for element in line where element.isCalled(id) { return index }
            }
        case .runs(let runs, let starts):
            // Ids of the items are known, those of what is in the items only when they are made.
            for (place, run) in runs.enumerated() {
                if let offset = run.index(of: id) { return starts[place] + offset }
            }
            for (place, run) in runs.enumerated() {
                if let offset = run.index(holding: id) { return starts[place] + offset }
            }
        }
        return nil
    }

    private mutating func places() -> [ObjectIdentifier: Int] {
        if let elementPlaces { return elementPlaces }
        var places: [ObjectIdentifier: Int] = [:]
        switch content {
        case .lines(let lines):
            for (index, line) in lines.enumerated() { places[ObjectIdentifier(line[0])] = index }
        case .runs(let runs, let starts):
            for (place, run) in runs.enumerated() {
                guard case .elements(let elements) = run.source else { continue }
                for (offset, element) in elements.enumerated() {
                    places[ObjectIdentifier(element)] = starts[place] + offset
                }
            }
        }
        elementPlaces = places
        return places
    }

    /// The header of the section that a unit is in, and the last unit of that section. Nil outside a section and where the
    /// section has no header of its own.
    func section(at index: Int) -> (header: Int?, last: Int, footer: Int?)? {
        guard let own = membership(index) else { return nil }
        var first = index
        while first > 0, let before = membership(first - 1), before.section === own.section {
            guard let jump = runStart(first - 1), jump < first - 1, case .items = source(first - 1) else {
                first -= 1
                continue
            }
            first = jump
        }
        var last = index
        while last < count - 1, let after = membership(last + 1), after.section === own.section {
            guard let jump = runEnd(last + 1), jump > last + 1, case .items = source(last + 1) else {
                last += 1
                continue
            }
            last = jump
        }
        return (
            membership(first)?.part == .header ? first : nil, last, membership(last)?.part == .footer ? last : nil
        )
    }

    private func source(_ index: Int) -> LazyRun.Source? {
        guard case .runs(let runs, let starts) = content else { return nil }
        return runs[run(of: index, starts)].source
    }

    private func runStart(_ index: Int) -> Int? {
        guard case .runs(_, let starts) = content else { return nil }
        return starts[run(of: index, starts)]
    }

    private func runEnd(_ index: Int) -> Int? {
        guard case .runs(let runs, let starts) = content else { return nil }
        let place = run(of: index, starts)
        return starts[place] + runs[place].count - 1
    }

    /// The section that a unit says it is in before it is made.
    func membership(_ index: Int) -> SectionMembership? {
        switch content {
        case .lines(let lines): return lines[index][0].traits.attribute(SectionTrait.self)?.value
        case .runs(let runs, let starts):
            let place = run(of: index, starts)
            switch runs[place].source {
            case .elements(let elements):
                return elements[index - starts[place]].traits.attribute(SectionTrait.self)?.value
            case .items: return runs[place].section
            }
        }
    }
}

/// Names an item of a `ForEach` among others.
struct LazyKey: Hashable {
    let items: ObjectIdentifier
    let id: AnyHashable
}
