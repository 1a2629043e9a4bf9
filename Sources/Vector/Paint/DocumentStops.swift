import CoreGraphics
import Drawing

/// A gradient's stops for formats that interpolate colour and alpha apart: more stops where the alpha changes, so
/// that the result is that of premultiplied interpolation.
struct DocumentStops {
    struct Stop {
        var location: Double
        var red: Double
        var green: Double
        var blue: Double
        var alpha: Double
    }

    private(set) var stops: [Stop] = []

    /// Steps between two stops of different alpha.
    private static let steps = 16

    init(_ colors: [ColorStop], opacity: Double) {
        func held(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        for stop in colors {
            let location = max(held(stop.location), stops.last?.location ?? 0)
            let color = stop.color
            let next = Stop(
                location: location, red: held(Double(color.red)), green: held(Double(color.green)),
                blue: held(Double(color.blue)), alpha: held(Double(color.opacity) * opacity))
            if let last = stops.last, last.alpha != next.alpha, location > last.location {
                for step in 0...Self.steps {
                    stops.append(Self.mix(last, next, Double(step) / Double(Self.steps)))
                }
            }
            stops.append(next)
        }
    }

    private static func mix(_ first: Stop, _ second: Stop, _ part: Double) -> Stop {
        let alpha = first.alpha + (second.alpha - first.alpha) * part
        func channel(_ a: Double, _ b: Double) -> Double {
            // Where nothing shows, the colour is the one that it is about to have.
            if alpha == 0 { return first.alpha == 0 ? b : a }
            return (a * first.alpha * (1 - part) + b * second.alpha * part) / alpha
        }
        return Stop(
            location: first.location + (second.location - first.location) * part,
            red: channel(first.red, second.red), green: channel(first.green, second.green),
            blue: channel(first.blue, second.blue), alpha: alpha)
    }

    /// The colour at a place from 0 to 1.
    func color(at place: Double) -> Stop {
        guard let first = stops.first, let last = stops.last else {
            return Stop(location: place, red: 0, green: 0, blue: 0, alpha: 0)
        }
        guard let index = stops.firstIndex(where: { $0.location > place }) else { return last }
        if index == 0 { return first }
        let before = stops[index - 1]
        return Self.mix(before, stops[index], (place - before.location) / (stops[index].location - before.location))
    }

    /// Location, red, green, blue, alpha of each.
    var flat: [Double] { stops.flatMap { [$0.location, $0.red, $0.green, $0.blue, $0.alpha] } }
}
