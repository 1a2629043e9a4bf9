import Combine
import Graph
import ViewValues

/// Runs an action with each value of a publisher, as long as the view is in the tree.
struct SubscriptionModifier<P: Publisher> where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
}

extension SubscriptionModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let subscription = Subscription<P>(modifier.attribute, inputs.tree)
        let watcher = inputs.attribute(SubscriptionWatcher(modifier: modifier.attribute, subscription: subscription))
        Graph.makeEffect(watcher.id, .observer, isDue: true)
        inputs.subgraph.onEnd { subscription.cancel() }
        return outputs
    }
}

/// One view's subscription. A publisher that counts as the same as the one before goes on, another takes its place.
@MainActor
private final class Subscription<P: Publisher> where P.Failure == Never {
    private let modifier: Attribute<SubscriptionModifier<P>>
    private weak var tree: ViewGraph?
    private var publisher: P?
    private var subscribed: AnyCancellable?

    init(_ modifier: Attribute<SubscriptionModifier<P>>, _ tree: ViewGraph) {
        self.modifier = modifier
        self.tree = tree
    }

    func follow(_ publisher: P) {
        if let known = self.publisher, ValueEquality.areEqual(known, publisher) { return }
        subscribed = nil
        self.publisher = publisher
        let tree = UncheckedSendable(WeakTree(tree))
        let modifier = modifier
        // From whatever thread a value comes: the action runs in the next tick, in order.
        subscribed = publisher.sink { value in
            let value = UncheckedSendable(value)
            tree.value.tree?.enqueue(.current) {
                guard modifier.isAlive else { return }
                tree.value.tree?.queueAction("onReceive(\(P.self))") {
                    // The changes that came with the value may have ended the view.
                    if modifier.isAlive { modifier.peeked.action(value.value) }
                }
            }
        }
    }

    func cancel() {
        subscribed = nil
        publisher = nil
    }
}

private struct SubscriptionWatcher<P: Publisher>: Rule where P.Failure == Never {
    let modifier: Attribute<SubscriptionModifier<P>>
    let subscription: Subscription<P>

    mutating func update(_ output: inout Output<Void>) {
        subscription.follow(modifier.value.publisher)
        output.set(())
    }
}

extension View {
    /// Runs an action, on the main thread, with each value of a publisher as long as the view is in the tree.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(SubscriptionModifier(publisher: publisher, action: action))
    }
}
