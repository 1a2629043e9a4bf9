import Foundation
import Scenes

/// The controls of a random tree: which one a view is depends on its id, and so never changes.
extension RandomNode {
    var control: any View {
        let fraction = Double(number) / 40
        switch id % 10 {
        case 0: return Stepper("n\(number)", value: .constant(number), in: 0...30)
        case 1:
            return Gauge(value: fraction) {
                Text("g")
            } currentValueLabel: {
                Text("\(number)")
            }
            .gaugeStyle(.accessoryCircular)
        case 2: return Gauge(value: fraction) { Text("g\(number)") }.labelsVisibility(isOn ? .visible : .hidden)
        case 3:
            return DatePicker("d", selection: .constant(Date(timeIntervalSince1970: Double(number) * 1e6)))
                .environment(\.timeZone, TimeZone(secondsFromGMT: isOn ? 0 : 3600) ?? .current)
        case 4: return Button("b\(number)") {}.buttonBorderShape(isOn ? .capsule : .circle)
        case 5: return Toggle("t\(number)", isOn: .constant(isOn)).toggleStyle(.button).controlSize(.large)
        case 6: return Slider(value: .constant(fraction)) { Text("s\(number)") }.disabled(isOn)
        case 7: return Stepper("n", value: .constant(fraction), in: 0...1, step: 0.5, format: .number).disabled(isOn)
        case 8:
            return DatePicker("d", selection: .constant(Date(timeIntervalSince1970: Double(number) * 1e6)))
                .datePickerStyle(.compact)
                .environment(\.backgroundProminence, isOn ? .increased : .standard)
        default: return LabeledContent("l\(number)", value: number, format: .number).tint(isOn ? .red : nil)
        }
    }

    func control(around child: some View) -> any View {
        switch id % 6 {
        case 0: return GroupBox("x\(number)") { child }
        case 1: return DisclosureGroup("x\(number)", isExpanded: .constant(isOn)) { child }
        case 2: return LabeledContent("x\(number)") { child }
        case 3: return ControlGroup { child }
        case 4: return ZStack { child }.accessibilityElement(children: isOn ? .combine : .contain)
        default: return ZStack { child }.accessibilityLabel("x\(number)").accessibilityAddTraits(isOn ? .isHeader : [])
        }
    }
}
