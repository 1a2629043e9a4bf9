import SwiftUI

struct Mix: Equatable, Codable, Sendable {
    var red = 0.8
    var green = 0.4
    var blue = 0.3

    var color: Color { Color(red: red, green: green, blue: blue) }

    var hex: String {
        let parts = [red, green, blue].map { Int(($0 * 255).rounded()) }
        return "#" + parts.map { String(format: "%02X", $0) }.joined()
    }

    var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    static func random() -> Mix {
        Mix(red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1))
    }
}

struct ChannelSlider: View {
    let name: LocalizedStringKey
    let tint: Color
    @Binding var value: Double

    var body: some View {
        HStack {
            Text(name)
                .frame(width: 60, alignment: .leading)
            Slider(value: $value)
                .tint(tint)
            Text(Int(value * 255), format: .number)
                .monospacedDigit()
                .frame(width: 44, alignment: .trailing)
        }
        .accessibilityElement(children: .combine)
        .accessibilityValue(Text(value, format: .percent.precision(.fractionLength(0))))
    }
}

struct Swatch: View {
    let mix: Mix
    var namespace: Namespace.ID
    var isSelected = false

    var body: some View {
        RoundedRectangle(cornerRadius: 10)
            .fill(mix.color)
            .frame(width: 52, height: 52)
            .overlay {
                if isSelected {
                    RoundedRectangle(cornerRadius: 12)
                        .strokeBorder(.primary, lineWidth: 3)
                        .matchedGeometryEffect(id: "selection", in: namespace)
                        .padding(-4)
                }
            }
            .accessibilityLabel(mix.hex)
    }
}

struct MixerView: View {
    @State private var mixes: [Mix] = [Mix(), Mix(red: 0.1, green: 0.5, blue: 0.6), Mix(red: 0.9, green: 0.8, blue: 0.2)]
    @State private var selected = 0
    @Namespace private var ring

    private var current: Mix { mixes[selected] }

    var body: some View {
        VStack(spacing: 20) {
            hero
            ChannelSlider(name: "Red", tint: .red, value: $mixes[selected].red)
            ChannelSlider(name: "Green", tint: .green, value: $mixes[selected].green)
            ChannelSlider(name: "Blue", tint: .blue, value: $mixes[selected].blue)
            palette
            Spacer(minLength: 0)
        }
        .padding()
        .toolbar {
            ToolbarItemGroup {
                Button("Random", systemImage: "dice", action: randomize)
                ShareLink(item: current.hex)
            }
        }
    }

    private var hero: some View {
        current.color
            .frame(height: 160)
            .clipShape(.rect(cornerRadius: 20))
            .overlay(alignment: .bottomTrailing) {
                Text(current.hex)
                    .font(.title2.monospaced())
                    .foregroundStyle(current.luminance > 0.5 ? Color.black : Color.white)
                    .padding()
                    .textSelection(.enabled)
            }
    }

    private var palette: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 14) {
                ForEach(mixes.indices, id: \.self) { index in
                    Button {
                        withAnimation(.snappy) { selected = index }
                    } label: {
                        Swatch(mix: mixes[index], namespace: ring, isSelected: index == selected)
                    }
                    .buttonStyle(.plain)
                    .contextMenu {
                        Button("Remove", role: .destructive) { remove(at: index) }
                            .disabled(mixes.count == 1)
                    }
                }
                Button("Add", systemImage: "plus.circle", action: randomizeNew)
                    .labelStyle(.iconOnly)
                    .font(.title)
                    .buttonStyle(.borderless)
            }
            .padding(6)
        }
    }

    private func randomize() {
        withAnimation { mixes[selected] = .random() }
    }

    private func randomizeNew() {
        withAnimation {
            mixes.append(.random())
            selected = mixes.count - 1
        }
    }

    private func remove(at index: Int) {
        withAnimation {
            selected = 0
            mixes.remove(at: index)
        }
    }
}

@main
struct ColorMixerApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { MixerView().navigationTitle("Mixer") }
        }
    }
}
