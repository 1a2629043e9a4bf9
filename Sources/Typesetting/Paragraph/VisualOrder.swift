/// Rule L2 of Unicode's bidirectional algorithm: from the highest level down to the lowest odd one, what stands at that
/// level or above is reversed.
enum VisualOrder {
    static func order(_ fragments: [Fragment]) -> [Fragment] {
        var highest: UInt8 = 0
        var lowestOdd: UInt8 = .max
        for fragment in fragments {
            highest = max(highest, fragment.level)
            if fragment.level & 1 != 0 { lowestOdd = min(lowestOdd, fragment.level) }
        }
        guard lowestOdd <= highest else { return fragments }
        var result = fragments
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var index = 0
            while index < result.count {
                guard result[index].level >= level else {
                    index += 1
                    continue
                }
                var end = index + 1
                while end < result.count, result[end].level >= level { end += 1 }
                result[index..<end].reverse()
                index = end
            }
        }
        return result
    }
}
