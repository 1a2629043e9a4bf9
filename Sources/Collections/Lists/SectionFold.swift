import ViewCore

/// The mark at a section's header that folds the section away.
struct SectionFold: View {
    @Binding var isExpanded: Bool

    init(isExpanded: Binding<Bool>) {
        _isExpanded = isExpanded
    }

    var body: some View {
        FoldMark(isOpen: isExpanded)
            .frame(width: 16, height: 16)
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.easeInOut(duration: 0.2)) { isExpanded.toggle() } }
    }
}

/// A chevron to the side or, for what is open, downwards.
struct FoldMark: View {
    let isOpen: Bool

    var body: some View {
        Chevron(turn: isOpen ? 1 : 0)
            .stroke(Color.secondary, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
            .frame(width: 8, height: 8)
    }
}

/// A chevron that points to the trailing edge, turned by so many quarters of a circle.
struct Chevron: Shape {
    var turn: Double

    var animatableData: Double {
        get { turn }
        set { turn = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let angle = turn * .pi / 2
        func point(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(
                x: rect.midX + radius * (x * cos(angle) - y * sin(angle)),
                y: rect.midY + radius * (x * sin(angle) + y * cos(angle)))
        }
        var path = Path()
        path.move(to: point(-0.4, -0.8))
        path.addLine(to: point(0.4, 0))
        path.addLine(to: point(-0.4, 0.8))
        return path
    }
}
