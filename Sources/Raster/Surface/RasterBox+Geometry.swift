import CRaster
import CoreGraphics
import Drawing

extension RasterBox {
    /// The whole pixels that a device rectangle touches, held within what the kernels can count.
    init(around rect: CGRect) {
        let box = rect.bounded.roundedOut
        guard !box.isNull else {
            self.init(left: 0, top: 0, right: 0, bottom: 0)
            return
        }
        func whole(_ value: CGFloat) -> Int32 { Int32(max(-1_000_000, min(1_000_000, value))) }
        self.init(left: whole(box.minX), top: whole(box.minY), right: whole(box.maxX), bottom: whole(box.maxY))
    }

    var isEmpty: Bool { left >= right || top >= bottom }
    var width: Int { Int(right) - Int(left) }
    var height: Int { Int(bottom) - Int(top) }

    func intersection(_ other: RasterBox) -> RasterBox {
        RasterBox(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
    }

    func union(_ other: RasterBox) -> RasterBox {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return RasterBox(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    func grown(by amount: Int32) -> RasterBox {
        isEmpty
            ? self
            : RasterBox(left: left - amount, top: top - amount, right: right + amount, bottom: bottom + amount)
    }

    func moved(x: Int32, y: Int32) -> RasterBox {
        RasterBox(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
    }

    func intersects(_ other: RasterBox) -> Bool { !intersection(other).isEmpty }

    func contains(_ other: RasterBox) -> Bool {
        left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
    }
}
