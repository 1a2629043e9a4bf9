import Graph

/// The subviews of a view, as `ForEach` goes through them.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    public typealias Element = Subview
    public typealias Index = Int

    let view: AnyView
    var subviews: SubviewsCollection?

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews?.endIndex ?? 0 }
    public subscript(index: Int) -> Subview { subviews.unsafelyUnwrapped[index] }
}

extension ForEachSubviewCollection: ListedData {
    mutating func fill(_ elements: [ListElement], _ scope: ListScope) {
        subviews = SubviewsCollection(elements: elements, scope: scope)
    }
}

/// The sections of a view, as `ForEach` goes through them.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
    public typealias Element = SectionConfiguration
    public typealias Index = Int

    let view: AnyView
    var sections: SectionCollection?

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections?.endIndex ?? 0 }
    public subscript(index: Int) -> SectionConfiguration { sections.unsafelyUnwrapped[index] }
}

extension ForEachSectionCollection: ListedData {
    mutating func fill(_ elements: [ListElement], _ scope: ListScope) {
        sections = SectionCollection(elements: elements, scope: scope)
    }
}

/// Data that come from the list of a view, known only where the view is in a tree.
@MainActor
protocol ListedData {
    nonisolated var view: AnyView { get }

    mutating func fill(_ elements: [ListElement], _ scope: ListScope)
}

extension ForEach {
    /// A view for each subview of another view.
    public nonisolated init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        self.init(data: ForEachSubviewCollection(view: AnyView(view)), content: content, id: { $0.id })
    }

    /// A view for each section of another view.
    public nonisolated init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        self.init(data: ForEachSectionCollection(view: AnyView(view)), content: content, id: { $0.id })
    }

    /// The `ForEach` with data where they come from the list of a view.
    @MainActor
    static func listed(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> Attribute<Self> where Content: View {
        guard Data.self is any ListedData.Type else { return view }
        let source = _GraphValue(view).part(inputs) { ($0.data as? any ListedData)?.view ?? AnyView(EmptyView()) }
        let list = _ViewListInputs(takenApart: inputs)
        let elements = AnyView._makeViewList(view: source, inputs: list)
        return inputs.attribute(
            Computed {
                var value = view.value
                if var data = value.data as? any ListedData {
                    data.fill(elements.current, list.scope)
                    value.data = data as? Data ?? value.data
                }
                return value
            })
    }
}
