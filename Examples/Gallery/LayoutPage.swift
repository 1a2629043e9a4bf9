import SwiftUI

/// Stacks, grids and what aligns views in them.
struct LayoutPage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            GroupBox("Baselines") {
                HStack(alignment: .firstTextBaseline, spacing: 12) {
                    Text("42").font(.largeTitle)
                    Text("km").font(.title3).foregroundStyle(.secondary)
                    Text("to the lighthouse")
                    Spacer()
                    Button("Route") {}
                    Toggle("Ferry", isOn: .constant(true))
                }
                .frame(maxWidth: .infinity)
            }
            GroupBox("Grid") {
                Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 6) {
                    GridRow {
                        Text("Berth")
                        Text("Boat")
                        Text("Length").gridColumnAlignment(.trailing)
                    }
                    .font(.headline)
                    Divider()
                    GridRow {
                        Text("A1")
                        Text("Kittiwake")
                        Text("9.2 m")
                    }
                    GridRow {
                        Text("A2")
                        Text("Little Auk")
                        Text("11.0 m")
                    }
                    GridRow {
                        Text("A3")
                        Text("free until Sunday")
                            .foregroundStyle(.secondary)
                            .gridCellColumns(2)
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            HStack(alignment: .top, spacing: 16) {
                GroupBox("Flexible") {
                    HStack(spacing: 4) {
                        Tile(name: "60", color: .blue).frame(width: 60)
                        Tile(name: "the rest", color: .teal)
                        Tile(name: "40", color: .green).frame(width: 40)
                    }
                    .frame(height: 44)
                }
                GroupBox("Layers") {
                    ZStack(alignment: .topTrailing) {
                        RoundedRectangle(cornerRadius: 8).fill(.orange.gradient)
                        Text("12")
                            .font(.caption.bold())
                            .padding(.horizontal, 6)
                            .padding(.vertical, 2)
                            .background(.red, in: .capsule)
                            .foregroundStyle(.white)
                            .offset(x: 6, y: -6)
                    }
                    .frame(height: 44)
                    .padding(.trailing, 6)
                }
            }
            GroupBox("Adaptive columns") {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 84), spacing: 8)], spacing: 8) {
                    ForEach(["Dune", "Reef", "Shoal", "Spit", "Skerry", "Lagoon", "Sound"], id: \.self) { name in
                        Text(name)
                            .frame(maxWidth: .infinity)
                            .padding(.vertical, 5)
                            .background(.quaternary, in: .rect(cornerRadius: 6))
                    }
                }
            }
        }
        .padding(20)
        .frame(width: 480)
    }
}

private struct Tile: View {
    let name: String
    let color: Color

    var body: some View {
        color
            .clipShape(.rect(cornerRadius: 5))
            .overlay { Text(name).foregroundStyle(.white).fontWeight(.semibold) }
    }
}

#Preview("Layout") { LayoutPage() }
