// A library of gradients: look at them, edit them, and see them in motion.
//
//     ./gesso run Examples/GradientStudio
//     ./gesso render Examples/GradientStudio --scale 2 -o library.png
import SwiftUI

@main
struct GradientStudioApp: App {
    @State private var library = GradientLibrary()

    var body: some Scene {
        WindowGroup("Gradient Studio") {
            StudioView(library: library)
                .frame(minWidth: 480, minHeight: 400)
        }
        .defaultSize(width: 860, height: 640)
    }
}

/// Where a link of the library leads.
enum Destination: Hashable {
    case gradient(ColorGradient.ID)
    case shapes
    case particles
}

/// The library, and over it what was chosen in it.
struct StudioView: View {
    let library: GradientLibrary
    @State private var path: [Destination] = []

    var body: some View {
        NavigationStack(path: $path) {
            LibraryView(library: library) { path.append($0) }
                .navigationDestination(for: Destination.self) { destination in
                    switch destination {
                    case .gradient(let id): GradientDetail(library: library, id: id)
                    case .shapes: ShapesVisualizer(gradients: library.gradients)
                    case .particles: ParticlesVisualizer(gradients: library.gradients)
                    }
                }
        }
    }
}

#Preview("Library") { StudioView(library: GradientLibrary()).frame(width: 860, height: 640) }
