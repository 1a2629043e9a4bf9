// Shapes, paths, strokes, styles and gradients.
import SwiftUI

struct ShapesView: View {
    var body: some View {
        VStack {
            Circle()
            Ellipse().fill()
            Capsule(style: .continuous).fill(.blue)
            Rectangle().fill(Color.red)
            Rectangle().foregroundColor(.red)
            RoundedRectangle(cornerRadius: 8).stroke()
            RoundedRectangle(cornerRadius: 8, style: .continuous).stroke(.red, lineWidth: 2)
            RoundedRectangle(cornerSize: CGSize(width: 4, height: 8)).stroke(lineWidth: 3)
            RoundedRectangle(cornerRadius: 25).strokeBorder(.blue, lineWidth: 4)
            Circle().strokeBorder(Color.blue, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
            Circle().strokeBorder(lineWidth: 2)
            Color.red.clipShape(.rect(cornerRadius: 4)).clipShape(.circle).background(.blue, in: .capsule)
            Color.red.contentShape(.rect).overlay(.red, in: .ellipse).mask { Circle() }
            Circle().inset(by: 4).fill(.green)
            Circle().inset(by: 2).stroke(.black)
            Circle()
                .stroke(
                    Color.green, style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round, miterLimit: 4)
                )
            Circle().fill(.red, style: FillStyle(eoFill: true, antialiased: false))
            Circle().stroke(AngularGradient(colors: [.red, .blue], center: .center), lineWidth: 8)
            Circle().path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).fill(.blue)
            ShapesTriangle().fill(.yellow).frame(width: 40, height: 40)
            ShapesTriangle().stroke(.black).aspectRatio(1, contentMode: .fit)
            ShapesArc(startAngle: .degrees(0), endAngle: .radians(.pi), clockwise: true)
                .strokeBorder(.purple, lineWidth: 3)
            Path(CGRect(x: 0, y: 0, width: 5, height: 5)).fill(.red)
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5))
            Path(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 20), cornerRadius: 4).stroke(.blue)
            ShapesStar(points: 5).fill(
                RadialGradient(colors: [.white, .yellow], center: .center, startRadius: 0, endRadius: 40))
        }
    }
}

struct ShapesTriangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

struct ShapesArc: InsettableShape {
    let startAngle: Angle
    let endAngle: Angle
    let clockwise: Bool
    var insetAmount = 0.0

    func path(in rect: CGRect) -> Path {
        let modifiedStart = startAngle - Angle.degrees(90)
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount,
            startAngle: modifiedStart, endAngle: endAngle - .degrees(90), clockwise: !clockwise)
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var arc = self
        arc.insetAmount += amount
        return arc
    }
}

struct ShapesStar: Shape, Sendable {
    let points: Int

    func path(in rect: CGRect) -> Path {
        guard points > 2 else { return Path() }
        let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
        var path = Path()
        for index in 0..<points * 2 {
            let angle = Angle(degrees: Double(index) * 180 / Double(points) - 90)
            let radius = index.isMultiple(of: 2) ? center.x : center.x / 2
            let point = CGPoint(x: center.x + cos(angle.radians) * radius, y: center.y + sin(angle.radians) * radius)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        let bounds = path.boundingRect
        let transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        return path.applying(transform)
    }
}

func shapesBuild() -> Path {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 5, y: 0))
    path.addCurve(
        to: CGPoint(x: 20, y: 20), control1: CGPoint(x: 12, y: 12), control2: CGPoint(x: 18, y: 12))
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    path.addRects([.zero])
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 9, height: 9), cornerSize: CGSize(width: 2, height: 2))
    path.addLines([.zero, CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 2)])
    path.addArc(tangent1End: CGPoint(x: 1, y: 1), tangent2End: CGPoint(x: 2, y: 0), radius: 3)
    path.addRelativeArc(center: .zero, radius: 3, startAngle: .zero, delta: .degrees(30))
    path.addPath(Path(CGRect(x: 1, y: 1, width: 2, height: 2)))
    path.addPath(Path(), transform: .identity)
    path.closeSubpath()
    let stroked = path.strokedPath(StrokeStyle(lineWidth: 2))
    print(path.isEmpty, path.contains(.zero), path.currentPoint ?? .zero, stroked.boundingRect, path.cgPath)
    // swift-format-ignore: ReplaceForEachWithForLoop
    path.forEach { element in
        switch element {
        case .move(let to): print(to)
        case .line(let to): print(to)
        case .quadCurve(let to, let control): print(to, control)
        case .curve(let to, let control1, let control2): print(to, control1, control2)
        case .closeSubpath: break
        }
    }
    return path.trimmedPath(from: 0.1, to: 0.9).offsetBy(dx: 1, dy: 1)
}

struct ShapesGradients: View {
    let gradient = Gradient(colors: [.red, .orange])
    let stops = Gradient(stops: [
        .init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 0.4), .init(color: .clear, location: 1),
    ])

    var body: some View {
        VStack {
            LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
            LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
            LinearGradient(
                stops: [.init(color: .black, location: 0), .init(color: .clear, location: 1)], startPoint: .top,
                endPoint: UnitPoint(x: 0.5, y: 0.9))
            RadialGradient(gradient: stops, center: .center, startRadius: 5, endRadius: 50)
            AngularGradient(gradient: gradient, center: .center)
            AngularGradient(gradient: gradient, center: .center, angle: .degrees(90))
            AngularGradient(
                colors: [.red, .blue], center: .center, startAngle: .degrees(0), endAngle: .degrees(180))
            Rectangle().fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))
            Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            Rectangle().fill(
                .radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 20))
            Rectangle().fill(
                .angularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(9)))
            Rectangle().fill(Color.blue.gradient)
            Rectangle().fill(.blue.gradient)
            Rectangle().fill(gradient)
            Rectangle().fill(Color.primary)
            Rectangle().fill(Color.secondary)
            Rectangle().fill(.foreground)
            Rectangle().fill(.red.opacity(0.5))
            Rectangle().fill(shapesStyle(isOn: true))
        }
    }

    func shapesStyle(isOn: Bool) -> AnyShapeStyle {
        isOn ? AnyShapeStyle(.red) : AnyShapeStyle(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))
    }
}

struct ShapesFilled<S: Shape, Fill: ShapeStyle>: View {
    var shape: S
    var style: Fill

    var body: some View {
        shape.fill(style).overlay(shape.stroke(style))
    }
}
