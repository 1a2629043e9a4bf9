import CoreGraphics
import Drawing
import Testing
import ViewTesting

import ViewCore

/// Where shapes and their paints lie in a view's frame, as documented for each of them. The frame is 100 wide and 40 high, and
/// begins at 150, 280 of the tree.
@MainActor
@Suite("Shapes and paints in a view's frame")
struct ShapePaintTests {
    private let red = Color(.sRGB, red: 1, green: 0, blue: 0)
    private let frame = CGRect(x: 150, y: 280, width: 100, height: 40)

    private func items(_ view: some View) -> [DisplayItem] {
        TestTree(view.frame(width: 100, height: 40)).shownItems
    }

    /// The outline of the first thing that is drawn, a stroke's as what it covers.
    private func outline(_ view: some View) throws -> (path: Path, isEvenOdd: Bool) {
        switch try #require(items(view).first) {
        case .fill(let path, let style, _): return (path, style.isEOFilled)
        case .stroke(let path, let style, _): return (path.strokedPath(style), false)
        default: throw Missing()
        }
    }

    private func paint(_ style: some ShapeStyle) throws -> Paint {
        guard case .fill(_, _, let paint) = try #require(items(Rectangle().fill(style)).first) else { throw Missing() }
        return paint
    }

    private struct Missing: Error {}

    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        let edges = [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY]
        return edges.allSatisfy { abs($0) < 0.05 }
    }

    // MARK: Shapes

    @Test func aCircleIsInTheMiddleAndAnEllipseFillsTheFrame() throws {
        #expect(isNear(try outline(Circle()).path.boundingRect, CGRect(x: 180, y: 280, width: 40, height: 40)))
        #expect(isNear(try outline(Ellipse()).path.boundingRect, frame))
        #expect(try !outline(Ellipse()).path.contains(CGPoint(x: 155, y: 283)))
    }

    @Test func aCapsulesEndsAreHalfCircles() throws {
        let capsule = try outline(Capsule(style: .circular)).path
        #expect(isNear(capsule.boundingRect, frame))
        // On the half circle of radius 20 around 170, 300: within it at 13.9 points each way, beyond it at 14.4.
        #expect(capsule.contains(CGPoint(x: 170 - 13.9, y: 300 - 13.9)))
        #expect(!capsule.contains(CGPoint(x: 170 - 14.4, y: 300 - 14.4)))
    }

    @Test func anInsetShapeLiesThatFarWithin() throws {
        let inner = frame.insetBy(dx: 5, dy: 5)
        #expect(isNear(try outline(Rectangle().inset(by: 5)).path.boundingRect, inner))
        #expect(isNear(try outline(Ellipse().inset(by: 5)).path.boundingRect, inner))
        #expect(isNear(try outline(Capsule().inset(by: 5)).path.boundingRect, inner))
        #expect(
            isNear(try outline(Circle().inset(by: 5)).path.boundingRect, CGRect(x: 185, y: 285, width: 30, height: 30)))
        let rounded = try outline(RoundedRectangle(cornerRadius: 12, style: .circular).inset(by: 5)).path
        #expect(isNear(rounded.boundingRect, inner))
        // Its corners are those of the outer ones less the inset: of a radius of 7.
        let corner = CGPoint(x: inner.minX + 7, y: inner.minY + 7)
        #expect(rounded.contains(CGPoint(x: corner.x - 4.8, y: corner.y - 4.8)))
        #expect(!rounded.contains(CGPoint(x: corner.x - 5.1, y: corner.y - 5.1)))
    }

    @Test func aStrokeLiesOnTheOutlineAndAStrokedBorderWithin() throws {
        let stroke = try outline(Rectangle().stroke(red, lineWidth: 8)).path
        #expect(isNear(stroke.boundingRect, frame.insetBy(dx: -4, dy: -4)))
        let border = try outline(Rectangle().strokeBorder(red, lineWidth: 8)).path
        #expect(isNear(border.boundingRect, frame))
        #expect(border.contains(CGPoint(x: 151, y: 300)) && border.contains(CGPoint(x: 157, y: 300)))
        #expect(!border.contains(CGPoint(x: 159, y: 300)))
    }

    /// "Adds a border to this view with the specified style and width", inside the view's bounds.
    @Test func aBorderLiesWithinTheViewOverIt() throws {
        let items = items(Rectangle().fill(.blue).frame(width: 100, height: 40).border(red, width: 6))
        #expect(items.count == 2)
        guard case .color(let color) = try drawn(items[1]).paint else { throw Missing() }
        #expect(color == PaintColor(red: 1, green: 0, blue: 0))
        let border = try drawn(items[1]).path
        #expect(isNear(border.boundingRect, frame))
        #expect(border.contains(CGPoint(x: 155, y: 300)) && !border.contains(CGPoint(x: 157, y: 300)))
    }

    private func drawn(_ item: DisplayItem) throws -> (path: Path, paint: Paint) {
        switch item {
        case .fill(let path, let style, let paint):
            // A frame of two rectangles is filled by the even-odd rule: what it covers is asked for by that.
            (style.isEOFilled ? path.union(Path(), eoFill: true) : path, paint)
        case .stroke(let path, let style, let paint): (path.strokedPath(style), paint)
        default: throw Missing()
        }
    }

    private struct TwoSquares: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path(rect)
            path.addRect(rect.insetBy(dx: 10, dy: 10))
            return path
        }
    }

    @Test func theRuleOfAFillIsTheOneAsked() throws {
        #expect(try !outline(TwoSquares().fill(red)).isEvenOdd)
        #expect(try outline(TwoSquares().fill(red, style: FillStyle(eoFill: true))).isEvenOdd)
        let clipped = TestTree(
            red.frame(width: 100, height: 40).clipShape(TwoSquares(), style: FillStyle(eoFill: true)))
        #expect(clipped.fills.contains("even-odd") || clipped.fills.contains("even odd"))
    }

    // MARK: Paints

    private func stops(_ paint: Paint) -> [CGFloat] {
        switch paint {
        case .color: []
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _, _),
            .angularGradient(let stops, _, _, _):
            stops.map { CGFloat($0.location) }
        }
    }

    @Test func aLinearGradientGoesFromPointToPointOfTheFrame() throws {
        let colors = [red, .blue, .white]
        guard
            case .linearGradient(_, let start, let end) = try paint(
                LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .init(x: 0.5, y: 1)))
        else { throw Missing() }
        #expect(start == CGPoint(x: 150, y: 280) && end == CGPoint(x: 200, y: 320))
        #expect(stops(try paint(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))) == [0, 0.5, 1])
    }

    @Test func aRadialGradientsRadiiArePoints() throws {
        guard
            case .radialGradient(_, let center, let start, let end, let aspect) = try paint(
                RadialGradient(colors: [red, .blue], center: .trailing, startRadius: 5, endRadius: 30))
        else { throw Missing() }
        #expect(center == CGPoint(x: 250, y: 300) && start == 5 && end == 30 && aspect == 1)
    }

    /// Angles go clockwise from the positive x axis; a conic gradient goes all the way round.
    @Test func anAngularGradientGoesRoundItsCenter() throws {
        guard
            case .angularGradient(_, let center, let start, let end) = try paint(
                AngularGradient(
                    colors: [red, .blue], center: .center, startAngle: .degrees(90), endAngle: .degrees(180)))
        else { throw Missing() }
        #expect(center == CGPoint(x: 200, y: 300))
        #expect(abs(start - .pi / 2) < 1e-9 && abs(end - .pi) < 1e-9)
        guard
            case .angularGradient(_, _, let from, let to) = try paint(
                .conicGradient(colors: [red, .blue], center: .center, angle: .degrees(45)))
        else { throw Missing() }
        #expect(abs(from - .pi / 4) < 1e-9 && abs(to - from - 2 * .pi) < 1e-9)
    }

    @Test func theFifthLevelIsTheWeakest() throws {
        func opacity(_ style: some ShapeStyle) throws -> Float {
            guard case .color(let color) = try paint(style) else { throw Missing() }
            return color.opacity
        }
        #expect(try opacity(.quinary) < opacity(.quaternary))
        let three = items(Rectangle().fill(.tertiary).foregroundStyle(.blue, .green, red))
        guard case .fill(_, _, .color(let color)) = try #require(three.first) else { throw Missing() }
        #expect(color == PaintColor(red: 1, green: 0, blue: 0))
    }

    @Test func theTintIsTheAccentOfWhatIsIn() throws {
        let tinted = items(Rectangle().fill(.tint).tint(red))
        guard case .fill(_, _, .color(let color)) = try #require(tinted.first) else { throw Missing() }
        #expect(color == PaintColor(red: 1, green: 0, blue: 0))
    }

    // MARK: Transforms

    @Test func scalesAndRotationsKeepTheirAnchor() {
        func moved(_ view: some View) -> CGRect { TestTree(view).drawn[0].frame }
        let box = Color.red.frame(width: 100, height: 40)
        #expect(isNear(moved(box.scaleEffect(0.5, anchor: .topLeading)), CGRect(x: 150, y: 280, width: 50, height: 20)))
        #expect(isNear(moved(box.scaleEffect(x: 2, y: 0.5)), CGRect(x: 100, y: 290, width: 200, height: 20)))
        #expect(
            isNear(moved(box.scaleEffect(x: -1, y: 1, anchor: .leading)), CGRect(x: 50, y: 280, width: 100, height: 40))
        )
        let turned = moved(box.rotationEffect(.degrees(90), anchor: .topLeading))
        #expect(isNear(turned, CGRect(x: 110, y: 280, width: 40, height: 100)))
    }
}
