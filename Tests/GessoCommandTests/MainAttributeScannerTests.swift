import GessoCommand
import Testing

@Suite("The scanner for @main")
struct MainAttributeScannerTests {
    @Test(
        "sees it in code",
        arguments: [
            "@main struct A {}", "import SwiftUI\n@main\nstruct A: App {}", "public @main struct A {}",
            "@ main struct A {}",
            "// @x\n@main", "let a = \"\\\"\"; @main struct A {}", "let r = /\"/\n@main struct A {}",
            "let s = \"\"\"\n \"quoted\" \n\"\"\"\n@main struct A {}", "let s = #\"a\\\"#\n@main struct A {}",
            "/* /* nested */ */ @main struct A {}", "let s = \"\\(f(\"a)\"))\"\n@main struct A {}", "#if true\n@main",
        ])
    func present(source: String) {
        #expect(MainAttributeScanner.hasMain(source))
    }

    @Test(
        "does not see it in comments, strings and longer words",
        arguments: [
            "", "print(1)", "// @main", "/* @main */", "/* /* */ @main */", "let s = \"@main\"",
            "let s = \"\"\"\n\"@main\n\"\"\"", "let s = #\"\"@main\"#", "@mainActor struct A {}",
            "@MainActor class A {}",
            "let s = \"\\(x) @main\"", "/* open @main", "\"", "\"\"\"@main", "\"\\", "\"\\(", "#", "@", "@main_x", "/",
        ])
    func absent(source: String) {
        #expect(!MainAttributeScanner.hasMain(source))
    }
}
