import CoreGraphics
import Drawing
import Graph
import ViewValues

/// What a view draws whose content changes by a transition: for a while both what it was and what it is.
struct ContentChange<Content>: Rule {
    let content: Attribute<Content>
    let drawing: Attribute<DisplayChunk>
    let frame: Attribute<CGRect>
    let transition: Attribute<ContentTransition>
    let surroundings: Animator<Double>.Surroundings
    let isSame: @MainActor (Content, Content) -> Bool
    private var last: Moment?
    private var before: Moment?
    private var rollsUp = true
    private var track = AnimationTrack(0.0)
    private var version: UInt64 = 0

    /// What was drawn for a content.
    private struct Moment {
        let content: Content
        let drawing: DisplayChunk
        let frame: CGRect
        let transition: ContentTransition
    }

    /// What `drawing` draws, as it changes; or that itself, where no transition was chosen for content.
    @MainActor
    static func display(
        _ drawing: Attribute<DisplayChunk>, of content: Attribute<Content>, in frame: Attribute<CGRect>,
        _ inputs: _ViewInputs, isSame: @escaping @MainActor (Content, Content) -> Bool
    ) -> Attribute<DisplayChunk> {
        // Most are in nothing of the kind, and have nothing to pay.
        if !inputs.contentEffects.contains(.transition) { return drawing }
        let change = inputs.attribute(
            ContentChange(
                content: content, drawing: drawing, frame: frame,
                transition: inputs.environmentValue(\.contentTransition), surroundings: .init(inputs), isSame: isSame))
        Graph.makeEffect(change.id, .animation, isDue: true)
        return change
    }

    private init(
        content: Attribute<Content>, drawing: Attribute<DisplayChunk>, frame: Attribute<CGRect>,
        transition: Attribute<ContentTransition>, surroundings: Animator<Double>.Surroundings,
        isSame: @escaping @MainActor (Content, Content) -> Bool
    ) {
        self.content = content
        self.drawing = drawing
        self.frame = frame
        self.transition = transition
        self.surroundings = surroundings
        self.isSame = isSame
    }

    mutating func update(_ output: inout Output<DisplayChunk>) {
        let now = Moment(
            content: content.value, drawing: drawing.value, frame: frame.value, transition: transition.value)
        if let last, !isSame(last.content, now.content) { begin(from: last, to: now) }
        last = now
        guard let before, let part = part() else {
            self.before = nil
            output.set(now.drawing)
            return
        }
        version += 1
        let items: [DisplayItem] =
            switch now.transition.kind {
            case .numericText, .numericValue:
                RollingGlyphs(
                    before: before.drawing.items, now: now.drawing.items, from: before.frame, to: now.frame,
                    rollsUp: rollsUp
                ).items(at: part)
            case .symbolEffect: Self.replacing(before, now, part)
            default: Self.fading(before.drawing, now.drawing, part)
            }
        output.set(DisplayChunk(id: Graph.currentID, version: version, items: items))
    }

    private mutating func begin(from last: Moment, to now: Moment) {
        let transaction = surroundings.transaction.peeked
        let tree = surroundings.tree
        track.end { completion in
            tree.queueAction("an animation's completion") { completion.animationCompleted() }
        }
        before = nil
        guard let animation = transaction.animation, !transaction.disablesAnimations else { return }
        switch now.transition.kind {
        case .identity, .interpolate: return
        case .opacity, .symbolEffect: break
        case .numericText(let countsDown): rollsUp = !countsDown
        case .numericValue(let value):
            if case .numericValue(let old) = last.transition.kind { rollsUp = value >= old }
        }
        before = last
        track = AnimationTrack(0)
        track.set(
            1, animation: animation, at: tree.time.peeked, in: surroundings.environment.peeked,
            completions: transaction.completions, finished: { _ in })
    }

    /// How far the change has come, nil when it is over.
    private mutating func part() -> Double? {
        if track.isIdle { return nil }
        let tree = surroundings.tree
        let part = track.value(at: tree.time.peeked) { completion in
            tree.queueAction("an animation's completion") { completion.animationCompleted() }
        }
        if track.isIdle { return nil }
        _ = tree.time.value
        return min(max(part, 0), 1)
    }

