import SwiftUI

/// What the benchmark `hello` starts: one text in the middle of a window.
@main
struct Hello: App {
    var body: some Scene {
        WindowGroup {
            Text("Hello")
        }
    }
}
