import CoreGraphics
import Graph
import IdiomData
import ViewCore

/// The bars that show, while the content moves, where in it one is.
@MainActor
struct ScrollIndicators {
    let display: Attribute<DisplayChunk>
    let presented: Attribute<[PresentedNode]>

    static func make(
        _ inputs: _ViewInputs, model: ScrollModel, metrics: Attribute<ScrollMetrics>, shown: Attribute<CGPoint>,
        drawn: Attribute<CGRect>, axes: Attribute<Axis.Set>, shows: Attribute<Bool>,
        settings: Attribute<ScrollSettings>
    ) -> ScrollIndicators {
        let opacity = inputs.attribute(IndicatorOpacity(lastMoved: model.lastMoved, tree: inputs.tree))
        let look = inputs.environmentValue(\.indicatorLook)
        let bars = inputs.attribute(
            Computed { () -> [Bar] in
                guard shows.value, opacity.value > 0 else { return [] }
                let settings = settings.value
                var bars: [Bar] = []
                for axis in [Axis.vertical, .horizontal] {
                    let visibility = axis == .vertical ? settings.verticalIndicators : settings.horizontalIndicators
                    guard visibility.isShown, axes.value.contains(axis == .vertical ? .vertical : .horizontal),
                        let bar = Bar(
                            axis, metrics.value, shown.value, in: drawn.value, margins: settings.indicatorMargins,
                            look: look.value)
                    else { continue }
                    bars.append(bar)
                }
                return bars
            })
        let display = inputs.attribute(IndicatorDisplay(bars: bars, opacity: opacity, look: look))
        let drags = [Axis.vertical: IndicatorDrag(.vertical, model), .horizontal: IndicatorDrag(.horizontal, model)]
        let presented = inputs.attribute(
            Computed {
                bars.value.map { bar in
                    let drag = drags[bar.axis]
                    drag?.ratio = bar.ratio
                    return PresentedNode(frame: bar.thumb, touch: .rect, responder: drag)
                }
            })
        return ScrollIndicators(display: display, presented: presented)
    }

    /// One bar, in points of the surface.
    struct Bar {
        let axis: Axis
        let thumb: CGRect
        /// Points the content moves for each that the thumb moves.
        let ratio: CGFloat

        /// Nil where there is nothing to scroll.
        init?(
            _ axis: Axis, _ metrics: ScrollMetrics, _ shown: CGPoint, in frame: CGRect, margins: EdgeInsets,
            look: IndicatorLook
        ) {
            let isVertical = axis == .vertical
            let limit = isVertical ? metrics.limit.y : metrics.limit.x
            let room = isVertical ? frame.height : frame.width
            guard limit > 0.5, room > 0 else { return nil }
            let first = look.inset + (isVertical ? margins.top : margins.leading)
            let last = look.inset + (isVertical ? margins.bottom : margins.trailing)
            let way = room - first - last
            let length = max(min(look.minimumLength, way), way * room / (room + limit))
            guard way > 0, length > 0 else { return nil }
            let free = way - length
            let offset = isVertical ? shown.y : shown.x
            let start = first + (limit > 0 ? free * min(max(offset / limit, 0), 1) : 0)
            self.axis = axis
            ratio = free > 0 ? limit / free : 0
            thumb =
                isVertical
                ? CGRect(
                    x: frame.maxX - look.inset - look.thickness - margins.trailing, y: frame.minY + start,
                    width: look.thickness, height: length)
                : CGRect(
                    x: frame.minX + start, y: frame.maxY - look.inset - look.thickness - margins.bottom, width: length,
                    height: look.thickness)
        }
    }
}

/// Lengths and colours of the bars.
struct IndicatorLook: Equatable {
    var thickness: CGFloat
    var inset: CGFloat
    var minimumLength: CGFloat
    var isDark: Bool
}

extension EnvironmentValues {
    fileprivate var indicatorLook: IndicatorLook {
        IndicatorLook(
            thickness: MetricTable.value(.scrollIndicatorThickness, idiom),
            inset: MetricTable.value(.scrollIndicatorInset, idiom),
            minimumLength: MetricTable.value(.scrollIndicatorMinimumLength, idiom), isDark: colorScheme == .dark)
    }
}

/// From 1 while the content moves to 0 some time after.
private struct IndicatorOpacity: Rule {
    let lastMoved: Attribute<Double>
    unowned(unsafe) let tree: ViewGraph

    /// Seconds that the bars stay, and in which they go. Guesses.
    private static let hold = 0.6
    private static let fade = 0.25

    mutating func update(_ output: inout Output<Double>) {
        let start = lastMoved.value
        let now = tree.time.peeked
        guard start.isFinite, now < start + Self.hold + Self.fade else {
            output.setIfDifferent(0)
            return
        }
        if now < start + Self.hold {
            tree.evaluateAgain(at: start + Self.hold)
            output.setIfDifferent(1)
            return
        }
        _ = tree.time.value
        output.setIfDifferent(1 - (now - start - Self.hold) / Self.fade)
    }
}

private struct IndicatorDisplay: Rule {
    let bars: Attribute<[ScrollIndicators.Bar]>
    let opacity: Attribute<Double>
    let look: Attribute<IndicatorLook>
    private var version: UInt64 = 0

    init(bars: Attribute<[ScrollIndicators.Bar]>, opacity: Attribute<Double>, look: Attribute<IndicatorLook>) {
        self.bars = bars
        self.opacity = opacity
        self.look = look
    }

    mutating func update(_ output: inout Output<DisplayChunk>) {
        let bars = bars.value
        if bars.isEmpty, let before = output.previous, before.items.isEmpty { return }
        let ink: Float = look.value.isDark ? 1 : 0
        let color = PaintColor(red: ink, green: ink, blue: ink, opacity: 0.5 * Float(opacity.value))
        version += 1
        output.set(
            DisplayChunk(
                id: Graph.currentID, version: version,
                items: bars.map { bar in
                    let radius = min(bar.thumb.width, bar.thumb.height) / 2
                    let path = Path(
                        roundedRect: bar.thumb, cornerSize: CGSize(width: radius, height: radius), style: .circular)
                    return .fill(path, FillStyle(), .color(color))
                }))
    }
}

/// Moves the content along with the thumb of a bar.
@MainActor
final class IndicatorDrag: Responder, PointerFollower {
    private let axis: Axis
    private let model: ScrollModel
    var ratio: CGFloat = 0
    private var last: CGPoint?
    private var next: CGPoint?

    init(_ axis: Axis, _ model: ScrollModel) {
        self.axis = axis
        self.model = model
    }

    func makeRecognizers() -> [PointerRecognizer] { [FollowingRecognizer(self)] }

    func handle(_ event: PointerEvent) -> PointerRecognizer.State {
        switch event.phase {
        case .began:
            last = event.location
            next = nil
            return .active
        case .moved:
            next = event.location
            return .active
        case .ended:
            next = event.location
            return .ended
        case .cancelled: return .failed
        }
    }

    func commit(_ state: PointerRecognizer.State) {
        if let last, let next, let metrics = model.metrics?.peeked {
            let distance = axis == .vertical ? next.y - last.y : next.x - last.x
            let way = distance * ratio
            let target = model.current.moved(
                by: axis == .vertical ? CGSize(width: 0, height: way) : CGSize(width: way, height: 0))
            self.last = next
            self.next = nil
            model.move(to: metrics.clamped(target))
        }
        if state != .active { last = nil }
    }

    func cancel() { last = nil }
}
