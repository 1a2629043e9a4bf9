import CoreGraphics
import ViewValues

/// What happened to the pointer.
package struct PointerEvent {
    package enum Phase {
        case began
        case moved
        case ended
        case cancelled
    }

    package var phase: Phase
    /// In points of the surface; for a responder, in the coordinates in which its view was laid out, before the effects
    /// around it.
    package var location: CGPoint
    /// In points of the surface.
    package let surfaceLocation: CGPoint
    /// Seconds on the host's clock.
    package var time: Double
    /// 1 for a single click, 2 for the second of a double click.
    package var clickCount: Int
    package var modifiers: EventModifiers
    /// With the button for menus. Only what asks for it follows such a press.
    package var isSecondary: Bool
    /// What two fingers on a touchpad do. Nil for a press. Only what asks for it follows such events.
    package var pinch: Pinch?

    /// What two fingers have done since they were put down.
    package struct Pinch: Equatable {
        /// How many times their distance is what it was.
        package var scale: CGFloat
        /// In radians, clockwise.
        package var rotation: CGFloat

        package init(scale: CGFloat, rotation: CGFloat) {
            self.scale = scale
            self.rotation = rotation
        }
    }

    /// The same for a responder under effects.
    @MainActor
    func localized(by transform: PresentedTransform?) -> PointerEvent {
        guard let transform else { return self }
        var event = self
        event.location = transform.localizeNow(surfaceLocation)
        return event
    }

    package init(
        phase: Phase, location: CGPoint, time: Double, clickCount: Int = 1, modifiers: EventModifiers = [],
        isSecondary: Bool = false, pinch: Pinch? = nil
    ) {
        self.phase = phase
        self.location = location
        surfaceLocation = location
        self.time = time
        self.clickCount = clickCount
        self.modifiers = modifiers
        self.isSecondary = isSecondary
        self.pinch = pinch
    }
}

/// A view's part in what happens to the pointer. The object stays the same as long as the view's place in the tree.
@MainActor
package protocol Responder: AnyObject {
    /// Recognizers for a sequence of events that begins now; those of inner views come first.
    func makeRecognizers() -> [PointerRecognizer]
    /// Ahead of the responders inside it.
    var isHighPriority: Bool { get }
    /// Beside whatever else recognizes.
    var isSimultaneous: Bool { get }
    /// Follows presses with the button for menus too.
    var takesSecondaryButton: Bool { get }
    /// Follows what two fingers do on a touchpad too.
    var takesPinches: Bool { get }
}

extension Responder {
    package var isHighPriority: Bool { false }
    package var isSimultaneous: Bool { false }
    package var takesSecondaryButton: Bool { false }
    package var takesPinches: Bool { false }
}

/// Follows one sequence of events from press to release.
@MainActor
package class PointerRecognizer {
    package enum State {
        /// Nothing is decided.
        case possible
        /// It is what is happening; other recognizers give way.
        case active
        /// It has happened.
        case ended
        case failed
    }

    package internal(set) var state = State.possible
    package let isSimultaneous: Bool
    /// When it ends while one before it waits for another press, it has to wait with it.
    package let yieldsToWaiting: Bool
    /// Still possible after a release, as it needs another press.
    package var isWaiting: Bool { false }

    package init(isSimultaneous: Bool = false, yieldsToWaiting: Bool = false) {
        self.isSimultaneous = isSimultaneous
        self.yieldsToWaiting = yieldsToWaiting
    }

    /// Takes an event and returns the new state. Actions are run by `commit`, once the arena has allowed them.
    package func handle(_ event: PointerEvent) -> State { .failed }
    /// Runs what the last event means although nothing is decided: it is still possible, or has failed.
    package func tell() {}
    /// Runs what the last event means.
    package func commit() {}
    /// Another recognizer has won, or the sequence was broken off.
    package func cancel() {}
}

/// What a recognizer does, for views outside of this module, where classes of the package cannot be subclassed.
@MainActor
package protocol PointerFollower: AnyObject {
    /// Takes an event and returns the new state.
    func handle(_ event: PointerEvent) -> PointerRecognizer.State
    /// Runs what the last event means.
    func commit(_ state: PointerRecognizer.State)
    /// Another recognizer has won, or the sequence was broken off.
    func cancel()
}

/// A recognizer that asks a follower.
package final class FollowingRecognizer: PointerRecognizer {
    private let follower: any PointerFollower

    package init(_ follower: any PointerFollower) {
        self.follower = follower
        super.init()
    }

    override package func handle(_ event: PointerEvent) -> State { follower.handle(event) }
    override package func commit() { follower.commit(state) }
    override package func cancel() { follower.cancel() }
}
