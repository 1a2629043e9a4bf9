import SwiftUI
import UniformTypeIdentifiers

// Drag and drop by item providers, as apps wrote it before values were transferable.

struct BoardsCard: Identifiable, Equatable {
    let id = UUID()
    var title: String
}

struct BoardsView: View {
    @State private var cards = [BoardsCard(title: "a"), BoardsCard(title: "b")]
    @State private var dragged: BoardsCard?
    @State private var isTargeted = false
    @State private var dropped = ""

    var body: some View {
        VStack {
            ForEach(cards) { card in
                Text(card.title)
                    .onDrag {
                        dragged = card
                        return NSItemProvider(object: NSString(string: card.title))
                    }
                    .onDrop(of: [.text], delegate: BoardsDelegate(card: card, cards: $cards, dragged: $dragged))
            }
            Text(dropped)
                .onDrop(of: [UTType.plainText, .fileURL], isTargeted: $isTargeted) { providers in
                    guard let provider = providers.first else { return false }
                    _ = provider.loadObject(ofClass: NSString.self) { text, error in
                        print(text as Any, error as Any)
                    }
                    return true
                }
                .onDrop(of: ["public.url"], isTargeted: nil) { providers, location in
                    providers.first?.loadItem(forTypeIdentifier: "public.url", options: nil) { item, _ in
                        print(item as? Data as Any)
                    }
                    return location.x > 0
                }
            Text("preview")
                .onDrag {
                    NSItemProvider(object: NSURL(fileURLWithPath: "/tmp"))
                } preview: {
                    Text("moving")
                }
                .itemProvider { NSItemProvider() }
        }
    }
}

struct BoardsDelegate: DropDelegate {
    let card: BoardsCard
    @Binding var cards: [BoardsCard]
    @Binding var dragged: BoardsCard?

    func dropEntered(info: DropInfo) {
        guard let dragged, dragged != card, let from = cards.firstIndex(of: dragged),
            let to = cards.firstIndex(of: card)
        else { return }
        withAnimation {
            cards.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
        }
    }

    func dropUpdated(info: DropInfo) -> DropProposal? {
        DropProposal(operation: .move)
    }

    func validateDrop(info: DropInfo) -> Bool {
        info.hasItemsConforming(to: [.text])
    }

    func performDrop(info: DropInfo) -> Bool {
        dragged = nil
        return !info.itemProviders(for: [UTType.text]).isEmpty
    }
}

struct BoardsCommands: View {
    @State private var names = ["a"]
    @State private var selection: Set<String> = []

    var body: some View {
        List(names, id: \.self, selection: $selection) { Text($0) }
            .copyable(Array(selection))
            .cuttable(for: String.self) {
                names.removeAll { selection.contains($0) }
                return Array(selection)
            }
            .pasteDestination(for: String.self) {
                names += $0
            } validator: {
                $0.filter { !$0.isEmpty }
            }
        List(names, id: \.self, selection: $selection) { Text($0) }
            .onCopyCommand { selection.map { NSItemProvider(object: NSString(string: $0)) } }
            .onCutCommand(perform: nil)
            .onPasteCommand(of: [.plainText]) { providers in
                for provider in providers {
                    provider.loadTransferable(type: String.self) { result in
                        print(result)
                    }
                }
            }
    }
}
