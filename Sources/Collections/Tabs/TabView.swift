import CoreGraphics
import Graph
import IdiomData
import Presentation
import ViewCore

/// Several views of which one is shown, chosen by tabs.
public struct TabView<SelectionValue: Hashable, Content> {
    let selection: Binding<SelectionValue>?
    let content: Content
}

extension TabView: View where Content: View {
    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public var body: some View { TabPages(selection: selection, content: content) }
}

extension TabView where SelectionValue == Int, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView {
    public init<C: TabContent<SelectionValue>>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == C._TabBody {
        self.selection = selection
        self.content = content()._tabBody
    }
}

extension TabView where SelectionValue == Never {
    public init<C: TabContent<Never>>(@TabContentBuilder<Never> content: () -> C) where Content == C._TabBody {
        selection = nil
        self.content = content()._tabBody
    }
}

@MainActor
struct TabItemTrait: TraitKey {
    static var defaultValue: AnyView? { nil }
}

extension View {
    /// What the view is called as a tab of a tab view.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TraitModifier<TabItemTrait>(value: AnyView(label())))
    }
}

/// The tabs, and the view of the one that is chosen. A view that was shown once keeps its state.
private struct TabPages<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>?
    let content: Content
    @State private var ownSelection = 0
    @State private var visited: Set<Subview.ID> = []
    @Environment(\.tabViewStyleKind) private var style
    @Environment(\.idiom) private var idiom

    var body: some View {
        Group(subviews: content) { pages in
            let current = chosen(pages)
            switch style {
            case .page(let leastDots):
                stack(pages, current)
                    .overlay(alignment: .bottom) {
                        if pages.count >= leastDots {
                            PageDots(count: pages.count, current: current) { choose($0, pages) }
                        }
                    }
            case .tabs:
                VStack(spacing: 0) {
                    TabStrip(pages: pages, current: current) { choose($0, pages) }
                        .zIndex(1)
                    // The tabs lie across the upper edge of the ground, and over nothing of what is on it.
                    stack(pages, current)
                        .background {
                            TabBackground().padding(.top, -MetricTable.value(.tabStripOverlap, idiom))
                        }
                }
                .padding(MetricTable.value(.tabViewMargin, idiom))
            }
        }
    }

    private func tag(_ page: Subview, _ index: Int) -> SelectionValue? {
        if let tag = page.containerValues.tag(for: SelectionValue.self) { return tag }
        return index as? SelectionValue
    }

    private func chosen(_ pages: SubviewsCollection) -> Int {
        guard let selection else { return min(ownSelection, max(0, pages.count - 1)) }
        let wanted = selection.wrappedValue
        for (index, page) in pages.enumerated() where tag(page, index) == wanted { return index }
        return 0
    }

    private func choose(_ index: Int, _ pages: SubviewsCollection) {
        guard index < pages.count else { return }
        if let selection {
            if let tag = tag(pages[index], index) { selection.wrappedValue = tag }
        } else {
            ownSelection = index
        }
    }

    private func stack(_ pages: SubviewsCollection, _ current: Int) -> some View {
        TabPagesLayout {
            ForEach(Array(pages.enumerated()), id: \.element.id) { index, page in
                if index == current || visited.contains(page.id) {
                    page
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .covered(index != current)
                        .opacity(index == current ? 1 : 0)
                        .modifier(CoveredWindowBar(isCovered: index != current))
                        .layoutValue(key: IsCurrentTab.self, value: index == current)
                        .onAppear { visited.insert(page.id) }
                }
            }
        }
        .modifier(ContainerBackgroundGround(.tabView))
    }
}

private enum IsCurrentTab: LayoutValueKey {
    static var defaultValue: Bool { false }
}

/// The views of tabs that have been chosen, one over another. They take all the room there is; where none is said, only the
/// tab that is shown has a say in it.
private struct TabPagesLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var size = CGSize.zero
        for subview in subviews where subview[IsCurrentTab.self] {
            let own = subview.sizeThatFits(proposal)
            size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
        }
        return CGSize(
            width: max(proposal.width ?? size.width, size.width),
            height: max(proposal.height ?? size.height, size.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        for subview in subviews {
            subview.place(at: center, anchor: .center, proposal: ProposedViewSize(bounds.size))
        }
    }
}

