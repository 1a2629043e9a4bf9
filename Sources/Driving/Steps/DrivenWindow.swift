import Scenes

/// A host's window that steps can be run against.
@MainActor
package protocol DrivenWindow: AnyObject {
    var window: HostedWindow { get }
    /// Seconds on the host's clock.
    var time: Double { get }
    /// Carries out what has changed, at this instant.
    func update()
    /// Gives the content another size, in points.
    func resize(to size: CGSize)
    func use(_ scheme: ColorScheme)
}
