/// Colours whose components depend on where they are shown.
package enum SystemColor: Int, Hashable, Sendable, CaseIterable {
    case red
    case orange
    case yellow
    case green
    case mint
    case teal
    case cyan
    case blue
    case indigo
    case purple
    case pink
    case brown
    case gray
    case primary
    case secondary
    case tertiary
    case quaternary
    /// What a user can choose on the desktop, and an app on a phone, where neither did.
    case accent
    /// Behind a window's or a screen's content.
    case windowBackground
    /// Behind rows and text fields.
    case contentBackground
    /// Behind groups of rows.
    case groupedBackground
    case separator
    case link
    case placeholderText
    case selectedContentBackground
    case selectedTextBackground
    /// The face of a bordered button and the like.
    case controlBackground
}