/// The ground that a tab's view lies on.
private struct TabBackground: View {
    @Environment(\.idiom) private var idiom

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: MetricTable.value(.groupCornerRadius, idiom))
        shape.fill(Color.primary.opacity(0.03))
            .overlay { shape.strokeBorder(Color.primary.opacity(0.09), lineWidth: 1) }
    }
}

/// The tabs side by side.
private struct TabStrip: View {
    let pages: SubviewsCollection
    let current: Int
    let choose: (Int) -> Void
    @Environment(\.idiom) private var idiom

    var body: some View {
        HStack(spacing: 0) {
            ForEach(Array(pages.enumerated()), id: \.element.id) { index, page in
                TabButton(
                    label: page.tabLabel, badge: page.trait(BadgeTrait.self), isChosen: index == current,
                    isDivided: index > 0 && index != current && index - 1 != current
                ) {
                    choose(index)
                }
            }
        }
        .frame(height: MetricTable.value(.segmentedControlHeight, idiom))
        .background {
            let shape = RoundedRectangle(cornerRadius: MetricTable.value(.groupCornerRadius, idiom))
            shape.fill(Color(system: .windowBackground))
                .overlay { shape.fill(Color.primary.opacity(0.06)) }
                .overlay { shape.strokeBorder(Color.primary.opacity(0.06), lineWidth: 1) }
        }
    }
}

private struct TabButton: View {
    let label: AnyView
    let badge: Text?
    let isChosen: Bool
    let isDivided: Bool
    let action: () -> Void
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.idiom) private var idiom

    var body: some View {
        Button(action: action) {
            face
                .labelStyle(.titleOnly)
                .lineLimit(1)
                .padding(.horizontal, 12)
                .frame(maxHeight: .infinity)
                .background {
                    if isChosen {
                        RoundedRectangle(cornerRadius: MetricTable.value(.groupCornerRadius, idiom) - 1)
                            .fill(colorScheme == .dark ? Color.white.opacity(0.22) : Color.white)
                            .overlay {
                                RoundedRectangle(cornerRadius: MetricTable.value(.groupCornerRadius, idiom) - 1)
                                    .strokeBorder(Color.black.opacity(0.08), lineWidth: 1)
                            }
                            .padding(1)
                    }
                }
                .overlay(alignment: .leading) {
                    if isDivided {
                        Rectangle().fill(Color.primary.opacity(0.12)).frame(width: 1).padding(.vertical, 5)
                    }
                }
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityValue(isChosen ? "selected" : "")
    }

    @ViewBuilder private var face: some View {
        if let badge {
            HStack(spacing: 5) {
                label
                badge.foregroundStyle(Color.secondary)
            }
        } else {
            label
        }
    }
}

/// A dot for each page, the one that is shown stronger.
private struct PageDots: View {
    let count: Int
    let current: Int
    let choose: (Int) -> Void
    @Environment(\.pageDotsHaveGround) private var hasGround

    var body: some View {
        HStack(spacing: 8) {
            ForEach(0..<count, id: \.self) { index in
                Circle()
                    .fill(Color.primary.opacity(index == current ? 0.85 : 0.3))
                    .frame(width: 7, height: 7)
                    .contentShape(Rectangle())
                    .onTapGesture { choose(index) }
            }
        }
        .padding(.horizontal, hasGround ? 10 : 0)
        .padding(.vertical, hasGround ? 6 : 0)
        .background {
            if hasGround { Capsule().fill(Color.primary.opacity(0.12)).accessibilityHidden(true) }
        }
        .padding(10)
    }
}

extension Subview {
    /// What the view is called as a tab; an empty label where nothing was said.
    fileprivate var tabLabel: AnyView { trait(TabItemTrait.self) ?? AnyView(EmptyView()) }
}
