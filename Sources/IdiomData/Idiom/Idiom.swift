/// Whose metrics, colours and habits views take.
package enum Idiom: Int, Hashable, Sendable, CaseIterable {
    /// A window as of macOS 15.
    case desktop
    /// A phone as of iOS 18.
    case phone
    /// A tablet as of iPadOS 18.
    case tablet
}
