import CoreGraphics

extension Path {
    /// The box of all points, controls included: never smaller than the path and cheap to find. Null when the path
    /// is empty or has a coordinate that is not finite, in which case renderers draw nothing of it.
    package var controlBox: CGRect {
        switch storage {
        case .empty: .null
        case .rect(let rect), .ellipse(let rect): rect.bounded
        case .roundedRect(let rounded): rounded.rect.bounded
        case .elements(let elements): elements.controlBox.bounded
        }
    }

    /// The box that a stroke in `style` never leaves. Null when it draws nothing.
    package func strokeBox(_ style: StrokeStyle) -> CGRect {
        let box = controlBox
        guard !box.isNull, style.lineWidth > 0, style.lineWidth.isFinite else { return .null }
        var reach: CGFloat = 1
        if case .elements(let elements) = storage {
            if style.lineCap == .square { reach = 2.0.squareRoot() }
            // A single segment has no joins.
            if style.lineJoin == .miter, elements.verbs.count > 2, style.miterLimit.isFinite {
                reach = max(reach, style.miterLimit)
            }
        } else if !style.dash.isEmpty, style.lineCap == .square {
            reach = 2.0.squareRoot()
        }
        return box.grown(by: style.lineWidth / 2 * reach).bounded
    }
}
