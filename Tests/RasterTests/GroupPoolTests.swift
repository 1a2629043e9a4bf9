import Raster
import Testing

@Suite struct GroupPoolTests {
    @Test func aBlockGivenBackIsTakenAgain() throws {
        let pool = GroupPool(mostKept: 1 << 20)
        let first = try #require(pool.take(10_000))
        pool.giveBack(first)
        let second = try #require(pool.take(11_000))
        #expect(first.memory == second.memory)
        #expect(pool.sizeKept == 0)
        pool.giveBack(second)
        #expect(pool.sizeKept == second.size)
    }

    @Test func sizesThatCreepUpLeaveFewBlocksBehind() throws {
        let pool = GroupPool(mostKept: 64 << 20)
        let largest = 1 << 20
        for count in stride(from: 1, through: largest, by: 1000) {
            let pixels = try #require(pool.take(count))
            let mask = try #require(pool.take(max(1, count / 4)))
            #expect(pixels.size >= count)
            #expect(pixels.size <= max(4096, count * 6))
            pool.giveBack(mask)
            pool.giveBack(pixels)
        }
        #expect(pool.sizeKept <= largest * 5)
    }

    @Test func noMoreIsKeptThanAllowed() throws {
        let pool = GroupPool(mostKept: 1 << 20)
        let blocks = try (1...20).map { try #require(pool.take($0 * 20_000)) }
        for block in blocks.reversed() {
            pool.giveBack(block)
            #expect(pool.sizeKept <= 1 << 20)
        }
        #expect(pool.sizeKept > 0)
        let large = try #require(pool.take(2 << 20))
        let kept = pool.sizeKept
        pool.giveBack(large)
        #expect(pool.sizeKept == kept)
    }

    @Test func whatNoMachineShouldGiveIsRefused() {
        let pool = GroupPool(mostKept: 1 << 20)
        for count in [0, -1, Int.min, Int.max, (512 << 20) + 1] {
            #expect(pool.take(count) == nil)
        }
    }
}
