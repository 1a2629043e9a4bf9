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
