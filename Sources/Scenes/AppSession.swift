import Foundation
import Graph
import Presentation
import ViewCore

/// An app under way: its own state, and the windows of its scenes.
@MainActor
package final class AppSession: HostedApp {
    /// Holds the app's state; it shows nothing.
    private let tree: ViewGraph
    private let name: String
    private let environment: EnvironmentValues
    private let scenes: _SceneOutputs
    private var open: [OpenWindow] = []
    private var changeActions: [@Sendable () -> Void] = []
    package var onWindowsChange: (@MainActor () -> Void)?
    private var time: Double
    /// Addresses to open that no view has taken yet.
    private var waitingURLs: [URL] = []

    private struct OpenWindow {
        let window: HostedWindow
        let scene: Int
        let value: AnyHashable?
        let openedURLs: OpenedURLs
    }

    package init<A: App>(_ app: A, name: String, environment: EnvironmentValues, time: Double = 0) {
        var outputs = _SceneOutputs()
        let opener = WindowOpener()
        var appEnvironment = environment
        appEnvironment.windowOpener = opener
        tree = ViewGraph(environment: appEnvironment, size: .zero, time: time) { inputs in
            let value = Attribute(input: app, in: inputs.base.subgraph)
            let scenes = _SceneInputs(base: inputs.base)
            let body = scenes.body(of: _GraphValue(value)) { $0.body }
            outputs = A.Body._makeScene(scene: body, inputs: scenes)
            return EmptyView._makeViewList(
                view: _GraphValue(Attribute(input: EmptyView(), in: inputs.base.subgraph)), inputs: inputs)
        }
        scenes = outputs
        self.name = name
        self.environment = environment
        self.time = time
        opener.session = self
        tree.tick(at: time)
        for (index, scene) in scenes.windows.enumerated() {
            // The first scene opens a window, and others that say so.
            if scene.opensAtLaunch ?? (index == 0 && scene.kind != .settings) { show(index, nil) }
        }
    }

    package var windows: [HostedWindow] { open.map(\.window) }

    /// The window that its user has to do with.
    package private(set) var front: HostedWindow?

    // MARK: Opening and closing

    private func show(_ index: Int, _ value: AnyHashable?) {
        let scene = scenes.windows[index]
        if let known = open.first(where: {
            $0.scene == index && (scene.kind != .group || scene.valueType != nil && value != nil && $0.value == value)
        }) {
            front = known.window
            known.window.wantsAttention = true
            onWindowsChange?()
            return
        }
        var values = front?.tree.hostEnvironment ?? environment
        let opener = WindowOpener()
        opener.session = self
        values.windowOpener = opener
        values.dismissing(
            DismissTarget { [weak self] in
                if let window = opener.window { self?.close(window) }
            })
        var menus: (@MainActor () -> AnyView?)?
        if !scenes.commands.isEmpty {
            menus = { [weak self] () -> AnyView? in self?.menuBar() }
        }
        let openedURLs = OpenedURLs()
        values.openedURLs = openedURLs
        let bars = WindowBars(menus: menus, hidesTitle: scene.hidesTitle)
        let content = ViewGraph(
            environment: values, size: HostedWindow.fallbackSize, time: time, frame: bars
        ) { scene.makeContent($0, value) }
        bars.open(in: content)
        let title = tree.evaluate { scene.title.value } ?? name
        let window = HostedWindow(title: title, tree: content, appTree: tree, defaultSize: scene.defaultSize)
        window.keepsContentSize = scene.resizability == .contentSize
        opener.window = window
        content.onChange { [changeActions] in for action in changeActions { action() } }
        open.append(OpenWindow(window: window, scene: index, value: value, openedURLs: openedURLs))
        front = window
        onWindowsChange?()
    }

    /// Takes a window away, with the state of its views.
    package func close(_ window: HostedWindow) {
        open.removeAll { $0.window === window }
        if front === window { front = open.last?.window }
        onWindowsChange?()
    }

    /// Closes all windows, which ends the app.
    func quit() {
        open = []
        front = nil
        onWindowsChange?()
    }

    func openFirstGroup() {
        if let index = scenes.windows.firstIndex(where: { $0.kind == .group }) { show(index, nil) }
    }

    private func menuBar() -> AnyView? {
        let groups = scenes.commands.flatMap(\.groups)
        guard !groups.isEmpty else { return nil }
        let menus = AppMenus(
            name: name, groups: groups, hasSettings: scenes.windows.contains { $0.kind == .settings },
            canOpenWindow: scenes.windows.first { $0.kind == .group } != nil, session: self
        ).menus
        return menus.isEmpty ? nil : AnyView(MenuBar(menus: menus))
    }

    // MARK: For hosts

    package func onChange(_ action: @escaping @Sendable () -> Void) {
        changeActions.append(action)
        let actions = changeActions
        tree.onChange { for action in actions { action() } }
        for window in windows { window.tree.onChange { for action in actions { action() } } }
    }

    package func tick(at time: Double) {
        self.time = time
        if tree.isDirty { tree.tick(at: time) }
        for window in windows { window.tick(at: time) }
        deliverURLs()
        // Commands read what the views of the front window tell.
        let values = front?.tree.focusedValues.peeked ?? FocusedValues()
        guard values != tree.focusedValues.peeked else { return }
        tree.focusedValues.set(values)
        tree.tick(at: time)
        for window in windows where window.tree.isDirty { window.tick(at: time) }
    }

    /// Has the front window's views open addresses: with the next tick, when the views have appeared.
    package func open(_ urls: [URL]) {
        waitingURLs += urls
        for action in changeActions { action() }
    }

    private func deliverURLs() {
        guard !waitingURLs.isEmpty, let entry = open.first(where: { $0.window === front }) ?? open.first else { return }
        let urls = waitingURLs
        waitingURLs = []
        guard entry.openedURLs.isWanted else {
            Diagnostics.report("no view of the front window opens \(urls[0]): there is no onOpenURL in it")
            return
        }
        for url in urls { entry.openedURLs.deliver(url) }
    }

    package func setActive(_ window: HostedWindow, _ isActive: Bool) {
        window.setEnvironment {
            $0.scenePhase = isActive ? .active : .inactive
            $0.controlActiveState = isActive ? .key : .inactive
        }
        if isActive { front = window }
        let isAnyActive = open.contains { $0.window.tree.hostEnvironment.scenePhase == .active }
        var values = tree.hostEnvironment
        let phase: ScenePhase = isAnyActive ? .active : .inactive
        guard values.scenePhase != phase else { return }
        values.scenePhase = phase
        tree.setEnvironment(values)
    }
}

extension AppSession {
    func openWindow(id: String?, value: AnyHashable?) {
        let index = scenes.windows.firstIndex { scene in
            if let id, scene.name != id { return false }
            guard let value else { return scene.name == id }
            return scene.valueType.map { ObjectIdentifier($0) == ObjectIdentifier(type(of: value.base)) } ?? false
        }
        guard let index else {
            Diagnostics.report(
                "openWindow found no scene "
                    + (id.map { "with the id \"\($0)\"" } ?? "for a \(value.map { "\(type(of: $0.base))" } ?? "value")")
            )
            return
        }
        show(index, value)
    }

    func closeWindows(id: String?, value: AnyHashable?) {
        for entry in open {
            let scene = scenes.windows[entry.scene]
            if id == nil || scene.name == id, value == nil || entry.value == value { close(entry.window) }
        }
    }

    func openSettings() {
        guard let index = scenes.windows.firstIndex(where: { $0.kind == .settings }) else {
            Diagnostics.report("openSettings found no Settings among the app's scenes")
            return
        }
        show(index, nil)
    }
}
