import SwiftUI

struct Entry: Identifiable, Sendable {
    let id: Int
    let question: String
    let answer: String

    static let all: [Entry] = [
        Entry(id: 1, question: "When is the pool open?", answer: "From **6:00** to **22:00**, except on the *first Monday* of the month."),
        Entry(id: 2, question: "May I bring my dog?", answer: "Only to the terrace. See the [house rules](https://example.com/rules)."),
        Entry(id: 3, question: "Czy są szafki?", answer: "Tak, wystarczy moneta **5 zł**."),
        Entry(id: 4, question: "Где можно поесть?", answer: "Кафе работает до `20:00`.")
    ]
}

struct FramedDisclosureStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 10) {
            Button {
                withAnimation(.snappy) {
                    configuration.isExpanded.toggle()
                }
            } label: {
                HStack {
                    configuration.label.font(.headline)
                    Spacer()
                    Image(systemName: "chevron.forward")
                        .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
                }
                .contentShape(.rect)
            }
            .buttonStyle(.plain)
            if configuration.isExpanded {
                configuration.content
                    .transition(.opacity)
            }
        }
        .padding()
        .overlay {
            RoundedRectangle(cornerRadius: 10)
                .stroke(configuration.isExpanded ? Color.accentColor : Color.gray.opacity(0.4))
        }
    }
}

struct FaqView: View {
    @State private var open: Int? = 1
    @State private var helpful: [Int: Bool] = [:]

    var body: some View {
        ScrollView {
            VStack(spacing: 12) {
                ForEach(Entry.all) { entry in
                    DisclosureGroup(isExpanded: $open[equals: entry.id]) {
                        answer(entry)
                    } label: {
                        Text(entry.question)
                    }
                }
            }
            .disclosureGroupStyle(FramedDisclosureStyle())
            .padding()
        }
    }

    private func answer(_ entry: Entry) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(LocalizedStringKey(entry.answer))
                .tint(.orange)
            HStack {
                Text("Helpful?")
                Button("Yes", systemImage: "hand.thumbsup") { helpful[entry.id] = true }
                    .symbolVariant(helpful[entry.id] == true ? .fill : .none)
                Button("No", systemImage: "hand.thumbsdown") { helpful[entry.id] = false }
                    .symbolVariant(helpful[entry.id] == false ? .fill : .none)
            }
            .labelStyle(.iconOnly)
            .buttonStyle(.borderless)
            .font(.caption)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

extension Optional where Wrapped: Hashable {
    subscript(equals value: Wrapped) -> Bool {
        get { self == value }
        set { self = newValue ? value : nil }
    }
}

@main
struct AccordionFaqApp: App {
    var body: some Scene {
        WindowGroup { FaqView() }
    }
}
