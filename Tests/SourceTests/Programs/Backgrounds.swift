// Everything that is put behind, over and around a view.
import SwiftUI

struct BackgroundsCard<Content: View>: View {
    private let content: Content
    var cornerRadius: CGFloat

    init(cornerRadius: CGFloat = 12, @ViewBuilder content: () -> Content) {
        self.cornerRadius = cornerRadius
        self.content = content()
    }

    var body: some View {
        content
            .padding()
            .background(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous).fill(Color.white))
            .overlay(
                RoundedRectangle(cornerRadius: cornerRadius)
                    .stroke(Color.gray.opacity(0.3), lineWidth: 1)
            )
            .clipShape(RoundedRectangle(cornerRadius: cornerRadius))
    }
}

struct BackgroundsView: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("Colour").background(Color.yellow)
            Text("Style").background(.blue)
            Text("Shape style in a shape").background(.green, in: Capsule())
            Text("Shape style in a rounded rectangle")
                .background(.orange.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
            Text("Gradient")
                .background(
                    LinearGradient(
                        gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
                )
            Text("Builder")
                .background {
                    Circle().fill(.red)
                    if isOn {
                        Color.black
                    }
                }
            Text("Builder with an alignment")
                .background(alignment: .topLeading) { Rectangle().fill(.teal) }
            Text("View with an alignment")
                .background(Circle().frame(width: 10, height: 10), alignment: .bottom)

            Text("Overlay").overlay(Circle().stroke(.red), alignment: .trailing)
            Text("Overlay builder").overlay { Text("over") }
            Text("Overlay builder with an alignment").overlay(alignment: .bottomTrailing) {
                Text("3")
                    .font(.caption2)
                    .foregroundColor(.white)
                    .padding(4)
                    .background(Circle().fill(Color.red))
                    .offset(x: 8, y: 8)
            }
            Text("Overlay style").overlay(.red.opacity(0.2))
            Text("Overlay style in a shape").overlay(.blue.opacity(0.1), in: Capsule())

            Text("Border").border(Color.red)
            Text("Border of a style").border(.gray, width: 2)
            Text("Mask").mask(Circle())
            Text("Mask builder").mask { Rectangle().padding(2) }
            Text("Mask with an alignment").mask(alignment: .leading) { Rectangle().frame(width: 20) }
            Text("Clip").clipped().clipShape(Circle())
            Text("Even and odd").clipShape(Circle(), style: FillStyle(eoFill: true))
            Text("Faint").opacity(isOn ? 1 : 0.5)
            Color.clear.contentShape(Rectangle())
            Color.clear.aspectRatio(1, contentMode: .fit)
            Color.clear.aspectRatio(contentMode: .fill)
            Color.clear.aspectRatio(CGSize(width: 16, height: 9), contentMode: .fit)
            Rectangle().fill(.tint).scaledToFit()
            Rectangle().scaledToFill().clipped()
            BackgroundsCard {
                Text("One")
                Text("Two")
            }
            BackgroundsCard(cornerRadius: 4) { Text("Single") }
        }
        .foregroundStyle(.black)
        .tint(.purple)
    }
}
