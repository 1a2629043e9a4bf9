import CoreGraphics
import Graph
import IdiomData
import ViewCore

/// What is around the rows of a list.
@MainActor
enum ListChrome {
    /// Gives the scrolling rows their background and the keyboard.
    static func make<Value: Hashable>(
        _ rows: _ViewOutputs, _ inputs: _ViewInputs, style: Attribute<_ListStyleKind>, model: ListModel<Value>
    ) -> _ViewOutputs {
        let keys = ListKeys(model)
        model.keys = keys
        let background = inputs.environmentValue(\.scrollContentBackground)
        let geometry = model.scope?.geometry
        let height = inputs.environmentValue(\.defaultMinListRowHeight)
        let stripes = inputs.barrier(
            Compared { () -> ListStripes? in
                guard style.value.alternatesRowBackgrounds, let geometry = geometry?.value else { return nil }
                return ListStripes(geometry, rowHeight: height.value, isInset: style.value.isInset)
            }, .late)
        let look = inputs.attribute(
            Compared {
                ListBackground(style: style.value, isHidden: background.value == .hidden, stripes: stripes.value)
            })
        var outputs = SecondaryView.make(
            primary: rows, second: _GraphValue(look), alignment: Attribute(input: .center, in: inputs.subgraph),
            isBehind: true, inputs: inputs)
        let frame = inputs.drawnFrame()
        let content = outputs.presented
        outputs.presented = inputs.attribute(
            Computed {
                PresentedNode(
                    type: "List", role: .list, frame: frame.value, responder: keys,
                    children: [content?.value].compactMap { $0 })
            })
        return outputs
    }
}

/// What is behind a list's rows.
struct ListBackground: View, Equatable {
    let style: _ListStyleKind
    let isHidden: Bool
    /// Nil for none.
    let stripes: ListStripes?

    nonisolated static func == (a: ListBackground, b: ListBackground) -> Bool {
        a.style == b.style && a.isHidden == b.isHidden && a.stripes == b.stripes
    }

    var body: some View {
        if !isHidden {
            // As far as rows can be scrolled: under bars at the list's edges too.
            ground.ignoresSafeArea()
            if let stripes { ListStripesView(stripes: stripes) }
        }
    }

    @ViewBuilder private var ground: some View {
        switch style.kind {
        case .sidebar: Color.clear
        case .bordered:
            Rectangle().fill(Color(system: .contentBackground))
                .overlay { Rectangle().strokeBorder(Color(system: .separator)) }
        case .plain, .inset: Rectangle().fill(Color(system: .contentBackground))
        }
    }
}

/// The grounds that alternate below the last row of a list, as if there were more rows.
package struct ListStripes: Equatable, Sendable {
    /// Where the rows end, from the top of the list, in points.
    let top: CGFloat
    let bottom: CGFloat
    let rowHeight: CGFloat
    /// Whether the first one has a ground of its own.
    let isFirstMarked: Bool
    let isInset: Bool

    /// Nil where the rows fill the list.
    package init?(_ geometry: ScrollGeometryValue, rowHeight: CGFloat, isInset: Bool) {
        guard rowHeight >= 1, geometry.containerSize.height.isFinite else { return nil }
        top = geometry.contentInsets.top + geometry.contentSize.height
        bottom = geometry.containerSize.height
        guard top < bottom else { return nil }
        self.rowHeight = rowHeight
        self.isInset = isInset
        isFirstMarked = Int((geometry.contentSize.height / rowHeight).rounded()) % 2 == 1
    }

    /// From the top down, each with its height.
    package var marked: [(top: CGFloat, height: CGFloat)] {
        var found: [(top: CGFloat, height: CGFloat)] = []
        var y = isFirstMarked ? top : top + rowHeight
        while y < bottom {
            found.append((y, min(rowHeight, bottom - y)))
            y += 2 * rowHeight
        }
        return found
    }
}

private struct ListStripesView: View {
    let stripes: ListStripes
    @Environment(\.idiom) private var idiom

    var body: some View {
        let inset = stripes.isInset ? MetricTable.value(.listSelectionInset, idiom) : 0
        let radius = stripes.isInset ? MetricTable.value(.listSelectionCornerRadius, idiom) : 0
        ZStack(alignment: .top) {
            Color.clear
            ForEach(stripes.marked, id: \.top) { stripe in
                RoundedRectangle(cornerRadius: radius)
                    .fill(Color.primary.opacity(0.05))
                    .frame(height: stripe.height)
                    .padding(.horizontal, inset)
                    .offset(y: stripe.top)
            }
        }
        .accessibilityHidden(true)
    }
}
