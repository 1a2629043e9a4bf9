import Controls
import IdiomData
import ViewCore

/// The date in a field that opens a calendar, and a field for the time.
public struct CompactDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label.modifier(ControlLabelModifier())
            if configuration.displayedComponents.contains(.date) { CalendarField(configuration: configuration) }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                DateField(choice: DateChoice(configuration, .hourAndMinute), hasStepper: false)
            }
        }
    }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    @MainActor @preconcurrency public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A date in a field, which opens a month to choose from.
private struct CalendarField: View {
    let configuration: DatePickerStyleConfiguration
    @State private var isOpen = false
    @Environment(\.self) private var environment

    var body: some View {
        PressReader(action: { isOpen.toggle() }) { _ in
            Text(verbatim: DateParts(environment, .date).text(of: configuration.selection))
                .modifier(ControlLabelModifier())
                .onOwnGround()
                .padding(.horizontal, environment.metric(.textFieldHorizontalPadding) + 1)
                .frame(minHeight: environment.metric(.textFieldHeight))
                .background { FaceView(DateFieldFace(isFocused: isOpen)) }
        }
        .popover(isPresented: $isOpen, arrowEdge: .bottom) {
            CalendarPicker(configuration: configuration, components: .date).labelsHidden().padding()
        }
    }
}
