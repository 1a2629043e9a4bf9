import Collections
import CoreGraphics
import Testing
import ViewTesting

/// Where the labels of controls are in forms.
@MainActor
@Suite("Form labels")
struct FormLabelTests {
    private func window<S: FormStyle>(_ style: S, _ name: String = "Ada") -> TestWindow {
        TestWindow(width: 400, height: 400) {
            Form {
                TextField("Name", text: .constant(name), prompt: Text(verbatim: "prompt"))
                Toggle("Sound", isOn: .constant(true))
                Slider(value: .constant(0.5)) { Text(verbatim: "Volume of the sound") }
                LabeledContent("Version") { Text(verbatim: "1.2").fixedSize() }
                Text(verbatim: "plain")
            }
            .formStyle(style)
        }
    }

    @Test func labelsEndWhereTheColumnOfControlsBegins() throws {
        let window = window(.columns)
        let version = try window.node(label: "Version").frame
        let value = try window.node(label: "1.2").frame
        let spacing: CGFloat = 8
        #expect(abs(value.minX - version.maxX - spacing) <= 1)
        // The longest label is the slider's.
        #expect(version.minX > 20)
        // Rows are as wide as the form and no wider.
        #expect(try abs(window.node("Slider").frame.minX) <= 1)
        #expect(try abs(window.node("TextField").frame.maxX - 400) <= 1)
        #expect(try abs(window.node("Slider").frame.maxX - 400) <= 1)
        // A toggle, a field and a text begin in the column of controls.
        #expect(try abs(window.node("Toggle").frame.minX - value.minX) <= 1)
        #expect(try abs(window.node("TextField").frame.minX - value.minX) <= 1)
        #expect(try abs(window.node(label: "plain").frame.minX - value.minX) <= 1)
    }

    @Test func groupsHaveValuesAtTheTrailingEdge() throws {
        let window = window(.grouped)
        // The margin of the form is 20 points, that in a row 10.
        #expect(try window.node(label: "Version").frame.minX == 30)
        #expect(try abs(window.node(label: "1.2").frame.maxX - 370) <= 1)
        #expect(try abs(window.node("TextField").frame.maxX - 370) <= 1)
        #expect(try window.node("Toggle").frame.width == 340)
    }

    @Test(arguments: [true, false]) func furtherTextsOfALabelExplainTheFirst(isGrouped: Bool) throws {
        let form = Form {
            Toggle(isOn: .constant(true)) {
                Text(verbatim: "Sound")
                Text(verbatim: "When somebody writes")
            }
        }
        let window = TestWindow(width: 400, height: 400) {
            if isGrouped { form.formStyle(.grouped) } else { form.formStyle(.columns) }
        }
        let title = try window.node(label: "Sound").frame
        let explanation = try window.node(label: "When somebody writes").frame
        #expect(explanation.minX == title.minX)
        #expect(explanation.minY > title.maxY)
    }

    @Test func aFieldInAFormShowsItsPromptAndIsCalledByItsLabel() throws {
        let window = window(.columns, "")
        let field = try window.node("TextField")
        #expect(field.label == "Name")
        #expect(field.value == "")
        #expect(window.nodes.contains { $0.label == "prompt" })
    }

    @Test func hiddenLabelsTakeNoRoomInGroups() throws {
        let window = TestWindow(width: 400, height: 400) {
            Form { TextField("Name", text: .constant("Ada")).labelsHidden() }.formStyle(.grouped)
        }
        #expect(try window.node("TextField").frame.minX == 30)
    }

    @Test func whatAFormPresentsIsNotInIt() throws {
        let window = TestWindow(width: 400, height: 400) {
            Form {
                Text(verbatim: "row")
                    .sheet(isPresented: .constant(true)) {
                        TextField("Name", text: .constant("")).padding()
                    }
            }
            .formStyle(.grouped)
        }
        window.update()
        // Beside the field there is no label: it stands in the field, as long as that is empty.
        let field = try window.node("TextField").frame
        let texts = window.nodes.filter { $0.type == "Text" && $0.label == "Name" }
        for text in texts { #expect(field.contains(text.frame)) }
    }
}
