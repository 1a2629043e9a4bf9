// Colours in all their initialisers.
import SwiftUI

extension Color {
    static let colorsBrand = Color(red: 0.1, green: 0.4, blue: 0.9)
    static let colorsBackground = Color(white: 0.95)

    init(colorsHex hex: UInt32, alpha: Double = 1) {
        self.init(
            .sRGB,
            red: Double((hex >> 16) & 0xff) / 255,
            green: Double((hex >> 8) & 0xff) / 255,
            blue: Double(hex & 0xff) / 255,
            opacity: alpha
        )
    }

    static func colorsRandom() -> Color {
        Color(hue: .random(in: 0...1), saturation: 0.6, brightness: 0.9)
    }
}

extension ShapeStyle where Self == Color {
    static var colorsAccent: Color { Color(red: 0.5, green: 0, blue: 0.5) }
}

enum ColorsMood: CaseIterable {
    case calm, warm

    var color: Color {
        switch self {
        case .calm: return .blue
        case .warm: return Color.orange.opacity(0.8)
        }
    }
}

struct ColorsView: View {
    @Environment(\.self) private var environment
    @Environment(\.colorScheme) var scheme

    let all: [Color] = [
        .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .white, .gray,
        .black, .clear, .primary, .secondary, .accentColor,
    ]

    var body: some View {
        VStack(spacing: 0) {
            ForEach(all, id: \.self) { color in color.frame(height: 10) }
            Color(white: 0.5, opacity: 0.5)
            Color(red: 1, green: 0, blue: 0, opacity: 0.2)
            Color(hue: 0.5, saturation: 1, brightness: 1, opacity: 0.4)
            Color(.displayP3, red: 1, green: 0, blue: 0)
            Color(.sRGBLinear, white: 0.3, opacity: 1)
            Color(colorsHex: 0xff8800)
            Color.colorsBrand.opacity(0.2)
            Color.red.mix(with: .blue, by: 0.5)
            Color(resolved)
            Text("Styled").foregroundStyle(.colorsAccent)
            Text("Inline").foregroundStyle(Color.colorsRandom())
            Text("Ternary").foregroundStyle(scheme == .dark ? .white : .black)
            Text(Color.red.description).foregroundColor(Color?.none)
        }
        .background(Color.colorsBackground)
    }

    var resolved: Color.Resolved {
        let resolved = Color.blue.resolve(in: environment)
        return Color.Resolved(red: resolved.red, green: resolved.green, blue: resolved.blue, opacity: resolved.opacity)
    }
}
