import CoreGraphics
import Presentation
import Testing
import ViewTesting

/// The styles of menus, and what their labels and arrows do.
@MainActor
@Suite("Menu styles")
struct MenuStyleTests {
    private struct Named: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("styled")
                Menu(configuration)
            }
        }
    }

    enum Style: CaseIterable {
        case automatic, button, borderless, own
    }

    private struct Menus: View {
        let style: Style
        @State private var log = "nothing"

        private var menu: some View { Menu("Edit") { Button("Copy") { log = "copied" } } }

        var body: some View {
            VStack {
                Text(log)
                switch style {
                case .automatic: menu.menuStyle(.automatic)
                case .button: menu.menuStyle(.button)
                case .borderless: menu.menuStyle(.borderlessButton)
                case .own: menu.menuStyle(Named())
                }
            }
        }
    }

    private struct Acting: View {
        @State private var log = "nothing"

        var body: some View {
            VStack {
                Text(log)
                Menu("Add") {
                    Button("Add Many") { log = "many" }
                } primaryAction: {
                    log = "one"
                }
            }
        }
    }

    private func isThere(_ window: TestWindow, _ label: String) -> Bool { (try? window.node(label: label)) != nil }

    @Test(arguments: Style.allCases) func aMenuOpensAndItsItemActs(_ style: Style) throws {
        let window = TestWindow { Menus(style: style) }
        #expect(isThere(window, "styled") == (style == .own))
        let menu = try window.node(label: "Edit").frame
        // The label is at the lower end where a style puts something above it.
        window.click(menu.midX, menu.maxY - 5)
        window.tap(try window.node(label: "Copy"))
        #expect(isThere(window, "copied"))
    }

    @Test func aBorderlessMenuIsSmallerThanOneWithABorder() throws {
        func size(_ style: Style) throws -> CGSize {
            try TestWindow { Menus(style: style) }.node(label: "Edit").frame.size
        }
        #expect(try size(.automatic) == size(.button))
        #expect(try size(.borderless).width < size(.button).width)
    }

    /// Apple's documentation: the label does the action, and the arrow, or a long press, opens the menu.
    @Test func theLabelActsAndTheArrowOpens() throws {
        let window = TestWindow { Acting() }
        let frame = try window.node(label: "Add").frame
        window.click(frame.minX + 12, frame.midY)
        #expect(isThere(window, "one") && !isThere(window, "Add Many"))
        window.click(frame.maxX - 8, frame.midY)
        #expect(isThere(window, "Add Many"))
        window.tap(try window.node(label: "Add Many"))
        #expect(isThere(window, "many"))
    }

    @Test func aHiddenArrowTakesNoRoom() throws {
        func width(_ visibility: Visibility) throws -> CGFloat {
            try TestWindow { Menu("Edit") { Button("Copy") {} }.menuIndicator(visibility) }
                .node(label: "Edit").frame.width
        }
        #expect(try width(.hidden) < width(.visible))
        #expect(try width(.automatic) == width(.visible))
    }

    private struct Choice: View {
        enum Look: CaseIterable {
            case segmented, radio, horizontalRadio, palette, inline
        }

        let look: Look
        var isDisabled = false
        @State private var choice = 1

        private var picker: some View {
            Picker("Size", selection: $choice) {
                Text("Small").tag(1)
                Text("Medium").tag(2)
                Text("Large").tag(3)
            }
            .disabled(isDisabled)
        }

        var body: some View {
            VStack {
                switch look {
                case .segmented: picker.pickerStyle(.segmented)
                case .radio: picker.pickerStyle(.radioGroup)
                case .horizontalRadio: picker.pickerStyle(.radioGroup).horizontalRadioGroupLayout()
                case .palette: picker.pickerStyle(.palette)
                case .inline: picker.pickerStyle(.inline)
                }
                Text("choice \(choice)")
            }
        }
    }

    @Test(arguments: Choice.Look.allCases) private func aClickOnAnOptionChoosesIt(_ look: Choice.Look) throws {
        let window = TestWindow { Choice(look: look) }
        window.tap(try window.node(label: "Large"))
        #expect(isThere(window, "choice 3"))
        window.tap(try window.node(label: "Small"))
        #expect(isThere(window, "choice 1"))
    }

    @Test(arguments: Choice.Look.allCases) private func aDisabledPickerKeepsItsChoice(_ look: Choice.Look) throws {
        let window = TestWindow { Choice(look: look, isDisabled: true) }
        window.tap(try window.node(label: "Large"))
        #expect(isThere(window, "choice 1"))
    }

    @Test func radioButtonsStandBelowOrBesideEachOther() throws {
        let column = TestWindow { Choice(look: .radio) }
        let first = try column.node(label: "Small").frame
        let second = try column.node(label: "Medium").frame
        #expect(second.minY >= first.maxY && second.minX == first.minX)
        let row = TestWindow { Choice(look: .horizontalRadio) }
        #expect(try row.node(label: "Medium").frame.minX >= row.node(label: "Small").frame.maxX)
        #expect(try row.node(label: "Medium").frame.midY == row.node(label: "Small").frame.midY)
    }
}
