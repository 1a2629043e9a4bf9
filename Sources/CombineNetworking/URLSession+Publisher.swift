// Beside Combine, since FoundationNetworking takes 20 milliseconds to load: the command compiles this file into the programs
// that speak of it, and only those load it.

import Combine
import Foundation
import FoundationNetworking

extension URLSession {
    /// Loads a URL for each subscriber: gives what came and finishes, or fails. Cancelling ends the loading.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            subscriber.receive(
                subscription: LoadingSubscription(AnySubscriber(subscriber), request: request, session: session))
        }
    }
}

/// Loads once it is asked for something.
private final class LoadingSubscription: Subscription, @unchecked Sendable {
    typealias Downstream = AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>

    private let lock = NSLock()
    private var downstream: Downstream?
    private var task: URLSessionDataTask?
    private let request: URLRequest
    private let session: URLSession

    init(_ downstream: Downstream, request: URLRequest, session: URLSession) {
        self.downstream = downstream
        self.request = request
        self.session = session
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        lock.lock()
        guard downstream != nil, task == nil else { return lock.unlock() }
        let task = session.dataTask(with: request) { [self] data, response, error in end(data, response, error) }
        self.task = task
        lock.unlock()
        task.resume()
    }

    private func end(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        guard let downstream = take().downstream else { return }
        if let data, let response, error == nil {
            _ = downstream.receive((data, response))
            downstream.receive(completion: .finished)
        } else {
            downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
    }

    /// In Foundation a task makes what loads it when the session's cache has been asked, by a queue of its own; the task ends the
    /// whole program when it is cancelled meanwhile. So it is cancelled when it has an answer, or surely loads.
    func cancel() {
        guard let task = take().task else { return }
        guard task.response == nil, session.configuration.urlCache != nil else { return task.cancel() }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.longestCacheQuery) { task.cancel() }
    }

    /// Seconds. Many times as long as a cache takes.
    private static let longestCacheQuery = 1.0

    private func take() -> (downstream: Downstream?, task: URLSessionDataTask?) {
        lock.withLock {
            defer {
                downstream = nil
                task = nil
            }
            return (downstream, task)
        }
    }
}
