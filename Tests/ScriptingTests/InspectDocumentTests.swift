import Foundation
import Scripting
import Testing

@Suite("Inspection")
struct InspectDocumentTests {
    private func document(_ children: [InspectNode], isRightToLeft: Bool = false) -> InspectDocument {
        InspectDocument(
            size: .init(width: 520, height: 240), scale: 1, idiom: "desktop",
            root: InspectNode(type: "Window", role: .window, children: children), isRightToLeft: isRightToLeft)
    }

    private func frame(_ x: Double, _ y: Double, _ width: Double = 20, _ height: Double = 10) -> InspectNode.Frame {
        InspectNode.Frame(x: x, y: y, width: width, height: height)
    }

    @Test("is written in the design's order with what is absent left out")
    func json() {
        let text = document([
            InspectNode(
                type: "Slider", role: .slider, label: "A \"b\"\n", value: "50%",
                frame: frame(0, 80.12345, 1.0 / 3, -0.0), enabled: true),
            InspectNode(type: "HStack", children: [InspectNode(type: "", role: .image)]),
            InspectNode(type: "Text", frame: frame(.nan, 0), identifier: "hidden", isVisible: false),
        ]).json
        #expect(
            text == """
                {
                  "size": [520, 240],
                  "scale": 1,
                  "idiom": "desktop",
                  "root": {
                    "type": "Window",
                    "role": "window",
                    "children": [
                      {
                        "type": "Slider",
                        "role": "slider",
                        "label": "A \\"b\\"\\n",
                        "value": "50%",
                        "frame": [0, 80.123, 0.333, 0],
                        "enabled": true
                      },
                      {
                        "type": "HStack",
                        "children": [
                          {
                            "role": "image"
                          }
                        ]
                      },
                      {
                        "type": "Text",
                        "identifier": "hidden"
                      }
                    ]
                  }
                }

                """)
    }

    @Test("is JSON whatever the texts in it are")
    func validJSON() throws {
        let label = String(String.UnicodeScalarView((0..<0x250).compactMap(Unicode.Scalar.init))) + "\u{2028}\u{1F600}"
        let text = document([InspectNode(type: "Text", label: label, frame: frame(1e300, 1e-9))]).json
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let root = try #require(object["root"] as? [String: Any])
        let children = try #require(root["children"] as? [[String: Any]])
        #expect(children[0]["label"] as? String == label)
    }

    @Test("is written from trees deeper than the stack")
    func deep() {
        var node = InspectNode(type: "Text")
        for _ in 0..<2000 { node = InspectNode(type: "VStack", children: [node]) }
        #expect(document([node]).json.contains("Text"))
    }

    @Test("finds the first match from top to bottom, then from the leading edge")
    func readingOrder() {
        let nodes = [
            InspectNode(type: "C", label: "x", frame: frame(0, 50)),
            InspectNode(type: "B", label: "x", frame: frame(100, 10)),
            InspectNode(type: "A", label: "x", frame: frame(10, 12)),
        ]
        #expect(document(nodes).matches(label: "x").map(\.type) == ["A", "B", "C"])
        #expect(document(nodes, isRightToLeft: true).matches(label: "x").map(\.type) == ["B", "A", "C"])
    }

    @Test("finds a button before the text in it that has its label")
    func parentFirst() {
        let text = InspectNode(type: "Text", label: "Go", frame: frame(0, 0))
        let button = InspectNode(type: "Button", label: "Go", frame: frame(0, 0), children: [text])
        #expect(document([button]).firstMatch(label: "Go")?.type == "Button")
    }

    @Test("finds a control before the texts above it that say the same, and a text where the control is disabled")
    func controlsFirst() {
        let text = InspectNode(type: "Text", label: "25%", frame: frame(0, 0))
        let button = InspectNode(type: "Button", label: "25%", frame: frame(0, 50), enabled: true)
        let disabled = InspectNode(type: "Button", label: "25%", frame: frame(0, 50), enabled: false)
        #expect(document([text, button]).firstMatch(label: "25%")?.type == "Button")
        #expect(document([text, disabled]).firstMatch(label: "25%")?.type == "Text")
    }

    @Test("skips what is disabled, hidden, out of the window or only partly named so")
    func notMatching() {
        let nodes = [
            InspectNode(type: "Disabled", label: "x", frame: frame(0, 0), enabled: false),
            InspectNode(type: "Hidden", label: "x", frame: frame(0, 0), isVisible: false),
            InspectNode(type: "Outside", label: "x", frame: frame(0, 300)),
            InspectNode(type: "Longer", label: "xy", frame: frame(0, 0)),
            InspectNode(type: "Found", frame: frame(0, 100), identifier: "x"),
        ]
        #expect(document(nodes).firstMatch(label: "x")?.type == "Found")
        #expect(document(nodes).firstMatch(label: "X") == nil)
    }

    @Test("compares keys as text")
    func matching() {
        let node = InspectNode(type: "Toggle", role: .toggle, value: "on", frame: frame(0, 80, 320, 8), enabled: false)
        #expect(node.matches("on", for: .value))
        #expect(!node.matches("On", for: .value))
        #expect(node.matches("", for: .label))
        #expect(node.matches("false", for: .enabled))
        #expect(node.matches("[0,80,320,8]", for: .frame))
        #expect(node.matches("[0, 80.0, 320, 8]", for: .frame))
        #expect(!node.matches("[0,80,320]", for: .frame))
    }

    @Test("names the labels most like the one that is missing")
    func nearLabels() {
        let nodes = ["Cancel", "Reset all", "Zebra", "OK"].enumerated().map {
            InspectNode(type: "Button", label: $1, frame: frame(0, Double($0) * 20))
        }
        #expect(document(nodes).nearLabels(to: "reset").first == "Reset all")
        #expect(document([]).explanation(ofNoMatchFor: "x").contains("nothing that is visible has a label"))
    }
}
