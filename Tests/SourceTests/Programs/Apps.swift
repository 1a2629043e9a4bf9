// An app with state, and scenes of one's own.
import SwiftUI

@main
struct AppsMain: App {
    @State private var model = AppsModel()
    @StateObject private var session = AppsSession()
    @State private var isDark = false

    init() {
        AppsModel.launches += 1
    }

    var body: some Scene {
        WindowGroup {
            AppsRoot()
                .environment(model)
                .environmentObject(session)
                .environment(\.colorScheme, isDark ? .dark : .light)
        }
        .defaultSize(width: 600, height: 400)
    }
}

struct AppsTitled: App {
    var body: some Scene { WindowGroup("Second") { Text("Second") } }
}

struct AppsTextTitle: App {
    let model = AppsModel()

    var body: some Scene {
        WindowGroup(Text("Third")) { AppsRoot().environment(model) }
            .defaultSize(CGSize(width: 10, height: 20))
    }
}

struct AppsCustomScene: App {
    @State var title = "Custom"
    var body: some Scene { AppsScene(title: title) }
}

struct AppsVerbatim: App {
    let name = ProcessInfo.processInfo.processName
    var body: some Scene {
        WindowGroup(name) {
            Text(name)
            Text("two")
        }
    }
}

struct AppsScene: Scene {
    let title: String
    var body: some Scene {
        WindowGroup(title) {
            Text(title)
        }
    }
}

@MainActor @Observable
final class AppsModel {
    static var launches = 0
    var name = "Gesso"
}

final class AppsSession: ObservableObject {
    @Published var user: String?
}

struct AppsRoot: View {
    @Environment(AppsModel.self) private var model
    @EnvironmentObject private var session: AppsSession

    var body: some View {
        Text("\(model.name) \(session.user ?? "nobody") \(AppsModel.launches)")
            .frame(minWidth: 300, minHeight: 200)
    }
}
