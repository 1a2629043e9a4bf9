import SwiftUI

enum Warmth: String, CaseIterable, Identifiable {
    case candle, amber, daylight
    var id: String { rawValue }

    var title: String { rawValue.capitalized }

    var color: Color {
        switch self {
        case .candle: .orange
        case .amber: .yellow
        case .daylight: .cyan
        }
    }
}

@main
struct LanternSettingsApp: App {
    var body: some Scene {
        WindowGroup("Lantern") {
            SettingsForm()
                .frame(minWidth: 320, minHeight: 480)
        }
    }
}

struct SettingsForm: View {
    @AppStorage("lantern.on") private var isOn = true
    @AppStorage("lantern.brightness") private var brightness = 0.6
    @AppStorage("lantern.warmth") private var warmth = Warmth.amber
    @AppStorage("lantern.name") private var name = "Porch"
    @AppStorage("lantern.minutes") private var minutes = 30

    @State private var wakeTime = Date.now
    @State private var confirmsReset = false
    @FocusState private var nameFocused: Bool

    var body: some View {
        Form {
            preview
            lightSection
            scheduleSection
            Section {
                Button("Restore defaults", role: .destructive) {
                    confirmsReset = true
                }
            } footer: {
                Text("Only this lantern is affected.")
            }
        }
        .formStyle(.grouped)
        .confirmationDialog("Restore defaults?", isPresented: $confirmsReset, titleVisibility: .visible) {
            Button("Restore", role: .destructive, action: restore)
            Button("Cancel", role: .cancel) {}
        }
    }

    private var preview: some View {
        Section {
            HStack {
                Spacer()
                Image(systemName: isOn ? "lightbulb.fill" : "lightbulb")
                    .font(.system(size: 64))
                    .foregroundStyle(isOn ? warmth.color : Color.secondary)
                    .opacity(isOn ? 0.3 + brightness * 0.7 : 0.4)
                    .shadow(color: warmth.color.opacity(isOn ? brightness : 0), radius: 24)
                    .accessibilityHidden(true)
                Spacer()
            }
            .padding(.vertical, 12)
        }
    }

    private var lightSection: some View {
        Section("Light") {
            Toggle("On", isOn: $isOn)
            LabeledContent("Name") {
                TextField("Name", text: $name)
                    .labelsHidden()
                    .multilineTextAlignment(.trailing)
                    .focused($nameFocused)
                    .onSubmit { nameFocused = false }
            }
            Picker("Warmth", selection: $warmth) {
                ForEach(Warmth.allCases) { warmth in
                    Text(warmth.title).tag(warmth)
                }
            }
            Slider(value: $brightness, in: 0...1) {
                Text("Brightness")
            } minimumValueLabel: {
                Image(systemName: "sun.min")
            } maximumValueLabel: {
                Image(systemName: "sun.max")
            }
            .disabled(!isOn)
            LabeledContent("Level", value: brightness, format: .percent.precision(.fractionLength(0)))
        }
    }

    private var scheduleSection: some View {
        Section("Schedule") {
            Stepper("Off after \(minutes) min", value: $minutes, in: 5...120, step: 5)
            DatePicker("Wake at", selection: $wakeTime, displayedComponents: .hourAndMinute)
        }
    }

    private func restore() {
        isOn = true
        brightness = 0.6
        warmth = .amber
        minutes = 30
        name = "Porch"
    }
}

struct SettingsForm_Previews: PreviewProvider {
    static var previews: some View {
        SettingsForm()
            .previewDisplayName("Lantern")
    }
}
