import CoreGraphics
import Graph
import ViewValues

/// Puts a view where another one of its group lies.
struct MatchedGeometryModifier<ID: Hashable> {
    let id: ID
    let namespace: Namespace.ID
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool
}

extension MatchedGeometryModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let member = MatchedMember(inputs)
        let membership = inputs.attribute(
            MatchedMembership(modifier: modifier.attribute, member: member, matches: inputs.tree.matches))
        Graph.makeEffect(membership.id, .structure, isDue: true)
        inputs.subgraph.onEnd { member.leave() }
        let child = FrameSource()
        var inner = inputs
        inner.frame = inputs.attribute(
            MatchedFrame(own: inputs.frame, membership: membership, member: member, child: child))
        let outputs = body(inner)
        child.child = outputs.layout
        return outputs
    }
}

/// Which group a view belongs to, and how.
private struct Membership: Equatable {
    let group: MatchedGroup
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint

    static func == (one: Membership, other: Membership) -> Bool {
        one.group === other.group && one.properties == other.properties && one.anchor == other.anchor
    }
}

/// Keeps a view in its group, which changes with the id.
private struct MatchedMembership<ID: Hashable>: Rule {
    let modifier: Attribute<MatchedGeometryModifier<ID>>
    let member: MatchedMember
    let matches: MatchedGroups

    mutating func update(_ output: inout Output<Membership>) {
        let modifier = modifier.value
        let group = matches.group(MatchKey(namespace: modifier.namespace, id: AnyHashable(modifier.id)))
        member.join(group, isSource: modifier.isSource, anchor: modifier.anchor)
        output.setIfDifferent(Membership(group: group, properties: modifier.properties, anchor: modifier.anchor))
    }
}

/// A member's frame: its own, or as far as it is matched that of its group.
private struct MatchedFrame: Rule {
    let own: Attribute<ViewFrame>
    let membership: Attribute<Membership>
    let member: MatchedMember
    let child: FrameSource

    mutating func update(_ output: inout Output<ViewFrame>) {
        let own = own.value
        let membership = membership.value
        guard let shared = membership.group.shared.value, shared.isMoving || shared.source != ObjectIdentifier(member)
        else {
            output.setIfDifferent(own)
            return
        }
        let takesSize = membership.properties.contains(.size)
        let size = takesSize ? shared.rect.size : own.size
        let point =
            membership.properties.contains(.position)
            ? shared.rect.point(at: shared.anchor) : own.rect.point(at: membership.anchor)
        var frame = own
        frame.origin = CGPoint(
            x: point.x - size.width * membership.anchor.x - own.translation.width,
            y: point.y - size.height * membership.anchor.y - own.translation.height)
        if takesSize, let child = child.child {
            // What the view makes of the size that it is offered; what is smaller or larger is centred.
            frame.proposal = ProposedViewSize(size)
            frame.size = child.value.size(frame.proposal)
            frame.origin.x += (size.width - frame.size.width) / 2
            frame.origin.y += (size.height - frame.size.height) / 2
        }
        output.setIfDifferent(frame)
    }
}

extension CGRect {
    fileprivate func point(at anchor: UnitPoint) -> CGPoint {
        CGPoint(x: minX + width * anchor.x, y: minY + height * anchor.y)
    }
}

extension View {
    /// Puts the view where the source of its group lies, and offers it the source's size. The group is all views with the same
    /// id in a namespace.
    ///
    /// The view keeps its place in the layout. When a source comes in as another one goes, in an animated change, both move
    /// from the old one's frame to the new one's.
    ///
    /// - Parameters:
    ///   - properties: What is taken over from the source.
    ///   - anchor: The point of the view's frame that counts as its position.
    ///   - isSource: Whether the others follow this view. A group has one such view.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
    }
}
