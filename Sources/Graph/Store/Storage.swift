import Foundation

/// Memory for nodes and for what their rules and values take: in blocks of a few sizes, cut from large pieces and used
/// again by the next of the same size. There is a block for each node of each view, and the general allocator takes
/// several times as long and a header for each.
@MainActor
enum Storage {
    /// Sizes are rounded up to a multiple of this; blocks are aligned to it.
    private static let unit = 16
    /// Larger blocks, in bytes, come from the general allocator.
    private static let largest = 512
    /// The size of the first piece, in bytes; each is twice as large as the one before, up to `largestPiece`.
    private static let firstPiece = 128 << 10
    /// As large as a huge page, which the kernel then needs to map only once.
    private static let largestPiece = 2 << 20

    /// The blocks given back, by their size in units; each holds the address of the next.
    private static let free: UnsafeMutablePointer<UnsafeMutableRawPointer?> = {
        let lists = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: largest / unit + 1)
        lists.initialize(repeating: nil, count: largest / unit + 1)
        return lists
    }()
    private static var piece: UnsafeMutableRawPointer?
    private static var left = 0
    private static var nextPiece = firstPiece

    static func allocate(byteCount: Int, alignment: Int) -> UnsafeMutableRawPointer {
        guard byteCount <= largest, alignment <= unit else {
            return .allocate(byteCount: byteCount, alignment: alignment)
        }
        let units = (byteCount + unit - 1) / unit
        let list = free + units
        if let block = list.pointee {
            list.pointee = block.load(as: UnsafeMutableRawPointer?.self)
            return block
        }
        return cut(units * unit, alignment: unit)
    }

    static func deallocate(_ block: UnsafeMutableRawPointer, byteCount: Int, alignment: Int) {
        guard byteCount <= largest, alignment <= unit else { return block.deallocate() }
        let list = free + (byteCount + unit - 1) / unit
        block.storeBytes(of: list.pointee, as: UnsafeMutableRawPointer?.self)
        list.pointee = block
    }

    /// A block that is never given back, of at most the size of the first piece.
    static func cut(_ byteCount: Int, alignment: Int) -> UnsafeMutableRawPointer {
        var gap = -Int(bitPattern: piece) & (alignment - 1)
        if left < gap + byteCount {
            piece = newPiece()
            left = nextPiece
            nextPiece = min(nextPiece * 2, largestPiece)
            gap = 0
        }
        let block = piece.unsafelyUnwrapped + gap
        piece = block + byteCount
        left -= gap + byteCount
        return block
    }

    private static func newPiece() -> UnsafeMutableRawPointer {
        let piece = UnsafeMutableRawPointer.allocate(byteCount: nextPiece, alignment: min(nextPiece, largestPiece))
        if nextPiece == largestPiece { madvise(piece, nextPiece, MADV_HUGEPAGE) }
        return piece
    }
}