    /// One shrinks away and the other grows; how far is a guess.
    private static func replacing(_ before: Moment, _ now: Moment, _ part: Double) -> [DisplayItem] {
        let smallest = 0.6
        let old = SymbolMotion(scale: CGFloat(1 - part * (1 - smallest)))
        let new = SymbolMotion(scale: CGFloat(smallest + part * (1 - smallest)))
        return [
            .layer(
                Layer(content: before.drawing, opacity: 1 - part, transform: old.transform(in: before.frame))),
            .layer(Layer(content: now.drawing, opacity: part, transform: new.transform(in: now.frame))),
        ]
    }

    private static func fading(_ before: DisplayChunk, _ now: DisplayChunk, _ part: Double) -> [DisplayItem] {
        [.layer(Layer(content: before, opacity: 1 - part)), .layer(Layer(content: now, opacity: part))]
    }
}

/// Glyphs that roll into the place of others; those that stay the same stand still.
private struct RollingGlyphs {
    private var still: [DisplayItem] = []
    private var leaving: [DisplayItem] = []
    private var coming: [DisplayItem] = []
    private let distance: CGFloat

    /// Where a glyph stands in the frame of its text.
    private struct Place: Hashable {
        let glyph: UInt32
        let x: Int
        let y: Int

        init(_ glyph: UInt32, _ point: CGPoint, in frame: CGRect) {
            self.glyph = glyph
            x = Int(((point.x - frame.minX) * 4).rounded())
            y = Int(((point.y - frame.minY) * 4).rounded())
        }
    }

    init(before: [DisplayItem], now: [DisplayItem], from: CGRect, to: CGRect, rollsUp: Bool) {
        // As far as a line is high, which is a guess.
        var height: CGFloat = 0
        for case .glyphs(let run, _, _) in now { height = max(height, run.size) }
        distance = rollsUp ? height : -height
        let old = Self.places(before, in: from)
        let new = Self.places(now, in: to)
        for item in before {
            let pieces = Self.pieces(item, from) { new.contains($0) }
            leaving += pieces.others
        }
        for item in now {
            let pieces = Self.pieces(item, to) { old.contains($0) }
            still += pieces.staying
            coming += pieces.others
        }
    }

    private static func places(_ items: [DisplayItem], in frame: CGRect) -> Set<Place> {
        var places: Set<Place> = []
        for case .glyphs(let run, let origin, _) in items {
            for (index, glyph) in run.glyphs.enumerated() { places.insert(place(run, index, glyph, origin, frame)) }
        }
        return places
    }

    private static func place(
        _ run: GlyphRun, _ index: Int, _ glyph: UInt32, _ origin: CGPoint, _ frame: CGRect
    ) -> Place {
        let position = run.positions[index]
        return Place(glyph, CGPoint(x: origin.x + position.x, y: origin.y + position.y), in: frame)
    }

    /// Takes a run apart into the glyphs that stay and the others; what is no glyphs changes as a whole.
    private static func pieces(
        _ item: DisplayItem, _ frame: CGRect, stays: (Place) -> Bool
    ) -> (staying: [DisplayItem], others: [DisplayItem]) {
        guard case .glyphs(let run, let origin, let paint) = item else { return ([], [item]) }
        var staying: [Int] = []
        var others: [Int] = []
        for (index, glyph) in run.glyphs.enumerated() {
            if stays(place(run, index, glyph, origin, frame)) { staying.append(index) } else { others.append(index) }
        }
        if others.isEmpty { return ([item], []) }
        if staying.isEmpty { return ([], [item]) }
        return (
            [.glyphs(piece(of: run, staying), origin: origin, paint)],
            [.glyphs(piece(of: run, others), origin: origin, paint)]
        )
    }

    private static func piece(of run: GlyphRun, _ indices: [Int]) -> GlyphRun {
        GlyphRun(
            face: run.face, size: run.size, glyphs: indices.map { run.glyphs[$0] },
            positions: indices.map { run.positions[$0] }, advance: run.advance, text: "", shape: run.shape,
            bounds: run.bounds)
    }

    @MainActor
    func items(at part: Double) -> [DisplayItem] {
        var items = still
        let moved = distance * CGFloat(part)
        if !leaving.isEmpty { items.append(layer(leaving, opacity: 1 - part, y: -moved)) }
        if !coming.isEmpty { items.append(layer(coming, opacity: part, y: distance - moved)) }
        return items
    }

    @MainActor
    private func layer(_ items: [DisplayItem], opacity: Double, y: CGFloat) -> DisplayItem {
        // Within the layer alone, which is new for each frame.
        let content = DisplayChunk(items: items)
        return .layer(Layer(content: content, opacity: opacity, transform: CGAffineTransform(translationX: 0, y: y)))
    }
}
