import CoreGraphics
import Drawing
import ViewValues

/// Where windows appear: a desktop, or nothing but memory.
///
/// A host owns the clock and the surfaces. It calls the app's `tick` when one is due and gets a window's `frame()` to
/// present; it hands on what happens to the pointer and the keys. All calls are on the main actor.
@MainActor
package protocol Host: AnyObject {
    /// Opens the app's windows and runs until the app has ended. Returns the exit status of the process.
    func run(_ app: any HostedApp) -> Int32
}

/// What a host shows: an app with its windows.
@MainActor
package protocol HostedApp: AnyObject {
    /// The windows that are to be open now.
    var windows: [HostedWindow] { get }
    /// The window that its user has to do with. Nil when there is none.
    var front: HostedWindow? { get }
    /// Called when a window was opened or closed, or is wanted in front.
    var onWindowsChange: (@MainActor () -> Void)? { get set }
    /// Takes a window away on behalf of its user.
    func close(_ window: HostedWindow)
    /// Tells whether a window takes its user's keys.
    func setActive(_ window: HostedWindow, _ isActive: Bool)
    /// Calls as well, from any thread, when something has changed and a tick is due soon.
    func onChange(_ action: @escaping @Sendable () -> Void)
    /// Carries out what has changed, at a time on the host's clock, for the app and all of its windows.
    func tick(at time: Double)
}

/// A frame of a window, ready to be drawn.
package struct Frame: Sendable {
    package let list: DisplayList
    /// Pixels a point.
    package let scale: CGFloat
    /// What differs from the frame before, in device pixels. Empty when nothing does.
    package let damage: [CGRect]
}

/// Draws display lists into pixels or files. Installed by the face, since views know no renderer.
@MainActor
package protocol Renderer: AnyObject {
    /// Draws a list into a picture of its own.
    func bitmap(_ list: DisplayList, scale: CGFloat) throws -> Bitmap
    func pdf(_ list: DisplayList) throws -> Data
    func svg(_ list: DisplayList) throws -> Data
    /// A place for the pixels of a window, drawn again only where a frame is damaged.
    func makeCanvas() -> any RenderCanvas
}

/// The pixels of one window, kept between frames.
@MainActor
package protocol RenderCanvas: AnyObject {
    /// Draws the damage of a frame; all of it when the size has changed. Nil when there is no memory for the size.
    func draw(_ frame: Frame) -> RenderedPixels?
}

/// Premultiplied BGRA, rows from the top. Valid until the next frame is drawn.
package struct RenderedPixels {
    package let bytes: UnsafeMutableRawPointer
    package let width: Int
    package let height: Int
    /// Bytes a row.
    package let stride: Int

    package init(bytes: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) {
        self.bytes = bytes
        self.width = width
        self.height = height
        self.stride = stride
    }
}

/// What the face has put in place for this process.
@MainActor
package enum Installed {
    package static var renderer: (any Renderer)?
    /// Has the desktop open a URL, and tells whether it could be asked to. Nil without a desktop.
    package static var openURL: ((URL) -> Bool)?
}
