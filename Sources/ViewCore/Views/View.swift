import Graph

/// A part of an app's user interface.
///
/// A view is a value that describes what to show; its `body` is made of other views. Bodies run when the view's
/// value or something they read has changed.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Puts the view into the tree as one thing with a place of its own.
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs
    /// Puts the view into a container as the list of things it consists of.
    static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs
}

extension View {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        guard let inner = inputs.inBody(of: Self.self) else {
            return ImplicitContainer.make(list: .fixed([]), inputs: inputs)
        }
        return Body._makeView(view: body(of: view, inputs), inputs: inner)
    }

    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        if inputs.isTakenApart && ListShape.isOnePlainElement(Body.self) {
            return .one(
                ListElement(subgraph: inputs.base.subgraph) { _makeView(view: view, inputs: $0.merging(inputs)) })
        }
        var inputs = inputs
        guard let inner = inputs.base.inBody(of: Self.self) else { return .fixed([]) }
        let body = body(of: view, inputs.base)
        inputs.base = inner
        return Body._makeViewList(view: body, inputs: inputs)
    }

    private static func body(of view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _GraphValue<Body> {
        _GraphValue(TrackedBody.make(inputs.movingIfAnimatable(view.attribute), inputs) { $0.body })
    }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError("Never has no values") }
}

/// A view that the library draws or lays out itself. Its body is never asked for.
@MainActor
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never {
        fatalError("body of \(Self.self) was read; it is drawn by the library and has none")
    }
}

/// A primitive that is one thing: in a list it is its only element.
@MainActor
package protocol UnaryView: PrimitiveView {}

extension UnaryView {
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        .one(ListElement(subgraph: inputs.base.subgraph) { _makeView(view: view, inputs: $0.merging(inputs)) })
    }
}

/// A primitive that is a list of things: alone it is put into an implicit container.
@MainActor
package protocol MultiView: PrimitiveView {}

extension MultiView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        ImplicitContainer.make(list: _makeViewList(view: view, inputs: _ViewListInputs(inputs)), inputs: inputs)
    }
}
