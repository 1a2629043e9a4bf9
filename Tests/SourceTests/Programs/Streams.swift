import Combine
import SwiftUI

private struct Item: Codable, Identifiable {
    let id: Int
    var title: String
}

private enum LoadingError: Error {
    case offline
}

@MainActor
private final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published var isLoading = false
    @Published private(set) var results: [Item] = []
    @Published private(set) var canSubmit = false
    @Published var password = ""
    private var cancellables = Set<AnyCancellable>()
    private let refresh = PassthroughSubject<Void, Never>()

    init() {
        $query
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .filter { !$0.isEmpty }
            .map { query in
                Self.search(query)
                    .replaceError(with: [])
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .receive(on: RunLoop.main)
            .sink { [weak self] items in self?.results = items }
            .store(in: &cancellables)

        Publishers.CombineLatest($query, $password)
            .map { !$0.isEmpty && $1.count > 3 }
            .assign(to: &$canSubmit)

        refresh
            .throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
            .handleEvents(receiveOutput: { _ in print("refresh") })
            .flatMap(maxPublishers: .max(1)) { _ in Self.search("all").catch { _ in Just([]) } }
            .assign(to: \.results, on: self)
            .store(in: &cancellables)

        NotificationCenter.default.publisher(for: Notification.Name("saved"))
            .compactMap { $0.object as? String }
            .merge(with: $query.dropFirst())
            .scan(0) { count, _ in count + 1 }
            .sink { print($0) }
            .store(in: &cancellables)
    }

    nonisolated static func search(_ text: String) -> AnyPublisher<[Item], any Error> {
        Deferred {
            Future<Data, any Error> { promise in
                promise(text.isEmpty ? .failure(LoadingError.offline) : .success(Data("[]".utf8)))
            }
        }
        .subscribe(on: DispatchQueue.global())
        .tryMap { data in
            guard !data.isEmpty else { throw LoadingError.offline }
            return data
        }
        .decode(type: [Item].self, decoder: JSONDecoder())
        .retry(2)
        .timeout(.seconds(5), scheduler: DispatchQueue.main)
        .share()
        .eraseToAnyPublisher()
    }

    func reload() { refresh.send() }
}

private struct StreamingView: View {
    @StateObject private var model = SearchModel()
    @State private var seconds = 0
    @State private var log: [String] = []
    private let timer = Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .common).autoconnect()
    private let numbers = CurrentValueSubject<Int, Never>(0)

    var body: some View {
        VStack {
            Text("\(seconds) \(model.results.count)")
            Button("Reload", action: model.reload)
        }
        .onReceive(timer) { _ in seconds += 1 }
        .onReceive(numbers.map { $0 * 2 }) { value in log.append("\(value)") }
        .onReceive(Just("once")) { log.append($0) }
        .onChange(of: seconds) { old, new in log.append("\(old) \(new)") }
        .onChange(of: model.canSubmit, initial: true) { log.append("submit") }
        .task {
            for await value in numbers.values { log.append("\(value)") }
        }
        .task(id: model.query, priority: .background) {
            do {
                try await Task.sleep(for: .seconds(1))
                log = await later(model.query)
            } catch {
                log = []
            }
        }
        .task(priority: .low) { @MainActor in await load() }
    }

    private func load() async { model.reload() }

    nonisolated private func later(_ query: String) async -> [String] { [query] }
}
