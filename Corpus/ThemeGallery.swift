import SwiftUI

struct Theme: Identifiable, Equatable, Sendable {
    let id: String
    var background: [Color]
    var text: Color
    var corner: CGFloat

    static let dusk = Theme(id: "Dusk", background: [.indigo, .pink], text: .white, corner: 24)
    static let paper = Theme(id: "Paper", background: [Color(white: 0.97), Color(white: 0.9)], text: .black, corner: 6)
    static let moss = Theme(id: "Moss", background: [.green, .brown], text: .white, corner: 16)
    static let all: [Theme] = [.dusk, .paper, .moss]
}

extension EnvironmentValues {
    @Entry var theme: Theme = .paper
    @Entry var isDense = false
}

extension View {
    func theme(_ theme: Theme) -> some View {
        environment(\.theme, theme)
    }
}

struct ThemedCard<Header: View, Footer: View>: View {
    @Environment(\.theme) private var current
    @Environment(\.isDense) private var isDense

    let header: Header
    let footer: Footer

    init(@ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer) {
        self.header = header()
        self.footer = footer()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: isDense ? 4 : 16) {
            header.font(.title2.bold())
            footer.font(.callout)
        }
        .foregroundStyle(current.text)
        .padding(isDense ? 10 : 24)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background {
            RoundedRectangle(cornerRadius: current.corner)
                .fill(LinearGradient(colors: current.background, startPoint: .topLeading, endPoint: .bottomTrailing))
        }
    }
}

struct GalleryView: View {
    @AppStorage("gallery.dense") private var isDense = false
    @AppStorage("gallery.theme") private var themeID = Theme.dusk.id

    private var chosen: Theme {
        Theme.all.first { $0.id == themeID } ?? .paper
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                ThemedCard {
                    Text(chosen.id)
                } footer: {
                    Text("The theme you chose, applied to this card only.")
                }
                .theme(chosen)

                ForEach(Theme.all) { option in
                    ThemedCard {
                        Text(option.id)
                    } footer: {
                        Button(option == chosen ? "In use" : "Use") { themeID = option.id }
                            .disabled(option == chosen)
                    }
                    .theme(option)
                }
                Toggle("Dense", isOn: $isDense)
            }
            .padding()
            .environment(\.isDense, isDense)
        }
        .animation(.smooth, value: isDense)
        .animation(.smooth, value: themeID)
    }
}

@main
struct ThemeGalleryApp: App {
    var body: some Scene {
        WindowGroup { GalleryView() }
    }
}

#Preview("Moss, dense") {
    GalleryView()
        .environment(\.isDense, true)
        .theme(.moss)
}
