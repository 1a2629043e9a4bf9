/// What becomes of two fingers on a touchpad.
package enum StepPinchPhase: Sendable {
    case began
    case moved
    case ended
}

/// What steps are run against: a host with the program's window.
///
/// None of these takes time, and each has its effect before the next is called: what a tap changed stands in the next
/// ``inspection``. Points are window points from the top left.
@MainActor
package protocol StepTarget: AnyObject {
    /// The accessibility tree of this instant.
    var inspection: InspectDocument { get }

    /// Where a press reaches what `node` stands for. Nil where it hears of no presses. Throws an error whose description
    /// says what is in the way of all presses on it.
    func touchPoint(of node: InspectNode) throws -> StepPoint?

    /// Moves the pointer; with the button down that is a drag.
    func movePointer(to point: StepPoint)
    func pressPointer(at point: StepPoint)
    /// The secondary button pressed and let go.
    func rightClick(at point: StepPoint)
    func releasePointer(at point: StepPoint)
    /// Turns the wheel at a place by so many points. Throws an error whose description says why nothing scrolls.
    func scroll(at point: StepPoint, by distance: StepPoint) throws

    /// Moves two fingers on a touchpad, at a place. `scale` is how many times their distance is what it was at first,
    /// `degrees` how far they have turned, clockwise.
    func pinch(_ phase: StepPinchPhase, at point: StepPoint, scale: Double, degrees: Double)

    /// A key pressed and let go.
    func press(_ stroke: KeyStroke)
    /// Enters text where the keyboard's focus is. Throws an error whose description says why nothing takes it.
    func type(_ text: String) throws
    /// Gives the control that `node` stands for a value. Throws an error whose description says what it can take.
    func set(_ value: StepValue, of node: InspectNode) throws

    func resize(to size: RunOptions.Size)
    func use(_ scheme: RunOptions.Scheme)

    /// Writes a picture of this instant to the absolute `path`, in the format of its extension. Throws an error whose
    /// description says why it could not.
    func writePicture(to path: String) throws
}
