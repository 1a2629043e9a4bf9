import Combine
import CoreGraphics
import Foundation
import Observation
import Scenes

/// Numbers from a seed, the same on every machine.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}

private struct ToneKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    var tone: Int {
        get { self[ToneKey.self] }
        set { self[ToneKey.self] = newValue }
    }
}

struct WidthKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct BoundsKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// One view of a random tree: what it is never changes, everything else can.
@Observable
@MainActor
final class RandomNode: Identifiable {
    enum Kind: Int, CaseIterable {
        case field, page, focusable, searched, divider
        case text, shape, spacer, column, row, pile, padded, framed, flexible, optional, either, list, toned, faded,
            moved, geometry, turned, scaled, tilted, colored, shadowed, leveled, clipped, masked, overlaid, ratio,
            preference, stateful, identified, erased, animated, guided, sectioned, regrouped, following, receiving,
            stored, scoped, wording, labelled, lettered, directed, inset, relative, anchored,
            grid, fitting, switched, canvas, coming, matched, phased, keyed, counting
        case control, controlled
        case scrolled, lazy, lazyGrid, rows, form
        case table, tabs, screens, split, presenting, tooled
    }

    @ObservationIgnored let id: Int
    @ObservationIgnored let kind: Kind
    var children: [RandomNode]
    var number: Int
    var isOn: Bool
    /// What the view's own state was last set to, for a new tree given the same state.
    @ObservationIgnored var state: Int
    /// How the state of each view of this node is set. There may be two: one that goes away, by a transition, can run its body after
    /// the one that came for it.
    @ObservationIgnored private(set) var states: [(owner: AnyObject, set: (Int) -> Void)] = []

    func keepState(of owner: AnyObject, _ set: @escaping (Int) -> Void) {
        states.removeAll { $0.owner === owner }
        states.append((owner, set))
    }

    init(id: Int, kind: Kind, children: [RandomNode], number: Int) {
        self.id = id
        self.kind = kind
        self.children = children
        self.number = number
        isOn = number % 2 == 0
        state = number
    }

    var child: RandomNode? { children.first }
}

@MainActor
struct RandomTree {
    var nodes: [RandomNode] = []
    let root: RandomNode

    /// Whether there is what scrolls and what shows one thing of several in it.
    private let isScrolling: Bool

    init(size: Int, isScrolling: Bool, _ random: inout SeededRandom) {
        self.isScrolling = isScrolling
        var nodes: [RandomNode] = []
        root = Self.make(size, isScrolling, depth: 0, isLazy: false, &nodes, &random)
        self.nodes = nodes
    }

    private static func make(
        _ size: Int, _ isScrolling: Bool, depth: Int, isLazy: Bool, _ nodes: inout [RandomNode],
        _ random: inout SeededRandom
    ) -> RandomNode {
        let own = RandomNode.scrolls + RandomNode.screens
        let leaves: [RandomNode.Kind] =
            [
                .text, .text, .shape, .spacer, .stateful, .following, .receiving, .stored, .wording, .labelled,
                .field, .page, .divider,
                .control,
            ] + (isScrolling ? [.table] : [])
        let many: [RandomNode.Kind] =
            [.column, .row, .pile, .list, .sectioned, .regrouped, .grid, .fitting, .switched]
            + (isScrolling ? RandomNode.scrolls + [.tabs] : [])
        var kind = leaves[random.below(leaves.count)]
        var children: [RandomNode] = []
        if size > 1 && depth < 24 {
            if size > 3 || random.chance(40) {
                if random.chance(50) || depth == 0 {
                    kind = many[random.below(many.count)]
                    let isLazy = isLazy || RandomNode.lazyScrolls.contains(kind)
                    var rest = size - 1
                    while rest > 0 {
                        let part = min(rest, 1 + random.below(max(1, size / 2)))
                        children.append(make(part, isScrolling, depth: depth + 1, isLazy: isLazy, &nodes, &random))
                        rest -= part
                    }
                } else {
                    let unary = RandomNode.Kind.allCases.filter {
                        // Under the bar rows are made too: one with an item of the bar could keep itself in sight by it.
                        !leaves.contains($0) && !many.contains($0) && (isScrolling || !own.contains($0))
                            && !(isLazy && $0 == .tooled)
                    }
                    kind = unary[random.below(unary.count)]
                    let second = [.either, .masked, .overlaid, .inset, .split].contains(kind)
                    let first = second ? max(1, (size - 1) / 2) : size - 1
                    children.append(make(first, isScrolling, depth: depth + 1, isLazy: isLazy, &nodes, &random))
                    if second {
                        children.append(
                            make(
                                max(1, size - 1 - first), isScrolling, depth: depth + 1, isLazy: isLazy, &nodes, &random
                            ))
                    }
                }
            }
        }
        // What was presented last lies over the rest: what a tree shows would depend on what it has been through.
        if kind == .presenting && nodes.contains(where: { $0.kind == .presenting }) { kind = .padded }
        let node = RandomNode(id: nodes.count, kind: kind, children: children, number: random.below(40))
        nodes.append(node)
        return node
    }

