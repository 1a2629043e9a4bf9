import Controls
import CoreGraphics
import IdiomData
import ViewCore

/// An option of a picker.
struct PickerOption<Value: Hashable>: Identifiable {
    let view: Subview
    /// Nil for a view that has no tag of the selection's type, which cannot be chosen.
    let value: Value?
    /// Whether it is a line between options.
    var isDivider: Bool { value == nil && view.trait(DividerTrait.self) }
    var id: Subview.ID { view.id }
}

/// A picker in the look of the environment.
struct PickerBody<Value: Hashable, Content: View>: View {
    let content: Content
    let selection: Value
    let names: PickerNames
    let choose: @MainActor (Value) -> Void
    @Environment(\.pickerLook) private var look
    @Environment(\.menuSession) private var session
    @Environment(\.isRadioGroupHorizontal) private var isHorizontal
    @Environment(\.formArrangement) private var arrangement
    @Environment(\.isInWindowToolbar) private var isInToolbar
    @Environment(\.labelsVisibility) private var labels

    private func options(_ views: SubviewsCollection) -> [PickerOption<Value>] {
        views.map { view in
            let value = view.containerValues.tag(for: Value.self) ?? view.explicitID?.base as? Value
            return PickerOption(view: view, value: value)
        }
    }

    var body: some View {
        if session != nil {
            if look.kind == .inline {
                VStack(alignment: .leading, spacing: 0) {
                    MenuSectionHeader { PickerLabel() }
                    items
                }
            } else {
                submenu
            }
        } else {
            LabeledLine(alignment: look.kind == .radioGroup || look.kind == .inline ? .firstTextBaseline : .center) {
                PickerLabel().modifier(ControlLabelModifier())
                    .labelsVisibility(isInToolbar && labels == .automatic ? .hidden : labels)
            } content: {
                control
            }
        }
    }

    @ViewBuilder private var control: some View {
        Group(subviews: content) { views in
            let options = options(views)
            switch look.kind {
            case .automatic, .menu: popUp(options)
            case .segmented: segments(options)
            case .inline, .radioGroup: radioButtons(options)
            }
        }
    }

    private func isSelected(_ option: PickerOption<Value>) -> Bool { option.value == selection }

    @ViewBuilder private func label(_ option: PickerOption<Value>) -> some View {
        if let value = option.value {
            option.view.modifier(PickerOptionReader(tag: AnyHashable(value), names: names))
        } else {
            option.view
        }
    }

    // MARK: In menus

    /// The options as items of a menu.
    private var items: some View {
        Group(subviews: content) { views in items(options(views)) }
    }

    private func items(_ options: [PickerOption<Value>]) -> some View {
        ForEach(options) { option in
            if option.isDivider {
                option.view
            } else {
                PickerMenuItem(isMarked: isSelected(option), label: option.view) {
                    if let value = option.value { choose(value) }
                }
            }
        }
    }

    private var submenu: some View {
        MenuButton(look: .plain, arrows: .down, label: PickerLabel(), content: items)
    }

    // MARK: Pop-up button

    private func popUp(_ options: [PickerOption<Value>]) -> some View {
        let place = options.firstIndex { isSelected($0) } ?? 0
        let dividers = options[..<place].count { $0.isDivider }
        return MenuButton(
            look: .bezel, arrows: .both, placement: .over(item: place - dividers, dividers: dividers),
            isFlexible: arrangement != .grouped,
            // As wide as the widest option.
            label: ZStack(alignment: .leading) {
                ForEach(options.filter { !$0.isDivider }) { option in
                    label(option).opacity(isSelected(option) ? 1 : 0)
                }
            },
            content: items(options))
    }

    // MARK: Radio buttons

    @ViewBuilder private func radioButtons(_ options: [PickerOption<Value>]) -> some View {
        if isHorizontal {
            HStack(spacing: 12) { radioButtonList(options) }
        } else {
            VStack(alignment: .leading, spacing: 6) { radioButtonList(options) }
        }
    }

    private func radioButtonList(_ options: [PickerOption<Value>]) -> some View {
        ForEach(options) { option in
            if option.isDivider {
                option.view
            } else {
                Button {
                    if let value = option.value { choose(value) }
                } label: {
                    label(option)
                }
                .buttonStyle(RadioButtonStyle(isOn: isSelected(option)))
            }
        }
    }

    // MARK: Segments

    private func segments(_ all: [PickerOption<Value>]) -> some View {
        let options = all.filter { !$0.isDivider }
        let place = options.firstIndex { isSelected($0) }
        return SegmentsLayout {
            ForEach(options) { option in
                Button {
                    if let value = option.value { choose(value) }
                } label: {
                    label(option)
                }
                .buttonStyle(SegmentStyle(isOn: isSelected(option)))
            }
        }
        .background { FaceView(SegmentsFace(count: options.count, selected: place)).accessibilityHidden(true) }
    }
}

/// An option in a menu.
private struct PickerMenuItem<Label: View>: View {
    let isMarked: Bool
    let label: Label
    let choose: @MainActor () -> Void
    @Environment(\.menuSession) private var session

