import SwiftUI

// How apps turn, tint, cut and shade their views.

struct FlipEffect: GeometryEffect {
    var angle: Double
    let axis: (x: CGFloat, y: CGFloat)

    var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / max(size.width, size.height)
        transform = CATransform3DRotate(transform, CGFloat(Angle(degrees: angle).radians), axis.x, axis.y, 0)
        transform = CATransform3DTranslate(transform, -size.width / 2.0, -size.height / 2.0, 0)
        let affine = ProjectionTransform(CGAffineTransform(translationX: size.width / 2.0, y: size.height / 2.0))
        return ProjectionTransform(transform).concatenating(affine)
    }
}

struct Shake: GeometryEffect {
    var amount: CGFloat = 10
    var shakesPerUnit = 3
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
    }
}

struct Card: View {
    @State private var isFlipped = false
    @State private var scale: CGFloat = 1
    @State private var attempts = 0

    var body: some View {
        VStack(spacing: 12) {
            RoundedRectangle(cornerRadius: 12, style: .continuous)
                .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
                .frame(width: 200, height: 120)
                .overlay { Text("Card").font(.headline).foregroundStyle(.white) }
                .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
                .scaleEffect(scale)
                .shadow(color: .black.opacity(0.2), radius: 8, x: 0, y: 4)
                .onTapGesture {
                    withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { isFlipped.toggle() }
                }
            Circle()
                .trim(from: 0, to: 0.7)
                .stroke(Color.green, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .frame(width: 60, height: 60)
            Capsule().fill(.thinMaterial).frame(height: 30).modifier(Shake(animatableData: CGFloat(attempts)))
            Rectangle().modifier(FlipEffect(angle: isFlipped ? 180 : 0, axis: (x: 1, y: 0)).ignoredByLayout())
        }
        .padding()
        .background(.background, in: RoundedRectangle(cornerRadius: 16))
        .background(.regularMaterial)
        .background(.bar)
    }
}

struct Paints: View {
    var body: some View {
        VStack {
            Text("Primary").foregroundStyle(.primary)
            Text("Secondary").foregroundStyle(.secondary)
            Label2(title: "Levels").foregroundStyle(.red, .blue)
            Circle().fill(.blue.gradient)
            Circle().fill(.blue.shadow(.drop(color: .black, radius: 4)))
            Circle().fill(.orange.gradient.shadow(.inner(radius: 3, y: 2)))
            Circle().fill(.white).stroke(.black, lineWidth: 2)
            Circle().fill(.quaternary).strokeBorder(.tertiary, lineWidth: 1)
            Rectangle().fill(.ellipticalGradient(colors: [.red, .clear]))
            EllipticalGradient(colors: [.red, .blue], center: .center, startRadiusFraction: 0, endRadiusFraction: 0.6)
            Rectangle().fill(.tint).opacity(0.4)
            Color.red.opacity(0.5).blendMode(.multiply)
            Color.accentColor.mix(with: .black, by: 0.2)
        }
        .tint(.pink)
        .foregroundStyle(Color.secondary)
    }
}

struct Label2: View {
    let title: LocalizedStringKey

    var body: some View {
        HStack {
            Text(title)
            Rectangle().fill(.secondary)
        }
    }
}

struct Filters: View {
    @State private var amount = 0.5

    var body: some View {
        VStack {
            Rectangle().blur(radius: amount * 10).brightness(amount).contrast(1 + amount).saturation(amount)
            Rectangle().grayscale(1).hueRotation(.degrees(amount * 360)).colorInvert()
            Rectangle().colorMultiply(.red).luminanceToAlpha().compositingGroup().drawingGroup()
            Rectangle().cornerRadius(8).clipped().clipShape(.rect(cornerRadius: 8))
            Rectangle().clipShape(.capsule).contentShape(.rect).contentShape(.interaction, .circle)
            Rectangle().transformEffect(CGAffineTransform(scaleX: 0.5, y: 1)).projectionEffect(.init())
            UnevenRoundedRectangle(topLeadingRadius: 10, topTrailingRadius: 10).fill(.red)
            Rectangle().clipShape(.rect(topLeadingRadius: 10, bottomTrailingRadius: 4))
            Circle().subtracting(Circle().scale(0.5)).fill(.red)
            Circle().union(Rectangle().offset(x: 10, y: 0)).stroke(lineWidth: 2)
            AnyShape(Circle()).rotation(.degrees(20)).fill(.red)
        }
    }
}
