import Scripting
import Testing

@Suite("Run options")
struct RunOptionsTests {
    @Test("come out of the environment as they went in")
    func roundTrip() throws {
        let options = RunOptions(
            mode: .render, output: "/tmp/a b.png", size: .init(width: 1000, height: 700.5), scale: 2, scheme: .dark,
            at: 0.125, steps: "/tmp/steps", layout: true, workingDirectory: "/home/ä")
        #expect(try RunOptions(environmentValue: options.environmentValue) == options)
    }

    @Test("leave out what was not asked for")
    func absent() throws {
        let text = try RunOptions(mode: .inspect, workingDirectory: "/w").environmentValue
        #expect(text == #"{"layout":false,"mode":"inspect","workingDirectory":"/w"}"#)
    }

    @Test("of another making are refused")
    func foreign() {
        #expect(throws: (any Error).self) { try RunOptions(environmentValue: "yes") }
        #expect(throws: (any Error).self) { try RunOptions(environmentValue: #"{"mode":"dance"}"#) }
    }
}
