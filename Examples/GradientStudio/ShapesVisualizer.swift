import SwiftUI

/// Many symbols filled with the gradients. A tap on one enlarges it, a tap beside them arranges all anew.
struct ShapesVisualizer: View {
    let gradients: [ColorGradient]
    @State private var symbols: [FloatingSymbol] = []
    @State private var enlarged: FloatingSymbol.ID?
    @State private var random = SeededGenerator(seed: 7)

    var body: some View {
        GeometryReader { geometry in
            ZStack {
                Rectangle()
                    .fill(.black.gradient)
                    .ignoresSafeArea()
                    .onTapGesture { arrange() }
                    .accessibilityLabel("Background")
                    .accessibilityAction(named: "Rearrange") { arrange() }
                ForEach(symbols) { symbol in
                    SymbolView(symbol: symbol, isEnlarged: symbol.id == enlarged)
                        .position(place(of: symbol, in: geometry.size))
                        .zIndex(symbol.id == enlarged ? 1 : 0)
                        .onTapGesture { enlarge(symbol) }
                        .accessibilityElement()
                        .accessibilityLabel(symbol.label)
                        .accessibilityAddTraits(.isButton)
                        .accessibilityAction { enlarge(symbol) }
                }
            }
            .drawingGroup()
        }
        .navigationTitle("Shapes")
        .onAppear { if symbols.isEmpty { symbols = make() } }
    }

    private func place(of symbol: FloatingSymbol, in size: CGSize) -> CGPoint {
        if symbol.id == enlarged { return CGPoint(x: size.width / 2, y: size.height / 2) }
        return CGPoint(x: symbol.place.x * size.width, y: symbol.place.y * size.height)
    }

    private func enlarge(_ symbol: FloatingSymbol) {
        withAnimation(.spring(duration: 0.6, bounce: 0.3)) {
            enlarged = enlarged == symbol.id ? nil : symbol.id
        }
    }

    private func arrange() {
        withAnimation(.spring(duration: 0.9, bounce: 0.25)) {
            enlarged = nil
            for index in symbols.indices { symbols[index].scatter(using: &random) }
        }
    }

    private func make() -> [FloatingSymbol] {
        guard !gradients.isEmpty else { return [] }
        let names = [
            "seal", "heart", "star", "drop", "leaf", "bolt", "moon", "flame", "cloud", "triangle", "hexagon", "bell",
        ]
        return (0..<60).map { index in
            var symbol = FloatingSymbol(
                id: index, name: names[index % names.count], gradient: gradients[index % gradients.count])
            symbol.scatter(using: &random)
            return symbol
        }
    }
}

/// A symbol at a place in the unit square.
struct FloatingSymbol: Identifiable {
    let id: Int
    let name: String
    let gradient: ColorGradient
    var place = CGPoint.zero
    var size = 40.0
    var angle = Angle.zero

    var label: String { "\(gradient.name) \(name)" }

    mutating func scatter(using random: inout SeededGenerator) {
        place = CGPoint(x: .random(in: 0.06...0.94, using: &random), y: .random(in: 0.08...0.92, using: &random))
        size = .random(in: 24...72, using: &random)
        angle = .degrees(.random(in: -30...30, using: &random))
    }
}

struct SymbolView: View {
    let symbol: FloatingSymbol
    let isEnlarged: Bool

    var body: some View {
        Image(systemName: symbol.name)
            .resizable()
            .scaledToFit()
            .symbolVariant(.fill)
            .foregroundStyle(.linearGradient(symbol.gradient.gradient, startPoint: .top, endPoint: .bottom))
            .frame(width: symbol.size, height: symbol.size)
            .scaleEffect(isEnlarged ? 260 / symbol.size : 1)
            .rotationEffect(isEnlarged ? .zero : symbol.angle)
            .contentShape(.rect)
    }
}

/// The same numbers each time, so that the picture is the same.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64, by Steele, Lea and Flood.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

#Preview("Shapes") { ShapesVisualizer(gradients: GradientLibrary().gradients).frame(width: 700, height: 520) }
