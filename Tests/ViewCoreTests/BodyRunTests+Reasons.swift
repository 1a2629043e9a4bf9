import Combine
import Testing
import ViewCore
import ViewTesting

/// What is told of why a body runs, and modes that the environment hands down.
extension BodyRunTests {
    @MainActor
    final class Reasons {
        var all: [String] = []

        func take() -> [String] {
            defer { all = [] }
            return all
        }
    }

    final class Numbers: ObservableObject {
        @Published var first = 0
    }

    struct Explained: View {
        let reasons: Reasons
        let handles: Handles
        let number: Int
        @State private var count = 0
        @StateObject private var numbers = Numbers()
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            reasons.all.append(BodyRun.changes(of: Self.self) ?? "-")
            handles.number = $count
            handles.change = { numbers.first += 1 }
            return Text("\(number) \(count) \(numbers.first) \(isEnabled ? 1 : 0)")
        }
    }

    struct Explaining: View {
        let reasons: Reasons
        let inner: Handles
        let outer: Handles
        @State private var number = 0
        @State private var isOff = 0

        var body: some View {
            outer.number = $number
            outer.change = { isOff += 1 }
            return Explained(reasons: reasons, handles: inner, number: number).disabled(isOff % 2 == 1)
        }
    }

    /// Documented in WWDC21, "Demystify SwiftUI": `@self` for a changed value of the view, `@identity` for a new one, the names
    /// of the properties otherwise.
    @Test func aBodyTellsWhyItRuns() {
        let (reasons, inner, outer) = (Reasons(), Handles(), Handles())
        let tree = TestTree(Explaining(reasons: reasons, inner: inner, outer: outer))
        let first = reasons.take()
        #expect(first.count == 1 && first[0].hasPrefix("@self, @identity"))
        inner.number?.wrappedValue = 1
        tree.tick()
        #expect(reasons.take() == ["_count changed."])
        outer.number?.wrappedValue = 1
        tree.tick()
        #expect(reasons.take() == ["@self changed."])
        inner.change?()
        tree.tick()
        #expect(reasons.take() == ["_numbers changed."])
        outer.change?()
        tree.tick()
        #expect(reasons.take() == ["_isEnabled changed."])
    }

    struct ModeReader: View {
        @Environment(\.editMode) private var mode
        var body: some View { Text(mode?.wrappedValue.isEditing == true ? "editing" : "still") }
    }

    struct ModeSetter: View {
        let handles: Handles
        @Environment(\.editMode) private var mode

        var body: some View {
            let mode = mode
            handles.change = { mode?.wrappedValue = .active }
            return Color.red
        }
    }

    struct ModeWindow: View {
        let handles: Handles
        var body: some View {
            VStack {
                ModeReader()
                ModeSetter(handles: handles)
                Bystander()
            }
        }
    }

    /// Documented: the value is a binding to whether the user edits; who reads it follows.
    @Test func theEditModeRunsTheBodiesThatReadIt() {
        let handles = Handles()
        let tree = TestTree(ModeWindow(handles: handles))
        #expect(tree.texts == ["still", "still"])
        _ = tree.takeBodies()
        handles.change?()
        tree.tick()
        #expect(tree.takeBodies() == ["ModeReader": 1])
        #expect(tree.texts == ["editing", "still"])
    }

    struct Listened: View {
        let handles: Handles
        @AccessibilityFocusState private var isSeen: Bool
        @AccessibilityFocusState private var field: Int?

        var body: some View {
            handles.change = {
                isSeen = true
                field = 3
            }
            return Text("\(isSeen ? "seen" : "unseen") \(field ?? 0)")
                .accessibilityFocused($isSeen)
                .accessibilityFocused($field, equals: 3)
        }
    }

    /// Documented: the value follows the assistive technology, and is false or nil while none looks at the element.
    @Test func withoutAnAssistiveTechnologyItsFocusStaysNowhere() {
        let handles = Handles()
        let tree = TestTree(Listened(handles: handles))
        _ = tree.takeBodies()
        handles.change?()
        tree.tick()
        #expect(tree.takeBodies().isEmpty && tree.texts == ["unseen 0"])
    }
}
