// A settings screen: rows by protocols and generics, bindings handed down, a theme in the environment.
import Combine
import SwiftUI

enum SettingsTheme: Int, CaseIterable, Codable, CustomStringConvertible {
    case system, light, dark

    var description: String {
        switch self {
        case .system: return "System"
        case .light: return "Light"
        case .dark: return "Dark"
        }
    }

    var scheme: ColorScheme? {
        switch self {
        case .system: return nil
        case .light: return .light
        case .dark: return .dark
        }
    }
}

struct SettingsValues: Codable, Equatable {
    var theme: SettingsTheme = .system
    var fontScale = 1.0
    var notifications = true
    var sounds = false
}

@MainActor
final class SettingsStore: ObservableObject {
    @Published var values: SettingsValues {
        didSet { save() }
    }
    @Published private(set) var savedCount = 0
    private var subscriptions: Set<AnyCancellable> = []

    init() {
        let data = UserDefaults.standard.data(forKey: "settings")
        values = data.flatMap { try? JSONDecoder().decode(SettingsValues.self, from: $0) } ?? SettingsValues()
        $values
            .dropFirst()
            .removeDuplicates()
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .sink { [weak self] _ in
                self?.savedCount += 1
            }
            .store(in: &subscriptions)
    }

    private func save() {
        UserDefaults.standard.set(try? JSONEncoder().encode(values), forKey: "settings")
    }
}

protocol SettingsRowContent: View {
    var title: String { get }
}

struct SettingsRow<Accessory: View>: View {
    private let title: LocalizedStringKey
    private let subtitle: LocalizedStringKey?
    private let accessory: Accessory

    init(
        _ title: LocalizedStringKey, subtitle: LocalizedStringKey? = nil,
        @ViewBuilder accessory: () -> Accessory = { EmptyView() }
    ) {
        self.title = title
        self.subtitle = subtitle
        self.accessory = accessory()
    }

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(title)
                subtitle.map {
                    Text($0).font(.caption).foregroundColor(.secondary)
                }
            }
            Spacer(minLength: 12)
            accessory
        }
        .padding(.vertical, 4)
    }
}

struct SettingsSection<Content: View>: View {
    let title: String
    let content: Content

    init(title: String, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(title.uppercased()).font(.footnote).foregroundColor(.gray).padding(.bottom, 4)
            content
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 10).foregroundColor(Color.primary.opacity(0.05)))
    }
}

struct SettingsPicker<Option: Hashable & CustomStringConvertible>: View {
    @Binding var selection: Option
    var options: [Option]

    var body: some View {
        HStack(spacing: 2) {
            ForEach(options, id: \.self) { option in
                Button(option.description) { selection = option }
                    .buttonStyle(SettingsSegment(isSelected: option == selection))
            }
        }
    }
}

struct SettingsSegment: ButtonStyle {
    let isSelected: Bool

    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label
            .padding(EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10))
            .background(isSelected ? Color.accentColor : Color.clear)
            .foregroundColor(isSelected ? .white : nil)
            .clipShape(RoundedRectangle(cornerRadius: 6, style: .continuous))
            .opacity(configuration.isPressed ? 0.7 : 1.0)
    }
}

struct SettingsView: View {
    @StateObject private var store = SettingsStore()
    @Environment(\.colorScheme) private var systemScheme

    var body: some View {
        VStack(spacing: 20) {
            SettingsSection(title: "Appearance") {
                SettingsRow("Theme", subtitle: "Of all windows") {
                    SettingsPicker(selection: $store.values.theme, options: SettingsTheme.allCases)
                }
                SettingsRow("Text size") {
                    Slider(value: $store.values.fontScale, in: 0.8...1.6, step: 0.1)
                        .frame(width: 160)
                    Text("\(Int(store.values.fontScale * 100)) %").frame(width: 50, alignment: .trailing)
                }
            }
            SettingsSection(title: "Messages") {
                Toggle("Notifications", isOn: $store.values.notifications.animation(.easeOut))
                if store.values.notifications {
                    Toggle("Sounds", isOn: $store.values.sounds).padding(.leading, 20)
                }
                SettingsRow("Saved \(store.savedCount) times")
            }
            Spacer()
        }
        .padding(24)
        .environment(\.colorScheme, store.values.theme.scheme ?? systemScheme)
        .frame(minWidth: 420, idealWidth: 480, maxWidth: .infinity, minHeight: 300, alignment: .top)
    }
}
