// Grids, layouts that change, views that fit, as app authors write them.
import SwiftUI

struct GridsSheet: View {
    @State private var isWide = false
    let names = ["Tea", "Milk"]

    var body: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 8, verticalSpacing: 4) {
            GridRow {
                Text("Name").gridColumnAlignment(.trailing)
                Text("Price")
            }
            Color.gray.frame(height: 1).gridCellUnsizedAxes(.horizontal)
            ForEach(names, id: \.self) { name in
                GridRow(alignment: .top) {
                    Text(name)
                    Text("3")
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                }
            }
            GridRow {
                Text("Sum").gridCellColumns(2).gridCellAnchor(.trailing)
            }
        }
        let layout = isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(alignment: .leading))
        layout {
            Text("One")
            Spacer()
            Text("Two")
        }
        .animation(.default, value: isWide)
        ViewThatFits(in: .horizontal) {
            HStack { Text("A long title") }
            Text("Short")
        }
        ViewThatFits {
            Text("Long")
            EmptyView()
        }
        GridLayout(horizontalSpacing: 2) {
            GridRow { Text("x") }
        }
    }
}
