import CoreGraphics
import Drawing
import Raster
import Testing

@Suite struct RedrawTests {
    @Test(arguments: [CGFloat(1), 1.5, 2]) func redrawingDamageEqualsDrawingEverything(scale: CGFloat) throws {
        let renderer = RasterRenderer(threads: 1)
        for seed in 1...150 as ClosedRange<UInt64> {
            var lists = RandomLists(seed: seed)
            var list = lists.list()
            let kept = picture(list, scale: scale)
            for step in 0..<4 {
                let next = lists.changed(list)
                renderer.draw(next, into: kept, scale: scale, damage: next.damage(from: list, scale: scale))
                list = next
                let fresh = picture(list, scale: scale)
                guard kept.makeBitmap() == fresh.makeBitmap() else {
                    Issue.record("seed \(seed), step \(step): \(firstDifference(kept, fresh))\n\(list)")
                    return
                }
            }
        }
    }

    @Test func anyPieceEqualsItsPartOfTheWhole() {
        let renderer = RasterRenderer(threads: 1)
        for seed in 200...350 as ClosedRange<UInt64> {
            var lists = RandomLists(seed: seed)
            let list = lists.list()
            let whole = picture(list)
            let pieces = PixelSurface(width: 120, height: 90)!
            // A checkered order, so that neighbours are never drawn together.
            for index in 0..<30 {
                let place = index * 7 % 30
                let box = CGRect(x: place % 6 * 20, y: place / 6 * 18, width: 20, height: 18)
                renderer.draw(list, into: pieces, scale: 1, damage: [box])
            }
            guard whole.makeBitmap() == pieces.makeBitmap() else {
                Issue.record("seed \(seed): \(firstDifference(pieces, whole))\n\(list)")
                return
            }
        }
    }

    @Test func theNumberOfThreadsDoesNotShow() {
        for seed in 400...420 as ClosedRange<UInt64> {
            var lists = RandomLists(seed: seed)
            let list = lists.list()
            let one = picture(list, scale: 4, threads: 1)
            for threads in [2, 3, 7] {
                #expect(picture(list, scale: 4, threads: threads).makeBitmap() == one.makeBitmap())
            }
        }
    }

    @Test func nothingIsDrawnOutOfBounds() {
        for seed in 500...1000 as ClosedRange<UInt64> {
            var lists = RandomLists(seed: seed)
            let item = lists.item(depth: 0)
            let list = DisplayList(
                root: DisplayChunk(items: [item]), size: CGSize(width: 120, height: 90), background: clear)
            let pixels = picture(list)
            let bounds = item.bounds.roundedOut
            for y in 0..<90 {
                for x in 0..<120 where pixels.pixel(x: x, y: y) != 0 {
                    guard bounds.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)) else {
                        Issue.record("seed \(seed): \(x), \(y) is outside of \(bounds)\n\(list)")
                        return
                    }
                }
            }
        }
    }

    private func firstDifference(_ one: PixelSurface, _ two: PixelSurface) -> String {
        for y in 0..<one.height {
            for x in 0..<one.width where one.pixel(x: x, y: y) != two.pixel(x: x, y: y) {
                return "at \(x), \(y): \(String(one.pixel(x: x, y: y), radix: 16)) for "
                    + String(two.pixel(x: x, y: y), radix: 16)
            }
        }
        return "none"
    }
}
