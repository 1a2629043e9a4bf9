import CoreGraphics
import Graph
import Typesetting
import ViewCore

/// The editing of the text of one field, from when the field comes into the tree until it is gone.
///
/// It holds the text under editing, and puts what is to be drawn of it into the graph. The bound value is the truth: before
/// anything is done with the text it is taken from there.
@MainActor
final class EditingSession {
    private(set) var model = EditableText()
    /// A text that the value has not taken on yet.
    let draft: Attribute<String?>
    let selection: Attribute<Range<Int>>
    let caret: Attribute<CaretPlace>
    let composition: Attribute<Composition?>
    let isFocused: Attribute<Bool>
    let isFocusVisible: Attribute<Bool>
    let isCaretOn: Attribute<Bool>
    /// How far the text is moved up and to the left so that the caret is seen, in points.
    let scroll: Attribute<CGPoint>
    let environment: Attribute<EnvironmentValues>
    private(set) weak var tree: ViewGraph?
    /// What the field is now; nil when it is gone.
    private let core: @MainActor () -> FieldCore?
    /// Set where the field is drawn.
    var drawing: EditedTextDrawing?
    /// What the value says, as the graph knows it. Set where the field is made.
    var bound: Attribute<String>?
    /// Counts what was written, so that a value is read again that tells nobody of its changes.
    let writes: Attribute<Int>
    /// What was written, until it is carried out and `bound` says what the value has made of it. The binding is not asked
    /// meanwhile: it may lead to an element that is no more.
    private var written: String?
    private var pendingDraft: String?
    private var pendingComposition: Composition?
    private(set) var hasFocus = false
    /// Where the caret stood when it was first moved up or down.
    var columnX: CGFloat?
    /// The side that the caret was moved to where its place has two.
    private var affinity: TextGeometry.Position.Affinity?
    /// What the pointer has pressed, for extending by words or paragraphs.
    var pressed: (range: Range<Int>, unit: SelectionUnit)?
    /// What happened to the pointer last and is not carried out yet.
    var lastEvent: PointerEvent?
    private var toldSelection: TextSelection?

    init(_ inputs: _ViewInputs, core: @escaping @MainActor () -> FieldCore?) {
        let subgraph = inputs.subgraph
        draft = Attribute(input: nil, in: subgraph)
        selection = Attribute(input: 0..<0, in: subgraph)
        caret = Attribute(input: CaretPlace(), in: subgraph)
        composition = Attribute(input: nil, in: subgraph)
        writes = Attribute(input: 0, in: subgraph)
        isFocused = Attribute(input: false, in: subgraph)
        isFocusVisible = Attribute(input: false, in: subgraph)
        isCaretOn = Attribute(input: false, in: subgraph)
        scroll = Attribute(input: .zero, in: subgraph)
        environment = inputs.environment
        tree = inputs.tree
        self.core = core
        subgraph.onEnd { [weak self] in
            guard let self else { return }
            tree?.change(at: nil, for: self)
        }
    }

    var field: FieldCore? { core() }
    var isAlive: Bool { isFocused.isAlive }
    var canEdit: Bool { isAlive && environment.isAlive && environment.peeked.isEnabled }
    var kind: FieldCore.Kind { field?.kind ?? .field }
    var isComposing: Bool { pendingComposition != nil }

    // MARK: The text

    /// What the field says now, as far as it was told.
    private var currentText: String {
        if let text = pendingDraft ?? written { return text }
        guard let bound, bound.isAlive, let tree else { return "" }
        return tree.evaluate { bound.value }
    }

    /// Takes the text from the value, which may have changed.
    func sync() {
        let text = currentText
        if text != model.text { model.reset(to: text) }
    }

    /// Does something with the text, and has it drawn.
    func edit(
        _ side: TextGeometry.Position.Affinity? = nil, _ change: (inout EditableText) -> Void
    ) {
        guard isAlive else { return }
        sync()
        // A copy, as what changes it may ask what it was.
        var changed = model
        change(&changed)
        let isNew = changed.text != model.text
        model = changed
        if isNew { write() }
        columnX = nil
        affinity = side
        show()
    }

    private func write() {
        guard let source = field?.source else { return }
        if source.isLive {
            _ = write(model.text, to: source)
        } else {
            setDraft(model.text)
        }
    }

    /// Whether the value took the text. It may make something else of it, which is known when the change is carried out.
    private func write(_ text: String, to source: FieldSource) -> Bool {
        guard source.write(text) else { return false }
        written = text
        let writes = writes
        tree?.enqueue(Transaction()) { [weak self] in
            guard writes.isAlive else { return }
            writes.set(writes.peeked + 1)
            let serial = writes.peeked
            self?.tree?.queueAction("what was written into a text field") { self?.settle(serial) }
        }
        return true
    }

    /// Takes over what the value has made of what was written last.
    private func settle(_ serial: Int) {
        guard isAlive, writes.peeked == serial else { return }
        written = nil
        guard pendingDraft == nil else { return }
        let text = model.text
        sync()
        if model.text != text { show() }
    }

