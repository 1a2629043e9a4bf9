import CRaster
import CoreGraphics
import Drawing

/// Gradients' colours at even steps, premultiplied. Between stops the premultiplied sRGB values are interpolated, so
/// that a colour fades to clear without turning grey.
final class RampCache {
    private struct Key: Hashable {
        let stops: [ColorStop]
        let opacity: Double
    }

    private var ramps: [Key: [UInt32]] = [:]

    /// More than this many are not kept.
    private static let most = 512

    func ramp(_ stops: [ColorStop], opacity: Double) -> [UInt32] {
        let key = Key(stops: stops, opacity: opacity)
        if let ramp = ramps[key] { return ramp }
        if ramps.count >= Self.most { ramps.removeAll(keepingCapacity: true) }
        let ramp = Self.makeRamp(stops, opacity: opacity)
        ramps[key] = ramp
        return ramp
    }

    private static func makeRamp(_ stops: [ColorStop], opacity: Double) -> [UInt32] {
        let count = Int(RASTER_RAMP_COUNT)
        // Locations must ascend; one that does not counts as where its predecessor is.
        var places: [Float] = []
        for stop in stops {
            let location = stop.location.isNaN ? 0 : Float(max(-1e6, min(1e6, stop.location)))
            places.append(max(location, places.last ?? -.infinity))
        }
        let colors = stops.map { stop -> SIMD4<Float> in
            func held(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
            let alpha = held(stop.color.opacity * Float(opacity))
            return SIMD4(
                held(stop.color.blue) * alpha, held(stop.color.green) * alpha, held(stop.color.red) * alpha, alpha)
        }
        guard !colors.isEmpty else { return [UInt32](repeating: 0, count: count) }
        return [UInt32](unsafeUninitializedCapacity: count) { ramp, filled in
            colors.withUnsafeBytes { colors in
                raster_make_ramp(
                    ramp.baseAddress, places, colors.baseAddress?.assumingMemoryBound(to: Float.self),
                    Int32(places.count))
            }
            filled = count
        }
    }
}