    /// One random change of one random view.
    func change(_ random: inout SeededRandom) {
        let node = nodes[random.below(nodes.count)]
        switch random.below(5) {
        case 0: node.isOn.toggle()
        case 1:
            // Moves of the elements that are told apart by their ids.
            if node.kind == .list || node.kind == .column, node.children.count > 1 {
                node.children.swapAt(random.below(node.children.count), random.below(node.children.count))
            } else {
                node.number = random.below(40)
            }
        case 2:
            if !node.states.isEmpty {
                node.state = random.below(40)
                for state in node.states { state.set(node.state) }
            } else {
                node.number = random.below(40)
            }
        default: node.number = random.below(40)
        }
    }
}

/// Tells one life of a view from another.
private final class StateOwner {}

struct RandomView: View {
    let node: RandomNode
    @State private var own: Int
    @State private var owner = StateOwner()
    @Environment(\.tone) private var tone

    init(node: RandomNode) {
        self.node = node
        _own = State(initialValue: node.state)
    }

    @ViewBuilder private var child: some View {
        if let child = node.child { RandomView(node: child) }
    }

    private var color: Color { [.red, .green, .blue, .orange, .purple][node.number % 5] }
    private var length: CGFloat { CGFloat(node.number * 3 + 1) }

    var body: some View {
        AnyView(content)
    }

