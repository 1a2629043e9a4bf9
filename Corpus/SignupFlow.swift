import SwiftUI
import Combine

@MainActor
final class SignupModel: ObservableObject {
    enum Strength: Int, Comparable {
        case empty, weak, fair, strong

        static func < (lhs: Strength, rhs: Strength) -> Bool { lhs.rawValue < rhs.rawValue }

        var title: String {
            switch self {
            case .empty: ""
            case .weak: "Weak"
            case .fair: "Fair"
            case .strong: "Strong"
            }
        }

        var color: Color {
            switch self {
            case .empty: .gray
            case .weak: .red
            case .fair: .orange
            case .strong: .green
            }
        }
    }

    @Published var email = ""
    @Published var password = ""
    @Published var repeated = ""
    @Published var acceptsTerms = false

    @Published private(set) var strength = Strength.empty
    @Published private(set) var emailError: String?
    @Published private(set) var canSubmit = false

    init() {
        $password
            .map(Self.measure)
            .assign(to: &$strength)

        $email
            .dropFirst()
            .debounce(for: .seconds(0.5), scheduler: DispatchQueue.main)
            .map { text -> String? in
                text.contains("@") || text.isEmpty ? nil : "That does not look like an address."
            }
            .assign(to: &$emailError)

        Publishers.CombineLatest4($email, $password, $repeated, $acceptsTerms)
            .map { email, password, repeated, accepts in
                email.contains("@") && password.count >= 6 && password == repeated && accepts
            }
            .removeDuplicates()
            .assign(to: &$canSubmit)
    }

    nonisolated private static func measure(_ password: String) -> Strength {
        guard !password.isEmpty else { return .empty }
        let hasDigit = password.contains { $0.isNumber }
        let hasUpper = password.contains { $0.isUppercase }
        if password.count >= 10 && hasDigit && hasUpper { return .strong }
        return password.count >= 6 && (hasDigit || hasUpper) ? .fair : .weak
    }
}

struct StrengthMeter: View {
    let strength: SignupModel.Strength

    var body: some View {
        HStack(spacing: 4) {
            ForEach(1...3, id: \.self) { level in
                Capsule()
                    .fill(level <= strength.rawValue ? strength.color : Color.gray.opacity(0.25))
                    .frame(height: 5)
            }
            Text(strength.title)
                .font(.caption)
                .frame(width: 48, alignment: .trailing)
        }
        .animation(.easeOut, value: strength)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Password strength")
        .accessibilityValue(strength.title)
    }
}

struct SignupForm: View {
    private enum Field { case email, password, repeated }

    @StateObject private var model = SignupModel()
    @FocusState private var field: Field?
    @State private var isDone = false

    var body: some View {
        Form {
            Section {
                TextField("Email", text: $model.email)
                    .autocorrectionDisabled()
                    .focused($field, equals: .email)
                    .submitLabel(.next)
                if let error = model.emailError {
                    Text(error).font(.caption).foregroundStyle(.red)
                }
            }
            Section {
                SecureField("Password", text: $model.password)
                    .focused($field, equals: .password)
                    .submitLabel(.next)
                SecureField("Again", text: $model.repeated)
                    .focused($field, equals: .repeated)
                    .submitLabel(.done)
                StrengthMeter(strength: model.strength)
            }
            Section {
                Toggle("I accept the rules", isOn: $model.acceptsTerms)
                Button("Create account") { isDone = true }
                    .disabled(!model.canSubmit)
            }
        }
        .formStyle(.grouped)
        .onSubmit(advance)
        .defaultFocus($field, .email)
        .alert("Welcome", isPresented: $isDone) {
            Button("OK") {}
        } message: {
            Text("We wrote to \(model.email).")
        }
    }

    private func advance() {
        switch field {
        case .email: field = .password
        case .password: field = .repeated
        case .repeated, nil: field = nil
        }
    }
}

@main
struct SignupFlowApp: App {
    var body: some Scene {
        WindowGroup { SignupForm() }
    }
}
