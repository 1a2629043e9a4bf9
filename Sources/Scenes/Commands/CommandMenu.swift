import Graph
import ViewCore

/// A menu of an app.
public struct CommandMenu<Content> {
    let title: Text
    let content: Content
}

extension CommandMenu where Content: View {
    public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(title: Text(nameKey), content: content())
    }

    public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.init(title: name, content: content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(title: Text(name), content: content())
    }
}

extension CommandMenu: Commands, PrimitiveCommands where Content: View {
    public typealias Body = Never

    public static func _makeCommands(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let group = CommandGroupIdentity()
        let environment = inputs.base.environment
        let menu = content.attribute
        let place = inputs.base.attribute(
            Compared {
                CommandPlace(
                    identity: group, target: .menu(menu.value.title.resolvedString(in: environment.value)))
            })
        return CommandPlace.list(content.part(inputs.base) { $0.content }, place, inputs)
    }
}

/// Commands beside those that every app has, or in place of them.
public struct CommandGroup<Content> {
    let placement: CommandGroupPlacement
    let position: CommandPlace.Position
    let content: Content
}

extension CommandGroup where Content: View {
    /// Puts commands after those of a placement.
    public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(placement: group, position: .after, content: addition())
    }

    /// Puts commands before those of a placement.
    public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(placement: group, position: .before, content: addition())
    }

    /// Puts commands in place of those of a placement; none takes these away.
    public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(placement: group, position: .replacing, content: addition())
    }
}

extension CommandGroup: Commands, PrimitiveCommands where Content: View {
    public typealias Body = Never

    public static func _makeCommands(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let identity = CommandGroupIdentity()
        let group = content.attribute
        let place = inputs.base.attribute(
            Compared {
                CommandPlace(identity: identity, target: .group(group.value.placement, group.value.position))
            })
        return CommandPlace.list(content.part(inputs.base) { $0.content }, place, inputs)
    }
}

/// A group of commands that every app has, or could have.
public struct CommandGroupPlacement: Equatable, Sendable {
    enum Group: CaseIterable, Sendable {
        case appInfo, appSettings, systemServices, appVisibility, appTermination
        case newItem, saveItem, importExport, printItem
        case undoRedo, pasteboard, textEditing, textFormatting
        case toolbar, sidebar
        case windowSize, windowList, singleWindowList, windowArrangement
        case help
    }

    let group: Group

    public static let appInfo = CommandGroupPlacement(group: .appInfo)
    public static let appSettings = CommandGroupPlacement(group: .appSettings)
    public static let systemServices = CommandGroupPlacement(group: .systemServices)
    public static let appVisibility = CommandGroupPlacement(group: .appVisibility)
    public static let appTermination = CommandGroupPlacement(group: .appTermination)
    public static let newItem = CommandGroupPlacement(group: .newItem)
    public static let saveItem = CommandGroupPlacement(group: .saveItem)
    public static let importExport = CommandGroupPlacement(group: .importExport)
    public static let printItem = CommandGroupPlacement(group: .printItem)
    public static let undoRedo = CommandGroupPlacement(group: .undoRedo)
    public static let pasteboard = CommandGroupPlacement(group: .pasteboard)
    public static let textEditing = CommandGroupPlacement(group: .textEditing)
    public static let textFormatting = CommandGroupPlacement(group: .textFormatting)
    public static let toolbar = CommandGroupPlacement(group: .toolbar)
    public static let sidebar = CommandGroupPlacement(group: .sidebar)
    public static let windowSize = CommandGroupPlacement(group: .windowSize)
    public static let windowList = CommandGroupPlacement(group: .windowList)
    public static let singleWindowList = CommandGroupPlacement(group: .singleWindowList)
    public static let windowArrangement = CommandGroupPlacement(group: .windowArrangement)
    public static let help = CommandGroupPlacement(group: .help)
}

/// Tells groups of commands apart.
final class CommandGroupIdentity: Sendable {}

/// Where a command goes.
struct CommandPlace: Equatable {
    enum Position {
        case before
        case after
        case replacing
    }

    enum Target: Equatable {
        case menu(String)
        case group(CommandGroupPlacement, Position)
    }

    let identity: CommandGroupIdentity
    let target: Target

    static func == (a: Self, b: Self) -> Bool { a.identity === b.identity && a.target == b.target }

    /// The commands of one group, after an element that stands for the group: there is one of it that is empty too.
    @MainActor
    static func list<Content: View>(
        _ content: _GraphValue<Content>, _ place: Attribute<CommandPlace>, _ inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        let value = inputs.base.attribute(Computed { place.value as CommandPlace? })
        let marker = ListElement(
            subgraph: inputs.base.subgraph, traits: Traits().setting(CommandMarkerTrait.self, to: value)
        ) { inputs in
            EmptyView._makeView(
                view: _GraphValue(Attribute(input: EmptyView(), in: inputs.subgraph)), inputs: inputs)
        }
        let commands = Content._makeViewList(view: content, inputs: inputs).mapped(inputs) {
            $0.with(traits: $0.traits.setting(CommandPlaceTrait.self, to: value))
        }
        return .concatenated([.one(marker), commands], inputs)
    }
}

struct CommandPlaceTrait: TraitKey {
    static var defaultValue: CommandPlace? { nil }
}

struct CommandMarkerTrait: TraitKey {
    static var defaultValue: CommandPlace? { nil }
}

/// The commands of a scene, taken apart to be placed in menus.
@MainActor
struct CommandList {
    let inputs: _ViewListInputs
    let outputs: _ViewListOutputs

    struct Group {
        let place: CommandPlace
        var commands: [Subview] = []
    }

    /// The groups as they are now. Called inside a rule, which comes to depend on them.
    var groups: [Group] {
        var groups: [Group] = []
        for element in outputs.current {
            if let place = element.traits.value(CommandMarkerTrait.self) {
                groups.append(Group(place: place))
            } else if let place = element.traits.value(CommandPlaceTrait.self),
                let index = groups.firstIndex(where: { $0.place.identity === place.identity })
            {
                groups[index].commands.append(Subview(element, of: inputs))
            }
        }
        return groups
    }
}
