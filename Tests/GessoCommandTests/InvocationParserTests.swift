import GessoCommand
import Scripting
import Testing

@Suite("Arguments")
struct InvocationParserTests {
    private func parse(_ arguments: [String]) throws -> Invocation {
        try InvocationParser.parse(arguments, workingDirectory: "/w")
    }

    @Test("are read with every option")
    func everyOption() throws {
        let invocation = try parse([
            "render", "--size", "800x600", "a/B.swift", "--scale=2", "--scheme", "dark", "--at", "0.125", "--steps",
            "s.steps", "-o", "out.PNG", "--", "--size", "x",
        ])
        let options = RunOptions(
            mode: .render, output: "/w/out.PNG", size: .init(width: 800, height: 600), scale: 2, scheme: .dark,
            at: 0.125, steps: "/w/s.steps", workingDirectory: "/w")
        #expect(
            invocation == .program(ProgramCall(path: "a/B.swift", options: options, arguments: ["--size", "x"])))
    }

    @Test("of run and inspect may be the program alone")
    func bare() throws {
        #expect(
            try parse(["run", "A.swift"])
                == .program(ProgramCall(path: "A.swift", options: RunOptions(mode: .run, workingDirectory: "/w"))))
        #expect(
            try parse(["inspect", "--layout", "A.swift"])
                == .program(
                    ProgramCall(
                        path: "A.swift", options: RunOptions(mode: .inspect, layout: true, workingDirectory: "/w"))))
        #expect(try parse(["bench", "cells", "--peers"]) == .bench(["cells", "--peers"]))
    }

    @Test("may ask for the usage or the version, and those of the program are its own")
    func help() throws {
        for arguments in [
            ["--help"], ["help"], ["render", "--help"], ["run", "A.swift", "-h"], ["inspect", "--help"],
        ] {
            #expect(try parse(arguments) == .help)
        }
        #expect(try parse(["--version"]) == .version)
        let options = RunOptions(mode: .run, workingDirectory: "/w")
        #expect(
            try parse(["run", "A.swift", "--", "--help"])
                == .program(ProgramCall(path: "A.swift", options: options, arguments: ["--help"])))
    }

    @Test(
        "that cannot be meant are refused in one line with status 2",
        arguments: [
            ([], "what to do is missing"),
            (["dance"], "there is no command \"dance\""),
            (["run"], "the program is missing"),
            (["run", ""], "the program's path is empty"),
            (["run", "A.swift", "B.swift"], "one program at a time"),
            (["run", "A.swift", "--fast"], "has no option \"--fast\""),
            (["run", "A.swift", "--layout"], "has no option \"--layout\""),
            (["inspect", "A.swift", "-o", "x.png"], "has no option \"-o\""),
            (["render", "A.swift"], "give -o with a file"),
            (["render", "A.swift", "-o"], "-o needs a value"),
            (["render", "A.swift", "-o", "x.gif"], "-o is \"x.gif\"; give a file that ends in"),
            (["run", "A.swift", "--size"], "--size needs a value"),
            (["run", "A.swift", "--size", "800"], "--size is \"800\""),
            (["run", "A.swift", "--size", "0x10"], "--size is \"0x10\""),
            (["run", "A.swift", "--size", "-5x10"], "--size is \"-5x10\""),
            (["run", "A.swift", "--size", "nanx10"], "--size is \"nanx10\""),
            (["run", "A.swift", "--size", "99999x10"], "at most 32767"),
            (["run", "A.swift", "--size", "20000x20000"], "20000 x 20000 pixels"),
            (["run", "A.swift", "--size", "4000x10", "--scale", "16"], "64000 x 160 pixels"),
            (["run", "A.swift", "--scale", "0"], "--scale is \"0\"; give a number from 0.1 to 16"),
            (["run", "A.swift", "--scale", "0.09"], "--scale is \"0.09\"; give a number from 0.1 to 16"),
            (["run", "A.swift", "--scale", "16.5"], "--scale is \"16.5\"; give a number from 0.1 to 16"),
            (["run", "A.swift", "--scale", "1e9"], "--scale is \"1e9\""),
            (["run", "A.swift", "--at", "-1"], "--at is \"-1\"; give a number from 0"),
            (["run", "A.swift", "--at", "soon"], "--at is \"soon\""),
            (["run", "A.swift", "--scheme", "blue"], "--scheme is \"blue\"; give light or dark"),
            (["inspect", "A.swift", "--layout=1"], "--layout takes no value"),
            (["test"], "./gesso test"),
        ] as [([String], String)])
    func wrongCalls(arguments: [String], message: String) throws {
        let failure = try #require(throws: CommandFailure.self) { try parse(arguments) }
        #expect(failure.status == 2)
        #expect(failure.message.contains(message), "\(failure.message)")
        #expect(!failure.message.contains("\n"))
    }
}
