import SwiftUI

// MARK: - Layout

struct FlowLayout: Layout {
    var spacing: CGFloat = 8
    var lineSpacing: CGFloat = 8

    struct Line {
        var indices: [Int] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let lines = makeLines(width: proposal.width ?? .infinity, subviews: subviews)
        let width = lines.map(\.width).max() ?? 0
        let heights = lines.reduce(0) { $0 + $1.height }
        let gaps = CGFloat(max(lines.count - 1, 0)) * lineSpacing
        return CGSize(width: width, height: heights + gaps)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let lines = makeLines(width: bounds.width, subviews: subviews)
        var y = bounds.minY
        for line in lines {
            var x = bounds.minX
            for index in line.indices {
                let size = subviews[index].sizeThatFits(.unspecified)
                let point = CGPoint(x: x, y: y + (line.height - size.height) / 2)
                subviews[index].place(at: point, anchor: .topLeading, proposal: ProposedViewSize(size))
                x += size.width + spacing
            }
            y += line.height + lineSpacing
        }
    }

    private func makeLines(width: CGFloat, subviews: Subviews) -> [Line] {
        var lines: [Line] = []
        var current = Line()
        for index in subviews.indices {
            let size = subviews[index].sizeThatFits(.unspecified)
            let extra = current.indices.isEmpty ? size.width : size.width + spacing
            if !current.indices.isEmpty && current.width + extra > width {
                lines.append(current)
                current = Line()
                current.width = size.width
            } else {
                current.width += extra
            }
            current.indices.append(index)
            current.height = max(current.height, size.height)
        }
        if !current.indices.isEmpty { lines.append(current) }
        return lines
    }
}

// MARK: - Tag chip

struct TagChip: View {
    let title: String
    @Binding var isOn: Bool

    var body: some View {
        Toggle(isOn: $isOn) {
            Text(title)
        }
        .toggleStyle(.chip)
    }
}

struct ChipToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack(spacing: 4) {
                if configuration.isOn {
                    Image(systemName: "checkmark")
                        .transition(.scale)
                }
                configuration.label
            }
            .font(.subheadline)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .foregroundStyle(configuration.isOn ? Color.white : Color.primary)
            .background(configuration.isOn ? Color.indigo : Color.gray.opacity(0.2), in: .capsule)
        }
        .buttonStyle(.plain)
    }
}

extension ToggleStyle where Self == ChipToggleStyle {
    static var chip: ChipToggleStyle { ChipToggleStyle() }
}

// MARK: - Screen

extension Set {
    /// Membership as a value, so that a binding to the set yields a binding to a flag.
    subscript(contains element: Element) -> Bool {
        get { contains(element) }
        set {
            if newValue {
                insert(element)
            } else {
                remove(element)
            }
        }
    }
}

struct TagScreen: View {
    @State private var chosen: Set<String> = ["forest"]
    @State private var draft = ""
    @State private var tags = ["forest", "harbour", "night bus", "rain", "saxophone", "old maps", "lemon", "tram no. 8", "quiet"]

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text("What is the story about?")
                .font(.title2.bold())
            FlowLayout(spacing: 8, lineSpacing: 10) {
                ForEach(tags, id: \.self) { tag in
                    TagChip(title: tag, isOn: $chosen[contains: tag])
                }
            }
            .animation(.default, value: chosen)
            HStack {
                TextField("New tag", text: $draft)
                    .textFieldStyle(.roundedBorder)
                    .onSubmit(addTag)
                Button("Add", action: addTag)
                    .disabled(trimmed.isEmpty)
            }
            Text("^[\(chosen.count) tag](inflect: true) chosen")
                .foregroundStyle(.secondary)
            Spacer()
        }
        .padding()
    }

    private var trimmed: String {
        draft.trimmingCharacters(in: .whitespaces).lowercased()
    }

    private func addTag() {
        guard !trimmed.isEmpty else { return }
        if !tags.contains(trimmed) { tags.append(trimmed) }
        chosen.insert(trimmed)
        draft = ""
    }
}

@main
struct WrapTagsApp: App {
    var body: some Scene {
        WindowGroup { TagScreen() }
    }
}
