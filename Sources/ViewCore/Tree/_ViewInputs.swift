import Drawing
import Graph
import ViewValues

/// A view's value as a node of the graph, handed to `_makeView`.
public struct _GraphValue<Value> {
    package let attribute: Attribute<Value>

    package init(_ attribute: Attribute<Value>) {
        self.attribute = attribute
    }
}

/// What a view gets from above when it is put into the tree.
@MainActor
public struct _ViewInputs {
    /// Owns the nodes the view makes.
    package var subgraph: Subgraph
    package unowned(unsafe) var tree: ViewGraph
    package var environment: Attribute<EnvironmentValues>
    /// Read without recording: it matters only at the moment something changes.
    package var transaction: Attribute<Transaction>
    /// Where the parent put the view.
    package var frame: Attribute<ViewFrame>
    package var safeArea: Attribute<SafeArea>
    /// From the coordinates in which the view is laid out to the surface, where effects lie around it. Nil for none.
    package var transform: Attribute<ProjectionTransform>?
    /// The same without the effects of which frames that are asked for know nothing.
    package var reportedTransform: Attribute<ProjectionTransform>?
    /// The environment's; `frame` has it too.
    package private(set) var layoutDirection: Attribute<LayoutDirection>
    /// The size of the nearest container that views can be sized by: the window, a scroll view, a column.
    package var containerSize: Attribute<CGSize>
    /// The spaces around here that have names, innermost last.
    package var coordinateSpaces: [NamedSpace] = []
    /// The preference keys that somebody above asks for.
    package var preferenceKeys: [any PreferenceKey.Type] = []
    /// What placeholders stand for in the bodies of the view modifiers and styles around here, innermost last.
    package var placedContents: [PlacedContent] = []
    /// The styles chosen for controls.
    package var styles = StyleStack()
    /// How many bodies of views this one is in.
    package var depth = 0
    /// The axis of the stack around; nil outside a stack or in one along neither axis.
    package var stackAxis: Axis?
    /// The axis of a stack around that may change; nil where it is `stackAxis` for good.
    var changingStackAxis: Attribute<Axis?>?
    /// Set while an element of a list is made that was placed elsewhere than where the list was made.
    var relocation: Relocation?
    /// What modifiers around here do to the content of texts and images.
    var contentEffects: ContentEffects = []
    /// Which line of the lazy container around the view is in. Nil outside one.
    package var lazyIndex: Attribute<Int>?
    /// Where state is kept while a lazy container does without the view. Nil outside one.
    var parking: StateParking?
    /// The scroll view around.
    package var scroll: ScrollScope?
    /// Who wants to know of the scroll views below.
    package var scrollReach: ScrollReach?
    /// The next container inwards is one whose views are what scrolling comes to rest at.
    package var isScrollTargetLayout = false
    /// Texts here can be selected.
    package var selectsText = false
    /// The container around that has a shape. Nil where none has.
    var containerScope: ContainerScope?
    /// Draws the texts here in their stead.
    var textRenderer: Attribute<any TextRenderer>?

    init(tree: ViewGraph, frame: Attribute<ViewFrame>, safeArea: Attribute<SafeArea>) {
        self.tree = tree
        subgraph = tree.subgraph
        environment = tree.environment
        transaction = tree.transaction
        self.frame = frame
        self.safeArea = safeArea
        layoutDirection = Attribute(
            rule: EnvironmentReading(environment: tree.environment, keyPath: \.layoutDirection), in: tree.subgraph)
        containerSize = Attribute(rule: Compared { safeArea.value.rect.size }, in: tree.subgraph)
    }

    /// Lays out what is below in the direction that `environment` now has.
    mutating func directionChanged() {
        layoutDirection = environmentValue(\.layoutDirection)
        direct()
    }

    /// Takes over a direction that was changed around a list.
    mutating func take(direction: Attribute<LayoutDirection>) {
        guard direction != layoutDirection else { return }
        layoutDirection = direction
        direct()
    }

    /// For a frame that was made without regard to the direction.
    package mutating func direct() {
        let (frame, direction) = (frame, layoutDirection)
        self.frame = attribute(
            Compared {
                var frame = frame.value
                frame.direction = direction.value
                return frame
            })
    }

    /// The same with nodes owned by `subgraph`.
    package func owned(by subgraph: Subgraph) -> _ViewInputs {
        var inputs = self
        inputs.subgraph = subgraph
        return inputs
    }

    package func attribute<R: Rule>(_ rule: R) -> Attribute<R.Value> { Attribute(rule: rule, in: subgraph) }

    /// A rule whose value mostly stays the same and that has much below it.
    package func barrier<R: Rule>(_ rule: R, _ order: EffectOrder) -> Attribute<R.Value> {
        let attribute = attribute(rule)
        Graph.makeBarrier(attribute.id, order)
        return attribute
    }

    /// The environment's value for a key path, compared, so that only its own changes travel on.
    package func environmentValue<Value>(_ keyPath: KeyPath<EnvironmentValues, Value> & Sendable) -> Attribute<Value> {
        attribute(EnvironmentReading(environment: environment, keyPath: keyPath))
    }
}

/// What the environment may hold for texts and images. Known when they are made, so that they need not ask.
struct ContentEffects: OptionSet {
    let rawValue: UInt8

    static let transition = ContentEffects(rawValue: 1)
    static let symbols = ContentEffects(rawValue: 2)
}

/// What a view gives to the one above.
@MainActor
public struct _ViewOutputs {
    package var layout: Attribute<LayoutEngine>
    /// Nil draws nothing, ever.
    package var display: Attribute<DisplayChunk>?
    /// Nil can neither be touched nor spoken of.
    package var presented: Attribute<PresentedNode>?
    package var preferences: [PreferenceOutput] = []

    package init(
        layout: Attribute<LayoutEngine>, display: Attribute<DisplayChunk>? = nil,
        presented: Attribute<PresentedNode>? = nil, preferences: [PreferenceOutput] = []
    ) {
        self.layout = layout
        self.display = display
        self.presented = presented
        self.preferences = preferences
    }

    package func preference<K: PreferenceKey>(_ key: K.Type) -> Attribute<K.Value>? {
        for output in preferences where output.key == ObjectIdentifier(key) {
            return Attribute(id: output.attribute)
        }
        return nil
    }
}

/// A preference a view gives, by its key.
package struct PreferenceOutput {
    package let key: ObjectIdentifier
    package let attribute: AttributeID
}

/// One value of the environment.
struct EnvironmentReading<Value>: Rule {
    let environment: Attribute<EnvironmentValues>
    let keyPath: KeyPath<EnvironmentValues, Value>

    mutating func update(_ output: inout Output<Value>) {
        output.set(environment.value[keyPath: keyPath]) { ValueEquality.areEqual($0, $1) }
    }
}

extension _ViewInputs {
    package func inside(_ axis: Axis?) -> _ViewInputs {
        var inputs = self
        inputs.stackAxis = axis
        inputs.changingStackAxis = nil
        return inputs
    }
}
