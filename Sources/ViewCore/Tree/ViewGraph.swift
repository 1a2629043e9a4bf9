import CoreGraphics
import Drawing
import Foundation
import Graph
import ViewValues

/// One tree of views in the graph, with its clock, its queue of changes and what it gives to a host.
///
/// The life of a change: `enqueue` puts it in the queue and wakes the host; the host calls `tick`, which sets what
/// changed, evaluates, and runs the actions that came due, in rounds; then `displayList` pulls what is drawn.
@MainActor
package final class ViewGraph {
    package let subgraph = Subgraph(parent: nil)
    let environment: Attribute<EnvironmentValues>
    let transaction: Attribute<Transaction>
    /// Seconds on the host's clock.
    package let time: Attribute<Double>
    let surface: Attribute<Surface>
    /// The surface as the host has it.
    private var hostSurface: Surface
    /// What bars at the top of the window take of its safe area, in points.
    package private(set) var barHeight: CGFloat = 0
    /// What the views call their window. Nil where none does.
    package var title: String?
    /// The tree, for actions that may outlive it.
    private lazy var reference = WeakTree(self)
    /// Whether the user edits what the window shows.
    private var editMode: StoredLocation<EditMode>?
    /// Pixels a point.
    package let scale: Attribute<CGFloat>
    private var outputs: _ViewOutputs?
    /// Of the views, without what is presented over them.
    private var ownPresented: Attribute<PresentedNode>?
    /// What is shown over the tree, from the back to the front.
    let presentations: Attribute<[Presentation]>
    private nonisolated let queue = ChangeQueue()
    private var actions: [Action] = []
    /// Counts the groups of changes that were carried out, the making of the tree being the first; 0 is for never.
    package private(set) var flush: UInt64 = 1
    /// Something was left over for another tick.
    private var hasRest = false
    /// Whether another frame is wanted as soon as there is one: something read the clock when it was last evaluated, or
    /// was left over.
    package var wantsNextFrame: Bool { hasRest || Graph.hasReaders(time.id) }
    /// The earliest time at which something wants to change, for what does not move in every frame.
    package var nextDeadline: Double? { requestedFrame }
    private var requestedFrame: Double?
    /// The date at which the clock stood at zero. A guess until the first tick, which knows.
    package var dateAtZero: Date {
        didSet {
            isDateKnown = true
            timedChanges.moveDates(by: dateAtZero.timeIntervalSince(oldValue))
        }
    }
    private var isDateKnown = false
    /// The date by the host's clock.
    package var date: Date { dateAtZero.addingTimeInterval(time.peeked) }
    /// Told the type of each view or modifier whose body is about to run.
    package var onBody: (@MainActor (Any.Type) -> Void)?
    package let gestures = GestureArena()
    package let focus = KeyboardFocus()
    /// What views tell of themselves where the keyboard is, as far as `FocusedValue` reads it.
    package let focusedValues: Attribute<FocusedValues>
    /// Changes that wait for their time.
    let timedChanges = TimedChanges()
    /// What is coming in and going.
    private(set) lazy var passages = Passages(self)
    /// Views that take over each other's geometry.
    private(set) lazy var matches = MatchedGroups(self)
    /// The environment as the host has it; what the views prefer is put over it.
    package private(set) var hostEnvironment: EnvironmentValues
    private var preferredScheme: ColorScheme?
    /// What `AppStorage` and `SceneStorage` read. Nil until the first of them does.
    private var storedValueNodes: StoredValueNodes?

    /// The room a tree has.
    package struct Surface: Equatable {
        package var size: CGSize
        package var safeArea: EdgeInsets

        package init(size: CGSize, safeArea: EdgeInsets = EdgeInsets()) {
            self.size = size
            self.safeArea = safeArea
        }
    }

    struct Action {
        let name: String
        let run: @MainActor () -> Void
    }

    /// More rounds of actions in one tick than these are cut short.
    package static let roundLimit = 8

    package convenience init<Root: View>(
        _ root: Root, environment values: EnvironmentValues = EnvironmentValues(), size: CGSize,
        safeArea: EdgeInsets = EdgeInsets(), time start: Double = 0
    ) {
        self.init(environment: values, size: size, safeArea: safeArea, time: start) { inputs in
            let content = Attribute(input: root, in: inputs.base.subgraph)
            return Root._makeViewList(view: _GraphValue(content), inputs: inputs)
        }
    }

    /// A tree whose root is made by a closure, which gets the inputs of the root's list. `frame` puts bars around it.
    package init(
        environment values: EnvironmentValues = EnvironmentValues(), size: CGSize,
        safeArea: EdgeInsets = EdgeInsets(), time start: Double = 0, frame: (any RootFraming)? = nil,
        makeRoot: @MainActor (_ViewListInputs) -> _ViewListOutputs
    ) {
        environment = Attribute(input: values, in: subgraph)
        hostEnvironment = values
        transaction = Attribute(input: Transaction(), in: subgraph)
        time = Attribute(input: start, in: subgraph)
        focusedValues = Attribute(input: FocusedValues(), in: subgraph)
        dateAtZero = Date(timeIntervalSinceNow: -start)
        hostSurface = Surface(size: size, safeArea: safeArea)
        surface = Attribute(input: hostSurface, in: subgraph)
        presentations = Attribute(input: [], in: subgraph)
        scale = Attribute(rule: EnvironmentReading(environment: environment, keyPath: \.displayScale), in: subgraph)
        let source = FrameSource()
        let surface = surface
        let safe = Attribute(rule: Compared { SafeArea(surface: surface.value) }, in: subgraph)
        let inputs = _ViewInputs(
            tree: self,
            frame: Attribute(
                rule: RootFrame(surface: surface, environment: environment, source: source), in: subgraph),
            safeArea: safe)
        editMode = StoredLocation(.inactive, inputs)
        putEnvironment()
        CompletionQueue.install()
        // What is read while the tree is made is recorded as in any other evaluation.
        let made = EvaluationThread.enter {
            var inputs = inputs
            inputs.request(PreferredColorSchemeKey.self)
            frame?.prepare(&inputs)
            let list = makeRoot(_ViewListInputs(inputs.inside(.vertical)))
            let content = ImplicitContainer.make(list: list, layout: VStackLayout(), inputs: inputs)
            return frame?.complete(content, inputs) ?? content
        }
        source.child = made.layout
        if let preference = made.preference(PreferredColorSchemeKey.self) {
            let watcher = inputs.attribute(PreferredSchemeWatcher(preference: preference, tree: self))
            Graph.makeEffect(watcher.id, .observer, isDue: true)
        }
        var shown = made
        shown.display = inputs.attribute(PresentationDisplay(root: made.display, presentations: presentations))
        shown.presented = inputs.attribute(
            PresentationNodes(root: made.presented, presentations: presentations, surface: surface))
        outputs = shown
        ownPresented = made.presented
    }

    isolated deinit {
        subgraph.invalidate()
    }

    // MARK: What comes in

    /// Puts a change in the queue of the next tick. From any thread.
    package nonisolated func enqueue(_ transaction: Transaction, _ apply: @escaping @MainActor () -> Void) {
        queue.append(transaction, apply)
    }

    /// Evaluates a body again in the next tick. From any thread.
    nonisolated func invalidateLater(_ body: BodyIdentity) {
        queue.append(.current) {
            if let id = body.attribute { Attribute<Void>(id: id).invalidate() }
        }
    }

    /// Called, from any thread, when the first change since the last tick comes in.
    package func onChange(_ action: (@Sendable () -> Void)?) { queue.onFirstChange(action) }

    /// Sets the environment as the host has it.
    package func setEnvironment(_ values: EnvironmentValues) {
        hostEnvironment = values
        putEnvironment()
    }

    private func putEnvironment() {
        var values = hostEnvironment
        if let preferredScheme { values.colorScheme = preferredScheme }
        values.focusTree = reference
        if let editMode { values.editMode = Binding(location: editMode) }
        environment.set(values)
    }

    package func setSurface(_ value: Surface) {
        hostSurface = value
        putSurface()
    }

    /// Keeps room for bars at the top of the window.
    package func setBarHeight(_ height: CGFloat) {
        guard height != barHeight else { return }
        barHeight = height
        putSurface()
    }

    private func putSurface() {
        var value = hostSurface
        value.safeArea.top += barHeight
        surface.set(value)
    }

    package var environmentValues: EnvironmentValues { environment.peeked }
    package var size: CGSize { surface.peeked.size }
    /// The surface as the host has it.
    package var surfaceValue: Surface { hostSurface }

    // MARK: Called by rules

    /// Puts the colour scheme that the views want over the host's; nil takes it away.
    func prefer(_ scheme: ColorScheme?) {
        guard scheme != preferredScheme else { return }
        preferredScheme = scheme
        enqueue(.current) { [weak self] in self?.putEnvironment() }
    }

    func bodyWillRun(_ type: Any.Type) { onBody?(type) }

    var storedValues: StoredValueNodes {
        if let storedValueNodes { return storedValueNodes }
        let nodes = StoredValueNodes()
        storedValueNodes = nodes
        return nodes
    }

    /// Runs after the evaluation under way; `name` tells the author whose action it is.
    package func queueAction(_ name: @autoclosure () -> String, _ run: @escaping @MainActor () -> Void) {
        actions.append(Action(name: name(), run: run))
    }

    package func requestFrame(at time: Double) { requestedFrame = min(requestedFrame ?? time, time) }

    // MARK: A tick

    /// Whether a tick would do anything.
    package var isDirty: Bool { !queue.isEmpty || !actions.isEmpty || wantsNextFrame || subgraph.hasDueEffects }

    /// Carries out what has changed: the changes in the queue, then the actions that came due by them, whose own changes
    /// make another round.
    package func tick(at now: Double) {
        hasRest = false
        // At the same instant what waits for its time is not evaluated again, and still waits.
        if now != time.peeked { requestedFrame = nil }
        time.set(now)
        if !isDateKnown { dateAtZero = Date(timeIntervalSinceNow: -now) }
        timedChanges.carryOut(at: now, in: self)
        storedValueNodes?.refresh()
        EvaluationThread.enter {
            var round = 0
            repeat {
                let groups = queue.takeGroups()
                // What moves goes on first, so that what it moves is not taken for a part of the changes.
                if groups.isEmpty || round == 0 { moveOn() }
                for group in groups { carryOut(group.transaction, group.changes) }
                CompletionQueue.changesApplied()
                let due = actions
                actions = []
                for action in due { action.run() }
                focus.settle(in: self)
                round += 1
                if round == Self.roundLimit && !(queue.isEmpty && actions.isEmpty) {
                    reportUnsettled(due.last?.name ?? actions.first?.name)
                    break
                }
            } while !queue.isEmpty || !actions.isEmpty
        }
        // What is evaluated between ticks is not under the last transaction.
        transaction.set(Transaction())
        hasRest = !queue.isEmpty || !actions.isEmpty
    }

    private func reportUnsettled(_ name: String?) {
        Diagnostics.report(
            "\(name ?? "an action") changes state in every round of updates: \(Self.roundLimit) rounds were run, the rest "
                + "waits for the next frame. Change state there only when it is not yet as wanted.")
    }

    /// Whether what is evaluated changes by time alone.
    private(set) var isMovingOn = false

    private func moveOn() {
        isMovingOn = true
        carryOut(Transaction(), [])
        isMovingOn = false
    }

    private func carryOut(_ transaction: Transaction, _ changes: [ChangeQueue.Change]) {
        flush += 1
        self.transaction.set(transaction)
        for change in changes { change.apply() }
        evaluateDueEffects()
    }

    /// Evaluates what must be evaluated whether or not it is drawn.
    private func evaluateDueEffects() {
        var count = 0
        repeat {
            Graph.keepingEnded {
                while count < Self.effectLimit, let effect = subgraph.nextDueEffect() {
                    Graph.evaluateIfAlive(effect)
                    count += 1
                }
            }
            // Who read what has ended is due again when that is freed.
        } while count < Self.effectLimit && subgraph.hasDueEffects
        if count >= Self.effectLimit {
            Diagnostics.report("a tree of views did not settle; please report this as a fault in Gesso")
        }
    }

    /// More effects than these in one round are a fault of ours.
    private static let effectLimit = 100_000_000

    // MARK: What comes out

    /// Reads attributes of the tree from outside a tick.
    package func evaluate<Result>(_ body: () -> Result) -> Result {
        EvaluationThread.enter {
            if !Graph.isEvaluating { evaluateDueEffects() }
            return body()
        }
    }

    /// What is drawn now.
    package func displayChunk() -> DisplayChunk {
        evaluate { outputs?.display?.value ?? .empty }
    }

    /// What can be touched and spoken of now.
    package func presented() -> PresentedNode {
        evaluate { outputs?.presented?.value ?? PresentedNode.group([]) }
    }

    /// The same, with what lies beneath menus and sheets as it is without them.
    func presentedUncovered() -> PresentedNode {
        evaluate {
            var nodes = [ownPresented?.value].compactMap { $0 }
            for presentation in shownPresentations {
                if let node = presentation.outputs.presented?.value { nodes.append(node) }
            }
            return PresentedNode.group(nodes)
        }
    }

    package func size(_ proposal: ProposedViewSize) -> CGSize {
        evaluate { outputs?.layout.value.size(proposal) ?? .zero }
    }

    package var nodeCount: Int { subgraph.nodeCount }

    /// Drops every cached result, keeping state, the clock and the records of animations under way.
    package func dropCaches() {
        subgraph.dropCaches()
    }
}

/// What is around the root of a tree: the bars of a window.
@MainActor
package protocol RootFraming {
    /// Asks for what the content hands up.
    func prepare(_ inputs: inout _ViewInputs)
    /// Puts the bars over the content, which is made with `inputs` of the whole surface.
    func complete(_ outputs: _ViewOutputs, _ inputs: _ViewInputs) -> _ViewOutputs
}

/// The content's frame in its surface: centred in what the safe area leaves.
private struct RootFrame: Rule {
    let surface: Attribute<ViewGraph.Surface>
    let environment: Attribute<EnvironmentValues>
    let source: FrameSource

    mutating func update(_ output: inout Output<ViewFrame>) {
        guard let child = source.child else { return }
        let safe = SafeArea(surface: surface.value)
        let proposal = ProposedViewSize(safe.rect.size)
        let size = child.value.size(proposal)
        let origin = CGPoint(
            x: safe.rect.minX + (safe.rect.width - size.width) / 2,
            y: safe.rect.minY + (safe.rect.height - size.height) / 2)
        output.setIfDifferent(
            ViewFrame(
                origin: origin, size: size, proposal: proposal, direction: environment.value.layoutDirection))
    }
}
