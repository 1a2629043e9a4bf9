import SwiftUI

struct AccessibleDie: Identifiable {
    let id: Int
    var face: Int
    var isHeld: Bool
}

struct AccessibleDieView: View {
    let die: AccessibleDie
    let count: Int
    var label: LocalizedStringKey { "Die \(die.id)" }
    let toggle: () -> Void

    var body: some View {
        RoundedRectangle(cornerRadius: 8)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Die showing \(die.face)")
            .accessibilityLabel(label)
            .accessibilityLabel(Text(verbatim: "die"))
            .accessibilityLabel(die.isHeld ? "Held" : "Free")
            .accessibilityValue("\(count) times")
            .accessibilityValue(Text(0.5, format: .percent.precision(.fractionLength(0))))
            .accessibilityHint("Holds the die", isEnabled: die.isHeld)
            .accessibilityAddTraits(die.isHeld ? [.isButton, .isSelected] : .isButton)
            .accessibilityAddTraits(die.face == 6 ? .isSelected : [])
            .accessibilityRemoveTraits(.isImage)
            .accessibilityAction(.default, toggle)
            .accessibilityAction(.escape, toggle)
            .accessibilityAction(named: "Hold") { toggle() }
            .accessibilityAction { toggle() }
            .accessibilityActions {
                Text("More")
            }
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: toggle()
                case .decrement: toggle()
                @unknown default: break
                }
            }
            .accessibilitySortPriority(2)
            .accessibilityInputLabels(["Die", "Cube"])
            .accessibilityHeading(.h1)
            .accessibilityCustomContent("Face", "\(die.face)")
            .accessibilityRespondsToUserInteraction(true)
            .accessibilityShowsLargeContentViewer { Text("Die") }
            .accessibility(label: Text("Die"))
            .accessibility(addTraits: .isHeader)
            .accessibilityRepresentation { Slider(value: .constant(0.5)) { Text("Level") } }
            .accessibilityHidden(true)
    }
}

struct ShortcutButtons: View {
    @State private var count = 0
    @Environment(\.keyboardShortcut) private var shortcut
    let zoom = KeyboardShortcut("0", modifiers: [.command, .option])

    var body: some View {
        VStack {
            Button("New") { count += 1 }.keyboardShortcut("n")
            Button("Redo") { count += 1 }.keyboardShortcut("z", modifiers: [.command, .shift])
            Button("OK") { count += 1 }.keyboardShortcut(.defaultAction)
            Button("Cancel", role: .cancel) { count = 0 }.keyboardShortcut(.cancelAction)
            Button("Delete", role: .destructive) { count = 0 }.keyboardShortcut(.delete, modifiers: [])
            Button("Zoom") { count += 1 }.keyboardShortcut(zoom)
            Button("None") {}.keyboardShortcut(count > 0 ? KeyboardShortcut("k") : nil)
            ForEach(0..<9) { index in
                Button("\(index)") { count = index }
                    .keyboardShortcut(KeyEquivalent(Character("\(index + 1)")), modifiers: [])
            }
            Button("Back") {}.keyboardShortcut("[", modifiers: .command, localization: .withoutMirroring)
        }
        .buttonBorderShape(.capsule)
        .buttonBorderShape(.roundedRectangle(radius: 4))
        .buttonRepeatBehavior(.enabled)
        .clipShape(ButtonBorderShape.capsule)
        .controlSize(.extraLarge)
    }
}
