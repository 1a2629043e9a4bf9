import Controls
import CoreGraphics
import Drawing
import Graph
import IdiomData
import ViewCore

/// An item of an open menu: what it says on a highlight, after the column of marks.
struct MenuItem<Label> {
    var isMarked = false
    var isDestructive = false
    var opensSubmenu = false
    var shortcut: KeyboardShortcut?
    let action: @MainActor () -> Void
    let label: Label
}

extension MenuItem: View where Label: View {
    var body: some View {
        MenuItemReader(opensSubmenu: opensSubmenu, action: action) { isHighlighted in
            MenuItemLook(
                isHighlighted: isHighlighted, isMarked: isMarked, isDestructive: isDestructive,
                opensSubmenu: opensSubmenu, shortcut: shortcut, label: label)
        }
    }
}

/// Tells its content whether it is the highlighted item.
private struct MenuItemReader<Content> {
    let opensSubmenu: Bool
    let action: @MainActor () -> Void
    let content: @MainActor (Bool) -> Content
}

extension MenuItemReader: View, PrimitiveView, UnaryView where Content: View {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let reader = view.attribute
        let session = inputs.environmentValue(\.menuSession).peeked
        let item = MenuItemResponder(inputs, session: session, opensSubmenu: reader.peeked.opensSubmenu) {
            if reader.isAlive { reader.peeked.action() }
        }
        session?.add(item)
        let content = inputs.attribute(Distinct { reader.value.content(item.isHighlighted.value) })
        var outputs = Content._makeView(view: _GraphValue(content), inputs: inputs)
        outputs.present(inputs, frame: item.frame) { frame, children in
            PresentedNode(frame: frame, touch: .rect, responder: item, children: children)
        }
        return outputs
    }
}

private struct MenuItemLook<Label: View>: View {
    let isHighlighted: Bool
    let isMarked: Bool
    let isDestructive: Bool
    let opensSubmenu: Bool
    let shortcut: KeyboardShortcut?
    let label: Label
    @Environment(\.idiom) private var idiom
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuHasMarks) private var hasMarks

    private func length(_ name: MetricName) -> CGFloat { MetricTable.value(name, idiom) }

    private var style: AnyShapeStyle? {
        if isHighlighted && isEnabled { return AnyShapeStyle(Color.white) }
        return isDestructive ? AnyShapeStyle(Color.red) : nil
    }

    var body: some View {
        HStack(spacing: 0) {
            if hasMarks || isMarked {
                FaceView(MenuMarkFace(sign: isMarked ? .check : .none, isHighlighted: isHighlighted))
                    .frame(width: length(.menuMarkWidth), height: length(.menuMarkWidth))
                    .accessibilityHidden(true)
            }
            label.lineLimit(1)
            Spacer(minLength: opensSubmenu || shortcut != nil ? 24 : 8)
            if let shortcut {
                Text(verbatim: MenuShortcutText.text(shortcut)).opacity(isHighlighted ? 1 : 0.45)
                    .accessibilityHidden(true)
            }
            if opensSubmenu {
                FaceView(MenuMarkFace(sign: .submenu, isHighlighted: isHighlighted))
                    .frame(width: 8, height: 12).accessibilityHidden(true)
            }
        }
        .modifier(ControlLabelModifier())
        .environment(\.foregroundStyle, style)
        .padding(.leading, hasMarks || isMarked ? 3 : length(.menuItemPadding))
        .padding(.trailing, length(.menuItemPadding))
        .frame(maxWidth: .infinity, minHeight: length(.menuItemHeight), alignment: .leading)
        .background { FaceView(MenuHighlightFace(isHighlighted: isHighlighted && isEnabled)).accessibilityHidden(true) }
    }
}

