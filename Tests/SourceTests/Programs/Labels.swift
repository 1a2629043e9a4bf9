import SwiftUI

enum LabelsTool: String, CaseIterable, Identifiable {
    case pen, eraser
    var id: String { rawValue }
    var symbol: String { self == .pen ? "pencil" : "eraser" }
}

struct LabelsBulletStyle: LabelStyle {
    var tint: Color = .accentColor

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            configuration.icon.imageScale(.small).foregroundStyle(tint)
            configuration.title.font(.callout)
        }
    }
}

extension LabelStyle where Self == LabelsBulletStyle {
    static var bullet: LabelsBulletStyle { LabelsBulletStyle() }
}

struct LabelsToolRow: View {
    let tool: LabelsTool
    @State private var isFavourite = false
    @Environment(\.imageScale) private var scale

    var body: some View {
        HStack {
            Label(tool.rawValue.capitalized, systemImage: tool.symbol)
            Label("Count: \(3)", systemImage: "number").labelStyle(.titleOnly)
            Button {
                isFavourite.toggle()
            } label: {
                Label("Favourite", systemImage: isFavourite ? "heart.fill" : "heart")
                    .symbolVariant(isFavourite ? .fill : .none)
            }
            .labelStyle(.iconOnly)
            .imageScale(scale == .large ? .medium : .large)
        }
    }
}

struct LabelsApp: App {
    var body: some Scene {
        WindowGroup {
            VStack(alignment: .leading) {
                ForEach(LabelsTool.allCases) { LabelsToolRow(tool: $0) }
                Label {
                    Text("Mixed").bold()
                } icon: {
                    Circle().fill(.red).frame(width: 10, height: 10)
                }
                .labelStyle(.bullet)
                Label("Map", image: "map-picture").labelStyle(LabelsBulletStyle(tint: .green))
                Image(systemName: "wifi", variableValue: 0.5)
                    .symbolRenderingMode(.hierarchical)
                    .symbolVariant(.circle.fill)
                Image("frame")
                    .resizable(capInsets: EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4), resizingMode: .tile)
                    .renderingMode(.template)
                    .interpolation(.none)
                Image("photo", label: Text("A photo"))
            }
        }
    }
}
