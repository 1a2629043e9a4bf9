import CRaster
import CoreGraphics
import Drawing

/// Memory for the pixels of groups and for clip masks, kept from frame to frame.
///
/// Blocks are taken and given back in the order of a stack. `limit` bounds what is out at a time, so that absurd
/// nesting ends in a refusal and not in the machine's last page.
final class GroupPool {
    /// In bytes.
    static let limit = 512 << 20

    private var free: [(memory: UnsafeMutableRawPointer, size: Int)] = []
    private var freeSize = 0
    private var sizeOut = 0

    deinit {
        for block in free {
            block.memory.deallocate()
        }
    }

    struct Block {
        let memory: UnsafeMutableRawPointer
        let size: Int

        var bytes: UnsafeMutablePointer<UInt8> { memory.assumingMemoryBound(to: UInt8.self) }
    }

    /// Nil when the limit is reached. The content is undefined.
    func take(_ count: Int) -> Block? {
        guard count > 0, sizeOut + count <= Self.limit else { return nil }
        if let index = free.lastIndex(where: { $0.size >= count && $0.size / 4 <= count }) {
            let block = free.remove(at: index)
            freeSize -= block.size
            sizeOut += block.size
            return Block(memory: block.memory, size: block.size)
        }
        let size = (count + 4095) & ~4095
        sizeOut += size
        return Block(memory: .allocate(byteCount: size, alignment: 64), size: size)
    }

    func giveBack(_ block: Block) {
        sizeOut -= block.size
        free.append((block.memory, block.size))
        freeSize += block.size
        while freeSize > Self.limit / 8, !free.isEmpty {
            let oldest = free.removeFirst()
            freeSize -= oldest.size
            oldest.memory.deallocate()
        }
    }
}
