// Coordinate spaces, anchors, safe areas and frames by the container, as app authors write them.
import SwiftUI

struct CoordinatesBoundsKey: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:]
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

struct CoordinatesTour: View {
    @State private var selected = "b"

    var body: some View {
        HStack(spacing: 20) {
            ForEach(["a", "b", "c"], id: \.self) { name in
                Text(name)
                    .onTapGesture { withAnimation(.spring) { selected = name } }
                    .anchorPreference(key: CoordinatesBoundsKey.self, value: .bounds) { [name: $0] }
            }
        }
        .overlayPreferenceValue(CoordinatesBoundsKey.self, alignment: .topLeading) { anchors in
            GeometryReader { geometry in
                if let anchor = anchors[selected] {
                    let rect = geometry[anchor]
                    RoundedRectangle(cornerRadius: 4)
                        .stroke()
                        .frame(width: rect.width, height: rect.height)
                        .position(x: rect.midX, y: rect.midY)
                }
            }
        }
    }
}

struct CoordinatesMeasuring: View {
    @State private var size: CGSize = .zero
    @State private var offset: CGFloat = 0

    var body: some View {
        VStack {
            Text("\(size.width)")
                .onGeometryChange(for: CGSize.self) { proxy in
                    proxy.size
                } action: { newValue in
                    size = newValue
                }
                .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .named("page")).minY }) { old, new in
                    offset = new - old
                }
            GeometryReader { proxy in
                let frame = proxy.frame(in: .named("page"))
                let global = proxy.frame(in: .global)
                let bounds = proxy.bounds(of: .named("page")) ?? .zero
                let scrolled = proxy.frame(in: .scrollView(axis: .vertical)).minY
                Text("\(frame.minY) \(global.minX) \(bounds.width) \(scrolled)")
            }
        }
        .gesture(DragGesture(coordinateSpace: .named("page")).onChanged { offset = $0.location.y })
        .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global))
        .gesture(SpatialTapGesture(coordinateSpace: .local).onEnded { offset = $0.location.x })
        .onTapGesture(coordinateSpace: .named("page")) { offset = $0.x }
        .onTapGesture { location in offset = location.y }
        .coordinateSpace(name: "page")
        .coordinateSpace(.named("page"))
    }
}

struct CoordinatesBars: View {
    let isMirrored: Bool

    var body: some View {
        VStack {
            Color.gray.ignoresSafeArea()
            Text("Wide").containerRelativeFrame(.horizontal)
            Text("Third").containerRelativeFrame(.horizontal, count: 3, spacing: 8)
            Text("Part").containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading) { length, axis in
                axis == .vertical ? length * 0.5 : length
            }
        }
        .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) {
            Button("Add") {}.padding()
        }
        .safeAreaInset(edge: .leading) { Color.blue.frame(width: 20) }
        .safeAreaPadding()
        .safeAreaPadding(.horizontal, 12)
        .safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .edgesIgnoringSafeArea(.all)
        .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
}

struct CoordinatesProtocolUse {
    func height<Space: CoordinateSpaceProtocol>(_ proxy: GeometryProxy, in space: Space) -> CGFloat {
        proxy.frame(in: space).height
    }

    func all(_ proxy: GeometryProxy) -> CGFloat {
        height(proxy, in: .local) + height(proxy, in: .global) + height(proxy, in: .named("x"))
            + height(proxy, in: .scrollView)
    }
}
