import CoreGraphics
import Graph
import ViewCore

/// Gives its content a proxy by which the scroll views in it can be told to scroll to a view.
public struct ScrollViewReader<Content> {
    public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader: View, PrimitiveView, MultiView where Content: View {
    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let reach = ScrollReach(inputs.base)
        let proxy = ScrollViewProxy(reach: reach, tree: inputs.base.tree)
        let content = TrackedBody.make(view.attribute, inputs.base, isReported: false) { $0.content(proxy) }
        var inner = inputs
        inner.base.scrollReach = reach
        return Content._makeViewList(view: _GraphValue(content), inputs: inner).mapped(inputs) { element in
            element.wrapped { own, make in
                var own = own
                own.scrollReach = reach
                return make(own)
            }
        }
    }
}

/// Scrolls the scroll views in a `ScrollViewReader`.
///
/// Unchecked: what it holds is used on the main actor alone.
public struct ScrollViewProxy: @unchecked Sendable {
    private let reach: ScrollReach
    private weak var tree: ViewGraph?

    @MainActor
    init(reach: ScrollReach, tree: ViewGraph) {
        self.reach = reach
        self.tree = tree
    }

    /// Scrolls to the view with an id, within the animation of the moment. The point `anchor` of the view goes to that
    /// point of what is seen; nil to move no further than it takes to see the view.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let wanted = UncheckedSendable(AnyHashable(id))
        let reach = reach
        tree?.enqueue(.current) {
            for scope in reach.scopes { scope.scroll?(wanted.value, anchor) }
        }
    }
}
