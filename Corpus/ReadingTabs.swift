import SwiftUI

@main
struct ReadingTabsApp: App {
    @StateObject private var library = Library()

    var body: some Scene {
        WindowGroup {
            RootTabs()
                .environmentObject(library)
        }
        .commands {
            CommandMenu("Library") {
                Button("Finish Current Book") { library.finishCurrent() }
                    .keyboardShortcut("f", modifiers: [.command, .shift])
            }
        }
    }
}

struct Book: Identifiable, Equatable {
    let id = UUID()
    var title: String
    var author: String
    var pages: Int
    var page = 0

    var progress: Double { pages == 0 ? 0 : Double(page) / Double(pages) }
    var isFinished: Bool { page >= pages }
}

@MainActor
final class Library: ObservableObject {
    @Published var books: [Book] = [
        Book(title: "The Salt Road", author: "M. Okafor", pages: 312, page: 190),
        Book(title: "Winter Arithmetic", author: "L. Brandt", pages: 208, page: 208),
        Book(title: "Ogród za murem", author: "H. Zielińska", pages: 264, page: 12),
        Book(title: "Тихий мост", author: "А. Лебедев", pages: 350)
    ]

    var current: Book? { books.first { !$0.isFinished && $0.page > 0 } }
    var finished: [Book] { books.filter(\.isFinished) }

    func finishCurrent() {
        guard let current, let index = books.firstIndex(of: current) else { return }
        books[index].page = books[index].pages
    }
}

enum RootTab: Hashable {
    case now, shelf, stats
}

struct RootTabs: View {
    @EnvironmentObject private var library: Library
    @State private var selection = RootTab.now

    var body: some View {
        TabView(selection: $selection) {
            Tab("Now", systemImage: "book", value: RootTab.now) {
                NowView()
            }
            Tab("Shelf", systemImage: "books.vertical", value: RootTab.shelf) {
                ShelfList()
            }
            .badge(library.books.count)
            Tab("Stats", systemImage: "chart.bar", value: RootTab.stats) {
                StatsView()
            }
        }
    }
}

struct NowView: View {
    @EnvironmentObject private var library: Library

    var body: some View {
        if let book = library.current {
            VStack(spacing: 16) {
                Text(book.title).font(.largeTitle.weight(.bold))
                Text("by \(book.author)").italic()
                ProgressView(value: book.progress) {
                    Text("Page \(book.page) of \(book.pages)")
                }
                .frame(maxWidth: 280)
                Button("Finished it") { library.finishCurrent() }
                    .buttonStyle(.borderedProminent)
            }
            .multilineTextAlignment(.center)
            .padding()
        } else {
            ContentUnavailableView("Nothing open", systemImage: "book.closed")
        }
    }
}

struct ShelfList: View {
    @EnvironmentObject private var library: Library

    var body: some View {
        List {
            ForEach($library.books) { $book in
                VStack(alignment: .leading) {
                    Text(book.title).font(.headline)
                    Stepper("Page \(book.page)", value: $book.page, in: 0...book.pages, step: 10)
                        .font(.subheadline)
                }
            }
            .onDelete { library.books.remove(atOffsets: $0) }
            .onMove { library.books.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}

struct StatsView: View {
    @EnvironmentObject private var library: Library

    private var pagesRead: Int { library.books.map(\.page).reduce(0, +) }

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 12) {
            GridRow {
                Text("Pages read")
                Text(pagesRead, format: .number).gridColumnAlignment(.trailing)
            }
            Divider()
            GridRow {
                Text("Finished")
                Text(library.finished.count, format: .number)
            }
            GridRow {
                Text("Average")
                Text(average, format: .percent.precision(.fractionLength(1)))
            }
        }
        .font(.title3)
        .monospacedDigit()
        .padding()
    }

    private var average: Double {
        guard !library.books.isEmpty else { return 0 }
        return library.books.map(\.progress).reduce(0, +) / Double(library.books.count)
    }
}
