import CoreGraphics
import Testing
import ViewCore
import ViewTesting

@MainActor
@Suite struct AccessibilityTests {
    private func element<V: View>(@ViewBuilder _ content: () -> V) throws -> PresentedNode {
        let window = TestWindow(content)
        return try #require(window.nodes.first)
    }

    @Test func textsMayBeKeysStringsOrTexts() throws {
        let name = "Anna"
        let node = try element {
            Circle().accessibilityLabel("Player \(name)").accessibilityValue(String("7"))
                .accessibilityHint(Text("Opens the card")).accessibilityInputLabels(["Player", "Card"])
        }
        #expect(node.label == "Player Anna" && node.value == "7")
        #expect(node.details?.hint == "Opens the card")
        #expect(node.details?.inputLabels == ["Player", "Card"])
    }

    @Test func aChangeThatIsNotEnabledIsNotMade() throws {
        let node = try element {
            Text("Score").accessibilityLabel("Points", isEnabled: false).accessibilityValue("3", isEnabled: true)
        }
        #expect(node.label == "Score" && node.value == "3")
    }

    @Test func someTraitsAreRoles() throws {
        #expect(try element { Text("Go").accessibilityAddTraits(.isButton) }.role == .button)
        #expect(try element { Text("Go").accessibilityAddTraits(.isLink) }.role == .link)
        #expect(try element { Circle().accessibilityAddTraits([.isImage, .isSelected]) }.role == .image)
        let plain = try element { Text("Go").accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isButton) }
        #expect(plain.role == .group && plain.label == "Go")
    }

    @Test func theOthersAreNamed() throws {
        let node = try element { Text("Title").accessibilityAddTraits([.isHeader, .isSelected]) }
        #expect(node.details?.traits.names == ["header", "selected"])
        #expect(try element { Text("Title").accessibilityHeading(.h2) }.details?.traits.contains(.isHeader) == true)
    }

    @Test func anElementMayIgnoreWhatIsInIt() {
        let window = TestWindow {
            HStack {
                Text("1")
                Text("2")
            }
            .accessibilityElement().accessibilityLabel("Score")
        }
        #expect(window.nodes.map(\.label) == ["Score"])
        #expect(window.nodes[0].frame.width > 10)
    }

    @Test func anElementMayContainWhatIsInIt() {
        let window = TestWindow {
            HStack {
                Text("1")
                Text("2")
            }
            .accessibilityElement(children: .contain).accessibilityLabel("Score")
        }
        #expect(window.nodes.map(\.label) == ["Score", "1", "2"])
    }

    @Test func anElementMayCombineWhatIsInIt() {
        var flips = 0
        let window = TestWindow {
            HStack {
                Text("Fern")
                Text("wet").accessibilityAddTraits(.isSelected)
                Circle().accessibilityLabel("Leaf").accessibilityAction { flips += 1 }
            }
            .accessibilityElement(children: .combine)
        }
        #expect(window.nodes.map(\.label) == ["Fern, wet, Leaf"])
        #expect(window.nodes[0].details?.traits.names == ["selected"])
        window.nodes[0].activate?()
        #expect(flips == 1)
    }

    @Test func textsAloneCombineToAText() {
        let window = TestWindow {
            HStack {
                Text("a"); Text("b")
            }.accessibilityElement(children: .combine)
        }
        #expect(window.nodes.map(\.role) == [.text])
    }

    @Test func actionsHaveNames() {
        var sent: [String] = []
        let window = TestWindow {
            Circle().accessibilityElement()
                .accessibilityAction(named: "Dot") { sent.append(".") }
                .accessibilityAction(.escape) { sent.append("escape") }
                .accessibilityAction {
                    sent.append("tap")
                } label: {
                    Text("Tap it")
                }
        }
        let actions = window.nodes[0].details?.actions ?? []
        #expect(actions.map(\.name) == ["Dot", "escape", "Tap it"])
        for action in actions { action.perform() }
        #expect(sent == [".", "escape", "tap"])
    }

    @Test func aValueCanBeAdjusted() {
        struct Dial: View {
            @State private var degrees = 20

            var body: some View {
                Circle().accessibilityElement().accessibilityValue("\(degrees)")
                    .accessibilityAdjustableAction { direction in degrees += direction == .increment ? 1 : -1 }
            }
        }
        let window = TestWindow { Dial() }
        #expect(window.nodes[0].setValue?("increment") == true)
        window.update()
        #expect(window.nodes[0].value == "21")
        window.nodes[0].details?.adjust?(.decrement)
        window.update()
        #expect(window.nodes[0].value == "20")
        #expect(window.nodes[0].setValue?("warmer") == false)
    }

    @Test func anotherViewMayBeSpokenOf() {
        var taps = 0
        let window = TestWindow {
            Circle().frame(width: 40, height: 40).onTapGesture { taps += 1 }
                .accessibilityRepresentation { Text("Sun") }
        }
        #expect(window.nodes.map(\.label) == ["Sun"])
        #expect(window.nodes[0].frame.size == CGSize(width: 40, height: 40))
        window.tap(window.nodes[0])
        #expect(taps == 1)
    }

    @Test func hidesWhatIsInIt() {
        let window = TestWindow {
            VStack {
                Text("a").accessibilityHidden(true)
                Text("b").accessibilityHidden(true, isEnabled: false)
            }
        }
        #expect(window.nodes.map(\.label) == ["b"])
    }

    @Test func factsAreKept() throws {
        let node = try element { Text("Fern").accessibilityCustomContent("Light", "half shade") }
        #expect(node.details?.facts.map(\.name) == ["Light"] && node.details?.facts.map(\.value) == ["half shade"])
    }
}
