import Scenes
import Synchronization

/// Carries out an app's changes for a host: at one instant, until nothing is left to do without time passing.
@MainActor
package final class WindowUpdates {
    private let app: any HostedApp
    private let window: @MainActor () -> HostedWindow
    private let hasChanged = ChangeFlag()

    /// Most rounds at one instant; what is still unsettled then waits for the next.
    private static let mostRounds = 8

    /// `wake` is called, from any thread, when something has changed and nothing had before.
    package init(
        app: any HostedApp, window: @escaping @MainActor () -> HostedWindow, wake: (@Sendable () -> Void)? = nil
    ) {
        self.app = app
        self.window = window
        app.onChange { [hasChanged] in
            hasChanged.raise()
            wake?()
        }
    }

    /// Whether something has changed since the last update.
    package var isPending: Bool { hasChanged.isRaised }

    /// Whether the window has to be looked at in the next frame.
    package var wantsFrame: Bool { isPending || window().wantsNextFrame }

    /// Carries out what has changed, at a time on the host's clock.
    package func update(at time: Double) {
        for _ in 0..<Self.mostRounds {
            hasChanged.lower()
            app.tick(at: time)
            // Evaluating what is drawn tells whether anything moves.
            let shown = window()
            _ = shown.tree.displayChunk()
            MainQueue.drain()
            if !isPending && (!shown.tree.isDirty || shown.tree.wantsNextFrame) { return }
        }
    }
}

/// Raised from any thread when something has changed.
private final class ChangeFlag: Sendable {
    private let value = Atomic(false)

    var isRaised: Bool { value.load(ordering: .acquiring) }

    func raise() { value.store(true, ordering: .releasing) }

    func lower() { value.store(false, ordering: .releasing) }
}
