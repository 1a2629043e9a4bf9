import SwiftUI

/// The least there is: a window with a greeting and a button that counts.
@main
struct HelloApp: App {
    var body: some Scene {
        WindowGroup {
            HelloView()
        }
    }
}

struct HelloView: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 12) {
            Text("Hello, Linux!")
                .font(.largeTitle)
            Button("Pressed \(count) times") { count += 1 }
        }
        .padding(40)
    }
}
