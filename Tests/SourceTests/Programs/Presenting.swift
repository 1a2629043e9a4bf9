import SwiftUI

struct PresentingTrip: Identifiable, Hashable {
    let id: Int
    var name: String
}

enum PresentingSaveError: LocalizedError {
    case full
    var errorDescription: String? { "The disk is full." }
}

struct PresentingTripEditor: View {
    let trip: PresentingTrip
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        VStack {
            Text(trip.name)
            Button("Cancel", role: .cancel) { dismiss() }
            Button("Old") { presentationMode.wrappedValue.dismiss() }
            Button("Save") {
                Task {
                    try? await Task.sleep(for: .seconds(1))
                    dismiss()
                }
            }
            .disabled(!isPresented)
        }
        .interactiveDismissDisabled()
    }
}

struct PresentingTripList: View {
    enum Order: String, CaseIterable, Identifiable {
        case name, date
        var id: Self { self }
    }

    @State private var shown: PresentingTrip?
    @State private var isAdding = false
    @State private var deleting: PresentingTrip?
    @State private var isDeleting = false
    @State private var error: PresentingSaveError?
    @State private var hasFailed = false
    @State private var order = Order.name
    @State private var favorite: PresentingTrip?
    @State private var showsInfo = false
    @State private var isBold = false
    private let trips = [PresentingTrip(id: 1, name: "Rome"), PresentingTrip(id: 2, name: "Delhi")]
    private let title: String = "Trips"

    var body: some View {
        VStack {
            ForEach(trips) { trip in
                Button(trip.name) { shown = trip }
                    .contextMenu {
                        Button("Open") { shown = trip }
                        Button("Delete", role: .destructive) {
                            deleting = trip
                            isDeleting = true
                        }
                    }
            }
            Picker("Order", selection: $order) {
                ForEach(Order.allCases) { Text($0.rawValue.capitalized) }
            }
            .pickerStyle(.segmented)
            Picker(title, selection: $favorite) {
                Text("None").tag(nil as PresentingTrip?)
                ForEach(trips) { Text($0.name).tag($0 as PresentingTrip?) }
            }
            .pickerStyle(MenuPickerStyle())
            Picker(selection: $order) {
                ForEach(Order.allCases) { Text($0.rawValue).tag($0) }
            } label: {
                Text("Order")
            }
            .pickerStyle(.radioGroup)
            .horizontalRadioGroupLayout()
            Menu("More") {
                Button("Add", action: add).keyboardShortcut("n")
                Menu("Nested") { Button("Inner") {} }
                Toggle("Bold", isOn: $isBold)
                Section("Order") {
                    Picker("Order", selection: $order) { Text("Name").tag(Order.name) }.pickerStyle(.inline)
                }
            }
            .menuStyle(.borderlessButton)
            .menuIndicator(.hidden)
            Menu {
                Button("Later") {}
            } label: {
                Label("Send", systemImage: "paperplane")
            } primaryAction: {
                add()
            }
            Button("Info") { showsInfo.toggle() }
                .popover(isPresented: $showsInfo, arrowEdge: .bottom) { Text("Info").padding() }
                .help("Tells more")
        }
        .sheet(item: $shown) { PresentingTripEditor(trip: $0) }
        .sheet(isPresented: $isAdding, onDismiss: { hasFailed = error != nil }) {
            PresentingTripEditor(trip: PresentingTrip(id: 3, name: "New"))
        }
        .alert("Delete the trip?", isPresented: $isDeleting, presenting: deleting) { trip in
            Button("Delete \(trip.name)", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        } message: { trip in
            Text("\(trip.name) is deleted for ever.")
        }
        .alert(isPresented: $hasFailed, error: error) { _ in
            Button("OK") { error = nil }
        } message: { error in
            Text(error.localizedDescription)
        }
        .confirmationDialog("Sure?", isPresented: $isDeleting, titleVisibility: .visible) {
            Button("Yes") {}
        }
        .alert(item: $deleting) { trip in
            Alert(
                title: Text(trip.name), message: Text("Really?"), primaryButton: .destructive(Text("Yes")),
                secondaryButton: .cancel())
        }
    }

    private func add() { isAdding = true }
}
