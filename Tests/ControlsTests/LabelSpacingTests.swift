import Controls
import CoreGraphics
import Testing
import ViewTesting

@MainActor
@Suite("The distances in labels, and buttons that say what their role is")
struct LabelSpacingTests {
    private struct Labels: View {
        var body: some View {
            VStack(alignment: .leading) {
                Label {
                    Text("narrow")
                } icon: {
                    Color.red.frame(width: 10, height: 10)
                }
                Label {
                    Text("wide")
                } icon: {
                    Color.blue.frame(width: 30, height: 10)
                }
            }
        }
    }

    /// Documented: the spacing between the icon and the title, and the width reserved for the icon, in points.
    @Test func theyAreAsTheyAreAskedFor() throws {
        let spaced = TestTree(Labels().labelIconToTitleSpacing(25))
        let narrow = try #require(spaced.frame(of: "narrow")?.minX)
        let wide = try #require(spaced.frame(of: "wide")?.minX)
        #expect(wide - narrow == 20)
        let icons = spaced.drawn.filter { $0.label == nil }.map(\.frame)
        #expect(icons.count == 2 && narrow - icons[0].maxX == 25)
        let aligned = TestTree(Labels().labelIconToTitleSpacing(25).labelReservedIconWidth(30))
        #expect(aligned.frame(of: "narrow")?.minX == aligned.frame(of: "wide")?.minX)
    }

    /// Documented: a button with a role and no label has the role's own.
    @Test func aButtonSaysWhatItsRoleIs() throws {
        var pressed = 0
        let window = TestWindow {
            HStack {
                Button(role: .cancel) { pressed += 1 }
                Button(role: .destructive) {}
                Button(role: .close) {}
                Button(role: .confirm) {}
            }
        }
        #expect(window.nodes.filter { $0.role == .button }.map(\.label) == ["Cancel", "Delete", "Close", "OK"])
        window.tap(try window.node(label: "Cancel"))
        #expect(pressed == 1)
    }
}
