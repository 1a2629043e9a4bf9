import CoreGraphics
import Graph
import ViewCore

/// Moves the content by the wheel and by keys.
@MainActor
final class ScrollDriver: ScrollResponder, ScrollKeyResponder {
    private let model: ScrollModel
    private let settings: Attribute<ScrollSettings>
    private let axes: Attribute<Axis.Set>

    init(_ model: ScrollModel, settings: Attribute<ScrollSettings>, axes: Attribute<Axis.Set>) {
        self.model = model
        self.settings = settings
        self.axes = axes
    }

    func makeRecognizers() -> [PointerRecognizer] { [] }

    private var canScroll: Bool { settings.isAlive && settings.peeked.isEnabled }

    func scroll(by translation: CGSize, isPrecise: Bool) -> Bool {
        let axes = axes.isAlive ? axes.peeked : []
        return move(
            by: CGSize(
                width: axes.contains(.horizontal) ? -translation.width : 0,
                height: axes.contains(.vertical) ? -translation.height : 0))
    }

    private func move(by distance: CGSize) -> Bool {
        guard canScroll, let metrics = model.metrics?.peeked else { return false }
        guard distance.width.isFinite && distance.height.isFinite else { return false }
        let current = metrics.clamped(model.current)
        let next = metrics.clamped(current.moved(by: distance))
        guard next != current else { return false }
        model.move(to: next)
        return true
    }

    /// A page is what is seen, less a line or so that stays in sight.
    private static let pageOverlap: CGFloat = 40

    func scroll(by key: KeyPress) -> Bool {
        guard key.modifiers.isEmpty, let metrics = model.metrics?.peeked, axes.peeked.contains(.vertical) else {
            return false
        }
        let height = metrics.viewport.height
        let page = max(height - Self.pageOverlap, height / 2)
        return switch key.name.lowercased() {
        case "pageup": move(by: CGSize(width: 0, height: -page))
        case "pagedown": move(by: CGSize(width: 0, height: page))
        case "home": move(by: CGSize(width: 0, height: -metrics.limit.y))
        case "end": move(by: CGSize(width: 0, height: metrics.limit.y))
        default: false
        }
    }
}
