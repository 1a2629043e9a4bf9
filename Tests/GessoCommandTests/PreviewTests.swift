import Foundation
import Testing
import WindowTesting

/// A file with previews and no `@main`, as Xcode's documentation of previews describes them: each preview is shown by its name,
/// and `@Previewable` state is kept.
@Suite("A file of previews")
struct PreviewTests {
    private let folder = try! TemporaryFolder()

    private static let source = """
        import SwiftUI

        extension EnvironmentValues { @Entry var isDense = false }

        private struct Badge: View {
            @Environment(\\.isDense) private var isDense
            let count: Int
            var body: some View { Text("\\(isDense ? "dense" : "loose") \\(count)") }
        }

        #Preview { Badge(count: 1) }

        #Preview("Adding", traits: .fixedLayout(width: 200, height: 100)) {
            @Previewable @State var count =
                3
            VStack {
                // "@Previewable" in a comment means nothing.
                Badge(count: count).environment(\\.isDense, true)
                Button("Add") { count += 1 }
            }
        }

        struct Badge_Previews: PreviewProvider {
            static var previews: some View {
                Badge(count: 7)
                Badge(count: 8)
            }
        }

        struct Named_Previews: PreviewProvider {
            static var previews: some View {
                Group {
                    Badge(count: 20)
                    Badge(count: 21).padding().previewDisplayName("Twenty-one")
                }
            }
        }

        #Preview("Optional") {
            @Previewable @State var count: Int?
            Badge(count: count ?? 30)
        }
        """

    private func inspect(_ arguments: String...) throws -> (status: Int32?, output: String, errors: String) {
        let path = try folder.write(Self.source, to: "Badges.swift")
        let run = try RunningProgram(
            try #require(BuiltProducts.executable("gesso")), ["inspect", path] + arguments, in: folder.path)
        let status = run.waitForEnd()
        return (status, run.output, run.errors)
    }

    @Test("shows the first one, one by its name, and all of a provider")
    func names() throws {
        let first = try inspect()
        #expect(first.output.contains("\"loose 1\"") && !first.output.contains("dense"))
        let named = try inspect("--preview", "Adding")
        #expect(named.output.contains("\"dense 3\"") && named.output.contains("\"size\": [200, 100]"))
        let provider = try inspect("--preview", "Badge_Previews")
        #expect(provider.output.contains("\"loose 7\"") && provider.output.contains("\"loose 8\""))
    }

    @Test("shows each view of a provider that names one by itself")
    func displayNames() throws {
        let named = try inspect("--preview", "Twenty-one")
        #expect(named.output.contains("\"loose 21\"") && !named.output.contains("loose 20"))
        let other = try inspect("--preview", "Named_Previews")
        #expect(other.output.contains("\"loose 20\"") && !other.output.contains("loose 21"))
    }

    @Test("takes an optional variable without a value")
    func optionalVariable() throws {
        let preview = try inspect("--preview", "Optional")
        #expect(preview.output.contains("\"loose 30\""))
    }

    @Test("keeps the state of its previewable variables")
    func state() throws {
        _ = try folder.write("tap \"Add\"\nexpect \"dense 4\" role text\n", to: "add.steps")
        let run = try inspect("--preview", "Adding", "--steps", "add.steps")
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test("says which previews there are when there is none of that name")
    func unknown() throws {
        let run = try inspect("--preview", "Red")
        #expect(run.status == 1)
        #expect(
            run.errors
                == "gesso: there is no preview named \"Red\"; there is: \"1\", \"Adding\", \"Badge_Previews\", "
                + "\"Named_Previews\", \"Twenty-one\", \"Optional\"\n")
    }
}
