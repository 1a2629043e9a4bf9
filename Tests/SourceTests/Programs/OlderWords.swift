import SwiftUI

struct OlderShake: AnimatableModifier {
    var offset: CGFloat

    nonisolated var animatableData: CGFloat {
        get { offset }
        set { offset = newValue }
    }

    func body(content: Content) -> some View { content.offset(x: sin(offset * .pi) * 6) }
}

struct Photo: Identifiable {
    let id: Int
}

struct OlderScreen: View {
    @State private var showsChoices = false
    @State private var photo: Photo?
    @State private var showsIntroduction = false
    @State private var opened: URL?
    @State private var attempts: CGFloat = 0

    var body: some View {
        NavigationStack {
            VStack {
                Button("Choose") { showsChoices = true }
                    .actionSheet(isPresented: $showsChoices) {
                        ActionSheet(
                            title: Text("Photo"), message: Text("What next?"),
                            buttons: [
                                .default(Text("Save")) { attempts += 1 }, .destructive(Text("Delete")), .cancel(),
                            ])
                    }
                Button("Open") { photo = Photo(id: 1) }
                    .actionSheet(item: $photo) { photo in ActionSheet(title: Text("Photo \(photo.id)")) }
                Image(systemName: "arrow.forward").flipsForRightToLeftLayoutDirection(true)
                Text(opened?.absoluteString ?? "none").modifier(OlderShake(offset: attempts))
                NavigationLink("Details") { Text("Details").navigationBarBackButtonHidden(true) }
            }
            .accentColor(.purple)
        }
        .fullScreenCover(isPresented: $showsIntroduction, onDismiss: { attempts = 0 }) {
            Button("Begin") { showsIntroduction = false }
        }
        .fullScreenCover(item: $photo) { Text("\($0.id)") }
        .onOpenURL { opened = $0 }
    }
}

struct OlderScenes: Scene {
    var body: some Scene {
        WindowGroup { OlderScreen() }
            .windowStyle(.hiddenTitleBar)
        WindowGroup(id: "second") { OlderScreen() }
            .windowStyle(HiddenTitleBarWindowStyle())
            .windowToolbarStyle(.unified)
    }
}
