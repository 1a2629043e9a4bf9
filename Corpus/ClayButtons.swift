import SwiftUI

// Styles for a small design system called "Clay".

@main
struct ClayButtonsApp: App {
    var body: some Scene {
        WindowGroup {
            ClayGallery()
                .environment(\.clayTheme, .terracotta)
        }
    }
}

struct ClayTheme: Equatable, Sendable {
    var name: String
    var base: Color
    var ink: Color
    var radius: CGFloat

    static let terracotta = ClayTheme(name: "Terracotta", base: .orange, ink: .white, radius: 12)
    static let celadon = ClayTheme(name: "Celadon", base: .mint, ink: .black, radius: 20)
    static let slate = ClayTheme(name: "Slate", base: .gray, ink: .white, radius: 4)
    static let all = [terracotta, celadon, slate]
}

extension EnvironmentValues {
    @Entry var clayTheme: ClayTheme = .terracotta
}

struct ClayButtonStyle: ButtonStyle {
    @Environment(\.clayTheme) private var theme
    @Environment(\.isEnabled) private var isEnabled
    var isWide = false

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.body.weight(.semibold))
            .padding(.vertical, 10)
            .padding(.horizontal, 18)
            .frame(maxWidth: isWide ? .infinity : nil)
            .foregroundStyle(theme.ink)
            .background(fill(configuration), in: RoundedRectangle(cornerRadius: theme.radius, style: .continuous))
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
            .opacity(isEnabled ? 1 : 0.45)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }

    private func fill(_ configuration: Configuration) -> Color {
        if configuration.role == .destructive { return .red }
        return configuration.isPressed ? theme.base.opacity(0.8) : theme.base
    }
}

struct ClayLabelStyle: LabelStyle {
    @Environment(\.clayTheme) private var theme

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 10) {
            configuration.icon
                .frame(width: 28, height: 28)
                .background(theme.base.opacity(0.3), in: Circle())
            configuration.title
        }
    }
}

struct ClayProgressStyle: ProgressViewStyle {
    @Environment(\.clayTheme) private var theme

    func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    Capsule().fill(theme.base.opacity(0.2))
                    Capsule().fill(theme.base)
                        .frame(width: proxy.size.width * fraction)
                }
            }
            .frame(height: 10)
            configuration.currentValueLabel
                .font(.caption)
        }
    }
}

extension ButtonStyle where Self == ClayButtonStyle {
    static var clay: ClayButtonStyle { ClayButtonStyle() }
    static func clay(isWide: Bool) -> ClayButtonStyle { ClayButtonStyle(isWide: isWide) }
}

struct ClayGallery: View {
    @State private var theme = ClayTheme.terracotta
    @State private var progress = 0.3

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                themePicker
                Group {
                    HStack {
                        Button("Fire") { advance() }
                        Button("Cool", role: .destructive) { progress = 0 }
                        Button("Sealed") {}
                            .disabled(true)
                    }
                    .buttonStyle(.clay)
                    Button("Fire everything") { progress = 1 }
                        .buttonStyle(.clay(isWide: true))
                    ProgressView(value: progress) {
                        Label("Kiln", systemImage: "flame")
                    } currentValueLabel: {
                        Text(progress, format: .percent.precision(.fractionLength(0)))
                    }
                    .progressViewStyle(ClayProgressStyle())
                    .labelStyle(ClayLabelStyle())
                }
                .environment(\.clayTheme, theme)
            }
            .padding()
        }
        .animation(.smooth, value: progress)
    }

    private var themePicker: some View {
        HStack {
            ForEach(ClayTheme.all, id: \.name) { option in
                Button {
                    theme = option
                } label: {
                    Circle()
                        .fill(option.base)
                        .frame(width: 32, height: 32)
                        .overlay {
                            if option == theme {
                                Image(systemName: "checkmark").foregroundStyle(option.ink)
                            }
                        }
                }
                .buttonStyle(.plain)
                .accessibilityLabel(option.name)
                .accessibilityAddTraits(option == theme ? .isSelected : [])
            }
        }
    }

    private func advance() {
        progress = min(1, progress + 0.1)
    }
}

#Preview("Celadon") {
    ClayGallery()
        .environment(\.clayTheme, .celadon)
}
