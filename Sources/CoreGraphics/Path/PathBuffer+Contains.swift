import Foundation

extension PathBuffer {
    /// Whether the point is inside when the path is filled; open subpaths count as closed. Curves are taken as lines
    /// that stray a ten thousandth of the path's size.
    package func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
        let box = controlBox
        guard !box.isNull, point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY, point.y <= box.maxY else {
            return false
        }
        var winding = 0
        for line in polylines(tolerance: max(box.width, box.height) * 1e-4) {
            guard var from = line.points.last else { continue }
            for to in line.points {
                if (from.y <= point.y) != (to.y <= point.y) {
                    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                    if x > point.x { winding += to.y > from.y ? 1 : -1 }
                }
                from = to
            }
        }
        return evenOdd ? winding & 1 != 0 : winding != 0
    }
}
