import Foundation
import GessoTesting
import SwiftUI
import Testing

/// Every page of Examples/Gallery, light and dark, compared with the picture that somebody looked at and found good.
///
/// After a change that is meant to be seen: `GESSO_RECORD=1 ./gesso test --filter GalleryTests`, and look at what `git diff` shows
/// before it is committed.
@MainActor
@Suite("The gallery")
struct GalleryTests {
    /// A page, and what is done to it before it is looked at.
    struct Page: Sendable, CustomTestStringConvertible {
        let name: String
        let content: @MainActor @Sendable () -> AnyView
        var tapped: String?

        var testDescription: String { name }

        nonisolated init<Content: View>(
            _ name: String, tapping tapped: String? = nil,
            @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
        ) {
            self.name = name
            self.tapped = tapped
            self.content = { AnyView(content()) }
        }
    }

    nonisolated static let pages = [
        Page("layout") { LayoutPage() },
        Page("shapes") { ShapesPage() },
        Page("text") { TextPage() },
        Page("images") { ImagesPage() },
        Page("symbols") { SymbolsPage() },
        Page("buttons") { ButtonsPage() },
        Page("values") { ValuesPage() },
        Page("pickers") { PickersPage() },
        Page("text-fields") { TextFieldsPage() },
        Page("form-in-groups") { FormsPage() },
        Page("form-in-columns") { ColumnsFormPage() },
        Page("lists") { ListsPage() },
        Page("tables") { TablesPage() },
        Page("tabs") { TabsPage() },
        Page("split-view") { SplitPage() },
        Page("stack") { StackPage() },
        Page("links") { LinksPage() },
        Page("sheet") { PresentationsPage(.sheet) },
        Page("alert") { PresentationsPage(.alert) },
        Page("confirmation") { PresentationsPage(.confirmation) },
        Page("popover") { PresentationsPage(.popover) },
        Page("form-in-sheet") { SheetFormPage() },
        Page("menu", tapping: "Edit") { MenusPage() },
        Page("toolbars") { ToolbarsPage() },
        Page("scripts") { ScriptsPage() },
        Page("effects") { EffectsPage() },
    ]

    @Test("looks as it did", arguments: pages)
    func looksAsItDid(page: Page) throws {
        let view = try HostedView(scale: 1) {
            page.content().environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
        }
        if let tapped = page.tapped { try view.tap(tapped) }
        // Other versions of the libraries below shift the edges of glyphs a little.
        let tolerance = PictureTolerance(channel: 24, pixels: 0.002)
        try view.expectPicture("\(page.name)-light", tolerance: tolerance)
        try view.use(.dark)
        try view.expectPicture("\(page.name)-dark", tolerance: tolerance)
    }
}