    var body: some View {
        let session = session
        MenuItem(
            isMarked: isMarked,
            action: {
                session?.closeAll()
                choose()
            }, label: label
        )
        .preference(key: MenuMarksKey.self, value: true)
    }
}

/// A radio button with its label.
private struct RadioButtonStyle: ButtonStyle {
    let isOn: Bool
    @Environment(\.idiom) private var idiom
    @Environment(\.controlSize) private var controlSize

    func makeBody(configuration: Configuration) -> some View {
        let size = controlSize.metricSize
        let side = MetricTable.value(.radioButtonSize, idiom, size)
        HStack(alignment: .center, spacing: MetricTable.value(.controlLabelSpacing, idiom, size)) {
            FaceView(RadioFace(isOn: isOn, isPressed: configuration.isPressed)).frame(width: side, height: side)
                .accessibilityHidden(true)
            configuration.label.modifier(ControlLabelModifier())
        }
        .contentShape(Rectangle())
    }
}

/// A round button that is on for one of several options.
struct RadioFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    var isOn: Bool
    var isPressed: Bool

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let circle = Path(ellipseIn: frame)
        let isBlue = isOn && drawing.isEnabled
        BezelShadow.draw(&drawing, around: frame, radius: frame.width / 2, strength: drawing.isEnabled ? 1 : 0.5)
        if isBlue {
            drawing.fill(circle, drawing.accent(in: frame))
            drawing.fill(circle, drawing.vertical(drawing.white(0.17), drawing.white(0), in: frame))
        } else {
            drawing.fill(circle, drawing.system(.controlBackground))
        }
        if isOn {
            let inset = frame.width * 0.31
            let color = isBlue ? drawing.white(1) : drawing.ink(0.3, 0.3)
            drawing.fill(Path(ellipseIn: frame.insetBy(dx: inset, dy: inset)), color)
        }
        if isPressed { drawing.fill(circle, drawing.ink(0.1, 0.15)) }
    }
}

/// The label of a segment.
private struct SegmentStyle: ButtonStyle {
    let isOn: Bool
    @Environment(\.idiom) private var idiom
    @Environment(\.controlSize) private var controlSize

    func makeBody(configuration: Configuration) -> some View {
        let size = controlSize.metricSize
        SegmentPadding(length: MetricTable.value(.segmentHorizontalPadding, idiom, size)) {
            configuration.label
                .lineLimit(1)
                .modifier(ControlLabelModifier())
                .onOwnGround()
        }
        .frame(maxWidth: .infinity, minHeight: MetricTable.value(.segmentedControlHeight, idiom, size))
        .contentShape(Rectangle())
    }
}

/// Space at both sides of a segment's label, which gives way before the label does.
private struct SegmentPadding: Layout {
    let length: CGFloat
    /// What stays, in points. Our own choice.
    private static let least: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        size.width += 2 * length
        if let width = proposal.width { size.width = min(size.width, max(width, 0)) }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let room = max(0, bounds.width - 2 * Self.least)
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
            proposal: ProposedViewSize(width: room, height: bounds.height))
    }
}

/// Segments of the same width beside each other, as wide as the widest asks.
struct SegmentsLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var widest: CGFloat = 0
        var height: CGFloat = 0
        for view in subviews {
            let size = view.sizeThatFits(.unspecified)
            widest = max(widest, size.width)
            height = max(height, size.height)
        }
        let ideal = widest * CGFloat(subviews.count)
        return CGSize(
            width: max(proposal.width.map { $0.isFinite ? min($0, ideal) : ideal } ?? ideal, 0), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = bounds.width / CGFloat(max(1, subviews.count))
        for (index, view) in subviews.enumerated() {
            view.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

/// The trough of a segmented control, with the segment that is on.
struct SegmentsFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    var count: Int
    /// Nil where no segment is on.
    var selected: Int?

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        guard count > 0 else { return }
        let radius: CGFloat = 6
        drawing.fill(.rounded(frame, radius), drawing.ink(0.06, 0.1))
        drawing.edge(frame, radius: radius, drawing.ink(0.05, 0.08))
        let width = frame.width / CGFloat(count)
        let isRightToLeft = drawing.environment.layoutDirection == .rightToLeft
        let place = selected.map { isRightToLeft ? count - 1 - $0 : $0 }
        for index in 1..<max(1, count) where index != place && index - 1 != place {
            let x = frame.minX + CGFloat(index) * width
            let line = CGRect(x: x - 0.5, y: frame.minY + 5, width: 1, height: max(0, frame.height - 10))
            drawing.fill(Path(line), drawing.ink(0.12, 0.16))
        }
        guard let place else { return }
        let segment = CGRect(x: frame.minX + CGFloat(place) * width, y: frame.minY, width: width, height: frame.height)
            .insetBy(dx: 1, dy: 1)
        BezelShadow.draw(&drawing, around: segment, radius: radius - 1, strength: drawing.isEnabled ? 1 : 0.5)
        drawing.fill(
            .rounded(segment, radius - 1),
            drawing.isDark ? drawing.white(drawing.isEnabled ? 0.32 : 0.16) : drawing.white(drawing.isEnabled ? 1 : 0.6)
        )
    }
}
