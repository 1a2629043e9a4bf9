import SwiftUI

/// Settings of an app: a form in groups.
struct FormsPage: View {
    @State private var name = "Porch"
    @State private var isOn = true
    @State private var brightness = 0.6
    @State private var warmth = "Amber"
    @State private var minutes = 30
    @State private var wake = Date(timeIntervalSince1970: 1_781_157_600)
    @State private var color = Color.orange

    var body: some View {
        Form {
            Section("Light") {
                Toggle("On", isOn: $isOn)
                TextField("Name", text: $name)
                Picker("Warmth", selection: $warmth) {
                    ForEach(["Candle", "Amber", "Daylight"], id: \.self) { Text($0) }
                }
                Slider(value: $brightness) { Text("Brightness") }
                ColorPicker("Glow", selection: $color)
                LabeledContent("Serial number", value: "LH-2041")
            }
            Section {
                Stepper("Off after \(minutes) min", value: $minutes, in: 5...120, step: 5)
                DatePicker("Wake at", selection: $wake, displayedComponents: .hourAndMinute)
                Toggle(isOn: .constant(false)) {
                    Text("Follow the sun")
                    Text("Turns on at sunset and off at sunrise, wherever you are.")
                }
                .disabled(true)
            } header: {
                Text("Schedule")
            } footer: {
                Text("Times are those of the lantern, not of this computer.")
            }
            Section {
                LabeledContent("Storage") {
                    ProgressView(value: 0.4).frame(width: 120)
                }
                DisclosureGroup("Advanced") { Text("Nothing") }
                Button("Forget this lantern…", role: .destructive) {}
            }
        }
        .formStyle(.grouped)
        .frame(width: 440, height: 660)
    }
}

/// A form in two columns, as windows of settings had it always.
struct ColumnsFormPage: View {
    @State private var name = "Ada Byron"
    @State private var address = ""
    @State private var port = 993
    @State private var security = "TLS"
    @State private var check = true
    @State private var often = "15"

    var body: some View {
        Form {
            TextField("Name:", text: $name)
            TextField("Address:", text: $address, prompt: Text("name@example.com"))
            SecureField("Password:", text: $name)
            Picker("Security:", selection: $security) {
                Text("TLS").tag("TLS")
                Text("None").tag("None")
            }
            TextField("Port:", value: $port, format: .number.grouping(.never))
            Section {
                Picker("Fetch:", selection: $often) {
                    Text("Every 15 minutes").tag("15")
                    Text("Every hour").tag("60")
                    Text("By hand").tag("0")
                }
                .pickerStyle(.inline)
                Toggle("Check the certificate", isOn: $check)
                Toggle("Keep copies on the server", isOn: .constant(false))
                LabeledContent("Status:", value: "Connected")
            }
            HStack {
                Spacer()
                Button("Cancel", role: .cancel) {}
                Button("Save") {}.keyboardShortcut(.defaultAction)
            }
        }
        .padding(20)
        .frame(width: 400)
    }
}

#Preview("Form in groups") { FormsPage() }
#Preview("Form in columns") { ColumnsFormPage() }
