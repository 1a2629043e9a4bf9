import CoreGraphics
import Graph
import ViewCore
import Scrolling

/// Rows of views below one another, of which one or several can be selected. Only rows in sight are made.
public struct List<SelectionValue: Hashable, Content> {
    let selection: ListSelection<SelectionValue>?
    let content: Content
}

/// What of a list is selected, as the program keeps it.
enum ListSelection<Value: Hashable> {
    case several(Binding<Set<Value>>)
    case one(Binding<Value?>)
    /// Always one.
    case exactlyOne(Binding<Value>)

    /// Reads it.
    var values: Set<Value> {
        switch self {
        case .several(let binding): binding.wrappedValue
        case .one(let binding): binding.wrappedValue.map { [$0] } ?? []
        case .exactlyOne(let binding): [binding.wrappedValue]
        }
    }

    func select(_ values: Set<Value>) {
        switch self {
        case .several(let binding): if binding.wrappedValue != values { binding.wrappedValue = values }
        case .one(let binding): if binding.wrappedValue != values.first { binding.wrappedValue = values.first }
        case .exactlyOne(let binding):
            if let value = values.first, binding.wrappedValue != value { binding.wrappedValue = value }
        }
    }

    var allowsSeveral: Bool { if case .several = self { true } else { false } }
}

extension List: View, PrimitiveView, UnaryView where Content: View {
    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { .several($0) }, content: content())
    }

    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { .one($0) }, content: content())
    }

    @_disfavoredOverload
    public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: .exactlyOne(selection), content: content())
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let list = view.attribute
        let style = inputs.environmentValue(\.listStyleKind)
        let selection = inputs.attribute(Distinct { list.value.selection })
        let selected = TrackedBody.make(selection, inputs, isReported: false) { $0?.values ?? [] }
        let model = ListModel<SelectionValue>(inputs, selection: selection)
        let content = view.part(inputs) { $0.content }
        let axes = Attribute(input: Axis.Set.vertical, in: inputs.subgraph)
        let shows = Attribute(input: true, in: inputs.subgraph)
        let rowSpacing = inputs.environmentValue(\.listRowDistance)
        let sectionSpacing = inputs.environmentValue(\.listSectionDistance)
        let arrangement = inputs.attribute(
            Compared {
                LazyArrangement(
                    axis: .vertical, spacing: rowSpacing.value, horizontalAlignment: .leading,
                    pinsHeaders: style.value.pinsHeaders)
            })
        var outer = inputs
        outer.environment = inputs.attribute(
            Computed {
                var values = inputs.environment.value
                values.selectsRows = selection.value != nil
                if style.value.isInset { values.keepScrollMargins(vertical: values.metric(.listVerticalMargin)) }
                return values
            })
        let rows = ScrollAssembly.make(outer, axes: axes, showsIndicators: shows, type: nil, ideal: .stretching) {
            inner in
            model.scope = inner.scroll
            let list = _ViewListInputs(placingItems: inner.inside(.vertical))
            let elements = Content._makeViewList(view: content, inputs: list).foldingSections(list)
            let maker = ListRows(
                model: model, selected: selected, style: style, list: list, edges: elements.sectionEdges(list),
                sectionSpacing: sectionSpacing)
            return LazyContainer.make(
                arrangement: arrangement, list: elements.mapped(list) { maker.row($0) },
                inputs: inner.inside(.vertical))
        }
        return ListChrome.make(rows, inputs, style: style, model: model)
    }
}

extension List where SelectionValue == Never, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content())
    }
}
