import SwiftUI

struct Pebble: Identifiable {
    let id: Int
    var position: CGPoint
    var radius: CGFloat
    var color: Color
}

struct PebbleView: View {
    @Binding var pebble: Pebble
    let onLift: () -> Void

    @GestureState private var offset = CGSize.zero
    @GestureState private var isPressed = false

    private var drag: some Gesture {
        DragGesture(minimumDistance: 1)
            .updating($offset) { value, state, _ in
                state = value.translation
            }
            .onEnded { value in
                pebble.position.x += value.translation.width
                pebble.position.y += value.translation.height
            }
    }

    private var press: some Gesture {
        LongPressGesture(minimumDuration: 0.6)
            .updating($isPressed) { current, state, _ in
                state = current
            }
            .onEnded { _ in onLift() }
    }

    var body: some View {
        Circle()
            .fill(pebble.color.gradient)
            .frame(width: pebble.radius * 2, height: pebble.radius * 2)
            .scaleEffect(isPressed ? 1.15 : 1)
            .shadow(radius: offset == .zero ? 2 : 10)
            .position(pebble.position)
            .offset(offset)
            .gesture(drag.simultaneously(with: press))
            .animation(.spring(duration: 0.25), value: isPressed)
            .accessibilityLabel("Pebble \(pebble.id)")
    }
}

struct PebblePond: View {
    @State private var pebbles: [Pebble] = [
        Pebble(id: 1, position: CGPoint(x: 90, y: 120), radius: 30, color: .gray),
        Pebble(id: 2, position: CGPoint(x: 200, y: 210), radius: 42, color: .brown),
        Pebble(id: 3, position: CGPoint(x: 140, y: 330), radius: 24, color: .mint)
    ]
    @State private var zoom = 1.0
    @State private var steadyZoom = 1.0
    @State private var lifted = 0

    private var magnify: some Gesture {
        MagnifyGesture()
            .onChanged { value in
                zoom = min(max(steadyZoom * Double(value.magnification), 0.5), 3)
            }
            .onEnded { _ in
                steadyZoom = zoom
            }
    }

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                Rectangle()
                    .fill(LinearGradient(colors: [.blue.opacity(0.2), .teal.opacity(0.5)], startPoint: .top, endPoint: .bottom))
                    .onTapGesture { location in
                        drop(at: location)
                    }
                ForEach($pebbles) { $pebble in
                    PebbleView(pebble: $pebble) { lift(pebble) }
                }
            }
            .scaleEffect(zoom)
            .clipped()
            .gesture(magnify)

            footer
        }
    }

    private var footer: some View {
        HStack {
            Text("\(pebbles.count) in the pond, \(lifted) lifted")
            Spacer()
            Button("100%") {
                withAnimation {
                    zoom = 1
                    steadyZoom = 1
                }
            }
            .disabled(zoom == 1)
        }
        .padding()
        .background(.bar)
    }

    private func drop(at point: CGPoint) {
        let next = (pebbles.map(\.id).max() ?? 0) + 1
        let palette: [Color] = [.gray, .brown, .mint, .indigo, .orange]
        let pebble = Pebble(
            id: next,
            position: point,
            radius: CGFloat(18 + (next * 7) % 26),
            color: palette[next % palette.count]
        )
        withAnimation(.bouncy) { pebbles.append(pebble) }
    }

    private func lift(_ pebble: Pebble) {
        withAnimation {
            pebbles.removeAll { $0.id == pebble.id }
            lifted += 1
        }
    }
}

@main
struct PebbleDragApp: App {
    var body: some Scene {
        WindowGroup { PebblePond() }
    }
}
