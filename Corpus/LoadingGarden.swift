import SwiftUI

enum LoadState<Value: Sendable>: Sendable {
    case idle, loading
    case loaded(Value)
    case failed(String)
}

struct LoadView<Value: Sendable, Content: View>: View {
    let state: LoadState<Value>
    let retry: () -> Void
    @ViewBuilder let content: (Value) -> Content

    var body: some View {
        switch state {
        case .idle:
            Button("Load", action: retry)
        case .loading:
            ProgressView("Loading…")
        case .loaded(let value):
            content(value)
        case .failed(let reason):
            ContentUnavailableView {
                Label("It did not work", systemImage: "exclamationmark.triangle")
            } description: {
                Text(reason)
            } actions: {
                Button("Try again", action: retry)
            }
        }
    }
}

struct Seed: Identifiable, Sendable {
    let name: String
    let days: Int
    var id: String { name }
}

actor SeedVault {
    private var attempts = 0

    struct Jammed: Error {}

    func seeds() async throws -> [Seed] {
        attempts += 1
        try await Task.sleep(for: .milliseconds(600))
        if attempts.isMultiple(of: 3) { throw Jammed() }
        return [Seed(name: "Radish", days: 4), Seed(name: "Groch", days: 9), Seed(name: "Укроп", days: 12), Seed(name: "धनिया", days: 10)]
    }
}

@MainActor
@Observable
final class GardenModel {
    private(set) var state: LoadState<[Seed]> = .idle
    private let vault = SeedVault()

    func load() async {
        state = .loading
        do {
            state = .loaded(try await vault.seeds())
        } catch {
            state = .failed("The drawer is jammed.")
        }
    }
}

struct GardenScreen: View {
    @State private var model = GardenModel()

    var body: some View {
        LoadView(state: model.state) {
            Task { await model.load() }
        } content: { seeds in
            List {
                Section("Days to sprout") {
                    ForEach(seeds) { seed in
                        LabeledContent(seed.name, value: seed.days, format: .number)
                    }
                }
                Button("Reload", systemImage: "arrow.clockwise") {
                    Task { await model.load() }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .task { await model.load() }
    }
}

@main
struct LoadingGardenApp: App {
    var body: some Scene {
        WindowGroup { GardenScreen() }
    }
}
