/// A closure that runs on the main actor.
///
/// The same as its right side, but for one thing: this target is built in Swift 5 mode, where such a closure need not be
/// `Sendable`, as in Apple's interface. In Swift 6 mode the right side would ask for that, and a view that hands a stored
/// `() -> Void` on to a button would not compile.
public typealias _MainActorAction = @MainActor () -> Void
