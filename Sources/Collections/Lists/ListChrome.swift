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
        let look = inputs.attribute(
            Compared { ListBackground(style: style.value, isHidden: background.value == .hidden) })
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

    nonisolated static func == (a: ListBackground, b: ListBackground) -> Bool {
        a.style == b.style && a.isHidden == b.isHidden
    }

    var body: some View {
        if !isHidden {
            // As far as rows can be scrolled: under bars at the list's edges too.
            ground.ignoresSafeArea()
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
