internal import Driving
internal import Scripting

extension HostedView {
    /// The window's element, with all others in it.
    public var accessibilityTree: Element { Element(document.root) }

    /// The accessibility tree as JSON, as `gesso inspect` prints it.
    public var accessibilityJSON: String { document.json }

    /// The first element in reading order whose label or identifier is `name` as a whole: one that is visible before one that is
    /// not, a control before a text.
    ///
    /// - Throws: a ``TestingError`` that tells what is there instead.
    public func element(_ name: String) throws -> Element {
        let document = document
        let matches = document.matches(label: name)
        guard let found = document.firstMatch(label: name) ?? matches.first else {
            throw TestingError(document.explanation(ofNoMatchFor: name))
        }
        return Element(found)
    }

    /// Whether there is an element with this label or identifier.
    public func contains(_ name: String) -> Bool { !document.matches(label: name).isEmpty }

    /// All elements of a role, in the order of the tree.
    public func elements(_ role: Element.Role) -> [Element] { elements { $0.role == role } }

    /// All elements for which `isWanted` holds, in the order of the tree.
    public func elements(where isWanted: (Element) -> Bool) -> [Element] {
        document.nodes { _ in true }.map(Element.init).filter(isWanted)
    }

    /// What the texts say, in the order of the tree.
    public var texts: [String] { elements(.text).compactMap(\.label) }

    /// The frame of an element, in points of the window.
    public func frame(of name: String) throws -> CGRect { try element(name).frame }
}
