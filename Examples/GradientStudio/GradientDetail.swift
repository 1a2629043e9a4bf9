import SwiftUI

/// A gradient from edge to edge, its name on a bar of material, and its stops when it is edited.
struct GradientDetail: View {
    let library: GradientLibrary
    let id: ColorGradient.ID
    @State private var isEditing = false

    var body: some View {
        if let gradient = library.gradient(id) {
            ZStack {
                LinearGradient(gradient: gradient.gradient, startPoint: .top, endPoint: .bottom)
                    .ignoresSafeArea()
                if isEditing {
                    StopsEditor(gradient: binding(gradient))
                        .transition(.move(edge: .trailing).combined(with: .opacity))
                }
            }
            .safeAreaInset(edge: .bottom, spacing: 0) {
                NameBar(gradient: binding(gradient), isEditing: isEditing)
            }
            .navigationTitle(gradient.name)
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button(isEditing ? "Done" : "Edit") {
                        withAnimation(.snappy) { isEditing.toggle() }
                    }
                }
            }
        } else {
            ContentUnavailableView("No gradient", systemImage: "paintpalette")
        }
    }

    private func binding(_ gradient: ColorGradient) -> Binding<ColorGradient> {
        Binding(get: { library.gradient(id) ?? gradient }, set: { library.replace($0) })
    }
}

/// The name, which can be written anew while the gradient is edited.
struct NameBar: View {
    @Binding var gradient: ColorGradient
    let isEditing: Bool

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            if isEditing {
                TextField("Name", text: $gradient.name)
                    .textFieldStyle(.plain)
                    .font(.title2.weight(.semibold))
            } else {
                Text(gradient.name).font(.title2.weight(.semibold))
            }
            Spacer()
            Text("^[\(gradient.stops.count) color](inflect: true)")
                .foregroundStyle(.secondary)
                .monospacedDigit()
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 14)
        .background(.regularMaterial)
    }
}

/// The stops as rows, each with its colour and its place.
struct StopsEditor: View {
    @Binding var gradient: ColorGradient

    var body: some View {
        ScrollView {
            VStack(spacing: 10) {
                ForEach($gradient.stops) { $stop in
                    StopRow(stop: $stop, canDelete: gradient.stops.count > 1) {
                        withAnimation(.snappy) { gradient.stops.removeAll { $0.id == stop.id } }
                    }
                }
                Button("Add a color", systemImage: "plus") {
                    withAnimation(.snappy) { gradient.addStop() }
                }
                .padding(.top, 4)
            }
            .padding(20)
            .frame(maxWidth: 520)
            .frame(maxWidth: .infinity)
        }
    }
}

struct StopRow: View {
    @Binding var stop: ColorGradient.Stop
    let canDelete: Bool
    let delete: () -> Void

    var body: some View {
        HStack(spacing: 12) {
            ColorPicker("Color", selection: $stop.color, supportsOpacity: false)
                .labelsHidden()
            Slider(value: $stop.location, in: 0...1) { Text("Place") }
                .labelsHidden()
            Text(stop.location, format: .percent.precision(.fractionLength(0)))
                .monospacedDigit()
                .foregroundStyle(.secondary)
                .frame(width: 44, alignment: .trailing)
            Button("Delete", systemImage: "trash", role: .destructive, action: delete)
                .labelStyle(.iconOnly)
                .buttonStyle(.borderless)
                .disabled(!canDelete)
        }
        .padding(.horizontal, 14)
        .padding(.vertical, 10)
        .background(.regularMaterial, in: .rect(cornerRadius: 10))
    }
}

#Preview("Detail") { DetailPreview(isEditing: false) }

private struct DetailPreview: View {
    let isEditing: Bool
    @State private var library = GradientLibrary()

    var body: some View {
        NavigationStack { GradientDetail(library: library, id: library.gradients[1].id) }
            .frame(width: 700, height: 520)
    }
}
