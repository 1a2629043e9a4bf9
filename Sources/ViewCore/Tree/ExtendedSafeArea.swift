import CoreGraphics
import Graph
import ViewValues

/// The safe area of what lies in a part of a view: it ends where the part does, and at the edges of the view what goes
/// beyond is what went beyond for the view.
struct ExtendedSafeArea: Rule {
    let outer: Attribute<SafeArea>
    let whole: Attribute<ViewFrame>
    let content: Attribute<ViewFrame>

    mutating func update(_ output: inout Output<SafeArea>) {
        let (outer, whole, content) = (outer.value, whole.value, content.value)
        let frame = CGRect(origin: whole.origin, size: whole.size)
        let inner = CGRect(origin: content.origin, size: content.size)
        let growth = outer.growth(of: frame, edges: .all)
        let safe = outer.rect
        // Where the part ends before the view, everything up to the view's own growth is beyond the safe area.
        let (top, bottom) = (inner.minY > frame.minY, inner.maxY < frame.maxY)
        let (left, right) = (inner.minX > frame.minX, inner.maxX < frame.maxX)
        let minX = left ? frame.minX - growth.leading : outer.bounds.minX
        let minY = top ? frame.minY - growth.top : outer.bounds.minY
        let maxX = right ? frame.maxX + growth.trailing : outer.bounds.maxX
        let maxY = bottom ? frame.maxY + growth.bottom : outer.bounds.maxY
        output.setIfDifferent(
            SafeArea(
                bounds: CGRect(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY)),
                insets: EdgeInsets(
                    top: (top ? inner.minY : safe.minY) - minY, leading: (left ? inner.minX : safe.minX) - minX,
                    bottom: maxY - (bottom ? inner.maxY : safe.maxY),
                    trailing: maxX - (right ? inner.maxX : safe.maxX))))
    }
}
