import ViewCore

/// A tree of data as rows, of which those with children can be opened.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {
    let roots: [Data.Element]
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf
}

/// The rows below an outline's row.
public struct OutlineSubgroupChildren: View {
    let rows: AnyView

    public var body: some View { rows }
}

extension OutlineGroup: View
where Parent: View, Leaf: View, Parent == Leaf, Subgroup == OutlineSubgroupChildren {
    public nonisolated init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(roots: Array(data), id: id, children: children, content: content)
    }

    public nonisolated init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(roots: Array(data), id: \.id, children: children, content: content)
    }

    /// One root.
    public nonisolated init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(roots: [root], id: id, children: children, content: content)
    }

    public nonisolated init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(roots: [root], id: \.id, children: children, content: content)
    }

    public var body: some View {
        ForEach(roots, id: id) { element in
            OutlineRow(element: element, depth: 0, id: id, children: children, content: content)
        }
    }
}

/// How rows of an outline open and close.
enum OutlineFolding {
    static var animation: Animation { .easeInOut(duration: 0.2) }
}

/// One element, and the rows below it while it is open.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    let element: Data.Element
    let depth: Int
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Content
    @State private var isOpen = false

    /// How far a row lies within the one it belongs to, in points. Our own choice.
    private static var indent: CGFloat { 16 }

    var body: some View {
        HStack(spacing: 4) {
            if element[keyPath: children] != nil {
                FoldMark(isOpen: isOpen)
                    .frame(width: 12, height: 12)
                    .contentShape(Rectangle())
                    .onTapGesture { withAnimation(OutlineFolding.animation) { isOpen.toggle() } }
            } else {
                Color.clear.frame(width: 12, height: 12)
            }
            content(element)
        }
        .padding(.leading, CGFloat(depth) * Self.indent)
        .id(element[keyPath: id])
        .modifier(
            TraitModifier<OutlinePlaceTrait>(
                value: OutlinePlace(depth: depth, isOpen: element[keyPath: children] == nil ? nil : $isOpen)))
        if isOpen, let below = element[keyPath: children] {
            ForEach(below, id: id) { child in
                AnyView(OutlineRow(element: child, depth: depth + 1, id: id, children: children, content: content))
            }
        }
    }
}
