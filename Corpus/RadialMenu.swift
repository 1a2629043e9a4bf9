import SwiftUI

struct RadialLayout: Layout {
    var startAngle: Angle = .degrees(-90)
    var radiusScale: CGFloat = 1

    var animatableData: AnimatablePair<Double, CGFloat> {
        get { AnimatablePair(startAngle.radians, radiusScale) }
        set {
            startAngle = .radians(newValue.first)
            radiusScale = newValue.second
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 240))
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard !subviews.isEmpty else { return }
        let largest = subviews
            .map { $0.sizeThatFits(.unspecified) }
            .reduce(CGFloat.zero) { max($0, $1.width, $1.height) }
        let radius = (min(bounds.width, bounds.height) - largest) / 2 * radiusScale
        let step = 2 * Double.pi / Double(subviews.count)

        for (index, subview) in subviews.enumerated() {
            let angle = CGFloat(startAngle.radians + step * Double(index))
            let point = CGPoint(x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius)
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

struct Tool: Identifiable, Hashable {
    var id: String { symbol }
    let title: String
    let symbol: String
}

private extension Tool {
    static let kit = [
        Tool(title: "Brush", symbol: "paintbrush"),
        Tool(title: "Pencil", symbol: "pencil"),
        Tool(title: "Eraser", symbol: "eraser"),
        Tool(title: "Ruler", symbol: "ruler"),
        Tool(title: "Scissors", symbol: "scissors"),
        Tool(title: "Dropper", symbol: "eyedropper")
    ]
}

struct RadialMenu: View {
    @Binding var selection: Tool?
    @State private var isOpen = false
    @State private var turn = 0.0

    var body: some View {
        ZStack {
            RadialLayout(startAngle: .degrees(turn - 90), radiusScale: isOpen ? 1 : 0) {
                ForEach(Tool.kit) { tool in
                    Button {
                        selection = tool
                        toggle()
                    } label: {
                        Image(systemName: tool.symbol)
                            .font(.title3)
                            .frame(width: 48, height: 48)
                            .background(selection == tool ? Color.pink.opacity(0.3) : Color.gray.opacity(0.2), in: .circle)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(tool.title)
                }
            }
            .opacity(isOpen ? 1 : 0)

            Button(action: toggle) {
                Image(systemName: "plus")
                    .font(.title.bold())
                    .rotationEffect(.degrees(isOpen ? 45 : 0))
                    .frame(width: 60, height: 60)
                    .foregroundStyle(.white)
                    .background(.pink, in: .circle)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(isOpen ? "Close tools" : "Open tools")
        }
        .frame(width: 260, height: 260)
    }

    private func toggle() {
        withAnimation(.spring(response: 0.45, dampingFraction: 0.7)) {
            isOpen.toggle()
            turn += isOpen ? 60 : -60
        }
    }
}

struct StudioView: View {
    @State private var tool: Tool?

    var body: some View {
        VStack {
            Text(tool?.title ?? "No tool")
                .font(.largeTitle)
                .contentTransition(.opacity)
                .animation(.default, value: tool)
            Spacer()
            RadialMenu(selection: $tool)
        }
        .padding(40)
    }
}

@main
struct RadialMenuApp: App {
    var body: some Scene {
        WindowGroup { StudioView() }
    }
}

#Preview {
    @Previewable @State var tool: Tool?
    RadialMenu(selection: $tool)
}
