import SwiftUI

// `@Entry` as Apple's documentation has it, in all the values that it extends, and with types written and left out.

class EntriesSettings {
    var level = 1
}

extension EnvironmentValues {
    @Entry var entriesTint: Color = .accentColor
    @Entry var entriesIsDense = false
    @Entry var entriesCount = 3
    @Entry var entriesRatio: Double = 0.5
    @Entry var entriesTitle: String?
    @Entry var entriesAction: @MainActor (Int) -> Void = { _ in }
    @Entry var entriesSettings: EntriesSettings = EntriesSettings()
    @Entry fileprivate var entriesNames: [String] = ["a", "b"]
}

extension Transaction {
    @Entry var entriesIsQuick: Bool = false
}

private struct EntriesView: View {
    @Environment(\.entriesTint) private var tint
    @Environment(\.entriesNames) private var names
    @Environment(\.entriesSettings) private var settings

    var body: some View {
        Text(names.joined()).foregroundColor(tint)
        Text("\(settings.level)")
    }
}

#Preview {
    EntriesView().environment(\.entriesIsDense, true).environment(\.entriesTitle, "Title")
}

#Preview("State", traits: .sizeThatFitsLayout) {
    @Previewable @State var count = 0
    Button("Add \(count)") { count += 1 }
}

struct EntriesView_Previews: PreviewProvider {
    static var previews: some View {
        EntriesView().previewLayout(.fixed(width: 100, height: 50))
    }
}
