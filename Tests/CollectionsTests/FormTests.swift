import Collections
import CoreGraphics
import Testing
import ViewTesting

@MainActor
@Suite("Form")
struct FormTests {
    @Test func aGroupedFormPutsSectionsIntoGroups() throws {
        let window = TestWindow(width: 400, height: 400) {
            Form {
                Section("First") {
                    Text(verbatim: "one")
                    Text(verbatim: "two")
                }
                Section { Text(verbatim: "three") }
            }
            .formStyle(.grouped)
        }
        let one = try window.node(label: "one").frame
        let two = try window.node(label: "two").frame
        // A row of a grouped form is 36 points high, and a line of one point lies between two.
        #expect(two.minY - one.minY == 37)
        #expect(one.minX == 30)
        #expect(try window.node(label: "First").frame.maxY < one.minY)
    }

    @Test func aFormInColumnsIsAsLargeAsItsContent() {
        let tree = TestTree(Form { Text(verbatim: "one") }.formStyle(.columns))
        #expect(tree.graph.size(.unspecified).height < 30)
    }
}
