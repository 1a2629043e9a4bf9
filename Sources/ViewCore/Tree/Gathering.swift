import CoreGraphics
import Drawing
import Graph
import ViewValues

/// Puts together what several children give: their drawing, what can be touched and spoken of, their preferences.
@MainActor
package enum Gathering {
    static func gather(_ children: ContainerChildren, _ inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        if children.isEmptyForever { return }
        switch children {
        case .fixed(let fixed):
            outputs.display = display(of: fixed, inputs)
        case .dynamic:
            let groups = DisplayGroups(inputs)
            outputs.display = inputs.attribute(DynamicDisplay(children: children, groups: groups))
        }
        outputs.presented = inputs.attribute(PresentedChildren(children: children))
        for key in inputs.preferenceKeys {
            if let preference = preference(key, children, inputs) { outputs.preferences.append(preference) }
        }
    }

    private static func display(of children: [ContainerChild], _ inputs: _ViewInputs) -> Attribute<DisplayChunk>? {
        if children.contains(where: { $0.zIndex != nil }) {
            return inputs.attribute(DynamicDisplay(children: .fixed(children), groups: DisplayGroups(inputs)))
        }
        return DisplayTree.combine(children.compactMap(\.outputs.display), inputs.subgraph)
    }

    private static func preference(
        _ key: any PreferenceKey.Type, _ children: ContainerChildren, _ inputs: _ViewInputs
    ) -> PreferenceOutput? {
        func open<K: PreferenceKey>(_ key: K.Type) -> PreferenceOutput {
            let attribute = inputs.attribute(CombinedPreference<K>(children: children))
            return PreferenceOutput(key: ObjectIdentifier(key), attribute: attribute.id)
        }
        guard case .fixed(let fixed) = children else { return open(key) }
        // Most keys are given by few views: those around the others pay nothing for them.
        let id = ObjectIdentifier(key)
        var only: PreferenceOutput?
        for child in fixed {
            for output in child.outputs.preferences where output.key == id {
                if only != nil { return open(key) }
                only = output
            }
        }
        return only
    }

    /// Draws one over another, for modifiers with a second view.
    package static func stacked(
        _ displays: [Attribute<DisplayChunk>?], _ inputs: _ViewInputs
    ) -> Attribute<DisplayChunk>? {
        DisplayTree.combine(displays.compactMap { $0 }, inputs.subgraph)
    }

    /// The parts in the order in which they are read. `touchOrder` tells which lies over which, the topmost last, where that is
    /// not the same.
    package static func presented(
        _ parts: [Attribute<PresentedNode>?], touchOrder: [Int]? = nil, _ inputs: _ViewInputs
    ) -> Attribute<PresentedNode>? {
        let present = parts.compactMap { $0 }
        if present.count <= 1 { return present.first }
        let order = present.count == parts.count ? touchOrder : nil
        return inputs.attribute(Computed { PresentedNode(children: present.map(\.value), touchOrder: order) })
    }

    /// Both views' preferences, the first's before the second's.
    static func preferences(_ first: _ViewOutputs, _ second: _ViewOutputs, _ inputs: _ViewInputs) -> [PreferenceOutput]
    {
        inputs.preferenceKeys.compactMap { key in
            @MainActor func open<K: PreferenceKey>(_ key: K.Type) -> PreferenceOutput? {
                let parts = [first.preference(key), second.preference(key)].compactMap { $0 }
                if parts.count <= 1 {
                    return parts.first.map { PreferenceOutput(key: ObjectIdentifier(key), attribute: $0.id) }
                }
                let combined = inputs.attribute(
                    Computed {
                        parts.dropFirst().reduce(parts[0].value) { value, next in
                            var value = value
                            K.reduce(value: &value) { next.value }
                            return value
                        }
                    })
                return PreferenceOutput(key: ObjectIdentifier(key), attribute: combined.id)
            }
            return open(key)
        }
    }
}

/// A chunk over many others, in groups of at most `width`, so that one changed child costs the width and the depth
/// and not the number of children.
@MainActor
enum DisplayTree {
    static let width = 32

