import OSLog
import QuartzCore
import SwiftUI
import os

// What an app says of its windows, sheets and bars, and what it writes to the log.

private let groundsLog = Logger(subsystem: "com.example.Grounds", category: "views")
private let groundsOldLog = OSLog(subsystem: "com.example.Grounds", category: "old")

extension Logger {
    static let network = Logger(subsystem: Bundle.main.bundleIdentifier ?? "grounds", category: "network")
}

struct GroundsApp: App {
    var body: some Scene {
        WindowGroup {
            GroundsView()
        }
        .commands {
            SidebarCommands()
            InspectorCommands()
        }
    }
}

@MainActor
final class GroundsModel: ObservableObject {
    @Published var name = "ground"

    func load() async {
        groundsLog.info(
            "loading \(self.name, privacy: .public) at \(CACurrentMediaTime(), format: .fixed(precision: 2))")
        do {
            try await Task.sleep(for: .zero)
        } catch {
            Logger.network.error("failed: \(error.localizedDescription, privacy: .private(mask: .hash))")
            Logger.network.warning("\(error)")
        }
        os_log("loaded %{public}@", log: groundsOldLog, type: .debug, name)
        os_log(.fault, "\(self.name)")
        groundsLog.log(
            level: .default, "\(3, align: .right(columns: 5)) \(true) \(CGFloat(2)) \(self.name.count, format: .hex)")
    }
}

struct GroundsView: View {
    private static let count = OSAllocatedUnfairLock(initialState: 0)
    @StateObject private var model = GroundsModel()
    @FocusedObject private var focused: GroundsModel?
    @AccessibilityFocusState private var isHeard: Bool
    @AccessibilityFocusState(for: .voiceOver) private var field: String?
    @Namespace private var form
    @Environment(\.resetFocus) private var resetFocus
    @Environment(\.rename) private var rename
    @State private var isShown = false
    @State private var pasted: [String] = []
    @FocusState private var isNaming: Bool

    var body: some View {
        let _ = Self._printChanges()
        VStack {
            TextField("Name", text: $model.name)
                .focused($isNaming)
                .prefersDefaultFocus(in: form)
                .accessibilityFocused($isHeard)
            Text(focused?.name ?? "nothing")
                .accessibilityFocused($field, equals: "nothing")
            Button("Again") {
                resetFocus(in: form)
                isHeard = true
                field = "nothing"
                Self.count.withLock { $0 += 1 }
            }
            PasteButton(payloadType: String.self) { strings in pasted = strings }
            RenameButton()
            Color.red
                .clipShape(ContainerRelativeShape())
                .padding()
                .background(in: ContainerRelativeShape())
                .geometryGroup()
        }
        .scenePadding()
        .scenePadding(.minimum, edges: .horizontal)
        .containerShape(RoundedRectangle(cornerRadius: 20))
        .containerBackground(.blue.gradient, for: .window)
        .focusScope(form)
        .focusedSceneObject(model)
        .renameAction { isNaming = true }
        .renameAction($isNaming)
        .navigationTitle("Ground")
        .toolbarTitleMenu {
            Button("Duplicate") {}
            RenameButton()
        }
        .sheet(isPresented: $isShown) {
            Text("sheet")
                .presentationSizing(.form.fitted(horizontal: false, vertical: true))
                .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                .presentationContentInteraction(.scrolls)
        }
        .onChange(of: isShown) { rename?() }
        .task { await model.load() }
    }
}

struct GroundsPhasedScroll: View {
    @State private var isScrolling = false
    @State private var seen: [Int] = []
    @State private var flashes = 0

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(0..<100) { Text("\($0)") }
            }
            .scrollTargetLayout()
        }
        .onScrollPhaseChange { _, phase in isScrolling = phase.isScrolling }
        .onScrollPhaseChange { old, new, context in
            if old == .interacting, new == .idle { flashes += context.geometry.contentOffset.y > 0 ? 1 : 0 }
        }
        .onScrollTargetVisibilityChange(idType: Int.self) { seen = $0 }
        .scrollIndicatorsFlash(trigger: flashes)
        .scrollIndicatorsFlash(onAppear: true)
        .safeAreaBar(edge: .bottom) { Text("\(seen.count)") }
        .statusBarHidden()
        .focusSection()
    }
}

struct GroundsBoldSizing: PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(root.sizeThatFits(.unspecified))
    }
}
