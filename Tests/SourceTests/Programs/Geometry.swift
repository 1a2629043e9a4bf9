// GeometryReader, coordinate spaces and layouts of one's own.
import SwiftUI

struct GeometryBar: View {
    var fraction: Double

    var body: some View {
        GeometryReader { proxy in
            let width = proxy.size.width * CGFloat(fraction)
            ZStack(alignment: .leading) {
                Capsule().fill(Color.gray.opacity(0.3))
                Capsule()
                    .fill(Color.accentColor)
                    .frame(width: max(0, width))
                Path { path in
                    path.move(to: .zero)
                    path.addLine(to: CGPoint(x: proxy.size.width, y: proxy.size.height))
                }
                .stroke(Color.black, lineWidth: 1)
            }
        }
        .frame(height: 8)
    }
}

struct GeometryProbe: View {
    @State private var size: CGSize = .zero

    var body: some View {
        GeometryReader { geometry in
            if geometry.size.width > geometry.size.height {
                HStack { Text("wide") }
            } else {
                VStack { Text("\(Int(geometry.frame(in: .global).midX))") }
            }
            Text("\(geometry.safeAreaInsets.top) \(geometry.frame(in: .local).minX)")
        }
        .background(
            GeometryReader { inner in
                Color.clear.preference(key: GeometrySizeKey.self, value: inner.size)
            }
        )
        .onPreferenceChange(GeometrySizeKey.self) { size = $0 }
    }
}

private struct GeometrySizeKey: PreferenceKey {
    static let defaultValue: CGSize = .zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
        value = nextValue()
    }
}

struct GeometryFlow: Layout {
    var spacing: CGFloat = 8

    struct Cache {
        var sizes: [CGSize] = []
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let maxWidth = proposal.width ?? .infinity
        var x: CGFloat = 0
        var y: CGFloat = 0
        var row: CGFloat = 0
        var widest: CGFloat = 0
        for size in cache.sizes {
            if x + size.width > maxWidth, x > 0 {
                x = 0
                y += row + spacing
                row = 0
            }
            x += size.width + spacing
            widest = max(widest, x - spacing)
            row = max(row, size.height)
        }
        return CGSize(width: widest, height: y + row)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var point = bounds.origin
        for (index, subview) in subviews.enumerated() {
            let size = cache.sizes[index]
            if point.x + size.width > bounds.maxX {
                point.x = bounds.minX
                point.y += size.height + spacing
            }
            subview.place(at: point, anchor: .topLeading, proposal: ProposedViewSize(size))
            point.x += size.width + spacing
        }
    }
}

struct GeometryRadial: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.width, bounds.height) / 3
        let step = Angle.degrees(360 / Double(max(subviews.count, 1))).radians
        for index in subviews.indices {
            var point = CGPoint(x: 0, y: -radius)
                .applying(CGAffineTransform(rotationAngle: step * Double(index)))
            point.x += bounds.midX
            point.y += bounds.midY
            subviews[index].place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

struct GeometryEqualWidth: Layout {
    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let size = maxSize(subviews)
        let total = spacing(subviews).reduce(0, +)
        return CGSize(width: size.width * CGFloat(subviews.count) + total, height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let size = maxSize(subviews)
        let gaps = spacing(subviews)
        let each = ProposedViewSize(width: size.width, height: size.height)
        var nextX = bounds.minX + size.width / 2
        for index in subviews.indices {
            subviews[index].place(at: CGPoint(x: nextX, y: bounds.midY), anchor: .center, proposal: each)
            nextX += size.width + gaps[index]
        }
    }

    private func maxSize(_ subviews: Subviews) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return sizes.reduce(.zero) { current, size in
            CGSize(width: max(current.width, size.width), height: max(current.height, size.height))
        }
    }

    private func spacing(_ subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { index in
            guard index < subviews.count - 1 else { return 0 }
            return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
        }
    }
}

private struct GeometryRank: LayoutValueKey {
    static let defaultValue: Int = 1
}

extension View {
    func geometryRank(_ value: Int) -> some View {
        layoutValue(key: GeometryRank.self, value: value)
    }
}

struct GeometryRankedStack: Layout {
    var alignment: HorizontalAlignment = .center

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.sorted { $0[GeometryRank.self] < $1[GeometryRank.self] }
            .map { $0.sizeThatFits(proposal) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for view in subviews {
            let dimensions = view.dimensions(in: proposal)
            let x = bounds.minX + dimensions[alignment] + dimensions[HorizontalAlignment.leading]
            view.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: dimensions.width, height: nil))
            y += dimensions.height + (view.priority > 0 ? 1 : 0)
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guide == .firstTextBaseline ? bounds.midY : nil
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        var spacing = ViewSpacing()
        for subview in subviews { spacing.formUnion(subview.spacing, edges: [.top, .bottom]) }
        return spacing
    }
}

struct GeometryLayouts: View {
    let tags = ["swift", "linux", "views"]

    var body: some View {
        VStack {
            GeometryFlow(spacing: 4) {
                ForEach(tags, id: \.self) { tag in
                    Text(tag).padding(.horizontal, 6)
                }
            }
            GeometryFlow {
                Text("alone")
            }
            GeometryRadial {
                Text("a")
                Text("b").geometryRank(2)
            }
            GeometryEqualWidth {
                Button("Cats") {}
                Button("Goldfish") {}
            }
            GeometryRankedStack(alignment: .leading) { Text("x").layoutPriority(2) }
            HStackLayout(alignment: .top, spacing: 2) { Text("h") }
            VStackLayout { Text("v") }
            ZStackLayout(alignment: .leading) { Text("z") }
        }
    }
}
