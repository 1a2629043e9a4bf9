import Foundation
import Synchronization
import ViewValues

extension Color {
    /// The colour of a name in the asset catalogues of a bundle, nil for that of the program. One that is missing is reported and
    /// clear.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(resolver: NamedColor(name: name, bundle: bundle))
    }

    /// The colour that the program's asset catalogue has for its accents; nil where it has none.
    package static var programAccent: Color? {
        ColorSet.named("AccentColor", in: .main, isOptional: true) == nil ? nil : Color("AccentColor")
    }
}

private struct NamedColor: ColorResolving {
    let name: String
    let bundle: Bundle?

    var description: String { "NamedColor(name: \"\(name)\", bundle: \(bundle.map { "\($0)" } ?? "nil"))" }

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let color = ColorSet.named(name, in: bundle ?? .main)?.color(
            isDark: environment.colorScheme == .dark, hasHighContrast: environment.colorSchemeContrast == .increased)
        return (color ?? .clear).resolve(in: environment)
    }
}

/// The colours of one name in an asset catalogue.
struct ColorSet {
    private struct Variant {
        let color: Color
        let isDark: Bool
        let isOfHighContrast: Bool
    }

    private let variants: [Variant]

    private struct Key: Hashable {
        let name: String
        let bundle: String
    }

    private static let known = Mutex<[Key: ColorSet?]>([:])

    /// Nil where no catalogue has the name, which is reported unless that may well be.
    static func named(_ name: String, in bundle: Bundle, isOptional: Bool = false) -> ColorSet? {
        let key = Key(name: name, bundle: bundle.bundlePath)
        if let found = known.withLock({ $0[key] }) { return found }
        let set = AssetCatalogue.folder("\(name).colorset", in: bundle).flatMap { ColorSet(folder: $0, name: name) }
        if set == nil && !isOptional {
            Diagnostics.report("color \"\(name)\" was not found: there is no \(name).colorset in \(bundle.bundlePath)")
        }
        known.withLock { $0[key] = .some(set) }
        return set
    }

    func color(isDark: Bool, hasHighContrast: Bool) -> Color {
        // The scheme counts for more than the contrast.
        func fit(_ variant: Variant) -> Int {
            (variant.isDark == isDark ? 2 : 0) + (variant.isOfHighContrast == hasHighContrast ? 1 : 0)
        }
        let fitting = variants.filter { (!$0.isDark || isDark) && (!$0.isOfHighContrast || hasHighContrast) }
        return (fitting.max { fit($0) < fit($1) } ?? variants[0]).color
    }

    private struct Contents: Decodable {
        struct Entry: Decodable {
            var idiom: String?
            var color: Value?
            var appearances: [AssetAppearance]?
        }

        struct Value: Decodable {
            var space: String?
            var components: [String: String]?
            var reference: String?

            enum CodingKeys: String, CodingKey {
                case space = "color-space"
                case components
                case reference
            }
        }

        var colors: [Entry]
    }

    private init?(folder: String, name: String) {
        guard let contents = AssetCatalogue.contents(Contents.self, of: folder) else { return nil }
        // Those of the desktop before those of all devices.
        let idioms = ["mac", "universal", nil]
        var variants: [Variant] = []
        for idiom in idioms {
            for entry in contents.colors where entry.idiom == idiom {
                guard let value = entry.color, let color = Self.color(value, name) else { continue }
                variants.append(
                    Variant(
                        color: color, isDark: entry.appearances.isDark,
                        isOfHighContrast: entry.appearances.isOfHighContrast))
            }
            if !variants.isEmpty { break }
        }
        if variants.isEmpty { return nil }
        self.variants = variants
    }

    private static func color(_ value: Contents.Value, _ name: String) -> Color? {
        if let reference = value.reference {
            if let color = systemColors[reference] { return color }
            Diagnostics.report("color \"\(name)\" refers to \(reference), which is unknown here")
            return nil
        }
        guard let components = value.components else { return nil }
        func component(_ key: String) -> Double? { components[key].flatMap(number) }
        let opacity = component("alpha") ?? 1
        if let white = component("white") {
            return Color(value.space == "extended-gray" ? .sRGBLinear : .sRGB, white: white, opacity: opacity)
        }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
            Diagnostics.report("color \"\(name)\" has components that are no numbers: \(components)")
            return nil
        }
        let space: Color.RGBColorSpace =
            switch value.space {
            case "display-p3": .displayP3
            case "extended-linear-srgb": .sRGBLinear
            default: .sRGB
            }
        return Color(space, red: red, green: green, blue: blue, opacity: opacity)
    }

    /// A component as Xcode writes it: from 0 to 1 with a point, from 0 to 255 without one, or that in hexadecimal digits.
    private static func number(_ text: String) -> Double? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let value = Double(text), value.isFinite else { return nil }
        return text.contains(".") ? value : value / 255
    }

    /// Xcode's names for the system's colours.
    private static let systemColors: [String: Color] = [
        "systemBlueColor": .blue, "systemBrownColor": .brown, "systemCyanColor": .cyan, "systemGrayColor": .gray,
        "systemGreenColor": .green, "systemIndigoColor": .indigo, "systemMintColor": .mint,
        "systemOrangeColor": .orange, "systemPinkColor": .pink, "systemPurpleColor": .purple, "systemRedColor": .red,
        "systemTealColor": .teal, "systemYellowColor": .yellow, "labelColor": .primary,
        "secondaryLabelColor": .secondary, "controlAccentColor": Color(system: .accent), "whiteColor": .white,
        "blackColor": .black,
    ]
}
