import HostHeadless
import Scripting
import SwiftUI
import Testing

@MainActor
@Suite("Inspection of a window")
struct InspectionTests {
    private var content: some View {
        HStack(spacing: 0) {
            Color.red.frame(width: 30, height: 20)
            VStack(spacing: 0) {
                Rectangle().fill(Color.green).frame(width: 40, height: 10).accessibilityLabel("Leaf")
                Circle().frame(width: 10, height: 10)
            }
            Text("End").accessibilityIdentifier("end").frame(width: 50, height: 20)
        }
    }

    private var surface: HeadlessWindow { Opening.window(showing: content, size: CGSize(width: 120, height: 20)) }

    @Test("has what has a meaning, groups and bare shapes left out")
    func elements() throws {
        let document = InspectDocument(window: surface.window)
        #expect(document.size == RunOptions.Size(width: 120, height: 20))
        #expect(document.idiom == "desktop")
        #expect(document.root.role == .window)
        #expect(document.root.label == "One view")
        #expect(document.root.children.map(\.label) == ["Leaf", "End"])
        #expect(document.root.children.map(\.type) == ["Rectangle", "Text"])
        #expect(document.root.children.map(\.role) == [.shape, .text])
        #expect(document.root.children[0].frame == InspectNode.Frame(x: 30, y: 0, width: 40, height: 10))
        #expect(document.firstMatch(label: "end")?.label == "End")
    }

    @Test("has with layout every view that draws, in drawing order")
    func layout() {
        let drawn = InspectDocument(window: surface.window, layout: true).root.children
        #expect(drawn.map(\.type) == ["Color", "Rectangle", "Circle", "Text"])
        #expect(drawn.map(\.frame?.x) == [0, 30, 45, drawn[3].frame?.x])
        #expect(drawn.allSatisfy { $0.children.isEmpty && $0.frame != nil })
    }

    @Test("does not find what is clipped away")
    func clipped() {
        let content = Text("Out").frame(width: 40, height: 20).offset(x: 50)
            .frame(width: 40, height: 20, alignment: .leading).clipped()
        let surface = Opening.window(showing: content, size: CGSize(width: 200, height: 20))
        let document = InspectDocument(window: surface.window)
        #expect(document.matches(label: "Out").count == 1)
        #expect(document.firstMatch(label: "Out") == nil)
    }
}
