import SwiftUI

struct Toast: Identifiable, Equatable, Sendable {
    enum Kind: Sendable {
        case info, success, failure

        var symbol: String {
            switch self {
            case .info: "info.circle.fill"
            case .success: "checkmark.circle.fill"
            case .failure: "xmark.octagon.fill"
            }
        }

        var color: Color {
            switch self {
            case .info: .blue
            case .success: .green
            case .failure: .red
            }
        }
    }

    let id = UUID()
    var kind: Kind
    var text: String
}

@MainActor
@Observable
final class ToastCenter {
    private(set) var toasts: [Toast] = []
    var lifetime: Duration = .seconds(3)

    func show(_ text: String, kind: Toast.Kind = .info) {
        let toast = Toast(kind: kind, text: text)
        withAnimation(.spring) { toasts.append(toast) }
        Task {
            try? await Task.sleep(for: lifetime)
            dismiss(toast.id)
        }
    }

    func dismiss(_ id: Toast.ID) {
        withAnimation(.spring) {
            toasts.removeAll { $0.id == id }
        }
    }
}

struct ToastView: View {
    let toast: Toast
    let onClose: () -> Void
    @State private var drag: CGFloat = 0

    var body: some View {
        HStack {
            Image(systemName: toast.kind.symbol)
                .foregroundStyle(toast.kind.color)
            Text(toast.text)
            Spacer(minLength: 12)
            Button("Close", systemImage: "xmark", action: onClose)
                .labelStyle(.iconOnly)
                .buttonStyle(.plain)
        }
        .padding()
        .background(.thickMaterial, in: .rect(cornerRadius: 14))
        .shadow(radius: 6, y: 3)
        .offset(x: drag)
        .opacity(1 - Double(abs(drag)) / 300)
        .gesture(
            DragGesture()
                .onChanged { drag = $0.translation.width }
                .onEnded { value in
                    if abs(value.predictedEndTranslation.width) > 160 {
                        onClose()
                    } else {
                        withAnimation(.bouncy) { drag = 0 }
                    }
                }
        )
        .accessibilityElement(children: .combine)
        .accessibilityAction(.escape, onClose)
    }
}

struct ToastHost<Content: View>: View {
    @State private var center = ToastCenter()
    @ViewBuilder var content: Content

    var body: some View {
        content
            .environment(center)
            .overlay(alignment: .top) {
                VStack(spacing: 8) {
                    ForEach(center.toasts) { toast in
                        ToastView(toast: toast) { center.dismiss(toast.id) }
                            .transition(.move(edge: .top).combined(with: .opacity))
                    }
                }
                .frame(maxWidth: 420)
                .padding()
            }
    }
}

struct UploadView: View {
    @Environment(ToastCenter.self) private var toasts
    @State private var files = 3
    @State private var failsNext = false

    var body: some View {
        @Bindable var toasts = toasts

        Form {
            Stepper("Files: \(files)", value: $files, in: 0...20)
            Toggle("Fail the next upload", isOn: $failsNext)
            Picker("Toast lifetime", selection: $toasts.lifetime) {
                Text("Short").tag(Duration.seconds(1))
                Text("Normal").tag(Duration.seconds(3))
                Text("Long").tag(Duration.seconds(8))
            }
            Button("Upload", action: upload)
                .disabled(files == 0)
        }
        .formStyle(.grouped)
    }

    private func upload() {
        if failsNext {
            toasts.show("The tape is full.", kind: .failure)
            failsNext = false
        } else {
            toasts.show("\(files) files stored.", kind: .success)
            files = 0
        }
    }
}

@main
struct ToastCenterApp: App {
    var body: some Scene {
        WindowGroup {
            ToastHost {
                UploadView()
            }
        }
    }
}
