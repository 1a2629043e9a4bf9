import CoreGraphics
import Drawing

extension Sketch {
    /// `.fill`: closed lines filled, what lies in them a hole. Nil where nothing is closed.
    var filled: Sketch? {
        var result = Sketch(width: width)
        var bodies: [Path] = []
        for mark in marks {
            var mark = mark
            switch mark.filling {
            case .outlineOnly: continue
            case .kept: break
            case .filledOnly:
                if mark.pen == .both, mark.effect == .draw { bodies.append(mark.path) }
                mark.filling = .kept
            case .top:
                guard mark.pen == .line, mark.isClosed else { break }
                mark.pen = .both
                bodies.append(mark.path)
            case .usual, .whole: mark.fill(among: &bodies)
            }
            result.marks.append(mark)
        }
        return bodies.isEmpty ? nil : result
    }
}

extension Mark {
    fileprivate mutating func fill(among bodies: inout [Path]) {
        guard effect == .draw else { return }
        let isClosed = isClosed
        let isInside = bodies.contains { path.lies(in: $0) }
        if isInside {
            if filling == .whole, isClosed {
                pen = .both
                effect = .knock
            } else {
                effect = .cut
            }
        } else if isClosed, pen == .line {
            pen = .both
            bodies.append(path)
        }
        filling = .kept
    }
}

extension Path {
    /// Whether most of the line lies in an area.
    func lies(in area: Path) -> Bool {
        var (inside, outside) = (0, 0)
        for share in stride(from: CGFloat(0.06), to: 1, by: 0.08) {
            let point = trimmedPath(from: 0, to: share).currentPoint ?? boundingRect.origin
            if area.contains(point) { inside += 1 } else { outside += 1 }
        }
        return inside > outside
    }
}
