import IdiomData
import Presentation
import Testing
import ViewTesting

@MainActor
@Suite("Controls in toolbars and menus")
struct ToolbarControlTests {
    /// A toggle in a toolbar of macOS is a button, as high as the buttons beside it.
    @Test func aToggleInAToolbarIsAButtonThatStaysDown() throws {
        struct Toggled: View {
            @State private var isOn = false

            var body: some View {
                Text(verbatim: "is \(isOn)")
                    .toolbar {
                        ToolbarItem { Button("B") {} }
                        ToolbarItem { Toggle("T", isOn: $isOn) }
                    }
            }
        }
        let window = TestWindow(width: 400, height: 300, frame: WindowBars()) { Toggled() }
        let button = try window.node(label: "B")
        let toggle = try window.node(label: "T")
        #expect(toggle.role == .toggle)
        #expect(toggle.frame.height == button.frame.height)
        let before = window.drawing
        window.tap(toggle)
        #expect(try window.node(label: "is true").role == .text)
        window.hover(200, 290)
        #expect(window.drawing != before)
    }

    @Test func aDividerAmongOptionsIsALineAcrossTheMenu() throws {
        let window = TestWindow(width: 400, height: 300) {
            Picker("P", selection: .constant(3)) {
                Text(verbatim: "One").tag(1)
                Divider()
                Text(verbatim: "Three").tag(3)
            }
        }
        window.tap(try window.node(label: "P"))
        let first = try window.node(label: "One").frame
        let third = try #require(window.nodes.last { $0.label == "Three" }).frame
        // The line has a height of its own, less than an item's.
        let distance = MetricTable.value(.menuItemHeight, .desktop) + MetricTable.value(.menuSeparatorHeight, .desktop)
        #expect(third.midY - first.midY == distance)
    }

    /// The lines around a section are no more than one where the program has put one there already.
    @Test func aDividerBesideASectionIsTheOnlyLine() throws {
        func distance(hasDivider: Bool) throws -> CGFloat {
            let window = TestWindow(width: 400, height: 300) {
                Menu("M") {
                    Section { Button("One") {} }
                    if hasDivider { Divider() }
                    Button("Two") {}
                }
            }
            window.tap(try window.node(label: "M"))
            return try window.node(label: "Two").frame.midY - window.node(label: "One").frame.midY
        }
        #expect(try distance(hasDivider: true) == distance(hasDivider: false))
    }
}
