import SwiftUI

/// A gradient of the library: a name, and colours at places from 0 to 1.
struct ColorGradient: Identifiable, Hashable {
    struct Stop: Identifiable, Hashable {
        let id = UUID()
        var color: Color
        var location: Double
    }

    let id = UUID()
    var name: String
    var stops: [Stop]

    init(_ name: String, stops: [Stop]) {
        self.name = name
        self.stops = stops
    }

    /// Colours at even distances.
    init(_ name: String, _ colors: Color...) {
        let last = Double(max(colors.count - 1, 1))
        self.init(name, stops: colors.enumerated().map { Stop(color: $1, location: Double($0) / last) })
    }

    var gradient: Gradient {
        let ordered = stops.sorted { $0.location < $1.location }
        return Gradient(stops: ordered.map { Gradient.Stop(color: $0.color, location: $0.location) })
    }

    /// In the middle of the widest gap, of the colours on both sides of it.
    mutating func addStop() {
        let ordered = stops.sorted { $0.location < $1.location }
        var widest = (from: 0, width: -1.0)
        for index in ordered.indices.dropLast() {
            let width = ordered[index + 1].location - ordered[index].location
            if width > widest.width { widest = (index, width) }
        }
        guard ordered.count > 1 else {
            stops.append(Stop(color: ordered.first?.color ?? .accentColor, location: 1))
            return
        }
        let (before, after) = (ordered[widest.from], ordered[widest.from + 1])
        let middle = Stop(
            color: before.color.mix(with: after.color, by: 0.5), location: (before.location + after.location) / 2)
        let place = stops.firstIndex { $0.id == before.id } ?? stops.endIndex - 1
        stops.insert(middle, at: place + 1)
    }
}

/// The gradients that there are.
@Observable
final class GradientLibrary {
    var gradients: [ColorGradient] = [
        ColorGradient("Harbour", .init(hex: 0x0B3954), .init(hex: 0x087E8B), .init(hex: 0xBFD7EA)),
        ColorGradient("Persimmon", .init(hex: 0xFF9F1C), .init(hex: 0xE4572E), .init(hex: 0x7A1F3D)),
        ColorGradient("Moss", .init(hex: 0xD8E2A8), .init(hex: 0x6A994E), .init(hex: 0x1B4332)),
        ColorGradient("Heather", .init(hex: 0xF6C6EA), .init(hex: 0xA06CD5), .init(hex: 0x3C1B6F)),
        ColorGradient("First frost", .init(hex: 0xE8F1F2), .init(hex: 0x9BC1D9), .init(hex: 0x5B7DB1)),
        ColorGradient("Ember", .init(hex: 0x1A1423), .init(hex: 0x9A031E), .init(hex: 0xFB8B24), .init(hex: 0xFFE066)),
        ColorGradient("Lagoon", .init(hex: 0x00F5D4), .init(hex: 0x00A6FB), .init(hex: 0x0B2A6F)),
        ColorGradient("Peony", .init(hex: 0xFFE5EC), .init(hex: 0xFF8FAB), .init(hex: 0xC9184A)),
        ColorGradient(
            "Parrot", .init(hex: 0xEF476F), .init(hex: 0xFFD166), .init(hex: 0x06D6A0), .init(hex: 0x118AB2),
            .init(hex: 0x5F3DC4)),
    ]

    func gradient(_ id: ColorGradient.ID) -> ColorGradient? { gradients.first { $0.id == id } }

    func replace(_ gradient: ColorGradient) {
        guard let index = gradients.firstIndex(where: { $0.id == gradient.id }) else { return }
        gradients[index] = gradient
    }

    /// Returns what was added.
    @discardableResult
    func add() -> ColorGradient {
        let added = ColorGradient("Untitled", .teal, .indigo)
        gradients.append(added)
        return added
    }

    func remove(_ id: ColorGradient.ID) { gradients.removeAll { $0.id == id } }
}

extension Color {
    /// A colour of sRGB, from six hexadecimal digits.
    init(hex: UInt32) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
    }
}
