import SwiftUI

/// Symbols by what their names say, in rendering modes, weights and scales, with amounts.
struct SymbolsPage: View {
    private let variants = [
        "star", "star.fill", "star.slash", "star.circle", "star.circle.fill", "star.square", "star.square.fill",
        "star.bubble",
        "arrow.up.circle", "arrow.right.square.fill", "a.circle", "7.square.fill", "eurosign.circle",
        "circle.lefthalf.filled",
        "square.on.square", "square.grid.2x2", "rectangle.split.3x1", "rectangle.stack", "bell.slash.fill",
        "checkmark.seal.fill",
        "folder.badge.plus", "person.badge.minus", "text.badge.checkmark", "eye.trianglebadge.exclamationmark",
    ]
    private let layered = [
        "person.crop.circle.badge.plus", "cloud.sun.rain.fill", "externaldrive.badge.checkmark", "battery.100.bolt",
        "speaker.wave.3.fill", "exclamationmark.triangle.fill", "rectangle.stack", "heart.circle.fill",
    ]
    private let weights: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 12), spacing: 12) {
                ForEach(variants, id: \.self) { Image(systemName: $0) }
            }
            .font(.title2)
            Divider()
            Grid(alignment: .leading, horizontalSpacing: 18, verticalSpacing: 10) {
                GridRow { row("Monochrome", .monochrome) }
                GridRow { row("Hierarchical", .hierarchical).foregroundStyle(.blue) }
                GridRow { row("Palette", .palette).foregroundStyle(.purple, .orange, .gray) }
                GridRow { row("Multicolor", .multicolor) }
            }
            Divider()
            HStack(spacing: 14) {
                ForEach(weights, id: \.self) { Image(systemName: "gearshape").fontWeight($0) }
                Spacer()
                Image(systemName: "house").imageScale(.small)
                Image(systemName: "house")
                Image(systemName: "house").imageScale(.large)
            }
            .font(.title)
            HStack(spacing: 18) {
                ForEach([0, 0.25, 0.5, 0.75, 1], id: \.self) { value in
                    Image(systemName: "wifi", variableValue: value)
                    Image(systemName: "cellularbars", variableValue: value)
                }
            }
            .font(.title2)
        }
        .padding(20)
        .frame(width: 560)
    }

    @ViewBuilder
    private func row(_ title: String, _ mode: SymbolRenderingMode) -> some View {
        Text(title).foregroundStyle(Color.primary)
        ForEach(layered, id: \.self) { name in
            Image(systemName: name).font(.title2).symbolRenderingMode(mode)
        }
    }
}

#Preview("Symbols") { SymbolsPage() }
