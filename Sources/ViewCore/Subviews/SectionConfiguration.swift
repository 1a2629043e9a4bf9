import Graph
import ViewValues

/// A section that was taken out of a view, by its parts.
public struct SectionConfiguration: Identifiable {
    /// Tells the sections of one view apart, and stays as long as the section is there.
    public struct ID: Hashable, @unchecked Sendable {
        private let object: AnyObject

        init(_ object: AnyObject) {
            self.object = object
        }

        public static func == (a: ID, b: ID) -> Bool { a.object === b.object }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
    }

    public let id: ID
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection
    /// What the section as a whole hands to its container.
    public let containerValues: ContainerValues

    /// Views in no section become one: its identity is that of the first.
    @MainActor
    init(_ group: SectionGroup, scope: ListScope) {
        header = SubviewsCollection(elements: group.header, scope: scope)
        content = SubviewsCollection(elements: group.content, scope: scope)
        footer = SubviewsCollection(elements: group.footer, scope: scope)
        let first = (group.header + group.content + group.footer)[0]
        id = ID(group.section ?? first)
        containerValues = first.traits.value(SectionValuesTrait.self)
    }
}

/// The sections of a view, in order.
public struct SectionCollection: RandomAccessCollection {
    public typealias Element = SectionConfiguration
    public typealias Index = Int

    let sections: [SectionConfiguration]

    @MainActor
    init(elements: [ListElement], scope: ListScope) {
        var sections: [SectionConfiguration] = []
        for group in SectionGroup.groups(of: elements) { sections.append(SectionConfiguration(group, scope: scope)) }
        self.sections = sections
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