/// How a shortcut is written in a menu.
enum MenuShortcutText {
    static func text(_ shortcut: KeyboardShortcut) -> String {
        var text = ""
        if shortcut.modifiers.contains(.control) { text += "\u{2303}" }
        if shortcut.modifiers.contains(.option) { text += "\u{2325}" }
        if shortcut.modifiers.contains(.shift) { text += "\u{21E7}" }
        if shortcut.modifiers.contains(.command) { text += "\u{2318}" }
        return text + name(shortcut.key)
    }

    private static func name(_ key: KeyEquivalent) -> String {
        switch key.character {
        case KeyEquivalent.return.character: "\u{21A9}"
        case KeyEquivalent.escape.character: "\u{238B}"
        case KeyEquivalent.delete.character: "\u{232B}"
        case KeyEquivalent.space.character: "Space"
        case KeyEquivalent.upArrow.character: "\u{2191}"
        case KeyEquivalent.downArrow.character: "\u{2193}"
        case KeyEquivalent.leftArrow.character: "\u{2190}"
        case KeyEquivalent.rightArrow.character: "\u{2192}"
        default: key.character.uppercased()
        }
    }
}

/// What lies under the highlighted item of a menu.
struct MenuHighlightFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    var isHighlighted: Bool

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        guard isHighlighted else { return }
        let radius = drawing.environment.metric(.menuItemCornerRadius)
        drawing.fill(.rounded(frame, radius), drawing.accent(in: frame))
    }
}

/// A check mark, or the arrow of an item with a submenu.
struct MenuMarkFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    enum Sign {
        case none
        case check
        case submenu
    }

    var sign: Sign
    var isHighlighted: Bool

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        var color = isHighlighted && drawing.isEnabled ? drawing.white(1) : drawing.system(.primary)
        if !drawing.isEnabled { color.opacity *= Float(ControlLabelModifier.disabledOpacity) }
        switch sign {
        case .none: break
        case .check:
            let middle = CGPoint(x: frame.midX, y: frame.midY)
            drawing.line(
                [
                    CGPoint(x: middle.x - 3.5, y: middle.y + 0.2), CGPoint(x: middle.x - 1, y: middle.y + 3),
                    CGPoint(x: middle.x + 3.5, y: middle.y - 3.6),
                ], color, width: 1.6)
        case .submenu:
            let x = frame.maxX - 4
            drawing.line(
                [
                    CGPoint(x: x, y: frame.midY - 3.5), CGPoint(x: x + 3.5, y: frame.midY),
                    CGPoint(x: x, y: frame.midY + 3.5),
                ], color, width: 1.4)
        }
    }
}

/// The line between groups of items.
struct MenuSeparator: View {
    @Environment(\.idiom) private var idiom

    var body: some View {
        FaceView(MenuSeparatorFace())
            .frame(height: MetricTable.value(.menuSeparatorHeight, idiom))
            .frame(maxWidth: .infinity)
            .accessibilityHidden(true)
    }
}

/// A divider in a menu is the line between groups of items.
struct MenuDividerModifier: InputsModifier {
    typealias Body = Never

    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>) {
        let maker = StyleMaker<DividerConfiguration> { _, inputs in
            let separator = Attribute(input: MenuSeparator(), in: inputs.subgraph)
            return MenuSeparator._makeView(view: _GraphValue(separator), inputs: inputs)
        }
        inputs.styles.push(maker, for: DividerKind.self)
    }
}

private struct MenuSeparatorFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let inset = drawing.environment.metric(.menuItemPadding)
        let line = CGRect(x: frame.minX + inset, y: frame.midY - 0.5, width: max(0, frame.width - 2 * inset), height: 1)
        drawing.fill(Path(line), drawing.ink(0.1, 0.16))
    }
}

/// Whether an item of the menu has a mark, so that all keep room for one.
struct MenuMarksKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private struct MenuHasMarksKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var menuHasMarks: Bool {
        get { self[MenuHasMarksKey.self] }
        set { self[MenuHasMarksKey.self] = newValue }
    }
}
