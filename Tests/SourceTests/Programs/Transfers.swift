// Drag and drop, and what can be handed to others.
import SwiftUI
import UniformTypeIdentifiers

extension UTType {
    static let seed = UTType(exportedAs: "org.example.seed")
    static var packet: UTType { UTType(exportedAs: "org.example.packet", conformingTo: .data) }
}

struct Seed: Codable, Hashable, Identifiable, Transferable {
    var id = UUID()
    var name: String
    var depth = 2.0

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .seed)
        ProxyRepresentation(exporting: \.name)
    }
}

struct Packet: Transferable {
    let data: Data

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .packet) { packet in
            packet.data
        } importing: { data in
            Packet(data: data)
        }
        FileRepresentation(exportedContentType: .plainText) { packet in
            let url = URL.temporaryDirectory.appending(path: "packet.txt")
            try packet.data.write(to: url)
            return SentTransferredFile(url)
        }
        .suggestedFileName("packet.txt")
    }
}

struct TransferLabel: Codable, Transferable {
    var title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(for: TransferLabel.self, contentType: .json)
    }
}

struct SeedBed: View {
    @State private var seeds = [Seed(name: "Carrot"), Seed(name: "Pea")]
    @State private var planted: [Seed] = []
    @State private var isTargeted = false
    @State private var tint = Color.green

    var body: some View {
        HStack {
            VStack {
                ForEach(seeds) { seed in
                    Text(seed.name)
                        .draggable(seed)
                    Text(seed.name)
                        .draggable(seed.name) {
                            Label(seed.name, systemImage: "leaf")
                        }
                }
            }
            VStack {
                ForEach(planted) { Text($0.name) }
            }
            .dropDestination(for: Seed.self) { dropped, location in
                planted.append(contentsOf: dropped)
                return !dropped.isEmpty && location.x > 0
            } isTargeted: { targeted in
                withAnimation { isTargeted = targeted }
            }
            .dropDestination(for: Color.self) { colors, _ in
                tint = colors.first ?? tint
                return true
            }
            .background(isTargeted ? tint.opacity(0.2) : .clear)
            ShareLink(item: Seed(name: "Bean"), preview: SharePreview("Bean"))
            ShareLink(items: seeds) { seed in
                SharePreview(seed.name, image: Image(systemName: "leaf"))
            }
            ShareLink("Send", item: "text", preview: SharePreview("A text"))
            ShareLink(item: URL(string: "https://example.org")!) {
                Label("Site", systemImage: "link")
            }
        }
    }

    func kinds() -> [UTType] {
        let wanted: [UTType] = [.image, .plainText, .pdf, .seed]
        return wanted.filter { $0.conforms(to: .content) || $0.preferredFilenameExtension == "txt" }
    }
}

struct TransferList: View {
    @State private var names = ["Carrot", "Pea", "Bean"]
    @State private var isLocked = false

    var body: some View {
        List {
            ForEach(names, id: \.self) { name in
                Text(name).moveDisabled(isLocked)
            }
            .onMove { source, destination in
                names.move(fromOffsets: source, toOffset: destination)
            }
            .onDelete(perform: delete)
            .dropDestination(for: String.self) { items, index in
                names.insert(contentsOf: items, at: index)
            }
        }
        .simultaneousGesture(TapGesture().onEnded {}, isEnabled: !isLocked)
    }

    private func delete(at offsets: IndexSet) {
        names.remove(atOffsets: offsets)
    }
}
