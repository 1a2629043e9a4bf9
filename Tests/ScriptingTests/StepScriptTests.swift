import Scripting
import Testing

@Suite("Step scripts")
struct StepScriptTests {
    private func steps(_ text: String) throws -> [Step] {
        try StepScript(text, file: "s").lines.map(\.step)
    }

    @Test("know every step of the design")
    func everyStep() throws {
        let text = """
            tap "Reset"
            tap 10,20.5
            press "Hold" 0.5
            drag 0,0 100,-50 0.25
            drag "Row 1" "Row 3" 0.25
            rightclick "Row 1"
            rightclick 7,8
            press 1,2 0.5
            hover 3,4
            hover "Help"
            scroll 10,10 0,-120
            set "Volume" 0.5
            set "Name" "Ada \\"L\\""
            type "hello, world"
            key cmd+shift+Z
            key return
            wait 1
            resize 800x600
            scheme dark
            snap out.png
            inspect out.json
            expect "Volume" value "50%"
            """
        #expect(
            try steps(text) == [
                .tap(.label("Reset")), .tap(.point(StepPoint(x: 10, y: 20.5))),
                .press(.label("Hold"), seconds: 0.5),
                .drag(from: .point(StepPoint(x: 0, y: 0)), to: .point(StepPoint(x: 100, y: -50)), seconds: 0.25),
                .drag(from: .label("Row 1"), to: .label("Row 3"), seconds: 0.25),
                .rightClick(.label("Row 1")), .rightClick(.point(StepPoint(x: 7, y: 8))),
                .press(.point(StepPoint(x: 1, y: 2)), seconds: 0.5),
                .hover(.point(StepPoint(x: 3, y: 4))), .hover(.label("Help")),
                .scroll(at: .point(StepPoint(x: 10, y: 10)), by: StepPoint(x: 0, y: -120)),
                .set(label: "Volume", value: StepValue(text: "0.5")),
                .set(label: "Name", value: StepValue(text: #"Ada "L""#)), .type("hello, world"),
                .key(KeyStroke(key: .character("z"), modifiers: [.command, .shift])),
                .key(KeyStroke(key: .named(.return))), .wait(seconds: 1),
                .resize(RunOptions.Size(width: 800, height: 600)), .scheme(.dark), .snap(path: "out.png"),
                .inspect(path: "out.json"), .expect(label: "Volume", key: .value, value: "50%"),
            ])
    }

    @Test("leave out comments and empty lines, but not a # in quotes")
    func comments() throws {
        let script = try StepScript("# first\n\n  wait 1 # then\r\ntap \"#1\"# done\n", file: "s")
        #expect(
            script.lines == [
                StepScript.Line(number: 3, step: .wait(seconds: 1)),
                StepScript.Line(number: 4, step: .tap(.label("#1"))),
            ])
    }

    @Test("read quotation marks and backslashes in texts")
    func quoting() throws {
        #expect(try steps(#"type "a\"b\\c""#) == [.type(#"a"b\c"#)])
        #expect(try steps(#"type """#) == [.type("")])
    }

    @Test(
        "say where a line is wrong and how it is written",
        arguments: [
            ("dance 1", "there is no step dance; the steps are tap, rightclick, press,"),
            ("\"tap\" 1,2", "there is no step \"tap\""),
            ("wait", "something is missing; write wait SECONDS"),
            ("wait -1", "-1 is not a time in seconds"),
            ("wait 0x10", "0x10 is not a time"),
            ("wait inf", "inf is not a time"),
            ("wait 1 2", "2 is one too many"),
            ("tap Reset", "Reset is not two numbers with a comma"),
            ("tap 1, 2", "one too many"),
            ("press Hold 1", "Hold is not two numbers with a comma"),
            ("type \"abc", "a text is not closed"),
            ("type \"a\\n\"", "a lone \\ stands in a text"),
            ("type \"a\"b", "put a blank between"),
            ("resize 0x10", "0x10 is not a size in points"),
            ("resize 100000x10", "100000x10 is not a size in points"),
            ("scheme blue", "blue is not light or dark"),
            ("snap out.txt", "out.txt is not a file that ends in .png or .pdf or .svg"),
            ("key cmd+", "cmd+ is not a key"),
            ("key hyper+a", "hyper+a is not a key"),
            ("expect \"A\" colour red", "colour is not one of the keys type, role,"),
        ])
    func errors(line: String, message: String) throws {
        let error = try #require(throws: StepScript.LineError.self) {
            try StepScript("wait 1\n\(line)\n", file: "f.steps")
        }
        #expect(error.line == 2)
        #expect(error.description.hasPrefix("f.steps:2: "))
        #expect(error.message.contains(message), "\(error.message)")
        #expect(!error.message.contains("\n"))
    }

    @Test("name keys by character or by name")
    func keys() throws {
        #expect(KeyStroke("+") == KeyStroke(key: .character("+")))
        #expect(KeyStroke("cmd++") == KeyStroke(key: .character("+"), modifiers: .command))
        #expect(KeyStroke("A") == KeyStroke(key: .character("a"), modifiers: .shift))
        #expect(KeyStroke("opt+ctrl+PageUp") == KeyStroke(key: .named(.pageUp), modifiers: [.option, .control]))
        #expect(KeyStroke("") == nil)
        #expect(KeyStroke("nokey") == nil)
    }

    @Test("cannot be read from what is no file of text")
    func files() {
        #expect(throws: StepScript.FileError.self) { try StepScript(contentsOfFile: "/no/such/file") }
        #expect(throws: StepScript.FileError.self) { try StepScript(contentsOfFile: "/tmp") }
    }

    @Test("survive whatever bytes they are made of")
    func noise() {
        var state: UInt64 = 7
        let alphabet = Array("tap wiexc\"\\#,.+-019é\u{0}\u{1F600}\n\r\t")
        for _ in 0..<2000 {
            var text = ""
            for _ in 0..<20 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text.append(alphabet[Int(state >> 33) % alphabet.count])
            }
            _ = try? StepScript(text, file: "s")
        }
    }
}
