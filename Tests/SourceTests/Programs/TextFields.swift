// Text fields, focus, submitting and searching, as forms of real apps have them.
import SwiftUI

struct SignUpView: View {
    enum Field: Hashable {
        case email, password, age, note
    }

    @State private var email = ""
    @State private var password = ""
    @State private var age = 18
    @State private var weight: Double? = nil
    @State private var note = ""
    @State private var story = "Once upon a time"
    @State private var query = ""
    @State private var isEditing = false
    @State private var selection: TextSelection?
    @FocusState private var field: Field?
    @FocusState private var isSearching: Bool

    private let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    var body: some View {
        VStack {
            TextField("Email", text: $email)
                .focused($field, equals: .email)
                .textContentType(.emailAddress)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .submitLabel(.next)
            SecureField("Password", text: $password)
                .focused($field, equals: .password)
                .submitLabel(.done)
                .onSubmit { field = nil }
            TextField("Age", value: $age, format: .number)
                .focused($field, equals: .age)
                .multilineTextAlignment(.trailing)
            TextField("Weight", value: $weight, format: .number.precision(.fractionLength(1)))
            TextField("Price", value: $age, formatter: formatter)
            TextField("Note", text: $note, prompt: Text("Anything else?"), axis: .vertical)
                .lineLimit(4)
                .focused($field, equals: .note)
            TextField(text: $note, prompt: Text("Required")) {
                Text("Label")
            }
            TextField("Selected", text: $note, selection: $selection)
            TextEditor(text: $story)
                .frame(minHeight: 100)
                .textEditorStyle(.plain)
            Rows(field: $field)
            Search(isSearching: $isSearching, query: $query)
        }
        .textFieldStyle(.roundedBorder)
        .onSubmit(advance)
        .onSubmit(of: .search) { isSearching = false }
        .onChange(of: field) { _, new in isEditing = new != nil }
        .defaultFocus($field, .email)
        .disabled(false)
    }

    private func advance() {
        switch field {
        case .email: field = .password
        case .password: field = .age
        default: field = nil
        }
    }
}

private struct Rows: View {
    var field: FocusState<SignUpView.Field?>.Binding
    @State private var text = ""

    var body: some View {
        let title = "computed"
        VStack {
            TextField(title, text: $text).focused(field, equals: .note)
            TextField(title.prefix(3), text: $text)
            TextField("Old", text: $text, onCommit: { text = "" })
            TextField(
                "Old", text: $text, onEditingChanged: { _ in }, onCommit: { text = "" })
            TextField("Old", text: $text) { isEditing in
                if isEditing { text = "" }
            }
            TextField("Styled", text: $text).textFieldStyle(UnderlinedStyle())
            TextField("Plain", text: $text).textFieldStyle(PlainTextFieldStyle())
            TextField("Square", text: $text).textFieldStyle(.squareBorder)
        }
        .disableAutocorrection(true)
        .autocapitalization(.none)
    }
}

struct UnderlinedStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        VStack(spacing: 2) {
            configuration
                .textFieldStyle(.plain)
            Rectangle().frame(height: 1)
        }
        .padding(4)
    }
}

private struct Search: View {
    let isSearching: FocusState<Bool>.Binding
    @Binding var query: String
    @State private var isPresented = false

    var body: some View {
        VStack {
            Results()
                .searchable(text: $query, placement: .toolbar, prompt: "Find")
            Results()
                .searchable(text: $query, prompt: Text("Find"))
                .searchSuggestions {
                    Text("tea").searchCompletion("tea")
                    ForEach(["milk", "sugar"], id: \.self) { Text($0).searchCompletion($0) }
                }
            Results().searchable(text: $query, isPresented: $isPresented)
            Color.red.focusable().focused(isSearching)
        }
    }
}

private struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        Button("Cancel") { dismissSearch() }
            .disabled(!isSearching)
    }
}

private struct ScoreKey: FocusedValueKey {
    typealias Value = Binding<Int>
}

extension FocusedValues {
    var score: Binding<Int>? {
        get { self[ScoreKey.self] }
        set { self[ScoreKey.self] = newValue }
    }
}

struct ScoreView: View {
    @State private var score = 0
    @FocusedValue(\.score) private var focused
    @FocusedBinding(\.score) private var bound
    @Environment(\.isFocused) private var isFocused

    var body: some View {
        VStack {
            Text(verbatim: "\(bound ?? 0) \(focused == nil)")
            Circle()
                .focusable()
                .focusEffectDisabled()
                .focusedValue(\.score, $score)
                .focusedSceneValue(\.score, $score)
                .onMoveCommand { direction in
                    switch direction {
                    case .up: bound? += 1
                    case .down: bound? -= 1
                    case .left, .right: break
                    }
                }
                .onExitCommand { score = 0 }
                .onDeleteCommand { score = 0 }
            Circle()
                .focusable(true, interactions: .edit)
            Button("More") { bound = (bound ?? 0) + 1 }
        }
    }
}

nonisolated func labelled(_ text: Binding<String>) -> some View {
    TextField("Label", text: text).submitLabel(.done)
}
