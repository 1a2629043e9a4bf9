import CoreGraphics

/// A view that edits text: while it has the keyboard, keys go through the input method, which then calls `insert`.
@MainActor
package protocol TextInputResponder: KeyResponder {
    /// Where the text cursor is, in points of the surface.
    var textCursor: CGRect { get }
    /// Shows a text under composition at the cursor, not to be kept. Empty when composing has ended. `cursor` is a place
    /// in that text, counted in Unicode scalars.
    func compose(_ text: String, cursor: Int)
    /// Whether such a text is shown. Where it has ended without the input method, that is told to forget it.
    var isComposing: Bool { get }
}