    private var content: any View {
        switch node.kind {
        case .text: return Text("t\(node.number) \(tone)").font(node.isOn ? .body : .title)
        case .shape:
            return node.number > 30
                ? AnyView(Capsule().trim(from: 0, to: CGFloat(node.number) / 40).stroke(.secondary))
                : AnyView(Rectangle().fill(color).strokeBorder(.primary, lineWidth: node.isOn ? 1 : 3))
        case .divider: return Divider()
        case .spacer: return Spacer(minLength: node.isOn ? nil : length)
        case .column:
            return VStack(alignment: node.isOn ? .leading : .center, spacing: node.number > 20 ? nil : length) {
                ForEach(node.children) { RandomView(node: $0) }
            }
        case .row:
            return HStack(alignment: node.isOn ? .firstTextBaseline : .center, spacing: node.number > 20 ? nil : 4) {
                ForEach(node.children) { RandomView(node: $0) }
            }
        case .pile:
            return ZStack(alignment: node.isOn ? .topLeading : .bottom) {
                ForEach(node.children) { RandomView(node: $0).zIndex(Double($0.number % 3)) }
            }
        case .list:
            return ForEach(node.isOn ? node.children : Array(node.children.dropFirst())) { RandomView(node: $0) }
        case .padded: return child.padding(node.isOn ? .horizontal : .all, CGFloat(node.number % 7))
        case .framed:
            return child.frame(width: node.isOn ? length : nil, height: node.number > 20 ? length : nil)
        case .flexible: return child.frame(minWidth: 4, maxWidth: node.isOn ? .infinity : length, minHeight: 2)
        case .coming:
            let transitions: [AnyTransition] = [
                .opacity, .slide, .scale.combined(with: .opacity), .push(from: .top),
                .asymmetric(insertion: .move(edge: .leading), removal: .identity),
                .opacity.animation(.linear(duration: 0.1)),
            ]
            return Group { if node.isOn { child.transition(transitions[node.id % transitions.count]) } }
        case .matched: return MatchedPair(node: node)
        case .phased:
            return child.phaseAnimator([0, 6, 3], trigger: node.number) { content, x in
                content.offset(x: x).opacity(x == 6 ? 0.5 : 1)
            } animation: { x in
                x == 3 ? nil : .linear(duration: 0.2)
            }
        case .keyed:
            return child.keyframeAnimator(initialValue: CGFloat(0), trigger: node.isOn) { content, value in
                content.offset(x: value).padding(value / 4)
            } keyframes: { _ in
                LinearKeyframe(CGFloat(node.number), duration: 0.1)
                SpringKeyframe(5, duration: 0.2)
                CubicKeyframe(0, duration: 0.2)
            }
        case .counting:
            return VStack {
                child
                Image(systemName: node.isOn ? "star" : "heart")
            }
            .contentTransition(node.isOn ? .numericText(value: Double(node.number)) : .opacity)
            .symbolEffect(.bounce, value: node.number)
        case .optional: return Group { if node.isOn { child } }
        case .either:
            return Group {
                if node.isOn { child } else { RandomView(node: node.children[1]) }
            }
        case .toned: return child.environment(\.tone, node.number)
        case .faded: return child.opacity(Double(node.number % 11) / 10)
        case .moved: return child.offset(x: node.isOn ? length : 0, y: CGFloat(node.number % 5))
        case .geometry:
            return GeometryReader { proxy in
                child.frame(width: proxy.size.width / (node.isOn ? 2 : 3))
            }
        case .canvas:
            let turn = Angle.degrees(Double(node.number * 7))
            return Canvas { context, size in
                context.draw(Text("\(Int(size.width))"), at: .zero, anchor: .topLeading)
                context.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: size)))
                context.rotate(by: turn)
                guard let symbol = context.resolveSymbol(id: 1) else { return }
                context.draw(symbol, at: CGPoint(x: 10, y: 10))
            } symbols: {
                ZStack { child }.tag(node.isOn ? 1 : 2)
            }
        case .turned:
            return ZStack { child }.rotationEffect(
                .degrees(Double(node.number * 9)), anchor: node.isOn ? .center : .top)
        case .scaled: return child.scaleEffect(x: node.isOn ? 1 : -1, y: CGFloat(node.number % 5) / 2)
        case .tilted:
            return ZStack { child }.rotation3DEffect(
                .degrees(Double(node.number)), axis: (x: node.isOn ? 1 : 0, y: 1, z: 0))
        case .colored:
            return ZStack { child }.saturation(Double(node.number % 3)).blur(radius: node.isOn ? 0 : 2)
                .colorMultiply(color)
        case .shadowed:
            return child.shadow(color: color, radius: CGFloat(node.number % 4), y: node.isOn ? 1 : 0)
                .blendMode(node.isOn ? .normal : .multiply)
        case .leveled:
            return child.foregroundStyle(node.isOn ? AnyShapeStyle(.secondary) : AnyShapeStyle(color), .red)
        case .clipped:
            guard node.id % 2 == 0 else { return child.clipShape(RoundedRectangle(cornerRadius: CGFloat(node.number))) }
            return ZStack {
                ContainerRelativeShape().fill(color).padding(CGFloat(node.number % 4))
                child.geometryGroup()
            }
            .clipShape(ContainerRelativeShape().inset(by: 1))
            .scenePadding(node.isOn ? .horizontal : [])
            .containerShape(RoundedRectangle(cornerRadius: length))
        case .masked:
            // Around a single view: on a list each element would get a mask, and a state, of its own.
            return ZStack { child }.mask(alignment: node.isOn ? .leading : .center) {
                RandomView(node: node.children[1])
            }
        case .overlaid: return ZStack { child }.overlay(alignment: .bottom) { RandomView(node: node.children[1]) }
        case .ratio: return child.aspectRatio(node.isOn ? 2 : 0.5, contentMode: .fit)
        case .preference:
            return ZStack { child }.preference(key: WidthKey.self, value: node.number)
                .overlayPreferenceValue(WidthKey.self) { Text("p\($0)") }
        case .wording:
            let word = node.isOn ? Text("**n\(node.number)** [link](https://example.com/\(node.number))") : Text("w")
            return (word + Text(" \(Image(systemName: "star.fill"))").foregroundStyle(color)).underline(node.isOn)
        case .labelled:
            return Label("l\(node.number)", systemImage: node.isOn ? "plus" : "heart")
                .symbolVariant(node.number > 20 ? .fill : .none)
                .symbolRenderingMode([nil, .hierarchical, .palette, .multicolor][node.number % 4])
        case .lettered:
            return child.fontWeight(node.isOn ? .bold : nil).tracking(CGFloat(node.number % 3))
                .lineLimit(node.number > 20 ? 1 : nil).minimumScaleFactor(node.isOn ? 0.5 : 1)
                .textCase(node.number % 2 == 0 ? .uppercase : nil)
                .redacted(reason: node.number % 5 == 0 ? .placeholder : [])
        case .stateful:
            let own = $own
            node.keepState(of: owner) { own.wrappedValue = $0 }
            return Text("s\(self.own)")
        case .scoped:
            let (isOn, number) = (node.isOn, node.number)
            return child.animation(.easeInOut(duration: 0.2)) {
                $0.opacity(isOn ? 1 : 0.5).padding(CGFloat(number % 3))
            }
        case .following: return FollowingText(number: node.number)
        case .receiving: return ReceivingText(number: node.number)
        case .stored: return StoredText(node: node)
        case .field:
            return TextField(
                "f\(node.number)", text: .constant(node.isOn ? "" : "text \(node.number)"), prompt: nil,
                axis: node.number % 3 == 0 ? .vertical : .horizontal
            )
            .multilineTextAlignment(node.number > 20 ? .trailing : .leading).disabled(node.number % 5 == 0)
        case .page: return TextEditor(text: .constant("page \(node.number)\nof two lines"))
        case .focusable: return ZStack { child }.focusable(node.isOn)
        case .searched:
            let text = Binding.constant(node.isOn ? "q\(node.number)" : "")
            if node.id % 2 == 0 { return ZStack { child }.searchable(text: text) }
            let tokens = Binding.constant((0..<node.number % 3).map { RandomToken(id: $0) })
            return ZStack { child }.searchable(text: text, tokens: tokens) { Text("k\($0.id)") }
                .searchScopes(.constant(node.number % 2)) {
                    Text("x").tag(0)
                    Text("y").tag(1)
                }
        case .identified: return child.id(node.number % 2)
        case .erased: return node.isOn ? AnyView(child) : AnyView(child.padding(1))
        case .guided:
            let (isOn, length, number) = (node.isOn, length, CGFloat(node.number))
            return child.alignmentGuide(.leading) { isOn ? length : $0.width / 2 }
                .alignmentGuide(.bottom) { $0[.top] + number }
        case .directed: return child.environment(\.layoutDirection, node.isOn ? .rightToLeft : .leftToRight)
        case .inset:
            return ZStack { child }.safeAreaInset(edge: .bottom, alignment: .leading, spacing: node.isOn ? 3 : nil) {
                RandomView(node: node.children[1])
            }
        case .relative:
            return child.containerRelativeFrame(node.isOn ? .horizontal : .vertical, count: 3, spacing: 4)
                .safeAreaPadding(.leading, CGFloat(node.number % 5))
        case .anchored:
            return ZStack { child }.anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
                .padding(CGFloat(node.number % 9))
                .backgroundPreferenceValue(BoundsKey.self, alignment: .topLeading) { anchor in
                    GeometryReader { proxy in
                        let rect = anchor.map { proxy[$0] } ?? .zero
                        Color.green.frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
                    }
                }
        case .grid:
            return Grid(alignment: node.isOn ? .topLeading : .center, horizontalSpacing: node.number > 20 ? nil : 5) {
                GridRow(alignment: node.isOn ? .firstTextBaseline : nil) {
                    ForEach(node.children.dropLast()) { child in
                        RandomView(node: child).gridCellColumns(child.number % 3)
                            .gridColumnAlignment(child.isOn ? .trailing : .leading)
                    }
                }
                GridRow {
                    Text("g\(node.number)").gridCellAnchor(node.isOn ? .bottomTrailing : .top)
                    color.gridCellUnsizedAxes(.vertical)
                }
                if let last = node.children.last { RandomView(node: last) }
            }
        case .fitting:
            return ViewThatFits(in: node.isOn ? .horizontal : [.horizontal, .vertical]) {
                ForEach(node.children) { RandomView(node: $0) }
            }
        case .switched:
            let layout =
                node.isOn ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: length))
            return layout { ForEach(node.children) { RandomView(node: $0) } }
        case .sectioned:
            return Section {
                ForEach(node.children) { RandomView(node: $0) }
            } header: {
                if node.isOn { Text("h\(node.number)") }
            }
        case .regrouped:
            return VStack(alignment: .leading) {
                Group(subviews: ForEach(node.children) { RandomView(node: $0) }) { subviews in
                    if node.isOn { Text("\(subviews.count)") }
                    ForEach(subviews.sorted { _, _ in node.isOn }) { $0.environment(\.tone, node.number) }
                }
            }
        case .control: return node.control
        case .controlled: return node.control(around: child)
        case .scrolled, .lazy, .lazyGrid, .rows, .form: return node.scroll
        case .table, .tabs, .screens, .split, .presenting, .tooled: return node.screen(around: child)
        case .animated: return child.animation(node.isOn ? .easeInOut(duration: 0.3) : .default, value: node.number)
        }
    }
}

