import CoreGraphics
import Graph
import ViewValues

/// A view in a layout, as the layout sees it.
public struct LayoutSubview: @unchecked Sendable {
    let child: LayoutChild
    let placements: PlacementBuffer
    let index: Int

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        EngineQuestions.size(child.engine, proposal)
    }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: sizeThatFits(proposal), proposal: proposal, engine: child.engine)
    }

    public var spacing: ViewSpacing { onMainActor { child.engine.spacing() } }

    func lengthDependsOnOther(_ axis: Axis) -> Bool {
        EngineQuestions.lengthDependsOnOther(child.engine, axis)
    }

    public var priority: Double { child.priority }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        onMainActor { child.traits.value(LayoutValueTrait<K>.self) ?? K.defaultValue }
    }

    /// Leaves the view in its place without showing it.
    func hide() { placements.entries[index]?.isShown = false }

    /// Puts the view so that its point `anchor` lies at `position`, in the coordinates of the layout's bounds.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        placements.entries[index] = PlacementBuffer.Entry(position: position, anchor: anchor, proposal: proposal)
    }
}

extension LayoutSubview: Equatable {
    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.child === b.child }
}

/// The views in a layout, in order.
public struct LayoutSubviews: RandomAccessCollection {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    let children: ArraySlice<LayoutChild>
    let placements: PlacementBuffer
    public var layoutDirection: LayoutDirection

    public var startIndex: Int { children.startIndex }
    public var endIndex: Int { children.endIndex }

    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(child: children[index], placements: placements, index: index)
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(children: children[bounds], placements: placements, layoutDirection: layoutDirection)
    }

    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(
            children: ArraySlice(indices.map { children[$0] }), placements: placements, layoutDirection: layoutDirection
        )
    }
}

extension LayoutSubviews: Equatable {
    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.layoutDirection == b.layoutDirection && a.children.elementsEqual(b.children) { $0 === $1 }
    }
}

/// A child of a container, as its layout knows it.
final class LayoutChild: @unchecked Sendable {
    let layout: Attribute<LayoutEngine>
    let traits: Traits
    let priorityTrait: Attribute<Double>?
    /// Brought up to date by the container's layout rule.
    var engine: LayoutEngine
    var priority = 0.0
    /// The place in the container, 0 at the front.
    var index = 0

    @MainActor
    init(layout: Attribute<LayoutEngine>, traits: Traits) {
        self.layout = layout
        self.traits = traits
        priorityTrait = traits.attribute(LayoutPriorityTrait.self)
        engine = LeafEngine.filling
    }
}

/// What a layout has said about its subviews while it places them.
final class PlacementBuffer {
    struct Entry {
        var position: CGPoint
        var anchor: UnitPoint
        var proposal: ProposedViewSize
        var isShown = true
    }

    /// Nil for those it said nothing of: they are centred, under the proposal of the layout.
    var entries: [Entry?] = []
}

@MainActor
struct LayoutPriorityTrait: TraitKey {
    static var defaultValue: Double { 0 }
}

@MainActor
struct LayoutValueTrait<K: LayoutValueKey>: TraitKey {
    static var defaultValue: K.Value? { nil }
}

@MainActor
struct ZIndexTrait: TraitKey {
    static var defaultValue: Double { 0 }
}
