import SwiftUI

enum Specimen: String, CaseIterable, Identifiable {
    case standard, serif, rounded, monospaced
    var id: Self { self }

    var design: Font.Design {
        switch self {
        case .standard: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

enum Script: String, CaseIterable, Identifiable {
    case english, polish, russian, hindi, chinese, arabic
    var id: Self { self }

    var pangram: String {
        switch self {
        case .english: "Sphinx of black quartz, judge my vow"
        case .polish: "Zażółć gęślą jaźń"
        case .russian: "Съешь ещё этих мягких булок"
        case .hindi: "ऋषियों को सताने वाले दुष्ट"
        case .chinese: "天地玄黄，宇宙洪荒"
        case .arabic: "نص حكيم له سر قاطع"
        }
    }

    var direction: LayoutDirection { self == .arabic ? .rightToLeft : .leftToRight }
}

struct SpecimenSettings: Equatable {
    var specimen = Specimen.serif
    var size = 34.0
    var weight = 0.4
    var tracking = 0.0
    var isItalic = false
    var alignment = TextAlignment.leading

    var fontWeight: Font.Weight {
        let steps: [Font.Weight] = [.ultraLight, .light, .regular, .semibold, .bold, .black]
        let index = Int((weight * Double(steps.count - 1)).rounded())
        return steps[min(max(index, 0), steps.count - 1)]
    }

    var font: Font {
        let font = Font.system(size: size, weight: fontWeight, design: specimen.design)
        return isItalic ? font.italic() : font
    }
}

struct SpecimenPreview: View {
    let settings: SpecimenSettings
    let script: Script

    @State private var size = CGSize.zero

    var body: some View {
        Text(script.pangram)
            .font(settings.font)
            .tracking(settings.tracking)
            .multilineTextAlignment(settings.alignment)
            .onGeometryChange(for: CGSize.self) { proxy in
                proxy.size
            } action: { newSize in
                size = newSize
            }
            .overlay(alignment: .topLeading) {
                Rectangle().strokeBorder(.blue.opacity(0.3), style: StrokeStyle(dash: [3]))
            }
            .environment(\.layoutDirection, script.direction)
            .frame(maxWidth: .infinity, minHeight: 160)
            .overlay(alignment: .bottom) {
                Text("\(Int(size.width)) × \(Int(size.height)) pt")
                    .font(.caption2.monospacedDigit())
                    .foregroundStyle(.secondary)
            }
    }
}

struct SpecimenEditor: View {
    @State private var settings = SpecimenSettings()
    @State private var script = Script.polish

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                SpecimenPreview(settings: settings, script: script)
                    .animation(.default, value: settings)
                GroupBox("Face") {
                    Picker("Design", selection: $settings.specimen) {
                        ForEach(Specimen.allCases) { Text($0.rawValue.capitalized) }
                    }
                    Picker("Script", selection: $script) {
                        ForEach(Script.allCases) { Text($0.rawValue.capitalized) }
                    }
                    Toggle("Italic", isOn: $settings.isItalic)
                }
                GroupBox("Metrics") {
                    slider("Size", value: $settings.size, in: 12...80)
                    slider("Weight", value: $settings.weight, in: 0...1)
                    slider("Tracking", value: $settings.tracking, in: -2...12)
                }
                Picker("Alignment", selection: $settings.alignment) {
                    Image(systemName: "text.alignleft").tag(TextAlignment.leading)
                        .accessibilityLabel("Leading")
                    Image(systemName: "text.aligncenter").tag(TextAlignment.center)
                        .accessibilityLabel("Center")
                    Image(systemName: "text.alignright").tag(TextAlignment.trailing)
                        .accessibilityLabel("Trailing")
                }
                .pickerStyle(.segmented)
                Button("Start over") { settings = SpecimenSettings() }
                    .disabled(settings == SpecimenSettings())
            }
            .padding()
        }
    }

    private func slider(_ title: LocalizedStringKey, value: Binding<Double>, in range: ClosedRange<Double>) -> some View {
        LabeledContent(title) {
            Slider(value: value, in: range)
                .frame(maxWidth: 240)
        }
    }
}

@main
struct TypeSpecimenApp: App {
    var body: some Scene {
        WindowGroup { SpecimenEditor() }
    }
}
