import Foundation

/// The outline of a 2D shape, as CoreGraphics has it: immutable, a reference.
public class CGPath: @unchecked Sendable {
    /// Written by `CGMutablePath` alone, whose users see to it that no one reads meanwhile, as in CoreGraphics.
    package fileprivate(set) var buffer: PathBuffer

    package init(buffer: PathBuffer) {
        self.buffer = buffer
    }

    fileprivate convenience init(
        _ transform: UnsafePointer<CGAffineTransform>?, _ build: (inout PathBuffer) -> Void
    ) {
        var buffer = PathBuffer()
        build(&buffer)
        if let transform { buffer.apply(transform.pointee) }
        self.init(buffer: buffer)
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform) { $0.addRect(rect.standardized) }
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform) { $0.addEllipse(rect.standardized) }
    }

    public var isEmpty: Bool { buffer.isEmpty }

    /// Where the next segment begins; zero when the path is empty.
    public var currentPoint: CGPoint { buffer.currentPoint ?? .zero }

    /// The box around the path, controls included. Null when empty.
    public var boundingBox: CGRect { buffer.controlBox }

    /// The box around the path, controls left out. Null when empty.
    public var boundingBoxOfPath: CGRect { buffer.boundingBox }

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        guard !transform.isIdentity else { return buffer.contains(point, evenOdd: rule == .evenOdd) }
        var moved = buffer
        moved.apply(transform)
        return moved.contains(point, evenOdd: rule == .evenOdd)
    }

    public func copy() -> CGPath? { CGPath(buffer: buffer) }

    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.buffer = buffer
        return copy
    }

    /// The outline of what a stroke of the path covers; curves become lines that stray 0.02 points.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let stroker = PathStroker(
            width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, dash: [], dashPhase: 0,
            tolerance: 0.02)
        var outline = stroker.outline(of: buffer)
        outline.apply(transform)
        return CGPath(buffer: outline)
    }
}

extension CGPath: Equatable {
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.buffer == rhs.buffer }
}

/// Which of the areas that a path encloses are inside.
public enum CGPathFillRule: Int, Hashable, Sendable {
    case winding = 0
    case evenOdd = 1
}

/// A path that can be added to.
public class CGMutablePath: CGPath, @unchecked Sendable {
    public init() {
        super.init(buffer: PathBuffer())
    }

    private func add(_ transform: CGAffineTransform, _ build: (inout PathBuffer) -> Void) {
        if transform.isIdentity {
            build(&buffer)
            return
        }
        var added = PathBuffer()
        build(&added)
        added.apply(transform)
        buffer.append(added)
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        buffer.move(to: point.applying(transform))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        buffer.line(to: point.applying(transform))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        buffer.quad(to: end.applying(transform), control: control.applying(transform))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        buffer.cubic(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
    }

    public func closeSubpath() {
        buffer.close()
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() {
            addLine(to: point, transform: transform)
        }
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addRect(rect.standardized) }
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects {
            addRect(rect, transform: transform)
        }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addEllipse(rect.standardized) }
    }

    /// Angles in radians; clockwise is meant for y upward.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        buffer.addArc(
            center: center, radius: radius, start: startAngle,
            delta: PathBuffer.sweep(from: startAngle, to: endAngle, clockwise: clockwise), transform: transform)
    }

    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        buffer.addArc(center: center, radius: radius, start: startAngle, delta: delta, transform: transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        var added = path.buffer
        added.apply(transform)
        buffer.append(added)
    }
}
