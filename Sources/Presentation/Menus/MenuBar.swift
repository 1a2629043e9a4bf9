import Controls
import CoreGraphics
import Graph
import IdiomData
import ViewCore

/// A menu of an app.
package struct MenuBarMenu: Identifiable {
    let title: String
    let sections: [AnyView]
    package let id: String

    /// `place` tells menus of the same title apart.
    package init(title: String, sections: [AnyView], place: Int) {
        self.title = title
        self.sections = sections
        id = "\(title) \(place)"
    }

    @MainActor fileprivate var content: some View {
        ForEach(Array(sections.indices), id: \.self) { index in
            Section { sections[index] }
        }
    }
}

/// The menus of an app, side by side, whose commands can be done by their keys whether or not a menu is open.
package struct MenuBar {
    let menus: [MenuBarMenu]
    @Environment(\.idiom) private var idiom

    package nonisolated init(menus: [MenuBarMenu]) {
        self.menus = menus
    }
}

extension MenuBar: View {
    package var body: some View {
        HStack(spacing: 0) {
            ForEach(menus) { menu in
                Menu(content: { menu.content }, label: { Text(verbatim: menu.title) })
            }
            Spacer(minLength: 0)
        }
        .menuStyle(BarMenuStyle())
        .menuIndicator(.hidden)
        .padding(.horizontal, 4)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
            ZStack {
                FaceView(MenuBarFace())
                ZStack { ForEach(menus) { $0.content } }
                    .buttonStyle(MenuButtonItemStyle()).modifier(ShortcutsOnlyModifier())
            }
        }
    }
}

/// A menu in a bar of menus: its title alone.
private struct BarMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuButton(
            look: .title, arrows: .down, label: configuration.label.padding(.horizontal, 9),
            content: configuration.content)
    }
}

/// The ground of a bar of menus, with a line under it.
private struct MenuBarFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        drawing.fill(Path(frame), drawing.isDark ? drawing.white(0.03) : drawing.white(0.75))
        let line = CGRect(x: frame.minX, y: frame.maxY - drawing.pixel, width: frame.width, height: drawing.pixel)
        drawing.fill(Path(line), drawing.ink(0.12, 0.16))
    }
}

/// Of the view nothing remains but what its keys do.
struct ShortcutsOnlyModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        let presented = outputs.presented
        outputs.display = nil
        outputs.presented = inputs.attribute(Computed { presented?.value.onlyShortcuts ?? .group([]) })
        return outputs
    }
}
