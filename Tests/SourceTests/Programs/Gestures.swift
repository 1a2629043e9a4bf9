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
