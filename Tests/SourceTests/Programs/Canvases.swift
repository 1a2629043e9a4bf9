import SwiftUI

struct Orbit: Identifiable {
    let id = UUID()
    var radius: CGFloat
    var color: Color

    func draw(in context: inout GraphicsContext, angle: Angle, size: CGSize) {
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        var copy = context
        copy.translateBy(x: center.x, y: center.y)
        copy.rotate(by: angle)
        copy.opacity = 0.8
        copy.blendMode = .plusLighter
        copy.fill(Path(ellipseIn: CGRect(x: radius, y: -4, width: 8, height: 8)), with: .color(color))
    }
}

struct OrbitView: View {
    let orbits = [Orbit(radius: 20, color: .red), Orbit(radius: 40, color: .blue)]
    @State private var isPaused = false

    var body: some View {
        TimelineView(.animation(minimumInterval: 1 / 30, paused: isPaused)) { timeline in
            let seconds = timeline.date.timeIntervalSinceReferenceDate
            Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { context, size in
                for orbit in orbits { orbit.draw(in: &context, angle: .degrees(seconds * 40), size: size) }
                context.drawLayer { layer in
                    layer.addFilter(.blur(radius: 3))
                    layer.addFilter(.shadow(color: .black, radius: 2, x: 1, y: 1))
                    layer.clip(to: Path(CGRect(origin: .zero, size: size)), options: .inverse)
                    layer.fill(
                        Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 4),
                        with: .linearGradient(
                            Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 0, y: 40)))
                }
                var title = context.resolve(Text("Orbits").font(.headline))
                title.shading = .color(.white)
                context.draw(title, at: CGPoint(x: size.width / 2, y: 12), anchor: .center)
                context.draw(Image(systemName: "star"), at: .zero, anchor: .topLeading)
                if let symbol = context.resolveSymbol(id: "moon") {
                    context.draw(symbol, at: CGPoint(x: 20, y: 20))
                }
            } symbols: {
                Circle().frame(width: 6, height: 6).tag("moon")
            }
        }
        .onLongPressGesture(minimumDuration: 0.3) { isPaused.toggle() }
    }
}

struct MinuteView: View {
    var body: some View {
        VStack {
            TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
            TimelineView(.periodic(from: .now, by: 1)) { context in
                Text("\(context.date.timeIntervalSince1970)")
                if context.cadence <= .seconds { Text("fast") }
            }
        }
    }
}

struct LiftedCard: View {
    @GestureState private var isLifted = false
    @State private var offset = CGSize.zero

    private var lift: some Gesture {
        LongPressGesture(minimumDuration: 0.4)
            .sequenced(before: DragGesture())
            .updating($isLifted) { value, state, _ in
                switch value {
                case .first(true): state = false
                case .second(true, let drag): state = drag != nil
                default: state = false
                }
            }
            .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                offset = drag.translation
            }
    }

    var body: some View {
        RoundedRectangle(cornerRadius: 8)
            .offset(offset)
            .opacity(isLifted ? 0.5 : 1)
            .gesture(lift, including: .all)
            .simultaneousGesture(TapGesture().onEnded { offset = .zero })
            .onLongPressGesture(minimumDuration: 1, maximumDistance: 20) {
                offset = .zero
            } onPressingChanged: { _ in
            }
            .onLongPressGesture(minimumDuration: 1, pressing: { _ in }, perform: {})
    }
}
