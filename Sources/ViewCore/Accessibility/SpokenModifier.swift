import CoreGraphics
import Graph
import ViewValues

/// Changes how the view below is spoken of.
struct SpokenModifier {
    enum Change {
        case identifier(String)
        case label(Text)
        case value(Text)
        case hint(Text)
        case inputLabels([Text])
        case hidden(Bool)
        case element(AccessibilityChildBehavior)
        case addTraits(AccessibilityTraits)
        case removeTraits(AccessibilityTraits)
        case heading(AccessibilityHeadingLevel)
        case sortPriority(Double)
        case activate(() -> Void)
        case action(Text, () -> Void)
        case adjust((AccessibilityAdjustmentDirection) -> Void)
        case fact(Text, Text)
    }

    let change: Change
    /// Whether the change is made at all.
    var isEnabled = true
}

extension SpokenModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        let frame = inputs.drawnFrame()
        let presented = outputs.presented
        let modifier = modifier.attribute
        let environment = inputs.environment
        outputs.presented = inputs.attribute(
            Computed {
                let node = presented?.value ?? PresentedNode.group([])
                let modifier = modifier.value
                if !modifier.isEnabled { return node }
                return modifier.change.apply(
                    to: node, frame: { frame.value }, string: { $0.resolvedString(in: environment.value) })
            })
        return outputs
    }
}

extension SpokenModifier.Change {
    @MainActor
    fileprivate func apply(
        to node: PresentedNode, frame: () -> CGRect, string: (Text) -> String
    ) -> PresentedNode {
        switch self {
        case .hidden(let isHidden): return isHidden ? node.silenced() : node
        case .element(let behavior): return node.asElement(behavior, frame: frame())
        default: break
        }
        return node.changingElement(frame: frame()) { element in
            switch self {
            case .hidden, .element: break
            case .identifier(let identifier): element.identifier = identifier
            case .label(let text): element.label = string(text)
            case .value(let text): element.value = string(text)
            case .hint(let text): element.change { $0.hint = string(text) }
            case .inputLabels(let texts): element.change { $0.inputLabels = texts.map(string) }
            case .addTraits(let traits): element.add(traits)
            case .removeTraits(let traits): element.remove(traits)
            case .heading(let level):
                element.change {
                    $0.traits.insert(.isHeader)
                    $0.headingLevel = level
                }
            case .sortPriority(let priority): element.change { $0.sortPriority = priority }
            case .activate(let action): element.activate = { action() }
            case .action(let name, let action):
                let name = string(name)
                element.change { $0.actions.append(SpokenAction(name: name) { action() }) }
            case .adjust(let adjust):
                element.change { $0.adjust = { adjust($0) } }
                element.setValue = element.setValue ?? Self.setting(adjust)
            case .fact(let name, let value):
                let (name, value) = (string(name), string(value))
                element.change { $0.facts.append((name, value)) }
            }
        }
    }
}

extension SpokenModifier.Change {
    /// What `set` in a script does with a value that can only be made more or less.
    @MainActor
    private static func setting(
        _ adjust: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> @MainActor (String) -> Bool {
        { text in
            switch text {
            case "increment": adjust(.increment)
            case "decrement": adjust(.decrement)
            default: return false
            }
            return true
        }
    }
}

extension PresentedNode {
    /// The same with a change of the element that a modifier outside of it speaks about: itself, or the one element that
    /// is in it, or a group of several. `frame` is the view's own.
    func changingElement(frame viewFrame: CGRect, _ change: (PresentedNode) -> Void) -> PresentedNode {
        changed { node in
            if role == nil && children.count == 1 && !combinesChildren {
                node.children = [children[0].changingElement(frame: viewFrame, change)]
                return
            }
            node.role = role ?? .group
            if frame == .zero {
                let covered = contentFrame
                node.frame = covered.isNull ? viewFrame : covered
            }
            change(node)
        }
    }

    /// Changes what it says of itself beside label and value. Called on a node that was made by `changed`.
    fileprivate func change(_ change: (inout SpokenDetails) -> Void) {
        var details = details ?? SpokenDetails()
        change(&details)
        self.details = details
    }

    /// Some traits are roles here.
    fileprivate func add(_ traits: AccessibilityTraits) {
        let isPlain = role == .group || role == .text || role == .image || role == .shape || role == .canvas
        if isPlain {
            if traits.contains(.isToggle) {
                role = .toggle
            } else if traits.contains(.isLink) {
                role = .link
            } else if traits.contains(.isButton) {
                role = .button
            } else if traits.contains(.isImage) {
                role = .image
            } else if traits.contains(.isStaticText) {
                role = .text
            }
        }
        change { $0.traits.formUnion(traits) }
    }

    fileprivate func remove(_ traits: AccessibilityTraits) {
        let isRemoved =
            switch role {
            case .button: traits.contains(.isButton)
            case .link: traits.contains(.isLink)
            case .image: traits.contains(.isImage)
            case .toggle: traits.contains(.isToggle)
            case .text: traits.contains(.isStaticText)
            default: false
            }
        if isRemoved { role = .group }
        change { $0.traits.subtract(traits) }
    }

    /// Can be touched, is not spoken of.
    package func silenced() -> PresentedNode {
        changed { node in
            node.role = nil
            node.label = nil
            node.value = nil
            node.details = nil
            node.children = children.map { $0.silenced() }
        }
    }

    /// The view as one element.
    func asElement(_ behavior: AccessibilityChildBehavior, frame viewFrame: CGRect) -> PresentedNode {
        let covered = contentFrame
        let frame = covered.isNull || covered.isEmpty ? viewFrame : covered
        switch behavior.kind {
        case .ignore: return PresentedNode(role: .group, frame: frame, children: [silenced()])
        case .contain: return PresentedNode(role: .group, frame: frame, children: [self])
        case .combine: return combined(frame: frame)
        }
    }

    /// One element that says and does what those in it say and do.
    private func combined(frame: CGRect) -> PresentedNode {
        var elements: [PresentedNode] = []
        collectElements(into: &elements)
        var details = SpokenDetails()
        var values: [String] = []
        for element in elements {
            if let value = element.value { values.append(value) }
            guard let own = element.details else { continue }
            details.traits.formUnion(own.traits)
            details.hint = details.hint ?? own.hint
            details.actions += own.actions
            details.facts += own.facts
            details.adjust = details.adjust ?? own.adjust
        }
        let controls = elements.filter { $0.activate != nil }
        // What several controls do are actions of the element, by their names.
        if controls.count > 1 {
            for control in controls {
                guard let activate = control.activate, let name = control.label ?? control.spokenText else { continue }
                details.actions.append(SpokenAction(name: name, perform: activate))
            }
        }
        let only = controls.count == 1 ? controls[0] : nil
        let areTexts = !elements.isEmpty && elements.allSatisfy { $0.role == .text }
        let node = PresentedNode(
            role: only?.role ?? (areTexts ? .text : .group), label: spokenText,
            value: values.isEmpty ? nil : values.joined(separator: ", "), frame: frame,
            isEnabled: only?.isEnabled ?? true, setValue: only?.setValue, activate: only?.activate, details: details,
            children: [silenced()])
        return node
    }

    private func collectElements(into found: inout [PresentedNode]) {
        if let role, role != .shape || label != nil, role != .group || label != nil || details != nil {
            found.append(self)
            if combinesChildren { return }
        }
        for child in children { child.collectElements(into: &found) }
    }

    /// What the elements in it cover together.
    var contentFrame: CGRect {
        let own = frame == .zero ? CGRect.null : frame
        let all = children.reduce(own) { $0.union($1.contentFrame) }
        return all
    }
}
