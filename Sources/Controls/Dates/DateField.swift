import CoreGraphics
import Graph
import IdiomData
import ViewCore

/// A date in its parts, one of which is set by typing, by the arrow keys and by the stepper.
package struct DateField {
    let choice: DateChoice
    let hasStepper: Bool

    package init(choice: DateChoice, hasStepper: Bool) {
        self.choice = choice
        self.hasStepper = hasStepper
    }
}

extension DateField: UnaryView {
    package typealias Body = Never

    package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let field = view.attribute
        let editing = DateEditing(inputs) { field.isAlive ? field.peeked.choice : nil }
        let date = TrackedBody.make(field, inputs, isReported: false) { $0.choice.selection.wrappedValue }
        let environment = inputs.environment
        let body = inputs.attribute(
            Computed {
                let field = field.value
                let segments = DateParts(environment.value, field.choice.components).segments(of: date.value)
                return DateFieldBody(
                    segments: segments, selected: editing.shownSelection(in: segments), hasStepper: field.hasStepper,
                    editing: editing)
            })
        var outputs = DateFieldBody._makeView(view: _GraphValue(body), inputs: inputs)
        outputs.present(inputs) { frame, children in
            PresentedNode(frame: frame, responder: editing, children: children)
        }
        return outputs
    }
}

/// Which part of a date is being set, and what was typed for it.
@MainActor
final class DateEditing: Responder, KeyResponder {
    private let choice: @MainActor () -> DateChoice?
    private let environment: Attribute<EnvironmentValues>
    /// The place of the part among those that can be set. Nil where none was chosen.
    private let selection: Attribute<Int?>
    private let hasFocus: Attribute<Bool>
    private weak var tree: ViewGraph?
    private var typed = ""

    init(_ inputs: _ViewInputs, choice: @escaping @MainActor () -> DateChoice?) {
        self.choice = choice
        environment = inputs.environment
        selection = Attribute(input: nil, in: inputs.subgraph)
        hasFocus = Attribute(input: false, in: inputs.subgraph)
        tree = inputs.tree
    }

    func makeRecognizers() -> [PointerRecognizer] { [] }

    private var canAct: Bool { environment.isAlive && environment.peeked.isEnabled }

    private func parts(_ choice: DateChoice) -> DateParts { DateParts(environment.peeked, choice.components) }

    private func fields(_ choice: DateChoice) -> [DateParts.Field] {
        parts(choice).segments(of: choice.selection.wrappedValue).compactMap(\.field)
    }

    /// The place among `segments` of what is being set; nil while the keyboard is elsewhere. Called inside a rule.
    func shownSelection(in segments: [DateParts.Segment]) -> Int? {
        guard hasFocus.value else { return nil }
        let places = segments.indices.filter { segments[$0].field != nil }
        if places.isEmpty { return nil }
        return places[min(selection.value ?? 0, places.count - 1)]
    }

    /// Chooses a part and takes the keyboard.
    func select(_ place: Int) {
        guard canAct else { return }
        put(place)
        tree?.focus.focus(self)
    }

    private func put(_ place: Int) {
        typed = ""
        let selection = selection
        tree?.enqueue(Transaction()) { selection.set(place) }
    }

    private func change(_ change: (DateParts, DateParts.Field, Date) -> Date) {
        guard canAct, let choice = choice() else { return }
        let fields = fields(choice)
        if fields.isEmpty { return }
        let place = min(selection.peeked ?? 0, fields.count - 1)
        choice.choose(change(parts(choice), fields[place], choice.selection.wrappedValue))
    }

    func step(_ direction: AccessibilityAdjustmentDirection) {
        typed = ""
        if canAct { tree?.focus.focus(self) }
        change { parts, field, date in parts.stepping(field, by: direction == .increment ? 1 : -1, of: date) }
    }

    // MARK: The keys

    var canFocus: Bool { canAct }

    func press(_ key: KeyPress) -> Bool {
        guard canAct, key.modifiers.isDisjoint(with: [.command, .control, .option]), let choice = choice() else {
            return false
        }
        let last = fields(choice).count - 1
        let place = min(selection.peeked ?? 0, max(0, last))
        let isReversed = environment.peeked.layoutDirection == .rightToLeft
        switch key.name {
        case "up": step(.increment)
        case "down": step(.decrement)
        case "left", "right":
            let isForward = (key.name == "right") != isReversed
            put(max(0, min(last, place + (isForward ? 1 : -1))))
        case "delete": typed = ""
        default:
            guard key.name.count == 1, let character = key.name.first else { return false }
            return enter(character)
        }
        return true
    }

