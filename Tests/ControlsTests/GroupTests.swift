import Controls
import CoreGraphics
import Testing
import ViewTesting

@MainActor
@Suite struct GroupTests {
    @Test func aDisclosureGroupShowsItsContentWhenItsLabelIsPressed() throws {
        let window = TestWindow { DisclosureGroup("More") { Text("inside") } }
        let node = try window.node(label: "More")
        #expect(node.role == .button && node.value == "collapsed")
        #expect(!window.nodes.contains { $0.label == "inside" })
        window.tap(node)
        window.update(after: 2)
        #expect(try window.node(label: "More").value == "expanded")
        _ = try window.node(label: "inside")
        window.key("tab")
        window.key("space")
        window.update(after: 2)
        #expect(!window.nodes.contains { $0.label == "inside" })
    }

    @Test func aDisclosureGroupFollowsItsBinding() throws {
        struct Panel: View {
            @State private var isOpen = true

            var body: some View {
                VStack {
                    DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
                    Text(isOpen ? "open" : "closed")
                }
            }
        }
        let window = TestWindow { Panel() }
        _ = try window.node(label: "inside")
        window.tap(try window.node(label: "More"))
        window.update(after: 2)
        _ = try window.node(label: "closed")
    }

    @Test func theContentOfAClosedGroupIsNotMade() throws {
        var count = 0
        struct Probe: View {
            let made: () -> Void
            var body: some View {
                made()
                return Text("probe")
            }
        }
        let window = TestWindow { DisclosureGroup("More") { Probe { count += 1 } } }
        #expect(count == 0)
        window.tap(try window.node(label: "More"))
        #expect(count > 0)
    }

    @Test func stylesGetTheParts() throws {
        struct Disclosure: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Button {
                        configuration.isExpanded.toggle()
                    } label: {
                        configuration.label
                    }
                    if configuration.isExpanded { configuration.content }
                }
            }
        }
        struct Box: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label; Text("—"); configuration.content
                }
            }
        }
        struct Row: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.content; configuration.label
                }
            }
        }
        struct Bar: ControlGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label; configuration.content
                }
            }
        }
        let window = TestWindow {
            VStack {
                DisclosureGroup("Open me") { Text("opened") }.disclosureGroupStyle(Disclosure())
                GroupBox("Box") { Text("boxed") }.groupBoxStyle(Box())
                LabeledContent("Label", value: "content").labeledContentStyle(Row())
                ControlGroup("Edit") { Button("Cut") {} }.controlGroupStyle(Bar())
            }
        }
        window.tap(try window.node(label: "Open me"))
        _ = try window.node(label: "opened")
        #expect(try window.node("GroupBox").label == "Box")
        let texts = window.nodes.filter { $0.role == .text }.compactMap(\.label)
        let content = try #require(texts.firstIndex(of: "content"))
        #expect(texts[content + 1] == "Label")
        #expect(try window.node("ControlGroup").label == "Edit")
    }

    @Test func aGroupBoxIsAsLargeAsItsContentWithTheBoxAround() throws {
        let window = TestWindow { GroupBox { Color.red.frame(width: 50, height: 30) } }
        #expect(try window.node("GroupBox").frame.size == CGSize(width: 66, height: 46))
    }

    @Test func controlsOfAGroupAct() throws {
        var done: [String] = []
        let window = TestWindow {
            ControlGroup {
                Button("Cut") { done.append("cut") }
                Button("Paste") { done.append("paste") }.disabled(true)
            }
        }
        window.tap(try window.node(label: "Cut"))
        window.tap(try window.node(label: "Paste"))
        #expect(done == ["cut"])
        // On one bezel, a point for the line between them.
        let (cut, paste) = (try window.node(label: "Cut").frame, try window.node(label: "Paste").frame)
        #expect(paste.minX - cut.maxX == 1)
    }

    @Test func aLabeledContentFormatsItsValue() throws {
        let window = TestWindow { LabeledContent("Level", value: 0.5, format: .percent) }
        #expect(window.nodes.compactMap(\.label) == ["Level", "50%"])
    }

    @Test func labelsAreHiddenAndStillSpoken() throws {
        let window = TestWindow {
            VStack {
                Toggle("Bold", isOn: .constant(true))
                Slider(value: .constant(0.5)) { Text("Size") }
                Stepper("Count", value: .constant(1))
                ProgressView("Copying", value: 0.5)
            }
            .labelsHidden()
        }
        #expect(window.nodes.map(\.label) == ["Bold", "Size", "Count", "Copying"])
        #expect(try window.node("Toggle").frame.size == CGSize(width: 14, height: 14))
        #expect(try window.node("Stepper").frame.size == CGSize(width: 13, height: 22))
    }

    @Test func hiddenLabelsComeBack() throws {
        struct Panel: View {
            @State private var isHidden = true

            var body: some View {
                VStack {
                    Toggle("Bold", isOn: .constant(true)).labelsVisibility(isHidden ? .hidden : .visible)
                    Button("Show") { isHidden.toggle() }
                }
            }
        }
        let window = TestWindow { Panel() }
        window.tap(try window.node("Button"))
        #expect(try window.node("Toggle").frame.width > 30)
        window.tap(try window.node("Button"))
        #expect(try window.node("Toggle").frame.width == 14)
        #expect(try window.node("Toggle").label == "Bold")
    }

    @Test func whatIsUnavailableSaysWhatAndWhy() {
        let window = TestWindow {
            ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mail appears here."))
        }
        let labels = window.nodes.compactMap(\.label)
        #expect(labels.first == "No Mail" && labels.last == "New mail appears here.")
        let search = TestWindow { ContentUnavailableView.search(text: "fern") }
        #expect(search.nodes.first?.label == "No Results for “fern”")
    }
}
