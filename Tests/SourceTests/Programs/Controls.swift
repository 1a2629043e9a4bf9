// Controls and styles of one's own for each.
import SwiftUI

struct ControlsView: View {
    @State private var isOn = false
    @State private var value = 0.5
    @State private var level: Float = 3
    @State private var progress: Double? = 0.3
    @State private var isEditing = false

    var body: some View {
        VStack {
            Button("Title") {}
            Button("Delete", role: .destructive) { isOn = false }
            Button("Cancel", role: .cancel, action: {})
            Button(action: save) { Text("Save") }
            Button(role: .destructive) {
                save()
            } label: {
                HStack {
                    Circle()
                    Text("Remove")
                }
            }
            Button(String("text"), action: save)
            Button {
                isOn.toggle()
            } label: {
                Text(isOn ? "On" : "Off").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .tint(.red)
            Button("Plain") {}.buttonStyle(.plain)
            Button("Bordered") {}.buttonStyle(.bordered)
            Button("Borderless") {}.buttonStyle(.borderless)
            Button("Link") {}.buttonStyle(.link)
            Button("Automatic") {}.buttonStyle(.automatic)
            Button("Old spelling") {}.buttonStyle(PlainButtonStyle())
            Button("Own") {}.buttonStyle(ControlsScaleButton())
            Button("Own, short") {}.buttonStyle(.controlsScale)
            Button("Primitive") {}.buttonStyle(ControlsDoubleTap())

            Toggle("Title", isOn: $isOn)
            Toggle(isOn: $isOn) { Text("Label") }
            Toggle(isOn: $isOn) {
                Text("Title")
                Text("Subtitle")
            }
            .toggleStyle(.switch)
            Toggle("Box", isOn: $isOn).toggleStyle(.checkbox)
            Toggle("Button", isOn: $isOn).toggleStyle(.button)
            Toggle("Switch", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
            Toggle("Own", isOn: $isOn).toggleStyle(ControlsCheckmark())

            Slider(value: $value)
            Slider(value: $value, in: 0...10)
            Slider(value: $value, in: 0...10, step: 0.5)
            Slider(value: $level, in: -5...5, step: 1) { editing in isEditing = editing }
            Slider(value: $value, in: 0...1) {
                Text("Volume")
            }
            Slider(value: $value, in: 0...1) {
                Text("Volume")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            } onEditingChanged: {
                isEditing = $0
            }
            Slider(
                value: $value, in: 0...100, step: 5, onEditingChanged: { editing in isEditing = editing },
                minimumValueLabel: Text("0"), maximumValueLabel: Text("100")
            ) {
                Text("Speed")
            }
            .disabled(isEditing)

            ProgressView()
            ProgressView("Loading…")
            ProgressView(value: 0.4)
            ProgressView(value: progress)
            ProgressView(value: 30, total: 100)
            ProgressView("Downloading", value: 0.5)
            ProgressView("Downloading", value: value, total: 1)
            ProgressView { Text("Label") }
            ProgressView(value: 0.2) { Text("Label") }
            ProgressView(value: 0.2) {
                Text("Label")
            } currentValueLabel: {
                Text("20 %")
            }
            .progressViewStyle(.linear)
            ProgressView().progressViewStyle(.circular)
            ProgressView().progressViewStyle(CircularProgressViewStyle())
            ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
            ProgressView(value: 0.2).progressViewStyle(LinearProgressViewStyle(tint: .red))
            ProgressView(value: 0.2).progressViewStyle(ControlsRing())
            ProgressView(value: 0.2).progressViewStyle(.controlsRing)
        }
        .toggleStyle(ControlsCheckmark())
        .accessibilityLabel("Controls")
        .accessibilityLabel(Text("Controls"))
        .accessibilityValue("\(Int(value * 100)) percent")
        .accessibilityIdentifier("controls")
        .accessibilityHidden(false)
    }

    private func save() {}
}

struct ControlsScaleButton: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    var color: Color = .blue

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .background(configuration.isPressed ? color.opacity(0.6) : color)
            .foregroundStyle(.white)
            .clipShape(Capsule())
            .opacity(isEnabled ? 1 : 0.4)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
            .border(configuration.role == .destructive ? Color.red : .clear)
    }
}

extension ButtonStyle where Self == ControlsScaleButton {
    static var controlsScale: ControlsScaleButton { ControlsScaleButton() }
    static func controlsScale(_ color: Color) -> ControlsScaleButton { .init(color: color) }
}

struct ControlsDoubleTap: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .onTapGesture(count: 2) { configuration.trigger() }
    }
}

struct ControlsCheckmark: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Text(configuration.isOn ? "☑" : "☐")
                    .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary)
                configuration.label
                Spacer()
                Toggle(isOn: configuration.$isOn) { configuration.label }
            }
        }
        .buttonStyle(.plain)
    }
}

struct ControlsRing: ProgressViewStyle {
    var lineWidth: CGFloat = 6

    func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0
        return ZStack {
            MotionWedge(progress: fraction).fill(.tint)
            Circle().stroke(.gray.opacity(0.2), lineWidth: lineWidth)
            Circle()
                .stroke(.tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
            VStack {
                configuration.label
                configuration.currentValueLabel
                    .font(.caption)
            }
        }
    }
}

extension ProgressViewStyle where Self == ControlsRing {
    static var controlsRing: Self { Self() }
}

struct ControlsSwitching: View {
    var isCompact: Bool
    var body: some View {
        if isCompact {
            ProgressView().progressViewStyle(.circular)
        } else {
            ProgressView().progressViewStyle(DefaultProgressViewStyle())
        }
    }
}
