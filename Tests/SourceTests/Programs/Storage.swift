import SwiftUI

private enum Theme: String, CaseIterable {
    case paper, night
}

private enum Level: Int {
    case low, high
}

private struct Recipes: RawRepresentable {
    var names: [String] = []

    init(names: [String]) {
        self.names = names
    }

    init?(rawValue: String) {
        guard let data = rawValue.data(using: .utf8),
            let names = try? JSONDecoder().decode([String].self, from: data)
        else { return nil }
        self.names = names
    }

    var rawValue: String {
        (try? JSONEncoder().encode(names)).flatMap { String(data: $0, encoding: .utf8) } ?? "[]"
    }
}

private struct StoredSettings: View {
    @AppStorage("isOn") private var isOn = false
    @AppStorage("count") private var count: Int = 0
    @AppStorage("volume", store: .standard) private var volume = 0.5
    @AppStorage("name") private var name = "Ada"
    @AppStorage("home") private var home = URL(fileURLWithPath: "/")
    @AppStorage("seen") private var seen = Date.distantPast
    @AppStorage("blob") private var blob = Data()
    @AppStorage("theme") private var theme: Theme = .paper
    @AppStorage("level") private var level = Level.low
    @AppStorage("recipes") private var recipes = Recipes(names: ["bread"])
    @AppStorage("nickname") private var nickname: String?
    @AppStorage("lastTheme") private var lastTheme: Theme?
    @AppStorage("lastCount") private var lastCount: Int?
    @SceneStorage("draft") private var draft = ""
    @SceneStorage("selection") private var selection: Int?
    @ScaledMetric private var gap = 8.0
    @ScaledMetric(relativeTo: .caption) private var dot: CGFloat = 5
    @Namespace private var space

    init() {}

    init(store: UserDefaults) {
        _count = AppStorage(wrappedValue: 3, "count", store: store)
        _nickname = AppStorage("nickname", store: store)
    }

    var body: some View {
        VStack(spacing: gap) {
            Toggle("On", isOn: $isOn)
            Slider(value: $volume)
            Text("\(count) \(name) \(home.path) \(seen.timeIntervalSince1970) \(blob.count) \(draft)")
            Button("Next") {
                count += 1
                theme = Theme.allCases.first { $0 != theme } ?? .paper
                level = .high
                recipes.names.append("soup")
                nickname = nil
                lastTheme = theme
                lastCount = (lastCount ?? 0) + 1
                selection = lastCount
            }
            Circle().frame(width: dot)
        }
        .onChange(of: space) {}
        .defaultAppStorage(.standard)
    }
}
