import CoreGraphics
import Drawing
import Testing
import Vector

@Suite struct VectorRendererTests {
    private let red = Paint.color(PaintColor(red: 1, green: 0, blue: 0))
    private let white = PaintColor(red: 1, green: 1, blue: 1)

    private func list(_ items: [DisplayItem]) -> DisplayList {
        DisplayList(root: DisplayChunk(items: items), size: CGSize(width: 100, height: 80), background: white)
    }

    private func svg(_ items: [DisplayItem]) throws -> String {
        String(decoding: try VectorRenderer.svg(list(items)), as: UTF8.self)
    }

    private var everything: [DisplayItem] {
        let box = CGRect(x: 10, y: 10, width: 30, height: 20)
        let stops = [
            ColorStop(color: PaintColor(red: 1, green: 0, blue: 0), location: 0),
            ColorStop(color: PaintColor(red: 0, green: 0, blue: 0, opacity: 0), location: 1),
        ]
        let center = CGPoint(x: 25, y: 20)
        let content = DisplayChunk(items: [
            .fill(Path(box), FillStyle(), red), .fill(Path(ellipseIn: box), FillStyle(), red),
        ])
        return [
            .fill(Path(box), FillStyle(), .linearGradient(stops, start: box.origin, end: center)),
            .fill(Path(box), FillStyle(), .radialGradient(stops, center: center, startRadius: 2, endRadius: 9)),
            .fill(Path(box), FillStyle(), .angularGradient(stops, center: center, startAngle: 1, endAngle: 4)),
            .stroke(Path(roundedRect: box, cornerRadius: 5), StrokeStyle(lineWidth: 2, dash: [3, 1]), red),
            .layer(Layer(content: content, filters: [.blur(radius: 3, isOpaque: false)])),
            .layer(Layer(content: content, mask: content, clip: Clip(path: Path(ellipseIn: box)), opacity: 0.5)),
            .layer(
                Layer(content: content, shadow: Shadow(color: white, radius: 2, offset: CGSize(width: 3, height: 4)))),
            .layer(Layer(content: content, blendMode: .multiply, transform: CGAffineTransform(rotationAngle: 0.3))),
        ]
    }

    @Test func aPDFIsOneWithEverythingInIt() throws {
        let data = try VectorRenderer.pdf(list(everything))
        #expect(data.starts(with: Data("%PDF-".utf8)))
        #expect(data.count > 1000)
    }

    @Test func shapesBecomeTheElementsThatNameThem() throws {
        let box = CGRect(x: 1, y: 2.5, width: 30, height: 20)
        let text = try svg([
            .fill(Path(box), FillStyle(), red), .fill(Path(ellipseIn: box), FillStyle(eoFill: true), red),
        ])
        #expect(text.contains("<rect x=\"1\" y=\"2.5\" width=\"30\" height=\"20\" fill=\"#ff0000\"/>"))
        #expect(
            text.contains("<ellipse cx=\"16\" cy=\"12.5\" rx=\"15\" ry=\"10\" fill-rule=\"evenodd\" fill=\"#ff0000\"/>")
        )
    }

    @Test func everyElementIsClosed() throws {
        let text = try svg(everything)
        let parser = XMLBalance(text)
        #expect(parser.isBalanced)
        for name in [
            "linearGradient", "radialGradient", "clipPath", "mask", "feGaussianBlur", "feOffset",
            "mix-blend-mode:multiply",
        ] {
            #expect(text.contains(name))
        }
    }

    @Test func coordinatesOutOfThisWorldEndInADocument() throws {
        let items: [DisplayItem] = [
            .fill(Path(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)), FillStyle(), red),
            .fill(Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)), FillStyle(), red),
            .stroke(Path(ellipseIn: CGRect(x: -1e9, y: 0, width: 2e9, height: 3)), StrokeStyle(lineWidth: .nan), red),
            .layer(Layer(content: .empty)),
        ]
        #expect(try VectorRenderer.pdf(list(items)).count > 100)
        #expect(try svg(items).contains("</svg>"))
        var nested = DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), FillStyle(), red)
        for _ in 0..<1000 {
            nested = .layer(Layer(content: DisplayChunk(items: [nested]), blendMode: .multiply))
        }
        #expect(try VectorRenderer.pdf(list([nested])).count > 100)
    }

    @Test func aSizeThatNoPageHasIsRefused() {
        for size in [CGSize(width: 0, height: 5), CGSize(width: CGFloat.nan, height: 5), CGSize(width: 1e9, height: 5)]
        {
            let bad = DisplayList(root: .empty, size: size, background: white)
            #expect(throws: VectorError.self) { try VectorRenderer.pdf(bad) }
            #expect(throws: VectorError.self) { try VectorRenderer.svg(bad) }
        }
    }
}

/// Whether every tag that opens also closes, in order.
private struct XMLBalance {
    private(set) var isBalanced = true

    init(_ text: String) {
        var open: [Substring] = []
        for part in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
            guard let end = part.firstIndex(of: ">") else {
                isBalanced = false
                return
            }
            let tag = part[..<end]
            if tag.hasPrefix("/") {
                isBalanced = isBalanced && open.popLast() == tag.dropFirst()
            } else if !tag.hasSuffix("/") {
                open.append(tag.prefix { $0 != " " })
            }
        }
        isBalanced = isBalanced && open.isEmpty
    }
}
