import SwiftUI
import Combine

struct Phrase: Identifiable, Sendable {
    let id: Int
    let english: String
    let local: String
    let language: String
}

private let phrasebook: [Phrase] = [
    Phrase(id: 0, english: "Good morning", local: "Dzień dobry", language: "Polish"),
    Phrase(id: 1, english: "Where is the station?", local: "Gdzie jest dworzec?", language: "Polish"),
    Phrase(id: 2, english: "Thank you", local: "Спасибо", language: "Russian"),
    Phrase(id: 3, english: "How much does it cost?", local: "Сколько это стоит?", language: "Russian"),
    Phrase(id: 4, english: "Water, please", local: "पानी दीजिए", language: "Hindi"),
    Phrase(id: 5, english: "Hello", local: "नमस्ते", language: "Hindi"),
    Phrase(id: 6, english: "I do not understand", local: "我听不懂", language: "Chinese"),
    Phrase(id: 7, english: "See you tomorrow", local: "明天见", language: "Chinese"),
    Phrase(id: 8, english: "Peace be upon you", local: "السلام عليكم", language: "Arabic")
]

@MainActor
final class PhraseSearch: ObservableObject {
    @Published var text = ""
    @Published var language: String?
    @Published private(set) var results: [Phrase] = phrasebook

    let languages: [String]
    private var cancellables: Set<AnyCancellable> = []

    init() {
        languages = Array(Set(phrasebook.map(\.language))).sorted()

        $text
            .removeDuplicates()
            .debounce(for: .milliseconds(200), scheduler: RunLoop.main)
            .combineLatest($language)
            .sink { [weak self] text, language in
                self?.filter(text: text, language: language)
            }
            .store(in: &cancellables)
    }

    private func filter(text: String, language: String?) {
        results = phrasebook.filter { phrase in
            if let language, phrase.language != language { return false }
            if text.isEmpty { return true }
            return phrase.english.localizedCaseInsensitiveContains(text)
                || phrase.local.localizedCaseInsensitiveContains(text)
        }
    }
}

struct LanguageBar: View {
    let languages: [String]
    @Binding var selection: String?

    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                chip("All", value: nil)
                ForEach(languages, id: \.self) { chip($0, value: $0) }
            }
            .padding(.horizontal)
        }
        .scrollIndicators(.hidden)
    }

    private func chip(_ title: String, value: String?) -> some View {
        Button(title) { selection = value }
            .buttonStyle(.bordered)
            .buttonBorderShape(.capsule)
            .tint(selection == value ? Color.accentColor : Color.secondary)
    }
}

struct PhraseRow: View {
    let phrase: Phrase

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(phrase.local)
                .font(.title3)
                .textSelection(.enabled)
            Text(phrase.english)
                .foregroundStyle(.secondary)
        }
        .environment(\.layoutDirection, phrase.language == "Arabic" ? .rightToLeft : .leftToRight)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

struct PhraseScreen: View {
    @StateObject private var search = PhraseSearch()
    @FocusState private var isSearching: Bool

    var body: some View {
        VStack(spacing: 12) {
            TextField("Search phrases", text: $search.text)
                .textFieldStyle(.roundedBorder)
                .focused($isSearching)
                .padding([.horizontal, .top])
            LanguageBar(languages: search.languages, selection: $search.language)
            List(search.results) { PhraseRow(phrase: $0) }
                .overlay {
                    if search.results.isEmpty {
                        ContentUnavailableView("No phrase", systemImage: "text.bubble", description: Text("Try another word."))
                    }
                }
        }
        .onAppear { isSearching = true }
    }
}

@main
struct PhrasebookSearchApp: App {
    var body: some Scene {
        WindowGroup { PhraseScreen() }
    }
}
