import Drawing

extension Gradient {
    /// The stops as the renderers take them: resolved, ascending, within 0 to 1, and close enough together that what lies
    /// between them can be interpolated in encoded sRGB.
    package func colorStops(
        in environment: EnvironmentValues, space: Gradient.ColorSpace = .device
    ) -> [ColorStop] {
        var resolved: [(color: Color.Resolved, location: Double)] = []
        resolved.reserveCapacity(stops.count)
        var latest = 0.0
        for stop in stops {
            // A stop before its predecessor stands where that one does, as the renderers would have it.
            let location = stop.location.isNaN ? latest : min(max(Double(stop.location), latest), 1)
            resolved.append((stop.color.resolve(in: environment), location))
            latest = location
        }
        guard space == .perceptual else {
            return resolved.map { ColorStop(color: PaintColor($0.color), location: $0.location) }
        }
        var stops: [ColorStop] = []
        for index in resolved.indices {
            let (color, location) = resolved[index]
            stops.append(ColorStop(color: PaintColor(color), location: location))
            guard index + 1 < resolved.count, resolved[index + 1].location > location else { continue }
            let next = resolved[index + 1]
            let shades = PerceptualShades(start: color, end: next.color)
            shades.addStops(between: 0, and: 1, depth: 0) { fraction, shade in
                stops.append(ColorStop(color: shade, location: location + (next.location - location) * fraction))
            }
        }
        return stops
    }
}

/// The shades between two colours, cut into pieces within which encoded sRGB is straight enough.
private struct PerceptualShades {
    let start: Color.Resolved
    let end: Color.Resolved

    /// A step of eight bits, which is as much as nobody sees.
    private static let tolerance: Float = 1.0 / 255
    /// At most 128 pieces: near black, encoded sRGB is so steep that the last ones gain nothing.
    private static let deepest = 7

    private func shade(at fraction: Double) -> PaintColor {
        PaintColor(Color.Resolved.mix(start, end, by: fraction, in: .perceptual))
    }

    /// Calls `add` with each shade that is needed between two fractions, in ascending order.
    func addStops(between low: Double, and high: Double, depth: Int, _ add: (Double, PaintColor) -> Void) {
        let middle = (low + high) / 2
        let exact = shade(at: middle)
        let (first, last) = (shade(at: low), shade(at: high))
        let error = max(
            abs((first.red + last.red) / 2 - exact.red), abs((first.green + last.green) / 2 - exact.green),
            abs((first.blue + last.blue) / 2 - exact.blue))
        // Half way alone can be right by chance: the first cut is always made.
        guard depth == 0 || (error > PerceptualShades.tolerance && depth < PerceptualShades.deepest) else { return }
        addStops(between: low, and: middle, depth: depth + 1, add)
        add(middle, exact)
        addStops(between: middle, and: high, depth: depth + 1, add)
    }
}

extension AnyGradient {
    /// The stops as the renderers take them.
    package func colorStops(in environment: EnvironmentValues) -> [ColorStop] {
        gradient.colorStops(in: environment, space: space)
    }
}
