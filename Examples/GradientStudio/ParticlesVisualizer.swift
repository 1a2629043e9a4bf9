import SwiftUI

/// Sparks in the colours of the gradients. A tap throws more of them.
struct ParticlesVisualizer: View {
    let gradients: [ColorGradient]
    @State private var simulation = ParticleSimulation()
    @State private var isPaused = false

    var body: some View {
        TimelineView(.animation(paused: isPaused)) { timeline in
            Canvas { context, size in
                simulation.advance(to: timeline.date, in: size, colors: colors)
                context.blendMode = .screen
                for particle in simulation.particles {
                    let age = particle.age / particle.lifetime
                    let radius = particle.radius * (1 - age * 0.5)
                    let circle = CGRect(
                        x: particle.place.x - radius, y: particle.place.y - radius, width: 2 * radius,
                        height: 2 * radius)
                    context.fill(Path(ellipseIn: circle), with: .color(particle.color.opacity(1 - age)))
                }
            }
        }
        .background(.black)
        .gesture(
            DragGesture(minimumDistance: 0).onChanged { simulation.burst(at: $0.location, count: 200, colors: colors) }
        )
        .ignoresSafeArea()
        .accessibilityLabel("Particles")
        .navigationTitle("Particles")
        .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
                Button("Ten thousand", systemImage: "wand.and.stars") { simulation.fill(to: 10_000, colors: colors) }
                Button(isPaused ? "Play" : "Pause", systemImage: isPaused ? "play.fill" : "pause.fill") {
                    isPaused.toggle()
                }
            }
        }
    }

    private var colors: [Color] { gradients.flatMap { $0.stops.map(\.color) } }
}

/// What all particles do with time.
final class ParticleSimulation {
    struct Particle {
        var place: CGPoint
        var velocity: CGVector
        var color: Color
        var radius: Double
        var age = 0.0
        var lifetime: Double
    }

    private(set) var particles: [Particle] = []
    private var size = CGSize(width: 600, height: 400)
    private var lastDate: Date?
    private var owed = 0.0
    private var random = SeededGenerator(seed: 11)

    /// New ones a second, from the middle of the lower edge.
    private let rate = 120.0
    /// Points a second, each second.
    private let gravity = 120.0
    static let most = 10_000

    func advance(to date: Date, in size: CGSize, colors: [Color]) {
        self.size = size
        let elapsed = min(max(date.timeIntervalSince(lastDate ?? date), 0), 0.1)
        lastDate = date
        particles.removeAll { $0.age + elapsed >= $0.lifetime }
        for index in particles.indices {
            particles[index].age += elapsed
            particles[index].velocity.dy += gravity * elapsed
            particles[index].place.x += particles[index].velocity.dx * elapsed
            particles[index].place.y += particles[index].velocity.dy * elapsed
        }
        owed += rate * elapsed
        let count = Int(owed)
        owed -= Double(count)
        add(
            count, at: CGPoint(x: size.width / 2, y: size.height * 0.85), speed: 120...380, colors: colors, upward: true
        )
    }

    func burst(at point: CGPoint, count: Int, colors: [Color]) {
        add(count, at: point, speed: 20...260, colors: colors, upward: false)
    }

    /// Particles all over the picture until there are so many.
    func fill(to count: Int, colors: [Color]) {
        while particles.count < min(count, Self.most), !colors.isEmpty {
            let point = CGPoint(
                x: .random(in: 0...size.width, using: &random), y: .random(in: 0...size.height, using: &random))
            add(1, at: point, speed: 5...80, colors: colors, upward: false)
        }
    }

    private func add(_ count: Int, at point: CGPoint, speed: ClosedRange<Double>, colors: [Color], upward: Bool) {
        for _ in 0..<min(count, Self.most - particles.count) {
            guard let color = colors.randomElement(using: &random) else { return }
            let direction =
                upward ? Double.random(in: -2.1 ... -1.0, using: &random) : .random(in: 0...(2 * .pi), using: &random)
            let speed = Double.random(in: speed, using: &random)
            particles.append(
                Particle(
                    place: point, velocity: CGVector(dx: cos(direction) * speed, dy: sin(direction) * speed),
                    color: color,
                    radius: .random(in: 2...7, using: &random), lifetime: .random(in: 1.5...4, using: &random)))
        }
    }
}

#Preview("Particles") { ParticlesVisualizer(gradients: GradientLibrary().gradients).frame(width: 700, height: 520) }
