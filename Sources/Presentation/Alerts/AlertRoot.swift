import Controls
import CoreGraphics
import IdiomData
import ViewCore

/// An alert or a confirmation dialog in its surface.
struct AlertRoot<Actions: View, Message: View>: View {
    let title: Text
    /// A confirmation dialog may go without its title.
    var showsTitle = true
    /// The button that is there if no button cancels, or no button at all is written.
    let standard: StandardButton
    let actions: Actions
    let message: Message

    enum StandardButton {
        /// "OK", where there are no buttons.
        case okay
        /// "Cancel", where no button cancels.
        case cancel
    }

    @State private var all: [DialogEntry] = []
    @Environment(\.idiom) private var idiom
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationKeyTaker) private var keyTaker

    private var needsStandard: Bool {
        let written = all.filter { !$0.isStandard }
        return switch standard {
        case .okay: written.isEmpty
        case .cancel: !written.contains { $0.role == .cancel }
        }
    }

    private var surroundings: ActionSurroundings {
        let dismiss = dismiss
        return ActionSurroundings(after: { dismiss() })
    }

    var body: some View {
        let plan = DialogPlan(all)
        let radius = MetricTable.value(.sheetCornerRadius, idiom)
        CenteredPanelLayout() {
            FaceView(DimFace()).accessibilityHidden(true)
            VStack(spacing: 0) {
                if showsTitle {
                    title.font(.headline).padding(.bottom, 8)
                }
                message.font(.subheadline)
                buttons(plan).padding(.top, 14)
            }
            .multilineTextAlignment(.center)
            .padding(MetricTable.value(.alertPadding, idiom))
            .frame(width: MetricTable.value(.alertWidth, idiom))
            .background { FaceView(PanelFace(kind: .sheet, radius: radius)) }
        }
        .environment(\.actionSurroundings, surroundings)
        .environment(\.dialogChosen, plan.chosen?.id)
        .onChange(of: plan, initial: true) { _, plan in keyTaker?.press = { Self.press($0, plan) } }
    }

    private func buttons(_ plan: DialogPlan) -> some View {
        DialogButtonsLayout(order: plan.order) {
            actions
            if needsStandard { standardButton.buttonStyle(DialogButtonStyle(isStandard: true)) }
        }
        .controlSize(.large)
        .buttonStyle(DialogButtonStyle())
        .onPreferenceChange(DialogEntriesKey.self) { all = $0 }
    }

    @ViewBuilder private var standardButton: some View {
        switch standard {
        case .okay: Button("OK") {}
        case .cancel: Button("Cancel", role: .cancel) {}
        }
    }

    private static func press(_ key: KeyPress, _ plan: DialogPlan) -> Bool {
        guard key.modifiers.isEmpty else { return false }
        switch key.name {
        case "return":
            plan.chosen?.trigger()
            return plan.chosen != nil
        case "escape":
            plan.cancel?.trigger()
            return plan.cancel != nil
        default: return false
        }
    }
}
