import SwiftUI

struct Question: Identifiable, Sendable {
    let id: Int
    let prompt: String
    let answers: [String]
    let correct: Int

    static let round: [Question] = [
        Question(id: 0, prompt: "Which of these is *not* a wind?", answers: ["Mistral", "Bora", "Fugue", "Sirocco"], correct: 2),
        Question(id: 1, prompt: "How many sides has a **heptagon**?", answers: ["Six", "Seven", "Eight"], correct: 1),
        Question(id: 2, prompt: "A group of crows is called a…", answers: ["Murder", "School", "Pride", "Drift"], correct: 0)
    ]
}

@MainActor
@Observable
final class Quiz {
    enum Phase: Equatable {
        case asking(Int)
        case revealed(Int, choice: Int)
        case finished
    }

    let questions: [Question]
    private(set) var phase: Phase
    private(set) var score = 0

    init(questions: [Question]) {
        self.questions = questions
        phase = questions.isEmpty ? .finished : .asking(0)
    }

    var current: Question? {
        switch phase {
        case .asking(let index), .revealed(let index, _): questions[index]
        case .finished: nil
        }
    }

    var progress: Double {
        guard !questions.isEmpty else { return 1 }
        switch phase {
        case .asking(let index): return Double(index) / Double(questions.count)
        case .revealed(let index, _): return Double(index + 1) / Double(questions.count)
        case .finished: return 1
        }
    }

    func choose(_ answer: Int) {
        guard case .asking(let index) = phase else { return }
        if questions[index].correct == answer { score += 1 }
        phase = .revealed(index, choice: answer)
    }

    func proceed() {
        guard case .revealed(let index, _) = phase else { return }
        phase = index + 1 < questions.count ? .asking(index + 1) : .finished
    }

    func restart() {
        score = 0
        phase = questions.isEmpty ? .finished : .asking(0)
    }
}

struct AnswerButtonStyle: ButtonStyle {
    enum Verdict { case open, right, wrong, other }
    var verdict: Verdict

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer()
            switch verdict {
            case .right: Image(systemName: "checkmark")
            case .wrong: Image(systemName: "xmark")
            case .open, .other: EmptyView()
            }
        }
        .padding()
        .background(color.opacity(configuration.isPressed ? 0.5 : 0.25), in: .rect(cornerRadius: 12))
    }

    private var color: Color {
        switch verdict {
        case .open: .accentColor
        case .right: .green
        case .wrong: .red
        case .other: .gray
        }
    }
}

struct QuestionView: View {
    let quiz: Quiz
    let question: Question

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Text(LocalizedStringKey(question.prompt))
                .font(.title2)
            ForEach(question.answers.indices, id: \.self) { index in
                Button(question.answers[index]) {
                    withAnimation { quiz.choose(index) }
                }
                .buttonStyle(AnswerButtonStyle(verdict: verdict(for: index)))
                .keyboardShortcut(KeyEquivalent(Character("\(index + 1)")), modifiers: [])
            }
            if case .revealed = quiz.phase {
                Button("Next") {
                    withAnimation { quiz.proceed() }
                }
                .buttonStyle(.borderedProminent)
                .frame(maxWidth: .infinity, alignment: .trailing)
            }
        }
    }

    private func verdict(for index: Int) -> AnswerButtonStyle.Verdict {
        guard case .revealed(_, let choice) = quiz.phase else { return .open }
        if index == question.correct { return .right }
        return index == choice ? .wrong : .other
    }
}

struct QuizView: View {
    @State private var quiz = Quiz(questions: Question.round)

    var body: some View {
        VStack(spacing: 24) {
            ProgressView(value: quiz.progress)
            if let question = quiz.current {
                QuestionView(quiz: quiz, question: question)
                    .id(question.id)
                    .transition(.asymmetric(
                        insertion: .move(edge: .trailing),
                        removal: .move(edge: .leading)
                    ))
            } else {
                ContentUnavailableView {
                    Label("\(quiz.score) of \(quiz.questions.count)", systemImage: "rosette")
                } actions: {
                    Button("Play again") {
                        withAnimation { quiz.restart() }
                    }
                }
            }
            Spacer(minLength: 0)
        }
        .padding()
    }
}

@main
struct QuizNightApp: App {
    var body: some Scene {
        WindowGroup { QuizView() }
    }
}

#Preview {
    QuizView()
}
