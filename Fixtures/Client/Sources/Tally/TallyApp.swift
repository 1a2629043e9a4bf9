import SwiftUI
import TallyViews

@main
struct TallyApp: App {
    var body: some Scene {
        WindowGroup("Tally") {
            TallyView(tally: Tally())
        }
    }
}
