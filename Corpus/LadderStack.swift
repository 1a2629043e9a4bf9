import SwiftUI

// A layout whose children step to the right like the rungs of a ladder,
// with a per-child indent given by a layout value.

private struct IndentKey: LayoutValueKey {
    static let defaultValue: Int = 0
}

extension View {
    func indent(_ level: Int) -> some View {
        layoutValue(key: IndentKey.self, value: level)
    }
}

struct LadderStack: Layout {
    var unit: CGFloat = 24
    var spacing: CGFloat? = nil

    struct Cache {
        var sizes: [CGSize] = []
        var gaps: [CGFloat] = []
    }

    func makeCache(subviews: Subviews) -> Cache {
        var cache = Cache()
        cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        cache.gaps = subviews.indices.dropLast().map { index in
            spacing ?? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .vertical)
        }
        return cache
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        var width: CGFloat = 0
        for (subview, size) in zip(subviews, cache.sizes) {
            width = max(width, offset(of: subview) + size.width)
        }
        let height = cache.sizes.map(\.height).reduce(0, +) + cache.gaps.reduce(0, +)
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var y = bounds.minY
        for index in subviews.indices {
            let size = cache.sizes[index]
            subviews[index].place(
                at: CGPoint(x: bounds.minX + offset(of: subviews[index]), y: y),
                proposal: ProposedViewSize(size)
            )
            y += size.height
            if index < cache.gaps.count { y += cache.gaps[index] }
        }
    }

    private func offset(of subview: LayoutSubview) -> CGFloat {
        CGFloat(subview[IndentKey.self]) * unit
    }
}

struct OutlineItem: Identifiable {
    let id = UUID()
    var text: String
    var level: Int
}

struct OutlineView: View {
    @State private var items: [OutlineItem] = [
        OutlineItem(text: "Chapter one", level: 0),
        OutlineItem(text: "The arrival", level: 1),
        OutlineItem(text: "A letter in the drawer", level: 2),
        OutlineItem(text: "The argument", level: 1),
        OutlineItem(text: "Chapter two", level: 0)
    ]
    @State private var unit: CGFloat = 24
    @State private var selected: UUID?

    var body: some View {
        VStack(alignment: .leading) {
            ScrollView([.vertical, .horizontal]) {
                LadderStack(unit: unit) {
                    ForEach(items) { item in
                        row(item).indent(item.level)
                    }
                }
                .padding()
            }
            .defaultScrollAnchor(.topLeading)
            Divider()
            HStack {
                Button("Outdent", systemImage: "decrease.indent") { shift(-1) }
                    .keyboardShortcut("[", modifiers: .command)
                Button("Indent", systemImage: "increase.indent") { shift(1) }
                    .keyboardShortcut("]", modifiers: .command)
                Spacer()
                Slider(value: $unit, in: 8...48)
                    .frame(width: 120)
                    .accessibilityLabel("Indent width")
            }
            .labelStyle(.iconOnly)
            .disabled(items.isEmpty)
            .padding([.horizontal, .bottom])
        }
        .animation(.spring(duration: 0.3), value: items.map(\.level))
    }

    private func row(_ item: OutlineItem) -> some View {
        Text(item.text)
            .padding(.horizontal, 10)
            .padding(.vertical, 6)
            .background(selected == item.id ? Color.accentColor.opacity(0.25) : Color.clear, in: .rect(cornerRadius: 6))
            .onTapGesture { selected = item.id }
            .accessibilityAddTraits(.isButton)
    }

    private func shift(_ amount: Int) {
        guard let index = items.firstIndex(where: { $0.id == selected }) else { return }
        items[index].level = min(max(items[index].level + amount, 0), 6)
    }
}

@main
struct LadderStackApp: App {
    var body: some Scene {
        WindowGroup { OutlineView() }
    }
}
