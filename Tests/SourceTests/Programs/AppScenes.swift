import SwiftUI

final class DocumentStore: ObservableObject {
    @Published var names = ["a", "b"]
}

struct EditCommands: Commands {
    @Environment(\.openWindow) private var openWindow
    let store: DocumentStore

    var body: some Commands {
        CommandGroup(replacing: .newItem) {
            Button("New") { store.names.append("new") }.keyboardShortcut("n", modifiers: [.command, .shift])
        }
        CommandGroup(after: .toolbar) { Toggle("Wide", isOn: .constant(true)) }
        CommandMenu("Document") {
            Button("Open log") { openWindow(id: "log") }
            Menu("Names") {
                ForEach(store.names, id: \.self) { name in Button(name) {} }
            }
        }
        if store.names.isEmpty { EmptyCommands() }
    }
}

struct ScenesRoot: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings

    var body: some View {
        VStack {
            Button("Log") { openWindow(id: "log") }
            Button("Two") { openWindow(value: 2) }
            Button("Three") { openWindow(id: "number", value: 3) }
            Button("Close") { dismissWindow(id: "log") }
            Button("Settings") { openSettings() }
            SettingsLink()
        }
    }
}

struct ScenesApp: App {
    @StateObject private var store = DocumentStore()
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup("Documents", id: "documents") { ScenesRoot() }
            .defaultSize(width: 500, height: 300)
            .windowResizability(.contentMinSize)
            .commands { EditCommands(store: store) }
            .environmentObject(store)
            .onChange(of: phase) { _, new in print(new) }
        Window("Log", id: "log") { Text("log") }
            .defaultPosition(.center)
        WindowGroup("Number", id: "number", for: Int.self) { $number in
            Text("\(number ?? 0)")
        }
        WindowGroup(for: String.self) { $name in
            TextField("Name", text: $name)
        } defaultValue: {
            "nobody"
        }
        #if os(macOS)
            Settings { Text("settings") }
        #endif
    }
}
