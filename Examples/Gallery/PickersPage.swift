import SwiftUI

/// Pickers of choices, dates and colours, and menus.
struct PickersPage: View {
    @State private var boat = "Sloop"
    @State private var view = "Day"
    @State private var date = Date(timeIntervalSince1970: 1_781_186_400)
    @State private var color = Color.teal

    private let boats = ["Sloop", "Ketch", "Yawl"]

    var body: some View {
        HStack(alignment: .top, spacing: 28) {
            VStack(alignment: .leading, spacing: 14) {
                picker.pickerStyle(.menu)
                picker.pickerStyle(.menu).disabled(true)
                HStack {
                    picker.pickerStyle(.menu).controlSize(.mini)
                    picker.pickerStyle(.menu).controlSize(.small)
                    picker.pickerStyle(.menu).controlSize(.large)
                }
                .labelsHidden()
                Picker("Span", selection: $view) {
                    ForEach(["Day", "Week", "Month", "Year"], id: \.self) { Text($0) }
                }
                .pickerStyle(.segmented)
                Picker("Span", selection: $view) {
                    ForEach(["Day", "Week", "Month", "Year"], id: \.self) { Text($0) }
                }
                .pickerStyle(.segmented)
                .labelsHidden()
                .disabled(true)
                HStack(alignment: .top, spacing: 24) {
                    picker.pickerStyle(.inline)
                    picker.pickerStyle(.inline).disabled(true)
                }
                picker.pickerStyle(.radioGroup).horizontalRadioGroupLayout()
                HStack {
                    Menu("Actions") {
                        Button("Rename") {}
                        Button("Duplicate") {}
                    }
                    Menu {
                        Button("Rename") {}
                    } label: {
                        Label("More", systemImage: "ellipsis")
                    }
                    .fixedSize()
                    Menu("Plain") { Button("Rename") {} }
                        .menuStyle(.borderlessButton)
                        .fixedSize()
                }
            }
            .frame(width: 270)
            VStack(alignment: .leading, spacing: 14) {
                DatePicker("Departure", selection: $date)
                DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.field)
                DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute).disabled(true)
                DatePicker("Compact", selection: $date, displayedComponents: .date).datePickerStyle(.compact)
                DatePicker("Calendar", selection: $date, displayedComponents: .date)
                    .datePickerStyle(.graphical)
                    .labelsHidden()
                ColorPicker("Sail", selection: $color)
                ColorPicker("Hull", selection: .constant(.pink)).disabled(true)
            }
            .fixedSize()
        }
        .padding(20)
    }

    private var picker: some View {
        Picker("Boat", selection: $boat) {
            ForEach(boats, id: \.self) { Text($0) }
        }
    }
}

#Preview("Pickers and menus") { PickersPage() }
