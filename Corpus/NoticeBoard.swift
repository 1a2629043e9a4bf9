import SwiftUI

// Cards built from generic containers and subview iteration.

struct CardStack<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            VStack(spacing: 0) {
                ForEach(subviews) { subview in
                    subview
                        .padding()
                        .frame(maxWidth: .infinity, alignment: .leading)
                    if subview.id != subviews.last?.id {
                        Divider().padding(.leading)
                    }
                }
            }
            .background(.background.secondary, in: .rect(cornerRadius: 16))
            .overlay(alignment: .topTrailing) {
                if subviews.count > 3 {
                    Text("\(subviews.count)")
                        .font(.caption.bold())
                        .padding(6)
                        .background(.red, in: .capsule)
                        .foregroundStyle(.white)
                        .padding(8)
                }
            }
        }
    }
}

struct Ribbon: ViewModifier {
    let text: LocalizedStringKey
    let isVisible: Bool

    func body(content: Content) -> some View {
        content.overlay(alignment: .bottomTrailing) {
            if isVisible {
                Text(text)
                    .font(.caption2.weight(.heavy))
                    .textCase(.uppercase)
                    .padding(.horizontal, 8)
                    .padding(.vertical, 2)
                    .background(.yellow)
                    .foregroundStyle(.black)
                    .rotationEffect(.degrees(-8))
            }
        }
    }
}

extension View {
    func ribbon(_ text: LocalizedStringKey, when isVisible: Bool = true) -> some View {
        modifier(Ribbon(text: text, isVisible: isVisible))
    }

    @ViewBuilder
    func dimmed(_ isDimmed: Bool) -> some View {
        if isDimmed {
            opacity(0.4).grayscale(1)
        } else {
            self
        }
    }
}

struct Notice: Identifiable {
    let id = UUID()
    var title: String
    var message: String
    var posted = Date.now
    var isRead = false
}

struct NoticeRow: View {
    @Binding var notice: Notice

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(notice.title).font(.headline)
            Text(LocalizedStringKey(notice.message))
                .font(.subheadline)
            Text(notice.posted, format: .relative(presentation: .numeric))
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .contentShape(.rect)
        .ribbon("New", when: !notice.isRead)
        .dimmed(notice.isRead)
        .onTapGesture {
            withAnimation { notice.isRead.toggle() }
        }
    }
}

struct BoardScreen: View {
    @State private var notices = [
        Notice(title: "Lift out of order", message: "Please use the **stairs** until Thursday."),
        Notice(title: "Lost cat", message: "Grey, answers to *Mrok*.", posted: Date.now - 7200),
        Notice(title: "Choir", message: "Every Tuesday, see [the list](https://example.com/choir).", posted: Date.now - 90_000)
    ]
    @State private var title = ""
    @FocusState private var isWriting: Bool

    private var unread: Int { notices.filter { !$0.isRead }.count }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text("Stairwell B").font(.largeTitle.bold())
                Text(unread == 0 ? "All read" : "^[\(unread) notice](inflect: true) to read")
                    .foregroundStyle(.secondary)
                CardStack {
                    ForEach($notices) { NoticeRow(notice: $0) }
                }
                CardStack {
                    TextField("Pin a notice", text: $title)
                        .textFieldStyle(.plain)
                        .focused($isWriting)
                        .onSubmit(post)
                    Button("Pin it", systemImage: "pin", action: post)
                        .disabled(title.isEmpty)
                }
            }
            .padding()
        }
    }

    private func post() {
        guard !title.isEmpty else { return }
        withAnimation { notices.insert(Notice(title: title, message: "Ask at *flat 4*."), at: 0) }
        title = ""
        isWriting = false
    }
}

@main
struct NoticeBoardApp: App {
    var body: some Scene {
        WindowGroup { BoardScreen() }
    }
}
