import Drawing
import Foundation
import IdiomData
import Testing
import ViewValues

struct ColorTests {
    private func environment(
        _ scheme: ColorScheme = .light, _ contrast: ColorSchemeContrast = .standard, _ idiom: Idiom = .desktop
    ) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = scheme
        values.colorSchemeContrast = contrast
        values.idiom = idiom
        return values
    }

    private func bytes(_ color: Color, _ environment: EnvironmentValues = EnvironmentValues()) -> [Int] {
        let paint = color.paintColor(in: environment)
        return [paint.red, paint.green, paint.blue, paint.opacity].map { Int(($0 * 255).rounded()) }
    }

    @Test func componentsComeOutAsTheyWentIn() {
        #expect(bytes(Color(red: 1, green: 0.5, blue: 0, opacity: 0.2)) == [255, 128, 0, 51])
        #expect(bytes(Color(white: 0.5)) == [128, 128, 128, 255])
        for byte in 0...255 {
            let component = Float(byte) / 255
            let resolved = Color.Resolved(red: component, green: component, blue: component)
            #expect(Int((resolved.red * 255).rounded()) == byte)
        }
        let beyond = Color(red: 1.5, green: -0.2, blue: 0).resolve(in: EnvironmentValues())
        #expect(abs(beyond.red - 1.5) < 1e-5 && abs(beyond.green + 0.2) < 1e-5)
    }

    @Test func hueSaturationAndBrightnessGiveTheirColours() {
        #expect(bytes(Color(hue: 0, saturation: 1, brightness: 1)) == [255, 0, 0, 255])
        #expect(bytes(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)) == [0, 255, 0, 255])
        #expect(bytes(Color(hue: 0.5, saturation: 0.5, brightness: 0.8)) == [102, 204, 204, 255])
        #expect(bytes(Color(hue: 1, saturation: 1, brightness: 1)) == [255, 0, 0, 255])
        #expect(bytes(Color(hue: .nan, saturation: 0, brightness: 1)) == [255, 255, 255, 255])
    }

    @Test func linearAndWideComponentsAreConverted() {
        #expect(bytes(Color(.sRGBLinear, red: 0.215_861, green: 1, blue: 0)) == [128, 255, 0, 255])
        // The sRGB components of Display P3's red, as colour calculators give them.
        let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues())
        #expect(abs(red.red - 1.0930) < 1e-3)
        #expect(abs(red.green + 0.2267) < 1e-3)
        #expect(abs(red.blue + 0.1501) < 1e-3)
        #expect(bytes(Color(.displayP3, white: 0.5)) == [128, 128, 128, 255])
    }

    @Test func systemColoursFollowSchemeContrastAndIdiom() {
        #expect(bytes(.red, environment()) == [255, 59, 48, 255])
        #expect(bytes(.red, environment(.dark)) == [255, 69, 58, 255])
        #expect(bytes(.green, environment()) == [40, 205, 65, 255])
        #expect(bytes(.green, environment(.light, .standard, .phone)) == [52, 199, 89, 255])
        #expect(bytes(.blue, environment(.light, .increased, .phone)) == [0, 64, 221, 255])
        #expect(bytes(.primary, environment(.dark, .standard, .phone)) == [255, 255, 255, 255])
        #expect(bytes(.primary, environment()) == [0, 0, 0, 217])
    }

    @Test func theAccentColourIsTheOneSet() {
        var values = environment()
        #expect(bytes(.accentColor, values) == [0, 122, 255, 255])
        values.accentColor = .red
        #expect(bytes(.accentColor, values) == [255, 59, 48, 255])
        values.accentColor = .accentColor.opacity(0.5)
        #expect(bytes(.accentColor, values) == [0, 122, 255, 255])
    }

    @Test func opacitiesMultiply() {
        #expect(bytes(Color.red.opacity(0.5).opacity(0.5)) == [255, 59, 48, 64])
        #expect(bytes(Color.primary.opacity(0.5))[3] == 108)
        #expect(Color.red.opacity(1) == .red)
    }

    @Test func mixturesBeginAndEndWithTheirColours() {
        for space in [Gradient.ColorSpace.device, .perceptual] {
            #expect(bytes(Color.white.mix(with: .black, by: 0, in: space)) == [255, 255, 255, 255])
            #expect(bytes(Color.white.mix(with: .black, by: 1, in: space)) == [0, 0, 0, 255])
            #expect(bytes(Color.white.mix(with: .black, by: 7, in: space)) == [0, 0, 0, 255])
        }
        #expect(bytes(Color.white.mix(with: .black, by: 0.75, in: .device)) == [64, 64, 64, 255])
        // Half the lightness of Oklab is an eighth of the light.
        #expect(bytes(Color.white.mix(with: .black, by: 0.5)) == [99, 99, 99, 255])
        #expect(
            bytes(Color(red: 1, green: 0, blue: 0).mix(with: .clear, by: 0.5, in: .device)) == [255, 0, 0, 128])
        #expect(bytes(Color.clear.mix(with: .clear, by: 0.3))[3] == 0)
    }

    @Test func coloursAreEqualByWhatTheySay() {
        #expect(Color.red == .red)
        #expect(Color.red != .orange)
        #expect(Color(red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0))
        #expect(Set([Color.red, .red.opacity(0.5), .red.opacity(0.5)]).count == 2)
    }

    @Test func resolvedColoursAnimateWithoutTheBlackOfClear() {
        var start = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
        let end = Color.Resolved(red: 1, green: 0.5, blue: 0)
        start.animatableData.interpolate(towards: end.animatableData, amount: 0.5)
        #expect(abs(start.red - 1) < 1e-5 && abs(start.green - 0.5) < 1e-5 && abs(start.opacity - 0.5) < 1e-6)
        start.animatableData = end.animatableData
        #expect(abs(start.green - 0.5) < 1e-5)
    }

    @Test func resolvedColoursAreCoded() throws {
        let color = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
        let data = try JSONEncoder().encode(color)
        #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == color)
        #expect(color.description == "#4080BF80")
    }

    @Test func descriptionsNameTheColour() {
        #expect(Color.red.description == "red")
        #expect(Color.white.description == "white")
        #expect(Color.primary.opacity(0.5).description == "50% primary")
        #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
    }

    private struct Alternating: ColorResolving {
        var description: String { "alternating" }
        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            (environment.colorScheme == .dark ? Color.white : .black).resolve(in: environment)
        }
    }

    @Test func aResolverIsAskedWhereTheColourIsShown() {
        let color = Color(resolver: Alternating())
        #expect(bytes(color, environment(.dark)) == [255, 255, 255, 255])
        #expect(bytes(color.opacity(0.5), environment()) == [0, 0, 0, 128])
        #expect(color == Color(resolver: Alternating()))
    }

    @Test func coloursOfAGradientAreEvenlySpread() {
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
        #expect(Gradient(colors: []).stops.isEmpty)
    }

    @Test func stopsAscendWithinTheGradient() {
        let gradient = Gradient(stops: [
            .init(color: .white, location: -1), .init(color: .black, location: 0.5),
            .init(color: .white, location: 0.25), .init(color: .black, location: .nan),
            .init(color: .white, location: 7),
        ])
        let stops = gradient.colorStops(in: EnvironmentValues())
        #expect(stops.map(\.location) == [0, 0.5, 0.5, 0.5, 1])
        #expect(Gradient(colors: []).colorStops(in: EnvironmentValues(), space: .perceptual).isEmpty)
    }

    @Test(arguments: [(Color.red, Color.green), (.white, .black), (.blue, .yellow), (.black, .blue)])
    func stopsOfAPerceptualGradientLeaveNoVisibleError(first: Color, second: Color) {
        let environment = EnvironmentValues()
        let stops = Gradient(colors: [first, second]).colorSpace(.perceptual).colorStops(in: environment)
        for (before, after) in zip(stops, stops.dropFirst()) {
            let exact = first.mix(with: second, by: (before.location + after.location) / 2)
                .paintColor(in: environment)
            #expect(abs((before.color.red + after.color.red) / 2 - exact.red) < 1.5 / 255)
            #expect(abs((before.color.green + after.color.green) / 2 - exact.green) < 1.5 / 255)
            #expect(abs((before.color.blue + after.color.blue) / 2 - exact.blue) < 1.5 / 255)
        }
    }
}
