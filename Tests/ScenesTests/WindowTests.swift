import HostHeadless
import Scenes
import Testing

@MainActor
@Suite("Windows of an app")
struct WindowTests {
    private final class Model: ObservableObject {
        @Published var count = 0
    }

    private struct Opener: View {
        @EnvironmentObject var model: Model
        @Environment(\.openWindow) private var openWindow
        @Environment(\.openSettings) private var openSettings

        var body: some View {
            Text("count \(model.count)")
            Button("Log") { openWindow(id: "log") }
            Button("One") { openWindow(value: 1) }
            Button("Two") { openWindow(id: "number", value: 2) }
            Button("Settings") { openSettings() }
            Button("Wrong") { openWindow(id: "nothing") }
        }
    }

    private struct Log: View {
        @EnvironmentObject var model: Model
        @Environment(\.dismissWindow) private var dismissWindow
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Button("Add") { model.count += 1 }
            Button("Close") { dismissWindow() }
            Button("Dismiss") { dismiss() }
        }
    }

    private struct SeveralApp: App {
        @StateObject private var model = Model()

        var body: some Scene {
            WindowGroup("Main") { Opener() }.environmentObject(model)
            Window("Log", id: "log") { Log().environmentObject(model) }
            WindowGroup("Number", id: "number", for: Int.self) { $number in
                Text("number \(number ?? 0)")
                Button("More") { number = (number ?? 0) + 10 }
            }
            Settings { Text("preferences") }
        }
    }

    @Test func theFirstSceneOpensAWindow() throws {
        let app = try Running.window(SeveralApp())
        #expect(app.titles == ["Main"])
    }

    /// Documented: a `Window` is unique, opening it again brings it to the front.
    @Test func aSingleWindowIsOpenedOnceAndSharesTheAppsState() throws {
        let app = try Running.window(SeveralApp())
        let main = app.window
        try app.play("tap \"Log\"")
        #expect(app.titles == ["Main", "Log"])
        try app.play("tap \"Add\"")
        #expect(app.window.title == "Log")
        try app.play("tap \"Close\"")
        #expect(app.window === main && app.titles == ["Main"])
        #expect(app.labels.contains("count 1"))
        try app.play("tap \"Log\"")
        try app.play("tap \"Dismiss\"")
        #expect(app.titles == ["Main"])
    }

    /// Documented: a value that is already presented has its window brought to the front.
    @Test func windowsOfAGroupForATypeAreAboutTheirValues() throws {
        let app = try Running.window(SeveralApp())
        let main = app.window
        try app.play("tap \"One\"")
        #expect(app.labels.contains("number 1"))
        try app.play("tap \"More\"")
        #expect(app.labels.contains("number 11"))
        let one = app.window
        app.app.setActive(main, true)
        try app.play("tap \"Two\"")
        #expect(app.labels.contains("number 2") && app.window !== one)
        app.app.setActive(main, true)
        try app.play("tap \"One\"")
        #expect(app.window === one && app.titles.count == 3)
    }

    @Test func settingsAreAWindowOfTheirOwn() throws {
        let app = try Running.window(SeveralApp())
        try app.play("tap \"Settings\"")
        #expect(app.window.title == "Settings" && app.labels.contains("preferences"))
    }

    private struct PhaseApp: App {
        @Environment(\.scenePhase) private var phase
        @State private var log = "none"

        var body: some Scene {
            WindowGroup { PhaseView(log: log) }
                .onChange(of: phase) { old, new in log = "\(old) \(new)" }
        }
    }

    private struct PhaseView: View {
        let log: String
        @Environment(\.scenePhase) private var phase

        var body: some View { Text("\(log), \(String(describing: phase))") }
    }

    @Test func thePhaseFollowsTheWindowInViewsAndForTheApp() throws {
        let app = try Running.window(PhaseApp())
        #expect(app.labels == ["none, active"])
        app.app.setActive(app.window, false)
        app.update()
        #expect(app.labels == ["active inactive, inactive"])
    }

    private struct ConditionalApp: App {
        var body: some Scene {
            WindowGroup("First") { Text("a") }
            if #available(macOS 13, *) {
                Window("Second", id: "second") { Text("b") }.defaultLaunchBehavior(.presented)
            }
        }
    }

    @Test func scenesUnderConditionsAreThereAndMayOpenWithTheApp() throws {
        let app = try Running.window(ConditionalApp())
        #expect(app.titles == ["First", "Second"])
    }

    private struct Receiver: View {
        @State private var opened = "none"

        var body: some View {
            Text(opened).onOpenURL { opened = "\(opened) \($0.absoluteString)" }
        }
    }

    private struct ReceivingApp: App {
        var body: some Scene { WindowGroup { Receiver().navigationTitle("Mail") }.windowStyle(.hiddenTitleBar) }
    }

    @Test func aViewTakesTheAddressesThatTheAppIsAskedToOpen() throws {
        let session = AppSession(ReceivingApp(), name: "Test", environment: EnvironmentValues())
        let window = try #require(HeadlessWindow(session, size: CGSize(width: 500, height: 300)))
        session.open([URL(string: "mail:one")!, URL(string: "mail:two")!])
        window.advance(to: window.time + 0.1)
        #expect(window.labels == ["none mail:one mail:two"])
    }
}
