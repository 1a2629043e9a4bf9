import CoreGraphics
import Drawing
import ViewValues

/// A colour, a gradient or another way to paint.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style for an environment, for styles that are made of others.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What is painted, for the library.
    func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle
}

extension ShapeStyle {
    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        resolve(in: environment)._resolvedStyle(in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is painted as it is and not resolved to another style")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// A style with everything looked up: colours as numbers, points as fractions of what is painted.
public struct _ResolvedStyle: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        case color
        case linearGradient(start: UnitPoint, end: UnitPoint)
        case radialGradient(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// Radii are fractions of the width and of the height.
        case ellipticalGradient(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        case angularGradient(center: UnitPoint, startAngle: Double, endAngle: Double)
    }

    package var kind: Kind
    /// One stop for a plain colour.
    package var stops: [ColorStop]
    /// Behind what is painted, or on it, in the order in which they were given.
    package var shadows: [StyleShadow] = []
    /// How what is painted meets what is behind. Nil for as usual.
    package var blendMode: BlendMode?

    package struct StyleShadow: Sendable, Equatable {
        package var shadow: Shadow
        package var isInner: Bool
    }

    package init(kind: Kind, stops: [ColorStop]) {
        self.kind = kind
        self.stops = stops
    }

    package init(_ color: PaintColor) {
        self.init(kind: .color, stops: [ColorStop(color: color, location: 0)])
    }

    /// The paint for a thing that covers `rect`.
    package func paint(in rect: CGRect) -> Paint {
        func point(_ unit: UnitPoint) -> CGPoint {
            CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
        }
        switch kind {
        case .color:
            return .color(stops[0].color)
        case .linearGradient(let start, let end):
            return .linearGradient(stops, start: point(start), end: point(end))
        case .radialGradient(let center, let startRadius, let endRadius):
            return .radialGradient(stops, center: point(center), startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient(let center, let startRadius, let endRadius):
            let isFlat = rect.width <= 0 || rect.height <= 0
            return .radialGradient(
                stops, center: point(center), startRadius: startRadius * rect.width,
                endRadius: endRadius * rect.width, aspect: isFlat ? 1 : rect.height / rect.width)
        case .angularGradient(let center, let startAngle, let endAngle):
            return .angularGradient(stops, center: point(center), startAngle: startAngle, endAngle: endAngle)
        }
    }

    package func opacity(_ opacity: Double) -> _ResolvedStyle {
        var style = self
        for index in style.stops.indices { style.stops[index].color.opacity *= Float(opacity) }
        for index in style.shadows.indices { style.shadows[index].shadow.color.opacity *= Float(opacity) }
        return style
    }
}

/// Colours move through one another when they are animated; the points of gradients do too. Between styles of
/// different kinds or numbers of stops the change is at once.
extension _ResolvedStyle: Animatable {
    public var animatableData: _StyleVector {
        get {
            if kind == .color {
                let color = stops[0].color
                return _StyleVector(color: SIMD4(color.red, color.green, color.blue, color.opacity))
            }
            var rest: [Float] = []
            for stop in stops {
                let color = stop.color
                rest += [color.red, color.green, color.blue, color.opacity, Float(stop.location)]
            }
            return _StyleVector(color: .zero, rest: rest)
        }
        set {
            if kind == .color {
                stops[0].color = PaintColor(
                    red: newValue.color.x, green: newValue.color.y, blue: newValue.color.z, opacity: newValue.color.w)
                return
            }
            guard newValue.rest.count == stops.count * 5 else { return }
            for index in stops.indices {
                let base = index * 5
                stops[index] = ColorStop(
                    color: PaintColor(
                        red: newValue.rest[base], green: newValue.rest[base + 1], blue: newValue.rest[base + 2],
                        opacity: newValue.rest[base + 3]),
                    location: Double(newValue.rest[base + 4]))
            }
        }
    }
}

/// The numbers of a style. A plain colour needs no memory of its own.
public struct _StyleVector: VectorArithmetic, Sendable {
    var color: SIMD4<Float>
    var rest: [Float] = []

    public static var zero: _StyleVector { _StyleVector(color: .zero) }

    public static func + (a: _StyleVector, b: _StyleVector) -> _StyleVector {
        _StyleVector(color: a.color + b.color, rest: combine(a.rest, b.rest, +))
    }

    public static func - (a: _StyleVector, b: _StyleVector) -> _StyleVector {
        _StyleVector(color: a.color - b.color, rest: combine(a.rest, b.rest, -))
    }

    public mutating func scale(by factor: Double) {
        color *= Float(factor)
        for index in rest.indices { rest[index] *= Float(factor) }
    }

    public var magnitudeSquared: Double {
        Double((color * color).sum()) + rest.reduce(0) { $0 + Double($1 * $1) }
    }

    /// A missing part counts as zeros.
    private static func combine(_ a: [Float], _ b: [Float], _ operation: (Float, Float) -> Float) -> [Float] {
        if a.isEmpty && b.isEmpty { return [] }
        return (0..<max(a.count, b.count)).map { operation($0 < a.count ? a[$0] : 0, $0 < b.count ? b[$0] : 0) }
    }
}
