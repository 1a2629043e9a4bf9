import CoreGraphics

/// The lengths of many units one after another, most of them not measured and taken to be as long as the usual one.
///
/// Only what differs from the usual is kept, in chunks, so that a place is found in a time that grows little with the number
/// of units.
struct LazyLengths {
    private(set) var count = 0
    /// Of a unit that was not measured, in points, with the distance to the next.
    private(set) var usual: CGFloat = 0
    private var differences: [Int: CGFloat] = [:]
    private var chunks: [CGFloat] = []

    private static let chunk = 256

    init(count: Int, usual: CGFloat) {
        self.count = count
        self.usual = usual
        chunks = [CGFloat](repeating: 0, count: count / Self.chunk + 1)
    }

    var isUniform: Bool { differences.isEmpty }
    var measured: [Int: CGFloat] { differences }

    subscript(index: Int) -> CGFloat {
        get { usual + (differences[index] ?? 0) }
        set {
            let difference = newValue - usual
            let before = differences[index] ?? 0
            if abs(difference) < 0.0001 {
                if before == 0 { return }
                differences[index] = nil
                chunks[index / Self.chunk] -= before
                return
            }
            differences[index] = difference
            chunks[index / Self.chunk] += difference - before
        }
    }

    /// Where a unit begins; for `count`, where all end.
    func start(of index: Int) -> CGFloat {
        var position = CGFloat(index) * usual
        if differences.isEmpty { return position }
        let chunk = min(index / Self.chunk, chunks.count - 1)
        for earlier in 0..<chunk { position += chunks[earlier] }
        for inner in (chunk * Self.chunk)..<max(index, chunk * Self.chunk) { position += differences[inner] ?? 0 }
        return position
    }

    /// The unit at a place; the first or the last one beyond either end. There has to be one.
    func index(at position: CGFloat) -> Int {
        if position <= 0 || count <= 1 { return 0 }
        if differences.isEmpty { return usual > 0 ? min(Int(position / usual), count - 1) : 0 }
        var start: CGFloat = 0
        var chunk = 0
        while chunk < chunks.count - 1 {
            let length = CGFloat(Self.chunk) * usual + chunks[chunk]
            if start + length > position { break }
            start += length
            chunk += 1
        }
        var index = chunk * Self.chunk
        while index < count - 1 {
            let length = self[index]
            if start + length > position { return index }
            start += length
            index += 1
        }
        return count - 1
    }
}
