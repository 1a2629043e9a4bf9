import SwiftUI

/// Fields for text in their styles and states.
struct TextFieldsPage: View {
    @State private var name = "Ada"
    @State private var empty = ""
    @State private var secret = "lighthouse"
    @State private var amount = 1234.5
    @State private var story =
        "The keeper wrote every evening: wind, waves, and who had passed.\n\nNobody asked her to."
    @State private var note = "A field that grows with what is written in it, up to four lines of it."
    @State private var search = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Name", text: $name)
                .focused($isFocused)
            TextField("Email", text: $empty, prompt: Text("name@example.com"))
            TextField("Email", text: $empty, prompt: Text("Required").foregroundStyle(.red))
            SecureField("Password", text: $secret)
            TextField("Amount", value: $amount, format: .currency(code: "EUR"))
                .multilineTextAlignment(.trailing)
            TextField("Not now", text: $name).disabled(true)
            TextField("Nothing yet", text: $empty).disabled(true)
            HStack {
                TextField("Mini", text: $empty).controlSize(.mini)
                TextField("Small", text: $empty).controlSize(.small)
                TextField("Large", text: $empty).controlSize(.large)
            }
            TextField("Plain", text: $name).textFieldStyle(.plain)
            TextField("Rounded", text: $name).textFieldStyle(.roundedBorder)
            TextField("Square", text: $name).textFieldStyle(.squareBorder)
            TextField("Note", text: $note, axis: .vertical).lineLimit(1...4)
            TextEditor(text: $story)
                .frame(height: 90)
                .border(.separator)
        }
        .padding(20)
        .frame(width: 340)
        .onAppear { isFocused = true }
    }
}

#Preview("Text fields") { TextFieldsPage() }
