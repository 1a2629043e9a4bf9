/// Memory for the pixels of groups and for clip masks, kept from frame to frame.
///
/// Blocks are taken and given back in the order of a stack. `limit` bounds what is out at a time, so that absurd
/// nesting ends in a refusal and not in the machine's last page; `mostKept` bounds what lies ready for the next frame.
///
/// Blocks come in few sizes. Were they as large as asked for, a layer that grows by a pixel a frame would find none
/// of those it left behind large enough, and leave another one each frame.
package final class GroupPool {
    /// In bytes.
    static let limit = 512 << 20

    /// In bytes, for all the workers of a renderer together: enough for a window of 2560 by 1600 pixels in two groups.
    package static let mostKeptByRenderer = 32 << 20

    /// In bytes.
    private static let smallestSize = 4096

    private let mostKept: Int
    /// The one given back last at the end.
    private var free: [Block] = []
    private var sizeOut = 0
    /// What lies ready, in bytes.
    package private(set) var sizeKept = 0

    /// `mostKept`: how much to keep of what is given back, in bytes.
    package init(mostKept: Int) {
        self.mostKept = mostKept
    }

    deinit {
        for block in free {
            block.memory.deallocate()
        }
    }

    package struct Block {
        package let memory: UnsafeMutableRawPointer
        /// In bytes; at least what was asked for.
        package let size: Int

        var bytes: UnsafeMutablePointer<UInt8> { memory.assumingMemoryBound(to: UInt8.self) }
    }

    /// A power of two, or one and a half of it: at most half as much again as `count`.
    private static func roundedSize(_ count: Int) -> Int {
        if count <= smallestSize { return smallestSize }
        let power = 1 << (Int.bitWidth - 1 - (count - 1).leadingZeroBitCount)
        return count <= power + power / 2 ? power + power / 2 : power * 2
    }

    /// Memory for `count` bytes; nil when the limit is reached. The content is undefined.
    package func take(_ count: Int) -> Block? {
        guard count > 0, count <= Self.limit else { return nil }
        let size = Self.roundedSize(count)
        guard sizeOut + size <= Self.limit else { return nil }
        if let index = indexOfFree(size) {
            let block = free.remove(at: index)
            sizeKept -= block.size
            sizeOut += block.size
            return block
        }
        sizeOut += size
        return Block(memory: .allocate(byteCount: size, alignment: 64), size: size)
    }

    /// The smallest that is large enough and not wastefully larger; among equals the one that is likeliest still in
    /// the processor's cache.
    private func indexOfFree(_ size: Int) -> Int? {
        var best: Int?
        for index in free.indices.reversed() where free[index].size >= size && free[index].size <= size * 4 {
            if free[index].size == size { return index }
            if best.map({ free[index].size < free[$0].size }) ?? true { best = index }
        }
        return best
    }

    package func giveBack(_ block: Block) {
        sizeOut -= block.size
        guard block.size <= mostKept else {
            block.memory.deallocate()
            return
        }
        free.append(block)
        sizeKept += block.size
        while sizeKept > mostKept {
            let oldest = free.removeFirst()
            sizeKept -= oldest.size
            oldest.memory.deallocate()
        }
    }
}