    static func combine(_ displays: [Attribute<DisplayChunk>], _ subgraph: Subgraph) -> Attribute<DisplayChunk>? {
        if displays.count <= 1 { return displays.first }
        var level = displays
        while level.count > 1 {
            level = stride(from: 0, to: level.count, by: width).map { start in
                let group = Array(level[start..<min(start + width, level.count)])
                return group.count == 1 ? group[0] : Attribute(rule: DisplayGroup(parts: group), in: subgraph)
            }
        }
        return level[0]
    }
}

/// One chunk of several.
private struct DisplayGroup: Rule {
    let parts: [Attribute<DisplayChunk>]
    private var version: UInt64 = 0

    init(parts: [Attribute<DisplayChunk>]) {
        self.parts = parts
    }

    mutating func update(_ output: inout Output<DisplayChunk>) {
        var items: [DisplayItem] = []
        items.reserveCapacity(parts.count)
        for part in parts {
            let chunk = part.value
            if !chunk.items.isEmpty { items.append(.chunk(chunk)) }
        }
        version += 1
        output.set(DisplayChunk(id: Graph.currentID, version: version, items: items))
    }
}

/// Keeps the groups of a changing set of children; they are made anew when the set changes.
@MainActor
final class DisplayGroups {
    private let inputs: _ViewInputs
    private var subgraph: Subgraph?
    private var parts: [Attribute<DisplayChunk>] = []
    private var combined: Attribute<DisplayChunk>?

    init(_ inputs: _ViewInputs) {
        self.inputs = inputs
    }

    func combine(_ parts: [Attribute<DisplayChunk>]) -> Attribute<DisplayChunk>? {
        if parts == self.parts && subgraph != nil { return combined }
        self.parts = parts
        subgraph?.invalidate()
        let made = Subgraph(parent: inputs.subgraph)
        subgraph = made
        combined = DisplayTree.combine(parts, made)
        return combined
    }
}

/// The drawing of children that come and go or change their places in depth.
private struct DynamicDisplay: Rule {
    let children: ContainerChildren
    let groups: DisplayGroups

    mutating func update(_ output: inout Output<DisplayChunk>) {
        var parts: [Attribute<DisplayChunk>] = []
        for child in children.inDepthOrder where child.subgraph?.isAlive != false {
            if let display = child.display { parts.append(display) }
        }
        output.set(groups.combine(parts)?.value ?? .empty)
    }
}

extension ContainerChildren {
    /// What is drawn, from the back to the front: by `zIndex`, and in their own order where it is the same.
    var inDepthOrder: [ContainerChild] {
        let children = drawn
        var hasDepth = false
        for child in children where child.zIndex != nil { hasDepth = true }
        guard hasDepth else { return children }
        let depths = children.enumerated().map { ($0.element.zIndex?.value ?? 0, $0.offset) }
        return depths.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { children[$0.1] }
    }
}

private struct PresentedChildren: Rule {
    let children: ContainerChildren

    /// In the children's own order, which is that of reading; the order in depth is told beside it.
    mutating func update(_ output: inout Output<PresentedNode>) {
        var nodes: [PresentedNode] = []
        var depths: [(depth: Double, place: Int)] = []
        for child in children.current {
            guard let presented = child.outputs.presented else { continue }
            depths.append((child.zIndex?.value ?? 0, nodes.count))
            nodes.append(presented.value)
        }
        let isFlat = depths.allSatisfy { $0.depth == 0 }
        if isFlat {
            output.set(PresentedNode.group(nodes))
        } else {
            output.set(PresentedNode(children: nodes, touchOrder: depths.sorted { $0 < $1 }.map(\.place)))
        }
    }
}

private struct CombinedPreference<K: PreferenceKey>: Rule {
    let children: ContainerChildren

    mutating func update(_ output: inout Output<K.Value>) {
        var combined: K.Value?
        for child in children.current {
            // The row of a lazy container may have gone before the container has heard of it.
            guard let preference = child.outputs.preference(K.self), preference.isAlive else { continue }
            if var value = combined {
                K.reduce(value: &value) { preference.value }
                combined = value
            } else {
                combined = preference.value
            }
        }
        output.set(combined ?? K.defaultValue) { ValueEquality.areEqual($0, $1) }
    }
}
