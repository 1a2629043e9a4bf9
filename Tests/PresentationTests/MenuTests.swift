import Presentation
import Testing
import ViewTesting

@MainActor
@Suite("Menus and pickers")
struct MenuTests {
    private enum Flavor: String, CaseIterable, Identifiable {
        case vanilla, chocolate, mint
        var id: Self { self }
    }

    private struct Menus: View {
        @State private var log = "nothing"
        @State private var isOn = false

        var body: some View {
            VStack {
                Text(log)
                Menu("Edit") {
                    Button("Copy") { log = "copied" }
                    Button("Paste") { log = "pasted" }.disabled(true)
                    Menu("More") {
                        Button("Inner") { log = "inner" }
                    }
                    Toggle("Bold", isOn: $isOn)
                }
                Text(isOn ? "bold" : "plain")
            }
        }
    }

    private struct Pickers: View {
        let look: Int
        @State private var flavor = Flavor.vanilla
        @State private var number: Int? = 1

        @ViewBuilder private var picker: some View {
            Picker("Flavor", selection: $flavor) {
                ForEach(Flavor.allCases) { Text($0.rawValue) }
            }
        }

        var body: some View {
            VStack {
                switch look {
                case 0: picker
                case 1: picker.pickerStyle(.segmented)
                default: picker.pickerStyle(.radioGroup)
                }
                Text("is \(flavor.rawValue)")
                Picker("Number", selection: $number) {
                    Text("one").tag(1)
                    Text("two").tag(2)
                }
                .pickerStyle(.segmented)
                Text("number \(number ?? 0)")
            }
        }
    }

    private func isThere(_ window: TestWindow, _ label: String) -> Bool { (try? window.node(label: label)) != nil }

    @Test func anItemDoesWhatItSaysAndClosesTheMenu() throws {
        let window = TestWindow { Menus() }
        window.tap(try window.node(label: "Edit"))
        window.tap(try window.node(label: "Copy"))
        #expect(isThere(window, "copied"))
        #expect(!isThere(window, "Paste"))
    }

    @Test func aPressOutsideClosesTheMenuAndDoesNothingElse() throws {
        let window = TestWindow { Menus() }
        window.tap(try window.node(label: "Edit"))
        window.pointer(.began, 390, 290)
        window.pointer(.ended, 390, 290)
        #expect(!isThere(window, "Copy"))
        #expect(isThere(window, "nothing"))
    }

    @Test func arrowsMoveOverItemsThatCanBeUsedAndReturnChooses() throws {
        let window = TestWindow { Menus() }
        window.tap(try window.node(label: "Edit"))
        for key in ["down", "down", "right", "down", "return"] { window.key(key) }
        #expect(isThere(window, "inner"))
        #expect(!isThere(window, "Copy"))
    }

    @Test func aToggleInAMenuIsAnItem() throws {
        let window = TestWindow { Menus() }
        window.tap(try window.node(label: "Edit"))
        window.tap(try window.node(label: "Bold"))
        #expect(isThere(window, "bold"))
        #expect(!isThere(window, "Copy"))
    }

    @Test(arguments: 0...2) func aPickerChoosesByTheIdsOfForEach(_ look: Int) throws {
        let window = TestWindow(height: 400) { Pickers(look: look) }
        let picker = try window.node(label: "Flavor")
        #expect(picker.role == .picker && picker.value == "vanilla")
        #expect(picker.setValue?("mint") == true)
        window.update()
        #expect(isThere(window, "is mint"))
        #expect(picker.setValue?("pistachio") == false)
    }

    @Test func aTagChoosesAnOptionalSelectionToo() throws {
        let window = TestWindow(height: 400) { Pickers(look: 0) }
        window.tap(try window.node(label: "two"))
        #expect(isThere(window, "number 2"))
    }

    @Test func aPopUpButtonOpensAMenuOfTheOptions() throws {
        let window = TestWindow(height: 400) { Pickers(look: 0) }
        let picker = try window.node(label: "Flavor")
        window.pointer(.began, picker.frame.maxX - 10, picker.frame.midY)
        window.pointer(.ended, picker.frame.maxX - 10, picker.frame.midY)
        window.tap(try window.node(label: "chocolate"))
        #expect(isThere(window, "is chocolate"))
    }
}