    private func setDraft(_ text: String?) {
        pendingDraft = text
        let draft = draft
        tree?.enqueue(Transaction()) { draft.set(text) }
    }

    /// Has the value take on what was written. A text that it does not understand goes.
    func commit() {
        guard let text = pendingDraft else { return }
        if let source = field?.source { _ = write(text, to: source) }
        setDraft(nil)
        sync()
        show()
    }

    /// Replaces everything, as a tool does from outside. Whether the value took it.
    func replaceAll(_ text: String) -> Bool {
        guard let source = field?.source, canEdit else { return false }
        let isTaken = write(EditedInput.cleaned(text, kind), to: source)
        setDraft(nil)
        sync()
        model.move(to: model.text.utf8.count)
        show()
        return isTaken
    }

    // MARK: Showing

    /// Has the caret and the selection drawn, and as much moved as is needed to see the caret.
    func show() {
        guard isAlive, let tree else { return }
        let (range, place) = (model.selection, CaretPlace(offset: model.head, affinity: affinity))
        let (selection, caret) = (selection, caret)
        tree.enqueue(Transaction()) {
            selection.set(range)
            caret.set(place)
        }
        revealCaret()
        blink(on: true)
        tellSelection()
    }

    /// What is drawn when all that was done is carried out.
    var shown: ShownText {
        ShownText(
            model.text, selection: model.selection, caret: CaretPlace(offset: model.head, affinity: affinity),
            composition: pendingComposition, kind: kind)
    }

    private func revealCaret() {
        guard let drawing, let tree else { return }
        let target = hasFocus ? drawing.revealing(shown, from: scroll.peeked) : .zero
        let scroll = scroll
        if target != scroll.peeked { tree.enqueue(Transaction()) { scroll.set(target) } }
    }

    /// Seconds for which the caret is seen, and then not. Guess: that of most desktops.
    private static let blinkTime = 0.5

    private func blink(on: Bool) {
        guard let tree, isAlive else { return }
        let isCaretOn = isCaretOn
        tree.enqueue(Transaction()) { isCaretOn.set(on) }
        scheduleBlink(to: !on)
    }

    private func scheduleBlink(to on: Bool) {
        guard hasFocus else {
            tree?.change(at: nil, for: self)
            return
        }
        guard let tree else { return }
        tree.change(at: tree.time.peeked + Self.blinkTime, for: self) { [weak self] in
            guard let self, isAlive else { return }
            isCaretOn.set(on)
            scheduleBlink(to: !on)
        }
    }

    // MARK: The selection as the program knows it

    private func tellSelection() {
        guard hasFocus, let binding = field?.selection else { return }
        let range = model.text.index(at: model.selection.lowerBound)..<model.text.index(at: model.selection.upperBound)
        let now = TextSelection(range: range)
        if now == toldSelection { return }
        toldSelection = now
        binding.wrappedValue = now
    }

    /// The program has set what is selected.
    func adopt(_ selection: TextSelection?) {
        guard isAlive, let selection, selection != toldSelection, let range = selection.range else { return }
        toldSelection = selection
        sync()
        let text = model.text
        let upper = min(range.upperBound, text.endIndex)
        model.select(text.offset(of: min(range.lowerBound, upper))..<text.offset(of: upper))
        show()
    }

    // MARK: The keyboard

    func focusDidChange(_ has: Bool, isVisible: Bool) {
        guard isAlive, let tree else { return }
        let isNew = has != hasFocus
        hasFocus = has
        let (isFocused, isFocusVisible) = (isFocused, isFocusVisible)
        tree.enqueue(Transaction()) {
            isFocused.set(has)
            isFocusVisible.set(has && isVisible)
        }
        guard isNew else { return }
        if has {
            sync()
            if isVisible && !kind.isEditor { model.selectAll() }
        } else {
            compose(nil)
            commit()
            model.move(to: model.head)
        }
        show()
        field?.onEditingChanged?(has)
    }

    func compose(_ composition: Composition?) {
        guard isAlive, composition != pendingComposition else { return }
        sync()
        pendingComposition = composition
        let attribute = self.composition
        tree?.enqueue(Transaction()) { attribute.set(composition) }
        show()
    }

    /// What is being composed becomes text.
    func finishComposing() {
        guard let text = pendingComposition?.text else { return }
        compose(nil)
        edit { $0.insert(text) }
    }

    /// The return key in a field of one line. Whether anybody wanted it.
    func submit() -> Bool {
        guard let core = field, canEdit else { return false }
        let hadDraft = pendingDraft != nil
        commit()
        core.onCommit?()
        let isWanted = environment.peeked.submit(core.submitTrigger)
        if hasFocus { edit { $0.selectAll() } }
        return hadDraft || core.onCommit != nil || isWanted
    }
}

extension FieldCore.Kind {
    var isEditor: Bool { self == .editor }
}
