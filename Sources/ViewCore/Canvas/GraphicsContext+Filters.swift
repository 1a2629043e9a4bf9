import CoreGraphics
import Drawing
import ViewValues

/// A filter with its lengths in the canvas's coordinates.
enum CanvasFilter {
    case filter(Drawing.Filter)
    case shadow(Shadow)

    func layer(_ content: DisplayChunk) -> Layer {
        switch self {
        case .filter(let filter): Layer(content: content, filters: [filter])
        case .shadow(let shadow): Layer(content: content, shadow: shadow)
        }
    }
}

extension GraphicsContext {
    /// Something that is done to all that is drawn.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case blur(CGFloat, isOpaque: Bool)
            case color(ColorEffect.Kind, Double)
            case multiply(Color)
            case luminanceToAlpha
            case shadow(Color, CGFloat, CGSize)
        }

        let kind: Kind

        /// A Gaussian whose standard deviation is so many points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(radius, isOpaque: options.contains(.opaque)))
        }

        /// A shadow behind what is drawn.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter {
            Filter(kind: .shadow(color, radius, CGSize(width: x, height: y)))
        }

        public static func brightness(_ amount: Double) -> Filter { Filter(kind: .color(.brightness, amount)) }
        public static func contrast(_ amount: Double) -> Filter { Filter(kind: .color(.contrast, amount)) }
        public static func saturation(_ amount: Double) -> Filter { Filter(kind: .color(.saturation, amount)) }
        public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .color(.grayscale, amount)) }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .color(.hueRotation, angle.radians)) }
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
        public static var luminanceToAlpha: Filter { Filter(kind: .luminanceToAlpha) }
    }

    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The edges stay opaque.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    }

    /// Does something to all that is drawn from now on, after the filters so far.
    public mutating func addFilter(_ filter: Filter) {
        let (scale, transform) = (lengthScale, transform)
        nonisolated(unsafe) let environment = environment
        let made: CanvasFilter? = onMainActor {
            switch filter.kind {
            case .blur(let radius, let isOpaque):
                guard radius.isFinite, radius > 0 else { return nil }
                return .filter(.blur(radius: radius * scale, isOpaque: isOpaque))
            case .color(let kind, let amount):
                let effect = ColorEffect(kind: kind, amount: amount.isFinite ? amount : 0)
                return effect.filter.map { .filter($0) }
            case .multiply(let color):
                let effect = ColorMultiplication(color: color.paintColor(in: environment))
                return effect.layer(.empty, frame: .zero)?.filters.first.map { .filter($0) }
            case .luminanceToAlpha:
                return .filter(.luminanceToAlpha)
            case .shadow(let color, let radius, let offset):
                let x = offset.width * transform.a + offset.height * transform.c
                let y = offset.width * transform.b + offset.height * transform.d
                guard radius.isFinite, x.isFinite, y.isFinite else { return nil }
                let paint = color.paintColor(in: environment)
                return .shadow(
                    Shadow(color: paint, radius: max(radius, 0) * scale, offset: CGSize(width: x, height: y)))
            }
        }
        if let made { filters.append(made) }
    }

    /// How much longer lengths are in the canvas than where is drawn.
    private var lengthScale: CGFloat {
        abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    }
}

extension ColorEffect {
    /// Nil if it changes nothing.
    @MainActor fileprivate var filter: Drawing.Filter? { layer(.empty, frame: .zero)?.filters.first }
}