/// A token of a search.
private struct RandomToken: Identifiable {
    let id: Int
}

/// One of two views in the same place, and another one that follows now and then.
private struct MatchedPair: View {
    let node: RandomNode
    @Namespace private var space

    var body: some View {
        VStack {
            if node.isOn {
                VStack { RandomView(node: node.children[0]) }.matchedGeometryEffect(id: 0, in: space)
            } else {
                Color.blue.matchedGeometryEffect(id: 0, in: space).frame(width: CGFloat(node.number), height: 9)
            }
            Color.red
                .matchedGeometryEffect(
                    id: node.number % 2, in: space, properties: node.number > 20 ? .frame : .position,
                    anchor: node.isOn ? .center : .topLeading, isSource: false
                )
                .frame(width: 8, height: 8)
        }
    }
}

/// Keeps a copy of a number by `onChange`, and a copy of that by another.
private struct FollowingText: View {
    let number: Int
    @State private var copy = 0
    @State private var second = 0

    var body: some View {
        Text("c\(copy) \(second)")
            .onChange(of: number, initial: true) { copy = number }
            .onChange(of: copy) { _, new in second = new * 2 }
    }
}

/// Keeps what a publisher gave last.
private struct ReceivingText: View {
    let number: Int
    @State private var last = 0

    var body: some View {
        Text("r\(last)").onReceive(Just(number)) { last = $0 }
    }
}

/// Shows a value in a store that some views share.
private struct StoredText: View {
    static let store = UserDefaults(suiteName: "gesso.invariant")

    let node: RandomNode
    @AppStorage private var value: Int

    init(node: RandomNode) {
        self.node = node
        _value = AppStorage(wrappedValue: 0, "value\(node.id % 3)", store: Self.store)
    }

    var body: some View {
        let stored = $value
        node.keepState(of: node) { stored.wrappedValue = $0 }
        return Text("u\(value)")
    }
}
