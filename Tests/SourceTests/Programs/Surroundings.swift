import SwiftUI

private struct Surroundings: View {
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.openURL) private var openURL
    @Environment(\.controlActiveState) private var activeState
    @Environment(\.colorScheme) private var colorScheme
    @State private var beats = 0
    @State private var isNight = false
    @GestureState(reset: { _, transaction in transaction.animation = .default }) private var offset: CGSize?
    @GestureState(initialValue: CGSize.zero, resetTransaction: Transaction(animation: .spring)) private var drag

    var body: some View {
        VStack {
            Text(activeState == .key && colorScheme == .dark ? "\(beats)" : "\(drag.width) \(offset?.width ?? 0)")
            Button("Site") {
                if let url = URL(string: "https://example.com") { openURL(url) }
            }
            Button("Site, told") {
                openURL(URL(fileURLWithPath: "/")) { accepted in print(accepted) }
            }
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background || phase < .active { beats = 0 }
        }
        .sensoryFeedback(.impact, trigger: beats)
        .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: beats) { $0 < $1 }
        .sensoryFeedback(trigger: beats) { old, new in new > old ? .increase : nil }
        .preferredColorScheme(isNight ? .dark : nil)
        .colorScheme(.light)
        .environment(\.openURL, OpenURLAction { _ in .handled })
    }
}

private struct ScopedMotion: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("a").animation(.easeInOut) { content in
                content.opacity(isOn ? 1 : 0).offset(x: isOn ? 10 : 0)
            }
            Text("b").transaction {
                $0.disablesAnimations = true
            } body: {
                $0.opacity(isOn ? 1 : 0.5)
            }
            Text("c").animation(.spring)
        }
        .task {
            for await _ in NotificationCenter.default.notifications(named: Notification.Name("toggled")) {
                isOn.toggle()
            }
        }
        .onReceive(NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)) { _ in isOn = false }
    }
}
