import Graph

/// The things a view consists of, known once for all or changing.
@MainActor
public struct _ViewListOutputs {
    enum Content {
        case fixed([ListElement])
        case dynamic(Attribute<ViewList>)
        /// Only for a container that makes items one at a time.
        case lazy(Attribute<LazyList>)
    }

    let content: Content

    package static func one(_ element: ListElement) -> _ViewListOutputs { fixed([element]) }

    package static func fixed(_ elements: [ListElement]) -> _ViewListOutputs {
        _ViewListOutputs(content: .fixed(elements))
    }

    package static func dynamic(_ list: Attribute<ViewList>) -> _ViewListOutputs {
        _ViewListOutputs(content: .dynamic(list))
    }

    static func lazy(_ list: Attribute<LazyList>) -> _ViewListOutputs {
        _ViewListOutputs(content: .lazy(list))
    }

    package static func concatenated(_ parts: [_ViewListOutputs], _ inputs: _ViewListInputs) -> _ViewListOutputs {
        if parts.count == 1 { return parts[0] }
        for part in parts {
            if case .lazy = part.content { return .lazy(inputs.base.attribute(LazyConcatenation(parts: parts))) }
        }
        var fixed: [ListElement] = []
        for part in parts {
            guard case .fixed(let elements) = part.content else {
                return .dynamic(inputs.base.attribute(Concatenation(parts: parts)))
            }
            fixed += elements
        }
        return .fixed(fixed)
    }

    /// Each element changed by `transform`, which is called once for each.
    package func mapped(_ inputs: _ViewListInputs, _ transform: @escaping @MainActor (ListElement) -> ListElement)
        -> _ViewListOutputs
    {
        switch content {
        case .fixed(let elements):
            if elements.count == 1 { return .one(transform(elements[0])) }
            var transformed: [ListElement] = []
            transformed.reserveCapacity(elements.count)
            for element in elements { transformed.append(transform(element)) }
            return .fixed(transformed)
        case .dynamic(let list):
            return .dynamic(inputs.base.attribute(MappedList(list: list, transform: transform)))
        case .lazy(let list):
            return .lazy(inputs.base.attribute(MappedLazyList(list: list, transform: transform)))
        }
    }

    /// The elements now; inside a rule the reading is recorded.
    package var current: [ListElement] {
        switch content {
        case .fixed(let elements): elements
        case .dynamic(let list): list.value.elements
        case .lazy(let list): list.value.runs.flatMap(\.elements)
        }
    }

    /// The elements and what they are to be made of; inside a rule the reading is recorded.
    var lazyRuns: [LazyRun] {
        switch content {
        case .fixed(let elements): [LazyRun(source: .elements(elements))]
        case .dynamic(let list): [LazyRun(source: .elements(list.value.elements))]
        case .lazy(let list): list.value.runs
        }
    }

    /// When the elements changed, on the graph's count; 0 where they never do.
    var lastChange: UInt64 {
        switch content {
        case .fixed: 0
        case .dynamic(let list): list.lastChange
        case .lazy(let list): list.lastChange
        }
    }

    /// The same where items that are not made yet are known to be in a section.
    func inSection(_ section: SectionMembership, _ inputs: _ViewListInputs) -> _ViewListOutputs {
        guard case .lazy(let list) = content else { return self }
        return .lazy(inputs.base.attribute(SectionedLazyList(list: list, section: section)))
    }
}

/// Elements in order. Equal when they are the same objects.
package struct ViewList {
    var elements: [ListElement]
}

extension ViewList: Equatable {
    package nonisolated static func == (a: ViewList, b: ViewList) -> Bool {
        guard a.elements.count == b.elements.count else { return false }
        for (first, second) in zip(a.elements, b.elements) where first !== second { return false }
        return true
    }
}

private struct Concatenation: Rule {
    let parts: [_ViewListOutputs]

    mutating func update(_ output: inout Output<ViewList>) {
        output.setIfDifferent(ViewList(elements: parts.flatMap { $0.current }))
    }
}

private struct MappedList: Rule {
    let list: Attribute<ViewList>
    let transform: @MainActor (ListElement) -> ListElement
    private var known: [ObjectIdentifier: (inner: ListElement, outer: ListElement)] = [:]

    init(list: Attribute<ViewList>, transform: @escaping @MainActor (ListElement) -> ListElement) {
        self.list = list
        self.transform = transform
    }

    mutating func update(_ output: inout Output<ViewList>) {
        var next: [ObjectIdentifier: (inner: ListElement, outer: ListElement)] = [:]
        let elements = list.value.elements.map { inner in
            let id = ObjectIdentifier(inner)
            let pair = known[id] ?? (inner, transform(inner))
            next[id] = pair
            return pair.outer
        }
        known = next
        output.setIfDifferent(ViewList(elements: elements))
    }
}
