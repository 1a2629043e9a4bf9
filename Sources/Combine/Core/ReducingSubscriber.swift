/// What a value does to an operator that gives one result.
enum Reduction<Failure: Error> {
    case more
    /// The result is known.
    case done
    case fail(Failure)
}

/// Takes all values and gives one result, when they have ended or before, once it is asked for.
final class ReducingSubscriber<Input, Incoming: Error, Downstream: Subscriber>: Subscriber, Subscription {
    typealias Failure = Incoming

    private struct State {
        var downstream: Downstream?
        var upstream: (any Subscription)?
        var isAsked = false
        /// Waits for being asked for.
        var result: Downstream.Input?
    }

    private let state: Locked<State>
    private let convert: (Incoming) -> Downstream.Failure
    private let step: (Input) -> Reduction<Downstream.Failure>
    private let result: () -> Downstream.Input?

    /// `result` is nil for none.
    init(
        _ downstream: Downstream, convert: @escaping (Incoming) -> Downstream.Failure,
        step: @escaping (Input) -> Reduction<Downstream.Failure>, result: @escaping () -> Downstream.Input?
    ) {
        state = Locked(State(downstream: downstream))
        self.convert = convert
        self.step = step
        self.result = result
    }

    func receive(subscription: any Subscription) {
        guard let downstream = state.value.downstream, state.value.upstream == nil else { return subscription.cancel() }
        state.update { $0.upstream = subscription }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard state.value.upstream != nil else { return .none }
        switch step(input) {
        case .more: break
        case .done:
            takeUpstream()?.cancel()
            complete()
        case .fail(let error):
            takeUpstream()?.cancel()
            take()?.receive(completion: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Incoming>) {
        guard takeUpstream() != nil else { return }
        switch completion {
        case .finished: complete()
        case .failure(let error): take()?.receive(completion: .failure(convert(error)))
        }
    }

    private func complete() {
        guard let value = result() else {
            take()?.receive(completion: .finished)
            return
        }
        let isAsked = state.update { state in
            if !state.isAsked { state.result = value }
            return state.isAsked
        }
        if isAsked { give(value) }
    }

    private func give(_ value: Downstream.Input) {
        guard let downstream = take() else { return }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        let waiting = state.update { state in
            state.isAsked = true
            defer { state.result = nil }
            return state.result
        }
        if let waiting { give(waiting) }
    }

    func cancel() {
        _ = take()
        takeUpstream()?.cancel()
    }

    private func takeUpstream() -> (any Subscription)? {
        state.update { state in
            defer { state.upstream = nil }
            return state.upstream
        }
    }

    private func take() -> Downstream? {
        state.update { state in
            defer { state.downstream = nil }
            return state.downstream
        }
    }

    static func passing(
        _ downstream: Downstream, step: @escaping (Input) -> Reduction<Downstream.Failure>,
        result: @escaping () -> Downstream.Input?
    ) -> ReducingSubscriber where Incoming == Downstream.Failure {
        ReducingSubscriber(downstream, convert: { $0 }, step: step, result: result)
    }

    /// What `step` throws is a failure.
    static func trying(
        _ downstream: Downstream, step: @escaping (Input) throws -> Reduction<Downstream.Failure>,
        result: @escaping () -> Downstream.Input?
    ) -> ReducingSubscriber where Downstream.Failure == any Error {
        ReducingSubscriber(
            downstream, convert: { $0 },
            step: { input in
                do { return try step(input) } catch { return .fail(error) }
            }, result: result)
    }
}
