import SwiftUI

struct Note: Identifiable, Hashable {
    let id: UUID
    var text: String
    var created: Date

    init(_ text: String, created: Date = .now) {
        id = UUID()
        self.text = text
        self.created = created
    }

    var title: String {
        text.split(separator: "\n").first.map(String.init) ?? "Untitled"
    }

    var styled: AttributedString {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        var result = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
        for run in result.runs where run.link != nil {
            result[run.range].underlineStyle = Text.LineStyle.single
        }
        return result
    }
}

extension AttributedString {
    func highlighting(_ word: String) -> AttributedString {
        guard !word.isEmpty else { return self }
        var copy = self
        if let range = copy.range(of: word, options: .caseInsensitive) {
            copy[range].backgroundColor = Color.yellow.opacity(0.5)
        }
        return copy
    }
}

struct NotesView: View {
    @State private var notes = [
        Note("Shopping\n**Bread**, *good* butter, `coffee`"),
        Note("Reading\nSee [the archive](https://example.com/archive) again"),
        Note("Пример\nЭто **важная** заметка"),
        Note("想法\n写一本关于*雨*的书")
    ]
    @State private var selection: Note.ID?
    @State private var word = ""

    var body: some View {
        NavigationSplitView {
            List(notes, selection: $selection) { note in
                VStack(alignment: .leading) {
                    Text(note.title).font(.headline)
                    Text(note.created, format: .dateTime.day().month().hour().minute())
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                .contextMenu {
                    Button("Duplicate") { notes.append(Note(note.text)) }
                    Button("Delete", role: .destructive) { delete(note) }
                }
            }
            .searchable(text: $word)
            .toolbar {
                Button("New", systemImage: "square.and.pencil", action: add)
                    .keyboardShortcut("n", modifiers: .command)
            }
        } detail: {
            if let index = notes.firstIndex(where: { $0.id == selection }) {
                NoteEditor(note: $notes[index], word: word)
            } else {
                ContentUnavailableView("Pick a note", systemImage: "note.text")
            }
        }
    }

    private func add() {
        let note = Note("New note")
        notes.insert(note, at: 0)
        selection = note.id
    }

    private func delete(_ note: Note) {
        if selection == note.id { selection = nil }
        notes.removeAll { $0.id == note.id }
    }
}

struct NoteEditor: View {
    @Binding var note: Note
    let word: String
    @State private var isPreviewing = true

    private var count: Int {
        note.text.split { $0.isWhitespace }.count
    }

    var body: some View {
        VStack(alignment: .leading) {
            Picker("Mode", selection: $isPreviewing) {
                Text("Read").tag(true)
                Text("Write").tag(false)
            }
            .pickerStyle(.segmented)
            .labelsHidden()

            if isPreviewing {
                ScrollView {
                    Text(note.styled.highlighting(word))
                        .textSelection(.enabled)
                        .lineSpacing(4)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            } else {
                TextEditor(text: $note.text)
                    .font(.body.monospaced())
            }
            Text("\(count) words")
                .font(.caption)
                .foregroundStyle(.tertiary)
        }
        .padding()
    }
}

@main
struct MarkdownNotesApp: App {
    var body: some Scene {
        WindowGroup { NotesView() }
    }
}
