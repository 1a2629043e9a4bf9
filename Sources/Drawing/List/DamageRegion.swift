import CoreGraphics

/// At most 8 rectangles that cover everything added, cut to a limit.
package struct DamageRegion {
    package static let most = 8

    package private(set) var rects: [CGRect] = []
    private let limit: CGRect

    package init(limit: CGRect) {
        self.limit = limit
        rects.reserveCapacity(Self.most + 1)
    }

    package mutating func add(_ rect: CGRect) {
        var rect = rect.intersection(limit)
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
        // Join with whatever costs no more pixels joined than apart; a joined one may reach others.
        var index = 0
        while index < rects.count {
            let union = rects[index].joined(rect)
            if area(union) <= area(rects[index]) + area(rect) {
                if union == rects[index] { return }
                rect = union
                rects.remove(at: index)
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(rect)
        if rects.count > Self.most { joinCheapest() }
    }

    private mutating func joinCheapest() {
        var best = (first: 0, second: 1, cost: CGFloat.infinity)
        for first in 0..<rects.count {
            for second in first + 1..<rects.count {
                let cost = area(rects[first].joined(rects[second])) - area(rects[first]) - area(rects[second])
                if cost < best.cost { best = (first, second, cost) }
            }
        }
        let joined = rects[best.first].joined(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        add(joined)
    }

    private func area(_ rect: CGRect) -> CGFloat { rect.size.width * rect.size.height }
}
