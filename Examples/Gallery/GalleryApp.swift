// Everything that is drawn, a page for each area.
//
//     ./gesso run Examples/Gallery
//     ./gesso render Examples/Gallery/ButtonsPage.swift --scale 2 --scheme dark -o buttons.png
import SwiftUI

@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup("Gallery") {
            GalleryView()
        }
        .defaultSize(width: 900, height: 720)
    }
}

/// The pages by name, in a sidebar.
struct GalleryView: View {
    @State private var page: GalleryPage? = .layout

    var body: some View {
        NavigationSplitView {
            List(GalleryPage.allCases, selection: $page) { page in
                Label(page.title, systemImage: page.symbol)
            }
        } detail: {
            if let page {
                ScrollView([.horizontal, .vertical]) { page.content }
                    .navigationTitle(page.title)
            }
        }
    }
}

enum GalleryPage: String, CaseIterable, Identifiable {
    case layout, shapes, text, images, symbols, buttons, values, pickers, fields, forms, lists, tables, tabs, split
    case presentations, toolbars, scripts, effects

    var id: GalleryPage { self }

    var title: String {
        switch self {
        case .values: "Values"
        case .fields: "Text fields"
        case .split: "Split view"
        default: rawValue.capitalized
        }
    }

    var symbol: String {
        switch self {
        case .layout: "square.grid.2x2"
        case .shapes: "square.split.2x1"
        case .text: "textformat"
        case .images: "photo"
        case .symbols: "star.circle"
        case .buttons: "hand.tap"
        case .values: "slider.horizontal.3"
        case .pickers: "checklist"
        case .fields: "character.cursor.ibeam"
        case .forms: "gearshape"
        case .lists: "list.bullet"
        case .tables: "square.grid.3x3"
        case .tabs: "rectangle.stack"
        case .split: "sidebar.left"
        case .presentations: "macwindow.on.rectangle"
        case .toolbars: "hammer"
        case .scripts: "globe"
        case .effects: "sparkles"
        }
    }

    @MainActor @ViewBuilder var content: some View {
        switch self {
        case .layout: LayoutPage()
        case .shapes: ShapesPage()
        case .text: TextPage()
        case .images: ImagesPage()
        case .symbols: SymbolsPage()
        case .buttons: ButtonsPage()
        case .values: ValuesPage()
        case .pickers: PickersPage()
        case .fields: TextFieldsPage()
        case .forms: FormsPage()
        case .lists: ListsPage()
        case .tables: TablesPage()
        case .tabs: TabsPage()
        case .split: SplitPage()
        case .presentations: PresentationsChoice()
        case .toolbars: ToolbarsPage()
        case .scripts: ScriptsPage()
        case .effects: EffectsPage()
        }
    }
}
