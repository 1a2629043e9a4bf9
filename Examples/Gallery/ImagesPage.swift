import SwiftUI

/// Symbols by size, weight and colour, labels, and symbols in text.
struct ImagesPage: View {
    private let names = [
        "house", "gear", "bell", "bookmark", "calendar", "clock", "folder", "tray", "paperplane", "envelope", "person",
        "person.2", "cart", "tag", "flag", "map", "book", "camera", "photo", "mic", "music.note", "headphones", "bolt",
        "flame", "drop", "leaf", "sun.max", "moon", "cloud.rain", "snowflake", "star", "heart", "trash", "pencil",
        "square.and.arrow.up", "magnifyingglass", "lock", "key", "globe", "wifi", "airplane", "bicycle", "fork.knife",
        "gift", "trophy", "gamecontroller", "printer", "keyboard",
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 12), spacing: 14) {
                ForEach(names, id: \.self) { name in
                    Image(systemName: name).imageScale(.large)
                }
            }
            Divider()
            HStack(alignment: .firstTextBaseline, spacing: 18) {
                Label("Caption", systemImage: "leaf").font(.caption)
                Label("Body", systemImage: "leaf")
                Label("Title", systemImage: "leaf").font(.title2)
                Label("Large", systemImage: "leaf").font(.largeTitle)
            }
            HStack(alignment: .firstTextBaseline, spacing: 18) {
                Label("Light", systemImage: "bell").fontWeight(.light)
                Label("Semibold", systemImage: "bell").fontWeight(.semibold)
                Label("Tinted", systemImage: "bell.fill").foregroundStyle(.tint)
                Label("Title only", systemImage: "bell").labelStyle(.titleOnly)
                Label("Icon only", systemImage: "bell").labelStyle(.iconOnly)
            }
            HStack(spacing: 18) {
                ForEach(["star", "heart", "flag", "bookmark", "bolt", "drop"], id: \.self) { name in
                    VStack(spacing: 8) {
                        Image(systemName: name)
                        Image(systemName: name + ".fill")
                        Image(systemName: name + ".circle")
                        Image(systemName: name + ".circle.fill")
                    }
                }
                .font(.title2)
                .foregroundStyle(.orange)
                VStack(alignment: .leading, spacing: 8) {
                    Text(
                        "Tap \(Image(systemName: "square.and.arrow.up")) to share, or \(Image(systemName: "star.fill")) to keep."
                    )
                    Text("Off \(Image(systemName: "arrow.right")) on at \(Image(systemName: "sunset")) sunset")
                        .font(.title3)
                    HStack(spacing: 12) {
                        Image(systemName: "sun.max.fill")
                            .resizable()
                            .scaledToFit()
                            .frame(width: 40, height: 40)
                            .foregroundStyle(.yellow)
                        Image(systemName: "person.fill")
                            .foregroundStyle(.white)
                            .frame(width: 40, height: 40)
                            .background(.blue.gradient, in: .circle)
                        Image(systemName: "gearshape")
                            .foregroundStyle(.white)
                            .frame(width: 28, height: 28)
                            .background(.gray.gradient, in: .rect(cornerRadius: 6))
                        Image(systemName: "wifi")
                            .foregroundStyle(.white)
                            .frame(width: 28, height: 28)
                            .background(.blue.gradient, in: .rect(cornerRadius: 6))
                    }
                }
                .padding(.leading, 8)
            }
            Divider()
            ContentUnavailableView(
                "No Tracks", systemImage: "music.note", description: Text("What you record appears here.")
            )
            .frame(height: 130)
            .frame(maxWidth: .infinity)
        }
        .padding(20)
        .frame(width: 480)
    }
}

#Preview("Images and symbols") { ImagesPage() }
