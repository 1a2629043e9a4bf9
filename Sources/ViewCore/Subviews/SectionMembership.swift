import Graph
import ViewValues

/// A section as its container sees it; the object is its identity.
@MainActor
package final class SectionIdentity {
    /// Nil in it where the section cannot be folded away.
    package let isExpanded: Attribute<Binding<Bool>?>

    init(isExpanded: Attribute<Binding<Bool>?>) {
        self.isExpanded = isExpanded
    }
}

/// What part of which section an element is.
package struct SectionMembership {
    package enum Part {
        case header, content, footer
    }

    package let section: SectionIdentity
    package let part: Part
}

/// The outermost section that an element lies in; nil outside one.
@MainActor
package struct SectionTrait: TraitKey {
    package static var defaultValue: SectionMembership? { nil }
}

@MainActor
package struct SectionCollapsibleTrait: TraitKey {
    package static var defaultValue: Bool { true }
}

/// Elements that a container shows together: those of a section, or neighbours that lie in none.
@MainActor
package struct SectionGroup {
    /// Nil for elements that lie in no section.
    package let section: SectionIdentity?
    package var header: [ListElement] = []
    package var content: [ListElement] = []
    package var footer: [ListElement] = []

    /// All elements by their sections, in order. Inside a rule the reading is recorded.
    package static func groups(of elements: [ListElement]) -> [SectionGroup] {
        var groups: [SectionGroup] = []
        for element in elements {
            let membership = element.traits.value(SectionTrait.self)
            if groups.isEmpty || groups[groups.count - 1].section !== membership?.section {
                groups.append(SectionGroup(section: membership?.section))
            }
            switch membership?.part ?? .content {
            case .header: groups[groups.count - 1].header.append(element)
            case .content: groups[groups.count - 1].content.append(element)
            case .footer: groups[groups.count - 1].footer.append(element)
            }
        }
        return groups
    }
}
