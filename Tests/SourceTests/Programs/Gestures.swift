// Tap and drag, alone and with state.
import SwiftUI

struct GesturesDraggable: View {
    @State private var offset = CGSize.zero
    @State private var last: CGPoint = .zero
    @GestureState private var drag = CGSize.zero
    @GestureState(resetTransaction: Transaction(animation: .spring())) private var isDragging = false
    @GestureState private var translation: CGSize

    init() {
        _translation = GestureState(wrappedValue: .zero)
    }

    var dragGesture: some Gesture {
        DragGesture()
            .updating($drag) { value, state, transaction in
                state = value.translation
                transaction.animation = .interactiveSpring()
            }
            .updating($isDragging) { _, state, _ in state = true }
            .onChanged { value in
                offset = CGSize(width: value.translation.width, height: value.location.y - value.startLocation.y)
            }
            .onEnded { value in
                withAnimation(.spring()) {
                    offset = value.predictedEndTranslation.width > 100 ? CGSize(width: 500, height: 0) : .zero
                    last = value.predictedEndLocation
                }
            }
    }

    var body: some View {
        Circle()
            .frame(width: 50, height: 50)
            .offset(x: offset.width + drag.width, y: offset.height)
            .gesture(dragGesture)
            .gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .onChanged { _ in }
            )
            .gesture(DragGesture(minimumDistance: 10, coordinateSpace: .local).onEnded { print($0.velocity) })
            .highPriorityGesture(TapGesture().onEnded { last = .zero })
            .simultaneousGesture(
                TapGesture(count: 2).onEnded { _ in
                    offset = .zero
                }
            )
            .opacity(isDragging ? 0.5 : 1)
    }
}

struct GesturesTaps: View {
    @State private var count = 0
    @State private var point: CGPoint = .zero

    var body: some View {
        VStack {
            Text("Once").onTapGesture { count += 1 }
            Text("Twice").onTapGesture(count: 2) { count += 2 }
            Text("Function").onTapGesture(perform: increment)
            Text("Where").gesture(
                SpatialTapGesture().onEnded { value in point = value.location }
            )
            Color.clear
                .contentShape(Rectangle())
                .onTapGesture { location in point = location }
            Color.clear.contentShape(Circle()).allowsHitTesting(count > 0)
        }
        .gesture(TapGesture().onEnded(increment))
    }

    private func increment() { count += 1 }
}

// What the pointer, a touchpad and the keyboard do.

struct PinchedPhoto: View {
    @State private var zoom: CGFloat = 1
    @State private var angle = Angle.zero
    @GestureState private var pinch: CGFloat = 1
    @State private var isHovered = false
    @State private var place: CGPoint?
    @State private var steps = 0
    @FocusState private var isFocused: Bool

    private var magnify: some Gesture {
        MagnifyGesture(minimumScaleDelta: 0.05)
            .updating($pinch) { value, state, _ in state = value.magnification }
            .onEnded { zoom *= $0.magnification }
    }

    private var rotate: some Gesture {
        RotateGesture().onChanged { value in angle = value.rotation }
    }

    var body: some View {
        Rectangle()
            .fill(isHovered ? .blue : .gray)
            .scaleEffect(zoom * pinch)
            .rotationEffect(angle)
            .gesture(magnify.simultaneously(with: rotate))
            .gesture(MagnificationGesture().onChanged { zoom = $0 })
            .gesture(RotationGesture().onEnded { angle = $0 })
            .onTapGesture(count: 2) { zoom = 1 }
            .onTapGesture { steps += 1 }
            .onHover { isHovered = $0 }
            .onHover { hovering in
                withAnimation(.easeInOut) { isHovered = hovering }
            }
            .onContinuousHover { phase in
                switch phase {
                case .active(let location): place = location
                case .ended: place = nil
                }
            }
            .onContinuousHover(coordinateSpace: .global) { _ in }
            .pointerStyle(isHovered ? .grabIdle : nil)
            .hoverEffect()
            .hoverEffect(.lift)
            .focusable()
            .focused($isFocused)
            .onKeyPress(.upArrow) {
                steps += 1
                return .handled
            }
            .onKeyPress(keys: [.leftArrow, .rightArrow, "r"]) { press in
                steps += press.key == .leftArrow ? -1 : 1
                return press.modifiers.contains(.shift) ? .handled : .ignored
            }
            .onKeyPress("p", phases: .down) { _ in .handled }
            .onKeyPress(characters: .alphanumerics, phases: .all) { press in
                press.phase == .up ? .ignored : .handled
            }
            .onKeyPress { press in
                print(press.characters)
                return .ignored
            }
    }
}
