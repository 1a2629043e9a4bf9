import Graph

/// A list without what is in sections that are folded away.
private struct FoldedSections: Rule {
    let list: _ViewListOutputs
    unowned(unsafe) let tree: ViewGraph
    let identity = BodyIdentity()

    init(list: _ViewListOutputs, tree: ViewGraph) {
        self.list = list
        self.tree = tree
    }

    mutating func update(_ output: inout Output<LazyList>) {
        let runs = list.lazyRuns
        let kept = tree.observing(identity) { unfolded(runs) }
        output.set(kept)
    }

    private func unfolded(_ runs: [LazyRun]) -> LazyList {
        var kept: [LazyRun] = []
        for var run in runs {
            switch run.source {
            case .elements(let elements):
                var seen: [ListElement] = []
                for element in elements {
                    let membership = element.traits.attribute(SectionTrait.self)?.value
                    if let membership, isFolded(membership) { continue }
                    seen.append(element)
                }
                run.source = .elements(seen)
            case .items:
                if let section = run.section, isFolded(section) { continue }
            }
            kept.append(run)
        }
        return LazyList(runs: kept)
    }

    private func isFolded(_ membership: SectionMembership) -> Bool {
        guard membership.part != .header, membership.section.isExpanded.isAlive else { return false }
        return membership.section.isExpanded.value?.wrappedValue == false
    }
}

extension _ViewListOutputs {
    /// The list without what is in sections that are folded away, for a container that makes items one at a time.
    @MainActor
    package func foldingSections(_ inputs: _ViewListInputs) -> _ViewListOutputs {
        .lazy(inputs.base.attribute(FoldedSections(list: self, tree: inputs.base.tree)))
    }
}

/// The places in a list, among all of its items, at which sections begin and end. What lies in none counts as one between
/// two others.
package struct SectionEdges: Equatable {
    package private(set) var firsts: Set<Int> = []
    package private(set) var lasts: Set<Int> = []

    @MainActor
    fileprivate init(_ runs: [LazyRun]) {
        var place = 0
        var last: SectionIdentity?
        func add(_ section: SectionIdentity?, _ count: Int) {
            if place == 0 || section !== last {
                if place > 0 { lasts.insert(place - 1) }
                firsts.insert(place)
            }
            last = section
            place += count
        }
        for run in runs {
            switch run.source {
            case .items(let items): if items.count > 0 { add(run.section?.section, items.count) }
            case .elements(let elements):
                for element in elements { add(element.traits.attribute(SectionTrait.self)?.value?.section, 1) }
            }
        }
        if place > 0 { lasts.insert(place - 1) }
    }
}

extension _ViewListOutputs {
    /// Where sections begin and end, worked out when somebody asks.
    @MainActor
    package func sectionEdges(_ inputs: _ViewListInputs) -> Attribute<SectionEdges> {
        inputs.base.attribute(Compared { SectionEdges(self.lazyRuns) })
    }
}
