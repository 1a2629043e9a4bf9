import SwiftUI

struct Parcel: Identifiable, Hashable {
    enum Stage: Int, CaseIterable, Comparable {
        case packed, collected, sorting, outForDelivery, delivered

        static func < (a: Stage, b: Stage) -> Bool { a.rawValue < b.rawValue }

        var label: String {
            switch self {
            case .packed: return "Packed"
            case .collected: return "Collected"
            case .sorting: return "At the depot"
            case .outForDelivery: return "Out for delivery"
            case .delivered: return "Delivered"
            }
        }

        var icon: String {
            switch self {
            case .packed: return "shippingbox"
            case .collected: return "hand.raised"
            case .sorting: return "building.2"
            case .outForDelivery: return "truck.box"
            case .delivered: return "house"
            }
        }

        var next: Stage? { Stage(rawValue: rawValue + 1) }
    }

    let id: String
    var sender: String
    var stage: Stage
    var updated: Date
}

private let demoParcels: [Parcel] = [
    Parcel(id: "QX-1182", sender: "Paper & Thread", stage: .sorting, updated: Date(timeIntervalSinceNow: -7200)),
    Parcel(id: "QX-1190", sender: "Babcia Helena", stage: .outForDelivery, updated: Date(timeIntervalSinceNow: -900)),
    Parcel(id: "QX-1204", sender: "Lamp Repair Co.", stage: .packed, updated: Date(timeIntervalSinceNow: -86_400))
]

struct Timeline: View {
    let stage: Parcel.Stage

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(Parcel.Stage.allCases, id: \.self) { step in
                HStack(alignment: .top, spacing: 14) {
                    marker(for: step)
                    VStack(alignment: .leading) {
                        Label(step.label, systemImage: step.icon)
                            .foregroundStyle(step <= stage ? Color.primary : Color.secondary)
                        if step == stage {
                            Text("Now").font(.caption).foregroundStyle(.tint)
                        }
                    }
                    .frame(minHeight: 52, alignment: .top)
                }
                .accessibilityElement(children: .combine)
            }
        }
    }

    private func marker(for step: Parcel.Stage) -> some View {
        VStack(spacing: 0) {
            Circle()
                .fill(step <= stage ? Color.accentColor : Color.gray.opacity(0.3))
                .frame(width: 16, height: 16)
            if step != .delivered {
                Rectangle()
                    .fill(step < stage ? Color.accentColor : Color.gray.opacity(0.3))
                    .frame(width: 3)
            }
        }
    }
}

struct ParcelDetail: View {
    @Binding var parcel: Parcel

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                LabeledContent("From", value: parcel.sender)
                LabeledContent("Updated") {
                    Text(parcel.updated, style: .relative)
                }
                ProgressView(value: Double(parcel.stage.rawValue), total: Double(Parcel.Stage.delivered.rawValue))
                Timeline(stage: parcel.stage)
                if let next = parcel.stage.next {
                    Button("Mark as “\(next.label)”") {
                        withAnimation {
                            parcel.stage = next
                            parcel.updated = .now
                        }
                    }
                    .buttonStyle(.bordered)
                }
                Link("Help page", destination: URL(string: "https://example.com/help")!)
            }
            .padding()
        }
        .navigationTitle(parcel.id)
    }
}

struct ParcelList: View {
    @State private var parcels = demoParcels
    @State private var path: [Parcel.ID] = []
    @State private var hidesDelivered = false

    private var shown: [Parcel] {
        parcels
            .filter { !hidesDelivered || $0.stage != .delivered }
            .sorted { $0.updated > $1.updated }
    }

    var body: some View {
        NavigationStack(path: $path) {
            List {
                Toggle("Hide delivered", isOn: $hidesDelivered.animation())
                ForEach(shown) { parcel in
                    NavigationLink(value: parcel.id) {
                        LabeledContent {
                            Text(parcel.stage.label)
                        } label: {
                            Text(parcel.id)
                            Text(parcel.sender)
                        }
                    }
                }
            }
            .navigationTitle("Parcels")
            .navigationDestination(for: String.self) { id in
                if let index = parcels.firstIndex(where: { $0.id == id }) {
                    ParcelDetail(parcel: $parcels[index])
                }
            }
        }
    }
}

@main
struct ParcelTrackerApp: App {
    var body: some Scene {
        WindowGroup { ParcelList() }
    }
}
