/// What few views say of themselves to those who cannot see them, beside role, label and value.
package struct SpokenDetails {
    package var traits: AccessibilityTraits = []
    /// What happens when the view is activated. Nil for none.
    package var hint: String?
    /// Of its elements' places in the reading order; more goes first.
    package var sortPriority = 0.0
    /// What the view answers to when it is called by voice.
    package var inputLabels: [String] = []
    package var headingLevel = AccessibilityHeadingLevel.unspecified
    /// Further things that can be done, by name.
    package var actions: [SpokenAction] = []
    /// Further facts, by name.
    package var facts: [(name: String, value: String)] = []
    /// Makes the value more or less. Nil where it cannot be adjusted.
    package var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?

    package init() {}
}

/// Something that can be done with an element without touching it.
package struct SpokenAction {
    package let name: String
    package let perform: @MainActor () -> Void
}

/// The depth of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified
    case h1
    case h2
    case h3
    case h4
    case h5
    case h6
}

/// Which way a value is adjusted.
public enum AccessibilityAdjustmentDirection: Sendable {
    case increment
    case decrement
}

/// What becomes of the elements in a view that is made an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Kind {
        case ignore
        case contain
        case combine
    }

    let kind: Kind

    /// They are not spoken of.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// They stay elements, in the new one.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// What they say and do becomes the new element's.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// What an action without a name does.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Kind {
        case activate
        case escape
        case magicTap
        case delete
        case showMenu
    }

    let kind: Kind

    /// What the view does when it is activated.
    public static let `default` = AccessibilityActionKind(kind: .activate)
    /// Leaves what is shown.
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// Does what matters most at the moment.
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)
    public static let delete = AccessibilityActionKind(kind: .delete)
    public static let showMenu = AccessibilityActionKind(kind: .showMenu)

    /// Its name in an inspection.
    var name: String {
        switch kind {
        case .activate: "activate"
        case .escape: "escape"
        case .magicTap: "magicTap"
        case .delete: "delete"
        case .showMenu: "showMenu"
        }
    }
}
