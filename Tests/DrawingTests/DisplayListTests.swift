import CoreGraphics
import Drawing
import Testing

@Suite struct DisplayListTests {
    private let red = Paint.color(PaintColor(red: 1, green: 0, blue: 0))
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func equalityIsOfStructureNotOfIds() {
        let one = DisplayChunk(id: 1, version: 2, items: [.fill(square, FillStyle(), red)])
        let two = DisplayChunk(id: 3, version: 4, items: [.fill(square, FillStyle(), red)])
        let other = DisplayChunk(id: 1, version: 2, items: [.fill(square, FillStyle(eoFill: true), red)])
        #expect(one == two)
        #expect(one != other)
        #expect(DisplayItem.layer(Layer(content: one)) == .layer(Layer(content: two)))
        #expect(DisplayItem.layer(Layer(content: one)) != .layer(Layer(content: one, opacity: 0.5)))
        #expect(DisplayItem.layer(Layer(content: one, mask: one)) != .layer(Layer(content: one)))
    }

    @Test func boundsCountStrokesMitersShadowsAndClips() {
        let stroke = DisplayItem.stroke(square, StrokeStyle(lineWidth: 4), red)
        #expect(stroke.bounds == CGRect(x: -2, y: -2, width: 14, height: 14))
        let spike = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 1)]) }
        #expect(DisplayItem.stroke(spike, StrokeStyle(lineWidth: 2), red).bounds.maxX >= 20)
        let content = DisplayChunk(items: [.fill(square, FillStyle(), red)])
        let clip = Clip(path: Path(CGRect(x: 5, y: 5, width: 50, height: 50)))
        #expect(Layer(content: content, clip: clip).bounds == CGRect(x: 5, y: 5, width: 5, height: 5))
        let shadow = Shadow(
            color: PaintColor(red: 0, green: 0, blue: 0), radius: 0, offset: CGSize(width: 20, height: 0))
        #expect(Layer(content: content, shadow: shadow).bounds == CGRect(x: 0, y: 0, width: 30, height: 10))
        #expect(Layer(content: content, opacity: 0).bounds.isNull)
        let turned = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(Layer(content: content, transform: turned).bounds.maxX <= 1e-9)
    }

    @Test func boundsAreNeverNaN() {
        let bad = [
            CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
            CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 1), .infinite, .null,
            CGRect(x: 1e308, y: 1e308, width: 1e308, height: 1e308),
        ]
        let transforms = [
            CGAffineTransform.identity, CGAffineTransform(scaleX: .nan, y: 1),
            CGAffineTransform(scaleX: 1e300, y: 1e300),
            CGAffineTransform(a: .infinity, b: 1, c: 1, d: 0, tx: -.infinity, ty: .nan),
        ]
        for rect in bad {
            for transform in transforms {
                for blur in [0, 1e300, .nan, .infinity] as [CGFloat] {
                    let content = DisplayChunk(items: [
                        .fill(Path(rect), FillStyle(), red), .stroke(Path(rect), StrokeStyle(lineWidth: blur), red),
                        .fill(Path(ellipseIn: rect).applying(transform), FillStyle(), red),
                    ])
                    let layer = Layer(
                        content: content, filters: [.blur(radius: blur, isOpaque: false)],
                        shadow: Shadow(
                            color: PaintColor(red: 0, green: 0, blue: 0), radius: blur,
                            offset: CGSize(width: blur, height: 0)), transform: transform)
                    for box in [content.bounds, layer.bounds] {
                        #expect(box.isNull || (box.minX.isFinite && box.width.isFinite && box.maxY.isFinite))
                    }
                }
            }
        }
    }

    @Test func theDescriptionShowsItemsWithTheirChildrenIndented() {
        let content = DisplayChunk(items: [.fill(square, FillStyle(), red)])
        let list = DisplayList(
            root: DisplayChunk(items: [
                .layer(Layer(content: content, opacity: 0.5)), .stroke(square, StrokeStyle(), red),
            ]),
            size: CGSize(width: 20, height: 30), background: PaintColor(red: 1, green: 1, blue: 1))
        #expect(
            list.description == """
                list 20x30 on rgba(1 1 1 1)
                  layer opacity 0.5
                    fill rect [0 0 10 10] rgba(1 0 0 1)
                  stroke rect [0 0 10 10] width 1 rgba(1 0 0 1)
                """)
    }
}
