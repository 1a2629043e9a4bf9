import SwiftUI

struct OffsetKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value += nextValue()
    }
}

struct Letter: Identifiable {
    let id: Int
    let from: String
    let body: String
}

struct CollapsingHeader: View {
    let progress: Double

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            LinearGradient(colors: [.purple, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
            Text("Letters")
                .font(.system(size: 20 + 24 * (1 - progress), weight: .heavy, design: .serif))
                .foregroundStyle(.white)
                .padding()
        }
        .frame(height: 64 + 120 * (1 - progress))
        .accessibilityAddTraits(.isHeader)
    }
}

struct LetterCard: View {
    let letter: Letter
    @State private var isOpen = false

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(letter.from).font(.headline)
            Text(letter.body)
                .lineLimit(isOpen ? nil : 2)
                .foregroundStyle(.secondary)
            Button(isOpen ? "Less" : "More") {
                withAnimation(.snappy) { isOpen.toggle() }
            }
            .font(.caption)
            .buttonStyle(.borderless)
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.fill.quaternary, in: .rect(cornerRadius: 12))
    }
}

struct FeedView: View {
    @State private var offset: CGFloat = 0

    private let letters: [Letter] = (1...20).map { number in
        Letter(
            id: number,
            from: ["Aunt Rozalia", "Иван", "小李", "Priya"][number % 4],
            body: "Letter number \(number). The weather has been kind, the roof less so. We have moved the piano away from the window and the cat has moved with it."
        )
    }

    private var progress: Double {
        min(max(Double(-offset) / 120, 0), 1)
    }

    var body: some View {
        VStack(spacing: 0) {
            CollapsingHeader(progress: progress)
            ScrollView {
                LazyVStack(spacing: 12) {
                    ForEach(letters) { LetterCard(letter: $0) }
                }
                .padding()
                .background {
                    GeometryReader { proxy in
                        Color.clear
                            .preference(key: OffsetKey.self, value: proxy.frame(in: .named("feed")).minY)
                    }
                }
            }
            .coordinateSpace(.named("feed"))
            .onPreferenceChange(OffsetKey.self) { [binding = $offset] value in
                binding.wrappedValue = value
            }
        }
    }
}

@main
struct StickyHeaderFeedApp: App {
    var body: some Scene {
        WindowGroup { FeedView() }
    }
}
