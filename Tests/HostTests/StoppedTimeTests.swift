import Foundation
import Testing
import WindowTesting

/// Programs without a display, whose whole time is the host's: it passes with `--at` and `wait`, and not by itself.
@Suite("The time of a program without a display", .serialized)
struct StoppedTimeTests {
    private static let source = """
        import Combine
        import SwiftUI

        @main
        struct TimesApp: App {
            var body: some Scene {
                WindowGroup { Times() }
            }
        }

        struct Times: View {
            @State private var log: [String] = []
            @State private var start = Date()
            @State private var typed = PassthroughSubject<String, Never>()
            private let ticks = Timer.publish(every: 0.8, on: .main, in: .common).autoconnect()

            var body: some View {
                VStack {
                    Text(log.suffix(12).joined(separator: ", "))
                    Button("Type") { typed.send("typed") }
                }
                .onReceive(ticks) { note("tick", $0) }
                .onReceive(typed.debounce(for: .milliseconds(300), scheduler: RunLoop.main)) { note($0) }
                .task {
                    try? await Task.sleep(for: .seconds(1.5))
                    note("slept")
                    try? await ContinuousClock().sleep(until: .now + .seconds(1))
                    note("slept again")
                }
                .task {
                    let sum = await Task.detached {
                        try? await Task.sleep(nanoseconds: 500_000_000)
                        return (1...1_000_000).reduce(0, &+)
                    }.value
                    note("sum \\(sum)")
                }
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { note("after") }
                    DispatchQueue.global().async {
                        usleep(30_000)
                        DispatchQueue.main.async { note("worked") }
                    }
                    _ = Timer.scheduledTimer(withTimeInterval: 1.1, repeats: false) { _ in
                        MainActor.assumeIsolated { note("timer") }
                    }
                }
            }

            private func note(_ text: String, _ date: Date = Date()) {
                log.append("\\(text) \\(String(format: "%.2f", date.timeIntervalSince(start)))")
            }
        }
        """

    /// Shows what is kept, and speaks of networking.
    private static let settings = """
        import SwiftUI

        @main
        struct SettingsApp: App {
            var body: some Scene {
                WindowGroup { Settings() }
            }
        }

        struct Settings: View {
            @AppStorage("name") private var name = "nobody"
            private let loading = URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/"))

            var body: some View {
                VStack {
                    Text("Hello \\(name), \\(loading.request.httpMethod ?? "-")")
                    Button("Rename") {
                        name = "Ada"
                        UserDefaults.standard.synchronize()
                    }
                }
            }
        }
        """

    private let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "gesso-times-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Self.source.write(toFile: folder + "/Times.swift", atomically: true, encoding: .utf8)
    }

    private func inspect(_ program: String = "Times.swift", _ arguments: String...) throws -> String {
        let command = try #require(BuiltProducts.executable("gesso"))
        let run = try RunningProgram(command, ["inspect", folder + "/" + program] + arguments, environment: [:])
        #expect(run.waitForEnd() == 0)
        #expect(run.errors == "")
        return run.output
    }

    @Test func `what is put off comes at its time, in order`() throws {
        let expected = [
            "worked 0.00", "sum 500000500000 0.50", "tick 0.80", "timer 1.10", "slept 1.50", "tick 1.60", "after 2.00",
            "tick 2.40", "slept again 2.50",
        ].joined(separator: ", ")
        let output = try inspect("Times.swift", "--at", "3")
        #expect(output.contains("\"\(expected)\""), "\(output)")
        #expect(try inspect("Times.swift", "--at", "0.79").contains("\"worked 0.00, sum 500000500000 0.50\""))
    }

    @Test func `minutes pass in a moment`() throws {
        let output = try inspect("Times.swift", "--at", "300")
        // 374 ticks of 0.8 seconds, the last at 299.2, and one at 300.
        #expect(output.contains("tick 299.20, tick 300.00\""))
    }

    @Test func `steps wait on the same clock`() throws {
        let steps = folder + "/type.steps"
        try "wait 0.1\ntap \"Type\"\nwait 0.2\ntap \"Type\"\nwait 0.25".write(
            toFile: steps, atomically: true, encoding: .utf8)
        #expect(!(try inspect("Times.swift", "--steps", steps).contains("typed")))
        #expect(try inspect("Times.swift", "--steps", steps, "--at", "0.05").contains("typed 0.60"))
    }

    @Test func `a picture keeps no settings, and finds none`() throws {
        try Self.settings.write(toFile: folder + "/StoppedSettings.swift", atomically: true, encoding: .utf8)
        let steps = folder + "/rename.steps"
        try "tap \"Rename\"".write(toFile: steps, atomically: true, encoding: .utf8)
        #expect(try inspect("StoppedSettings.swift", "--steps", steps).contains("Hello Ada, GET"))
        #expect(try inspect("StoppedSettings.swift").contains("Hello nobody, GET"))
    }
}