    /// A digit of the part, or the first letter of a half of the day.
    private func enter(_ character: Character) -> Bool {
        guard let choice = choice() else { return false }
        let fields = fields(choice)
        if fields.isEmpty { return false }
        let place = min(selection.peeked ?? 0, fields.count - 1)
        let field = fields[place]
        if field == .period {
            guard character == "a" || character == "p" else { return false }
            change { parts, field, date in parts.setting(field, to: character == "a" ? 0 : 1, of: date) }
            return true
        }
        guard character.isASCII, character.isNumber else { return false }
        let width = field == .year ? 4 : 2
        typed += String(character)
        if typed.count > width { typed = String(character) }
        let isTwelve = fields.contains(.period) && field == .hour
        if let number = Int(typed) {
            change { parts, field, date in
                guard let value = Self.value(number, field, isTwelve, parts, date) else { return date }
                return parts.setting(field, to: value, of: date)
            }
        }
        if typed.count == width && place < fields.count - 1 { put(place + 1) }
        return true
    }

    /// What was typed as a value of the part. Nil where it is none, or not yet.
    private static func value(
        _ number: Int, _ field: DateParts.Field, _ isTwelve: Bool, _ parts: DateParts, _ date: Date
    ) -> Int? {
        if isTwelve {
            guard (1...12).contains(number) else { return nil }
            return number % 12 + 12 * parts.value(.period, of: date)
        }
        return parts.range(field, at: date).contains(number) ? number : nil
    }

    func focusChanged(_ hasFocus: Bool, isVisible: Bool) {
        let attribute = self.hasFocus
        typed = ""
        tree?.enqueue(Transaction()) { attribute.set(hasFocus) }
    }
}

private struct DateFieldBody: View {
    let segments: [DateParts.Segment]
    let selected: Int?
    let hasStepper: Bool
    let editing: DateEditing
    @Environment(\.idiom) private var idiom
    @Environment(\.controlSize) private var controlSize
    @Environment(\.locale) private var locale

    private var isReadFromRight: Bool { locale.language.characterDirection == .rightToLeft }

    var body: some View {
        let size = controlSize.metricSize
        HStack(spacing: MetricTable.value(.controlLabelSpacing, idiom, size)) {
            HStack(spacing: 0) {
                ForEach(segments.indices, id: \.self) { index in
                    DateSegmentText(segment: segments[index], isSelected: index == selected) {
                        editing.select(place(of: index))
                    }
                }
            }
            // As the date is read in its language, whichever way the window goes.
            .environment(\.layoutDirection, isReadFromRight ? .rightToLeft : .leftToRight)
            .modifier(ControlLabelModifier())
            .onOwnGround()
            .fixedSize()
            .padding(.horizontal, MetricTable.value(.textFieldHorizontalPadding, idiom, size))
            .frame(minHeight: MetricTable.value(.textFieldHeight, idiom, size))
            .background { FaceView(DateFieldFace(isFocused: selected != nil)) }
            if hasStepper {
                StepperButtons(
                    face: StepperFace(canIncrement: true, canDecrement: true),
                    steps: LiveSteps(steps: { stepperSteps }, edit: { _ in }), takesKeyboard: false)
            }
        }
    }

    private var stepperSteps: StepperSteps {
        let editing = editing
        return StepperSteps(
            onIncrement: { editing.step(.increment) }, onDecrement: { editing.step(.decrement) })
    }

    /// The place of a segment among those that can be set; that of the one before for what stands between.
    private func place(of index: Int) -> Int {
        max(0, segments[...index].filter { $0.field != nil }.count - 1)
    }
}

private struct DateSegmentText: View {
    let segment: DateParts.Segment
    let isSelected: Bool
    let select: () -> Void
    @Environment(\.foregroundStyle) private var foregroundStyle

    var body: some View {
        Text(verbatim: segment.text)
            .environment(\.foregroundStyle, isSelected ? AnyShapeStyle(Color.white) : foregroundStyle)
            .padding(.horizontal, segment.field == nil ? 0 : 1)
            .background { if isSelected { FaceView(DateSegmentFace()) } }
            .contentShape(Rectangle())
            .onTapGesture(perform: select)
    }
}

/// What is behind the part of a date that is being set.
private struct DateSegmentFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    /// In points. Our own choice.
    private static let cornerRadius: CGFloat = 3

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        drawing.fill(.rounded(frame, Self.cornerRadius), drawing.accent(in: frame))
    }
}

/// The field around a date.
package struct DateFieldFace: ControlFace {
    package typealias AnimatableData = EmptyAnimatableData

    package static let viewName: String? = "DatePicker"

    var isFocused: Bool

    package init(isFocused: Bool) {
        self.isFocused = isFocused
    }

    package func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let radius = drawing.environment.metric(.textFieldCornerRadius)
        let shape = Path.rounded(frame, radius)
        let fade: Float = drawing.isEnabled ? 1 : 0.5
        if isFocused { drawing.ring(around: frame, radius: radius) }
        drawing.fill(shape, drawing.isDark ? drawing.white(0.1 * fade) : drawing.white(fade))
        drawing.edge(frame, radius: radius, drawing.ink(0.18 * fade, 0.17 * fade))
    }
}
