import CoreGraphics
import Graph
import ViewValues

/// The first of several views that fits into the room there is, else the last one.
public struct ViewThatFits<Content> {
    let axes: Axis.Set
    let content: Content
}

extension ViewThatFits: View, PrimitiveView, UnaryView where Content: View {
    /// `axes` are those along which the views' ideal lengths have to fit.
    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let axes = view.part(inputs) { $0.axes }.attribute
        let layout = inputs.attribute(Compared { FittingLayout(axes: axes.value) })
        let inner = inputs.inside(nil)
        let listInputs = _ViewListInputs(inner)
        let list = Content._makeViewList(view: view.part(inputs) { $0.content }, inputs: listInputs)
            .mapped(listInputs) { element in
                element.wrapped { own, make in make(own).shown(in: own) }
            }
        return LayoutContainer.make(layout: layout, list: list, inputs: inner)
    }
}

/// Chooses the first view whose ideal size fits; the others are placed with it and not shown.
private struct FittingLayout: Layout, Equatable {
    typealias AnimatableData = EmptyAnimatableData

    let axes: Axis.Set

    private func choice(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LayoutSubview? {
        for subview in subviews.dropLast() {
            let ideal = subview.sizeThatFits(
                ProposedViewSize(
                    width: axes.contains(.horizontal) ? nil : proposal.width,
                    height: axes.contains(.vertical) ? nil : proposal.height))
            let fitsWidth = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
            let fitsHeight = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
            if fitsWidth && fitsHeight { return subview }
        }
        return subviews.last
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { subviews.first?.spacing ?? ViewSpacing() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        choice(proposal, subviews)?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let choice = choice(proposal, subviews)
        for subview in subviews {
            subview.place(at: bounds.origin, proposal: proposal)
            if subview != choice { subview.hide() }
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { choice(proposal, subviews)?.dimensions(in: proposal)[explicit: guide] }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { choice(proposal, subviews)?.dimensions(in: proposal)[explicit: guide] }
}

extension _ViewOutputs {
    /// The same, but for what is drawn, touched and handed up, which is nothing while the frame is not shown.
    fileprivate func shown(in inputs: _ViewInputs) -> _ViewOutputs {
        let frame = inputs.frame
        let isShown = inputs.attribute(Compared { frame.value.isShown })
        var outputs = self
        if let display {
            outputs.display = inputs.attribute(Computed { isShown.value ? display.value : .empty })
        }
        if let presented {
            outputs.presented = inputs.attribute(Computed { isShown.value ? presented.value : PresentedNode.group([]) })
        }
        outputs.preferences = inputs.preferenceKeys.compactMap { key in
            @MainActor func open<K: PreferenceKey>(_ key: K.Type) -> PreferenceOutput? {
                guard let value = preference(key) else { return nil }
                let shown = inputs.attribute(Distinct { isShown.value ? value.value : K.defaultValue })
                return PreferenceOutput(key: ObjectIdentifier(key), attribute: shown.id)
            }
            return open(key)
        }
        return outputs
    }
}
