import Controls
import Graph
import Presentation
import ViewCore

/// The menus of an app: what every app has, with the commands of its scenes put in.
@MainActor
struct AppMenus {
    private typealias Group = CommandGroupPlacement.Group
    let name: String
    let groups: [CommandList.Group]
    let hasSettings: Bool
    let canOpenWindow: Bool
    let session: AppSession

    private static let first: [(String?, [Group])] = [
        (nil, [.appInfo, .appSettings, .systemServices, .appVisibility, .appTermination]),
        ("File", [.newItem, .saveItem, .importExport, .printItem]),
        ("Edit", [.undoRedo, .pasteboard, .textEditing]),
        ("Format", [.textFormatting]),
        ("View", [.toolbar, .sidebar]),
    ]
    private static let last: [(String?, [Group])] = [
        ("Window", [.windowSize, .windowList, .singleWindowList, .windowArrangement]),
        ("Help", [.help]),
    ]

    /// From the leading end on. Menus with nothing in them are left out.
    var menus: [MenuBarMenu] {
        var menus = Self.first.compactMap { standardMenu($0) }
        for group in groups {
            guard case .menu(let title) = group.place.target, !group.commands.isEmpty else { continue }
            menus.append(
                MenuBarMenu(title: title, sections: [AnyView(ForEach(group.commands) { $0 })], place: menus.count))
        }
        return menus + Self.last.compactMap { standardMenu($0) }
    }

    private func standardMenu(_ menu: (title: String?, kinds: [Group])) -> MenuBarMenu? {
        let (title, kinds) = menu
        let made = kinds.flatMap { sections(of: $0) }
        return made.isEmpty ? nil : MenuBarMenu(title: title ?? name, sections: made, place: -1)
    }

    private func sections(of kind: Group) -> [AnyView] {
        func added(_ position: CommandPlace.Position) -> [AnyView] {
            groups.compactMap { group in
                guard group.place.target == .group(CommandGroupPlacement(group: kind), position),
                    !group.commands.isEmpty
                else { return nil }
                return AnyView(ForEach(group.commands) { $0 })
            }
        }
        let isReplaced = groups.contains {
            $0.place.target == .group(CommandGroupPlacement(group: kind), .replacing)
        }
        let own = isReplaced ? added(.replacing) : standard(kind).map { [$0] } ?? []
        return added(.before) + own + added(.after)
    }

    private func standard(_ kind: Group) -> AnyView? {
        let session = session
        switch kind {
        case .newItem where canOpenWindow:
            return AnyView(
                Button("New Window") { session.openFirstGroup() }.keyboardShortcut("n", modifiers: .command))
        case .saveItem:
            return AnyView(
                Button("Close") { if let front = session.front { session.close(front) } }
                    .keyboardShortcut("w", modifiers: .command))
        case .appSettings where hasSettings:
            return AnyView(
                Button("Settings\u{2026}") { session.openSettings() }.keyboardShortcut(",", modifiers: .command))
        case .appTermination:
            return AnyView(Button("Quit \(name)") { session.quit() }.keyboardShortcut("q", modifiers: .command))
        default: return nil
        }
    }
}
