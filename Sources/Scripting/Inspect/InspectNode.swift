/// A node of the accessibility tree, or with `--layout` of the drawn views, as `inspect` prints it.
package struct InspectNode: Equatable, Sendable {
    /// The keys of a node in JSON, in the order in which they are written.
    package enum Key: String, CaseIterable, Sendable {
        case type, role, label, identifier, value, hint, traits, actions, frame, enabled, children
    }

    /// What a node is to its user.
    package enum Role: String, Sendable, CaseIterable {
        case text, image, button, toggle, slider, stepper, progress, picker, textField, link, list, group, window
        case shape, canvas
    }

    /// A rectangle in window points from the top left.
    package struct Frame: Equatable, Sendable {
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double

        package init(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }

        package var center: StepPoint { StepPoint(x: x + width / 2, y: y + height / 2) }

        /// What this and `other` have in common; nil when that is nothing.
        package func intersection(_ other: Frame) -> Frame? {
            let (left, top) = (max(x, other.x), max(y, other.y))
            let (right, bottom) = (min(x + width, other.x + other.width), min(y + height, other.y + other.height))
            guard left < right, top < bottom else { return nil }
            return Frame(x: left, y: top, width: right - left, height: bottom - top)
        }
    }

    /// SwiftUI's name of the view. Empty where there is none.
    package var type: String
    package var role: Role?
    package var label: String?
    /// A control's value as text as it is spoken: "50%", "1", "on".
    package var value: String?
    /// What happens when it is activated.
    package var hint: String?
    /// What it is beside its role, as `header, selected`. Empty for nothing.
    package var traits: [String] = []
    /// The names of what can be done with it beside activating it.
    package var actions: [String] = []
    /// As presented at this instant, after transforms: their bounding box.
    package var frame: Frame?
    /// Nil where the question makes no sense, as for a shape.
    package var enabled: Bool?
    package var children: [InspectNode]

    /// The accessibility identifier, which steps find the node by.
    package var identifier: String?
    /// False for what is in the tree but not to be seen, scrolled out of its container for one. Not written.
    package var isVisible: Bool
    /// The host's own name of the element, by which it finds what a step is to change. Not written.
    package var handle: Int

    package init(
        type: String, role: Role? = nil, label: String? = nil, value: String? = nil, hint: String? = nil,
        traits: [String] = [], actions: [String] = [], frame: Frame? = nil, enabled: Bool? = nil,
        children: [InspectNode] = [], identifier: String? = nil, isVisible: Bool = true,
        handle: Int = 0
    ) {
        self.type = type
        self.role = role
        self.label = label
        self.value = value
        self.hint = hint
        self.traits = traits
        self.actions = actions
        self.frame = frame
        self.enabled = enabled
        self.children = children
        self.identifier = identifier
        self.isVisible = isVisible
        self.handle = handle
    }

    /// The value of `key` as `expect` compares it: a frame as `[x,y,w,h]`, enabled as `true` or `false`, children as their
    /// number. Nil where it is absent.
    package func text(of key: Key) -> String? {
        switch key {
        case .type: type.isEmpty ? nil : type
        case .role: role?.rawValue
        case .label: label
        case .identifier: identifier
        case .value: value
        case .hint: hint
        case .traits: traits.isEmpty ? nil : traits.joined(separator: ", ")
        case .actions: actions.isEmpty ? nil : actions.joined(separator: ", ")
        case .frame: frame.flatMap { JSONText.frame($0, separator: ",") }
        case .enabled: enabled.map { $0 ? "true" : "false" }
        case .children: children.isEmpty ? nil : String(children.count)
        }
    }

    /// Whether `text`, as written in a step, is what ``text(of:)`` yields for `key`. An absent value equals "". In frames
    /// blanks and the brackets do not count.
    package func matches(_ text: String, for key: Key) -> Bool {
        let found = self.text(of: key) ?? ""
        guard key == .frame else { return found == text }
        return Self.bareNumbers(found) == Self.bareNumbers(text)
    }

    private static func bareNumbers(_ text: String) -> [Double?] {
        text.filter { $0 != "[" && $0 != "]" && !$0.isWhitespace }.split(separator: ",").map { StepScript.number($0) }
    }
}
