import Foundation
import GessoTesting
import Testing

private struct Counter: View {
    @State private var count = 0
    @State private var isLarge = false

    var body: some View {
        VStack {
            Text("\(count)").accessibilityIdentifier("count")
            Button("Add") { count += 1 }
            Button("Never") {}.disabled(true)
            Slider(value: .constant(0.5)).accessibilityLabel("Level")
            Rectangle().fill(.red).frame(width: isLarge ? 100 : 50, height: 10).accessibilityLabel("Bar")
            Button("Grow") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
        }
    }
}

/// A toggle of a style whose parts are far apart, of which one alone can be pressed.
private struct Spread: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 60) {
            configuration.label
            Rectangle().frame(width: 20, height: 20).onTapGesture { configuration.isOn.toggle() }
        }
    }
}

private struct SpreadToggle: View {
    @State private var isOn = false

    var body: some View { Toggle("Spread", isOn: $isOn).toggleStyle(Spread()) }
}

private struct Loading: View {
    @State private var text = "loading"

    var body: some View {
        Text(text).onAppear {
            Task {
                await Task.yield()
                text = "ready"
            }
        }
    }
}

@MainActor
@Suite("A hosted view")
struct HostedViewTests {
    /// A user sees where to press; the middle of the control is a gap between its parts.
    @Test func aTapReachesThePartOfAControlThatHearsOfIt() throws {
        let view = try HostedView { SpreadToggle() }
        #expect(try view.element("Spread").value == "off")
        try view.tap("Spread")
        #expect(try view.element("Spread").value == "on")
    }

    @Test func aTapGoesPastWhatLiesOverAPartOfAControl() throws {
        let view = try HostedView {
            SpreadToggle().toggleStyle(.button).overlay { Circle().frame(width: 8, height: 8).onTapGesture {} }
        }
        try view.tap("Spread")
        #expect(try view.element("Spread").value == "on")
    }

    @Test func aTapOnWhatIsCoveredSaysWhatLiesOverIt() throws {
        let view = try HostedView {
            Button("Save") {}.overlay { Color.red.onTapGesture {}.accessibilityLabel("Cover") }
        }
        let problem = #expect(throws: (any Error).self) { try view.tap("Save") }
        #expect("\(problem!)".contains("\"Save\" cannot be reached: \"Cover\" lies over it"))
    }

    @Test func aContextMenuIsOpenedByItsElement() throws {
        let view = try HostedView(width: 300, height: 200) {
            Text("Row").contextMenu { Button("Rename") {} }
        }
        try view.rightClick("Row")
        #expect(view.contains("Rename"))
    }

    @Test func whatBearsTheWindowsTitleIsFoundBeforeTheWindow() throws {
        let view = try HostedView { Text("12").accessibilityIdentifier("Total").navigationTitle("Total") }
        #expect(try view.element("Total").label == "12")
        #expect(view.accessibilityJSON.contains("\"identifier\": \"Total\""))
    }

    @Test func findsElementsByLabelAndByIdentifierAndTapsThem() throws {
        let view = try HostedView { Counter() }
        #expect(try view.element("count").label == "0")
        try view.tap("Add")
        try view.tap("Add")
        #expect(try view.element("count").label == "2")
        #expect(view.texts.contains("2"))
        #expect(view.elements(.button).map(\.label) == ["Add", "Never", "Grow"])
    }

    @Test func saysWhatIsThereWhenSomethingIsNot() throws {
        let view = try HostedView { Counter() }
        let error = #expect(throws: TestingError.self) { try view.tap("Ad") }
        #expect(error?.description.hasPrefix("there is no \"Ad\"; there is \"Add\"") == true)
        let disabled = #expect(throws: TestingError.self) { try view.tap("Never") }
        #expect(disabled?.description == "\"Never\" is disabled")
        #expect(throws: TestingError.self) { try view.key("nokey+") }
        #expect(throws: TestingError.self) { try HostedView(width: -1) { Counter() } }
    }

    @Test func timeStandsStillUntilItIsAdvanced() throws {
        let view = try HostedView { Counter() }
        #expect(try view.frame(of: "Bar").width == 50)
        try view.tap("Grow")
        #expect(try view.frame(of: "Bar").width == 50)
        #expect(view.isMoving)
        view.advance(by: 0.5)
        #expect(abs(try view.frame(of: "Bar").width - 75) < 0.01)
        #expect(view.advanceUntilStill())
        #expect(try view.frame(of: "Bar").width == 100)
    }

    @Test func tasksOfTheViewRunWhenItSettles() async throws {
        let view = try HostedView { Loading() }
        await view.settle()
        #expect(view.texts == ["ready"])
    }

    @Test func theTreeReadsAsText() throws {
        let view = try HostedView(width: 200, height: 100) { Text("Hello").accessibilityIdentifier("greeting") }
        #expect(view.accessibilityTree.description == "Window \"Test\"\n  Text \"Hello\"")
        #expect(view.accessibilityJSON.contains("\"label\": \"Hello\""))
        #expect(view.size == CGSize(width: 200, height: 100))
    }

    @Test func picturesOfTheSameViewAreTheSameAndTheSchemeShows() throws {
        let view = try HostedView(width: 40, height: 20, scale: 1) { Color.red.frame(width: 10, height: 10) }
        let light = try view.picture()
        #expect(light.width == 40 && light.height == 20)
        #expect(PictureComparison(light, try view.picture(), tolerance: .exact).isSame)
        try view.use(.dark)
        let dark = try view.picture()
        let comparison = PictureComparison(dark, light)
        #expect(!comparison.isSame && comparison.largestDifference > 100)
        try view.resize(width: 50, height: 20)
        #expect(PictureComparison(try view.picture(), light).sizeMismatch == "it is 50 x 20 pixels and was 40 x 20")
    }

    @Test func aStoredPictureIsComparedAndADifferenceIsShown() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "gesso-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let stored = StoredPicture("dot", in: folder)
        let view = try HostedView(width: 20, height: 20, scale: 1) { Circle().fill(.blue) }
        let missing = #expect(throws: TestingError.self) { try stored.expect(try view.picture()) }
        #expect(missing?.description.contains("GESSO_RECORD=1") == true)
        try view.picture().write(to: stored.url)
        try stored.expect(try view.picture())
        try view.resize(width: 20, height: 16)
        try view.resize(width: 20, height: 20)
        try stored.expect(try view.picture())
        let other = try HostedView(width: 20, height: 20, scale: 1) { Circle().fill(.green) }
        let different = #expect(throws: TestingError.self) { try stored.expect(try other.picture()) }
        let words = try #require(different?.description.split(separator: " ").map(String.init))
        let picture = try #require(words.last)
        #expect(picture.hasSuffix("dot.difference.png") && FileManager.default.fileExists(atPath: picture))
        try stored.expect(try other.picture(), tolerance: PictureTolerance(channel: 255))
    }
}
