import SwiftUI

// MARK: - A rating control

struct StarRating: View {
    @Binding var value: Int
    var limit = 5
    var symbol = "star"

    @Environment(\.ratingTint) private var starTint
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: 6) {
            ForEach(1...limit, id: \.self) { index in
                Image(systemName: index <= value ? symbol + ".fill" : symbol)
                    .foregroundStyle(index <= value ? starTint : Color.secondary)
                    .symbolEffect(.bounce, value: index == value)
                    .onTapGesture {
                        guard isEnabled else { return }
                        value = value == index ? 0 : index
                    }
            }
        }
        .font(.title2)
        .opacity(isEnabled ? 1 : 0.5)
        .accessibilityRepresentation {
            Stepper("Rating", value: $value, in: 0...limit)
        }
    }
}

private struct RatingTintKey: EnvironmentKey {
    static let defaultValue: Color = .yellow
}

extension EnvironmentValues {
    var ratingTint: Color {
        get { self[RatingTintKey.self] }
        set { self[RatingTintKey.self] = newValue }
    }
}

extension View {
    func ratingTint(_ color: Color) -> some View {
        environment(\.ratingTint, color)
    }
}

// MARK: - Character-limited text

struct LimitedEditor: View {
    @Binding var text: String
    let limit: Int

    var body: some View {
        VStack(alignment: .trailing, spacing: 4) {
            TextField("What did you like?", text: $text, axis: .vertical)
                .lineLimit(3...6)
            Text("\(limit - text.count)")
                .font(.caption.monospacedDigit())
                .foregroundStyle(text.count > limit - 10 ? Color.red : Color.secondary)
                .accessibilityLabel("\(limit - text.count) characters left")
        }
        .onChange(of: text) { _, newValue in
            if newValue.count > limit { text = String(newValue.prefix(limit)) }
        }
    }
}

// MARK: - Form

struct Review: Equatable {
    var food = 0
    var service = 0
    var comment = ""
    var isAnonymous = true
    var name = ""
    var visit = Date.now

    var isComplete: Bool {
        food > 0 && service > 0 && (isAnonymous || !name.isEmpty)
    }
}

struct ReviewForm: View {
    @State private var review = Review()
    @State private var sent: [Review] = []
    @State private var showsThanks = false

    var body: some View {
        Form {
            Section("Café Żonkil") {
                LabeledContent("Food") { StarRating(value: $review.food) }
                LabeledContent("Service") {
                    StarRating(value: $review.service, symbol: "heart")
                        .ratingTint(.pink)
                }
                DatePicker("Visit", selection: $review.visit, in: ...Date.now, displayedComponents: [.date])
            }
            Section {
                LimitedEditor(text: $review.comment, limit: 140)
            }
            Section {
                Toggle("Anonymous", isOn: $review.isAnonymous.animation())
                if !review.isAnonymous {
                    TextField("Your name", text: $review.name)
                }
            }
            Button("Send", action: send)
                .disabled(!review.isComplete)
            if !sent.isEmpty { history }
        }
        .formStyle(.grouped)
        .alert("Dziękujemy!", isPresented: $showsThanks) {
            Button("OK", role: .cancel) {}
        } message: {
            Text("Your review number \(sent.count) has been kept.")
        }
    }

    private var history: some View {
        Section("Earlier") {
            ForEach(sent.indices, id: \.self) { index in
                VStack(alignment: .leading) {
                    StarRating(value: .constant(sent[index].food)).disabled(true)
                    Text(sent[index].isAnonymous ? "Anonymous" : sent[index].name)
                        .font(.caption)
                }
            }
        }
    }

    private func send() {
        sent.append(review)
        review = Review()
        showsThanks = true
    }
}

@main
struct RatingFormApp: App {
    var body: some Scene {
        WindowGroup { ReviewForm() }
    }
}

struct RatingForm_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ReviewForm()
            StarRating(value: .constant(3))
                .padding()
                .previewDisplayName("Stars")
        }
    }
}
