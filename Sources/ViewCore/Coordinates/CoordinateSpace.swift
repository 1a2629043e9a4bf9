import CoreGraphics
import Drawing
import Graph
import ViewValues

/// What coordinates are relative to.
public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
    /// The window's content.
    case global
    /// The view itself.
    case local
    /// The view around that was given the name.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// Something that coordinates can be relative to.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the window's content.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of a view around that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
    public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }

    /// The innermost scroll view around, that is, what of it is seen.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpaceName(axis: nil)) }

    /// The innermost scroll view around that scrolls along `axis`.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollViewSpaceName(axis: axis)) }
}

/// The name of the space of scroll views; one without axis and one for each axis that it scrolls along.
package struct ScrollViewSpaceName: Hashable, Sendable {
    package let axis: Axis?

    package init(axis: Axis?) {
        self.axis = axis
    }
}

/// A view around with a name.
@MainActor
package struct NamedSpace {
    package let name: Attribute<AnyHashable>
    package let frame: Attribute<ViewFrame>
    /// The effects around it.
    let transform: Attribute<ProjectionTransform>?

    /// The coordinates of the view that has the frame of `inputs`.
    package init(name: Attribute<AnyHashable>, _ inputs: _ViewInputs) {
        self.name = name
        frame = inputs.frame
        transform = inputs.reportedTransform
    }
}

extension [NamedSpace] {
    @MainActor
    func innermost(_ space: CoordinateSpace) -> NamedSpace? {
        guard case .named(let name) = space else { return nil }
        for space in reversed() where space.name.isAlive && space.name.value == name { return space }
        return nil
    }

    /// The space of a name; nil for the surface, which also stands for a space that is not there, with a report.
    @MainActor
    func space(_ space: CoordinateSpace) -> NamedSpace? {
        guard case .named(let name) = space else { return nil }
        if let known = innermost(space) { return known }
        if !(name.base is ScrollViewSpaceName) {
            Diagnostics.report("no view around has the coordinate space \(name), so the window's is taken")
        }
        return nil
    }
}

extension CGRect {
    /// What it covers under effects; nil for none.
    @MainActor
    func transformed(by transform: Attribute<ProjectionTransform>?) -> CGRect {
        guard let transform, transform.isAlive else { return self }
        return transform.value.bounds(of: self)
    }

    /// What it covers as seen from under effects; nil for none.
    @MainActor
    func untransformed(by transform: Attribute<ProjectionTransform>?) -> CGRect {
        guard let transform, transform.isAlive, transform.value.isInvertible else { return self }
        return transform.value.inverted().bounds(of: self)
    }
}

/// Gives the space of a view a name.
struct CoordinateSpaceModifier: Equatable {
    let name: AnyHashable
}

extension CoordinateSpaceModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inner = inputs
        inner.coordinateSpaces.append(NamedSpace(name: modifier.part(inputs) { $0.name }.attribute, inputs))
        return body(inner)
    }
}

extension View {
    /// Names the view's coordinates for views in it.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        let id: AnyHashable = if case .named(let id) = name.coordinateSpace { id } else { 0 }
        return modifier(CoordinateSpaceModifier(name: id))
    }

    /// Names the view's coordinates for views in it. Apple's older spelling.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}
