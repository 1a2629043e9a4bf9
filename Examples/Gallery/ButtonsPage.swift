import SwiftUI

/// Buttons and toggles in their styles, sizes and states.
struct ButtonsPage: View {
    @State private var isOpen = true

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Grid(alignment: .leading, horizontalSpacing: 14, verticalSpacing: 10) {
                buttonRow("Bordered", style: .bordered)
                buttonRow("Prominent", style: .borderedProminent)
                buttonRow("Borderless", style: .borderless)
                buttonRow("Plain", style: .plain)
                buttonRow("Link", style: .link)
            }
            Divider()
            HStack(spacing: 10) {
                Button("Mini") {}.controlSize(.mini)
                Button("Small") {}.controlSize(.small)
                Button("Regular") {}
                Button("Large") {}.controlSize(.large)
                Button("Extra large") {}.controlSize(.extraLarge)
            }
            HStack(spacing: 10) {
                Button("Capsule") {}.buttonBorderShape(.capsule)
                Button("Tinted") {}.buttonStyle(.borderedProminent).tint(.green)
                Button {
                } label: {
                    Image(systemName: "plus")
                }
                Button {
                } label: {
                    Image(systemName: "heart.fill")
                }.buttonStyle(.borderedProminent).tint(.pink)
                Button("Default") {}.keyboardShortcut(.defaultAction)
                ControlGroup {
                    Button("Back", systemImage: "chevron.left") {}
                    Button("Forward", systemImage: "chevron.right") {}
                }
                .labelStyle(.iconOnly)
            }
            Divider()
            HStack(alignment: .top, spacing: 28) {
                toggles(.checkbox)
                toggles(.switch)
                toggles(.button)
            }
            HStack(spacing: 16) {
                Toggle("Mini", isOn: .constant(true)).controlSize(.mini)
                Toggle("Small", isOn: .constant(true)).controlSize(.small)
                Toggle("Large", isOn: .constant(true)).controlSize(.large)
                Toggle("Mini", isOn: .constant(true)).controlSize(.mini).toggleStyle(.switch)
                Toggle("Small", isOn: .constant(false)).controlSize(.small).toggleStyle(.switch)
            }
            Divider()
            HStack(alignment: .top, spacing: 28) {
                DisclosureGroup("Advanced", isExpanded: $isOpen) {
                    VStack(alignment: .leading) {
                        Toggle("Keep a log", isOn: .constant(true))
                        Toggle("Ask before sending", isOn: .constant(false))
                    }
                }
                DisclosureGroup("More") { Text("Nothing") }
                Link("Swift on the web", destination: URL(string: "https://swift.org")!)
            }
        }
        .padding(20)
        .frame(width: 500)
    }

    private func buttonRow<Style: PrimitiveButtonStyle>(_ name: String, style: Style) -> some View {
        GridRow {
            Text(name).foregroundStyle(.secondary).gridColumnAlignment(.trailing)
            Button("Save") {}
            Button("Add", systemImage: "plus") {}
            Button("Delete", role: .destructive) {}
            Button("Disabled") {}.disabled(true)
        }
        .buttonStyle(style)
    }

    private func toggles<Style: ToggleStyle>(_ style: Style) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            Toggle("Wind", isOn: .constant(true))
            Toggle("Waves", isOn: .constant(false))
            Toggle("Stars", isOn: .constant(true)).disabled(true)
            Toggle("Fog", isOn: .constant(false)).disabled(true)
        }
        .toggleStyle(style)
    }
}

#Preview("Buttons and toggles") { ButtonsPage() }
