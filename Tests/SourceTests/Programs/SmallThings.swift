import SwiftUI

struct Jar: Identifiable, Hashable {
    let id: Int
    var name: String
    var weight: Measurement<UnitMass>
}

struct JarCard: View {
    let jar: Jar
    @State private var color = Color.red

    var body: some View {
        VStack(alignment: .leading) {
            Text(jar.name).textSelection(.enabled)
            Divider()
            HStack {
                Text(jar.weight, format: .measurement(width: .abbreviated, usage: .asProvided))
                Divider()
                Text(
                    Measurement(value: 21, unit: UnitTemperature.celsius),
                    format: .measurement(width: .narrow, usage: .weather))
                Text(jar.weight.formatted())
                Text(jar.weight.formatted(.measurement(width: .wide)))
                Text(verbatim: "x").textSelection(.disabled)
            }
            ColorPicker("Ink", selection: $color)
            ColorPicker("Ink", selection: $color, supportsOpacity: false)
            ColorPicker(selection: $color) { Text("Ink") }
            ShareLink(item: jar.name)
            ShareLink("Send", item: jar.name)
            ShareLink(item: URL(string: "https://example.com")!, subject: Text("A jar"), message: Text("See")) {
                Label("Share", systemImage: "square.and.arrow.up")
            }
            ShareLink(items: ["a", "b"])
        }
        .contextMenu {
            Button("Rename") {}
            Divider()
            Button("Delete", role: .destructive) {}
        } preview: {
            Text(jar.name)
        }
    }
}

enum Shelf: Hashable { case jars, lids }

struct Cupboard: View {
    @State private var shelf = Shelf.jars
    @State private var chosen: Set<Int> = []
    let jars: [Jar]

    var body: some View {
        TabView(selection: $shelf) {
            Tab("Jars", systemImage: "circle", value: Shelf.jars) {
                List(jars, selection: $chosen) { Text($0.name) }
                    .contextMenu(forSelectionType: Int.self) { ids in
                        Button("Wash \(ids.count)") {}
                    } primaryAction: { ids in
                        chosen = ids
                    }
            }
            .badge(jars.count)
            Tab("Lids", systemImage: "square", value: Shelf.lids) {
                Text("None")
            }
            .badge("new")
        }
    }
}

struct Cupboard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Cupboard(jars: [])
                .previewDevice("iPhone 15")
            JarCard(jar: Jar(id: 1, name: "Plum", weight: Measurement(value: 300, unit: .grams)))
                .previewDisplayName("Card")
        }
    }
}
