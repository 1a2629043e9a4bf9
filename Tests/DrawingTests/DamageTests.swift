import CoreGraphics
import Drawing
import Testing

@Suite struct DamageTests {
    private let ink = Paint.color(PaintColor(red: 1, green: 0, blue: 0))

    private func box(_ x: CGFloat, _ y: CGFloat) -> DisplayItem {
        .fill(Path(CGRect(x: x, y: y, width: 10, height: 10)), FillStyle(), ink)
    }

    private func list(_ items: [DisplayItem]) -> DisplayList {
        DisplayList(
            root: DisplayChunk(id: 1, items: items), size: CGSize(width: 400, height: 300),
            background: PaintColor(red: 1, green: 1, blue: 1))
    }

    @Test func nothingChangedIsNoDamage() {
        let chunk = DisplayChunk(id: 2, items: [box(0, 0)])
        let old = list([.chunk(chunk), box(50, 50)])
        #expect(old.damage(from: old, scale: 1).isEmpty)
        #expect(list([.chunk(chunk), box(50, 50)]).damage(from: old, scale: 1).isEmpty)
    }

    @Test func aMovedThingDamagesWhereItWasAndIs() {
        let old = list([.chunk(DisplayChunk(id: 2, items: [box(0, 0)])), box(50, 50)])
        let new = list([.chunk(DisplayChunk(id: 2, items: [box(100, 100)])), box(50, 50)])
        let damage = new.damage(from: old, scale: 2)
        #expect(
            Set(damage) == [
                CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 200, y: 200, width: 20, height: 20),
            ])
    }

    @Test func aLayersTransformMovesItsContentsDamage() {
        func layer(_ x: CGFloat) -> DisplayItem {
            .layer(
                Layer(
                    content: DisplayChunk(id: 3, items: [box(x, 0), box(100, 0)]),
                    transform: CGAffineTransform(translationX: 20, y: 30)))
        }
        #expect(
            list([layer(0)]).damage(from: list([layer(2)]), scale: 1) == [CGRect(x: 20, y: 30, width: 12, height: 10)])
    }

    @Test func aShadowSpreadsDamage() throws {
        func layer(_ x: CGFloat) -> DisplayItem {
            .layer(
                Layer(
                    content: DisplayChunk(id: 3, items: [box(x, 50)]),
                    shadow: Shadow(
                        color: PaintColor(red: 0, green: 0, blue: 0), radius: 4, offset: CGSize(width: 0, height: 9))))
        }
        let damage = try #require(list([layer(100)]).damage(from: list([layer(102)]), scale: 1).first)
        #expect(damage.contains(CGRect(x: 90, y: 50, width: 30, height: 30)))
    }

    @Test func anInsertedChunkDamagesOnlyItself() {
        let first = DisplayItem.chunk(DisplayChunk(id: 2, items: [box(0, 0)]))
        let second = DisplayItem.chunk(DisplayChunk(id: 3, items: [box(50, 0)]))
        let third = DisplayItem.chunk(DisplayChunk(id: 4, items: [box(100, 0)]))
        #expect(
            list([first, second, third]).damage(from: list([first, third]), scale: 1)
                == [CGRect(x: 50, y: 0, width: 10, height: 10)])
    }

    @Test func anotherSizeOrBackgroundDamagesEverything() {
        var other = list([])
        other.background = PaintColor(red: 0, green: 0, blue: 0)
        #expect(other.damage(from: list([]), scale: 1) == [CGRect(x: 0, y: 0, width: 400, height: 300)])
    }

    @Test func damageStaysInsideAndFew() {
        let old = list((0..<100).map { box(CGFloat($0) * 37.3 - 100, CGFloat($0 * $0 % 290)) })
        let new = list((0..<100).map { box(CGFloat($0) * 36.1 - 100, CGFloat($0 * $0 % 280)) })
        let damage = new.damage(from: old, scale: 1.5)
        #expect(damage.count <= 8)
        for rect in damage {
            #expect(CGRect(x: 0, y: 0, width: 600, height: 450).contains(rect))
            #expect(rect.minX == rect.minX.rounded() && rect.maxY == rect.maxY.rounded())
        }
    }
}
