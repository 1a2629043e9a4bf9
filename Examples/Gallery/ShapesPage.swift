import SwiftUI

/// Shapes, strokes and what they are filled with.
struct ShapesPage: View {
    private let size: CGFloat = 56

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            row("Shapes") {
                Rectangle().fill(.blue)
                RoundedRectangle(cornerRadius: 14, style: .continuous).fill(.indigo)
                UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20).fill(.purple)
                Circle().fill(.pink)
                Ellipse().fill(.orange).frame(height: 36)
                Capsule().fill(.green).frame(height: 28)
                Sail().fill(.teal)
            }
            row("Strokes") {
                Circle().strokeBorder(.primary, lineWidth: 1)
                Circle().strokeBorder(.tint, lineWidth: 4)
                Circle().strokeBorder(.secondary, style: StrokeStyle(lineWidth: 2, dash: [5, 4]))
                Circle().inset(by: 4).trim(from: 0, to: 0.72)
                    .stroke(.orange, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                Sail().stroke(.blue, style: StrokeStyle(lineWidth: 3, lineJoin: .round))
                RoundedRectangle(cornerRadius: 12).fill(.yellow.opacity(0.3))
                    .strokeBorder(.yellow, lineWidth: 2)
                Rectangle().strokeBorder(.separator, lineWidth: 1)
            }
            row("Gradients") {
                RoundedRectangle(cornerRadius: 10).fill(.blue.gradient)
                RoundedRectangle(cornerRadius: 10)
                    .fill(
                        .linearGradient(colors: [.pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing))
                Circle().fill(
                    .radialGradient(colors: [.white, .teal], center: .topLeading, startRadius: 4, endRadius: 60))
                Circle().fill(
                    .angularGradient(
                        colors: [.red, .yellow, .green, .blue, .red], center: .center, startAngle: .zero,
                        endAngle: .degrees(360)))
                RoundedRectangle(cornerRadius: 10)
                    .fill(.ellipticalGradient(colors: [.yellow, .purple]))
                RoundedRectangle(cornerRadius: 10)
                    .fill(
                        .linearGradient(
                            stops: [.init(color: .indigo, location: 0.5), .init(color: .mint, location: 0.5)],
                            startPoint: .top, endPoint: .bottom))
                Circle().strokeBorder(
                    .linearGradient(colors: [.mint, .blue], startPoint: .top, endPoint: .bottom), lineWidth: 7)
            }
            row("Levels and materials") {
                swatch(AnyShapeStyle(.primary))
                swatch(AnyShapeStyle(.secondary))
                swatch(AnyShapeStyle(.tertiary))
                swatch(AnyShapeStyle(.quaternary))
                swatch(AnyShapeStyle(.thinMaterial))
                swatch(AnyShapeStyle(.regularMaterial))
                swatch(AnyShapeStyle(.background))
            }
            VStack(alignment: .leading, spacing: 6) {
                Text("System colours").font(.headline)
                LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 13), spacing: 4) {
                    ForEach(Array(colors.enumerated()), id: \.offset) { _, color in
                        color.frame(height: 24).clipShape(.rect(cornerRadius: 4))
                    }
                    ForEach(Array(colors.enumerated()), id: \.offset) { _, color in
                        color.opacity(0.4).frame(height: 24).clipShape(.rect(cornerRadius: 4))
                    }
                }
            }
        }
        .padding(20)
        .frame(width: 500)
    }

    private var colors: [Color] {
        [.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray]
    }

    private func swatch(_ style: AnyShapeStyle) -> some View {
        RoundedRectangle(cornerRadius: 10).fill(style)
    }

    private func row<Content: View>(_ title: String, @ViewBuilder content: () -> Content) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(title).font(.headline)
            HStack(spacing: 10) {
                Group(subviews: content()) { shapes in
                    ForEach(shapes) { shape in
                        shape.frame(width: size, height: size)
                    }
                }
            }
        }
    }
}

/// A triangle with one bent side.
private struct Sail: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX + 4, y: rect.maxY - 4))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.minY + 2))
            path.addQuadCurve(
                to: CGPoint(x: rect.maxX - 4, y: rect.maxY - 4), control: CGPoint(x: rect.maxX, y: rect.midY))
            path.closeSubpath()
        }
    }
}

#Preview("Shapes and paint") { ShapesPage() }
