internal import Scripting

/// An element of the accessibility tree at an instant.
public struct Element: Sendable, Hashable {
    /// What an element is to its user.
    public enum Role: String, Sendable, Hashable, CaseIterable {
        case text, image, button, toggle, slider, stepper, progress, picker, textField, link, list, group, window
        case shape, canvas
    }

    /// SwiftUI's name of the view: "Button".
    public let type: String
    /// Nil for a drawn view that is no element, among ``HostedView/drawnViews``.
    public let role: Role?
    /// What it is called: a text's string, a control's label.
    public let label: String?
    /// A control's value as it is spoken: "50%", "1", "on".
    public let value: String?
    /// What `accessibilityHint` says.
    public let hint: String?
    /// What `accessibilityIdentifier` says.
    public let identifier: String?
    /// As drawn, in points of the window.
    public let frame: CGRect
    /// Nil where the question makes no sense, as for a text.
    public let isEnabled: Bool?
    public let children: [Element]

    init(_ node: InspectNode) {
        type = node.type
        role = node.role.flatMap { Role(rawValue: $0.rawValue) }
        label = node.label
        value = node.value
        hint = node.hint
        identifier = node.identifier
        let frame = node.frame
        self.frame = CGRect(
            x: frame?.x ?? 0, y: frame?.y ?? 0, width: frame?.width ?? 0, height: frame?.height ?? 0)
        isEnabled = node.enabled
        children = node.children.map(Element.init)
    }
}

extension Element: CustomStringConvertible {
    /// The element and those in it, a line each.
    public var description: String { lines(depth: 0).joined(separator: "\n") }

    private func lines(depth: Int) -> [String] {
        var words = [type.isEmpty ? "-" : type]
        if let label { words.append("\"\(label)\"") }
        if let value { words.append("= \(value)") }
        if isEnabled == false { words.append("disabled") }
        let line = String(repeating: "  ", count: depth) + words.joined(separator: " ")
        return [line] + children.flatMap { $0.lines(depth: depth + 1) }
    }
}
