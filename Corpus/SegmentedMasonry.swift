import SwiftUI

/// Distributes children over columns, always filling the shortest one.
struct MasonryLayout: Layout {
    var columns = 2
    var spacing: CGFloat = 10

    typealias Cache = [CGRect]

    func makeCache(subviews: Subviews) -> [CGRect] { [] }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGRect]) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        cache = frames(width: width, subviews: subviews)
        return CGSize(width: width, height: cache.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGRect]) {
        if cache.count != subviews.count {
            cache = frames(width: bounds.width, subviews: subviews)
        }
        for (subview, frame) in zip(subviews, cache) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                anchor: .topLeading,
                proposal: ProposedViewSize(width: frame.width, height: frame.height)
            )
        }
    }

    private func frames(width: CGFloat, subviews: Subviews) -> [CGRect] {
        let count = max(columns, 1)
        let columnWidth = max((width - spacing * CGFloat(count - 1)) / CGFloat(count), 0)
        var heights = [CGFloat](repeating: 0, count: count)
        var result: [CGRect] = []
        for subview in subviews {
            let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
            let size = subview.sizeThatFits(ProposedViewSize(width: columnWidth, height: nil))
            let top = heights[column] == 0 ? 0 : heights[column] + spacing
            result.append(CGRect(x: CGFloat(column) * (columnWidth + spacing), y: top, width: columnWidth, height: size.height))
            heights[column] = top + size.height
        }
        return result
    }
}

struct Quote: Identifiable {
    let id: Int
    let text: String
    let source: String
    var isPinned = false
}

struct QuoteCard: View {
    let quote: Quote

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if quote.isPinned {
                Image(systemName: "pin.fill").foregroundStyle(.red)
            }
            Text(quote.text)
                .font(.system(.body, design: .serif))
            Text(quote.source)
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .padding(14)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(paper.opacity(0.15), in: .rect(cornerRadius: 14))
    }

    private var paper: Color {
        let palette: [Color] = [.teal, .orange, .purple, .green, .pink]
        return palette[quote.id % palette.count]
    }
}

struct QuoteWall: View {
    @State private var columns = 2
    @State private var quotes = [
        Quote(id: 0, text: "A door is only a wall that changed its mind.", source: "Notebook 3"),
        Quote(id: 1, text: "Rain.", source: "Shortest poem"),
        Quote(id: 2, text: "Kto wcześnie wstaje, ten długo ziewa.", source: "Kuchnia"),
        Quote(id: 3, text: "We measured the silence and it came out longer than the street we were standing in.", source: "Survey of 12 May"),
        Quote(id: 4, text: "慢慢走，比较快。", source: "朋友"),
        Quote(id: 5, text: "Keep the receipt for the moon.", source: "Overheard")
    ]

    private var ordered: [Quote] {
        quotes.filter(\.isPinned) + quotes.filter { !$0.isPinned }
    }

    var body: some View {
        ScrollView {
            MasonryLayout(columns: columns) {
                ForEach(ordered) { quote in
                    QuoteCard(quote: quote)
                        .onTapGesture(count: 2) { togglePin(quote.id) }
                        .contextMenu {
                            Button(quote.isPinned ? "Unpin" : "Pin", systemImage: "pin") { togglePin(quote.id) }
                        }
                }
            }
            .padding()
        }
        .safeAreaInset(edge: .top) {
            Picker("Columns", selection: $columns.animation(.smooth)) {
                ForEach(1..<5) { Text("\($0)").tag($0) }
            }
            .pickerStyle(.segmented)
            .padding()
            .background(.bar)
        }
    }

    private func togglePin(_ id: Int) {
        guard let index = quotes.firstIndex(where: { $0.id == id }) else { return }
        withAnimation(.smooth) { quotes[index].isPinned.toggle() }
    }
}

@main
struct SegmentedMasonryApp: App {
    var body: some Scene {
        WindowGroup { QuoteWall() }
    }
}

#Preview("Three columns") {
    MasonryLayout(columns: 3) {
        ForEach(1..<10) { index in
            Color.blue.opacity(0.1 * Double(index))
                .frame(height: CGFloat(30 + index * 11))
        }
    }
    .padding()
}
