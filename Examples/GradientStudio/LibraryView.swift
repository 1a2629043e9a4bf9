import SwiftUI

/// All gradients as cards in a grid.
struct LibraryView: View {
    let library: GradientLibrary
    let open: (Destination) -> Void

    private let columns = [GridItem(.adaptive(minimum: 180), spacing: 18)]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 18) {
                ForEach(library.gradients) { gradient in
                    NavigationLink(value: Destination.gradient(gradient.id)) {
                        GradientCard(gradient: gradient)
                    }
                    .buttonStyle(.plain)
                    .contextMenu {
                        Button("Delete", role: .destructive) {
                            withAnimation { library.remove(gradient.id) }
                        }
                    }
                }
            }
            .padding(20)
        }
        .navigationTitle("Gradient Studio")
        .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
                Button("Shapes", systemImage: "seal") { open(.shapes) }
                    .help("Show the gradients as shapes")
                Button("Particles", systemImage: "sparkles") { open(.particles) }
                    .help("Show the gradients as particles")
                Button("Add", systemImage: "plus") { open(.gradient(library.add().id)) }
                    .help("Add a gradient")
                    .keyboardShortcut("n")
            }
        }
    }
}

/// A gradient, and its name on a strip of material.
struct GradientCard: View {
    let gradient: ColorGradient

    var body: some View {
        VStack(spacing: 0) {
            Spacer(minLength: 0)
            HStack(alignment: .firstTextBaseline) {
                Text(gradient.name).font(.headline)
                Spacer()
                Text("^[\(gradient.stops.count) color](inflect: true)")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            .lineLimit(1)
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .background(.thinMaterial)
        }
        .frame(height: 130)
        .background(LinearGradient(gradient: gradient.gradient, startPoint: .topLeading, endPoint: .bottomTrailing))
        .clipShape(.rect(cornerRadius: 12))
        .shadow(color: .black.opacity(0.18), radius: 6, y: 3)
        .contentShape(.rect(cornerRadius: 12))
    }
}
