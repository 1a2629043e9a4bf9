import Foundation
import Testing
import WindowTesting

/// The script at the root, in a copy of the checkout whose tools are stand-ins that write down how they are called.
@Suite("The script")
struct SetUpScriptTests {
    private let folder = try! TemporaryFolder()

    /// Sets the copy up: the script, its list of packages, a source, and tools. A tool's text is what it does after it has
    /// written its name and arguments to `calls`.
    init() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        for name in ["gesso", "packages.txt"] {
            try FileManager.default.copyItem(atPath: "\(root)/\(name)", toPath: "\(folder.path)/\(name)")
        }
        for name in ["Sources", "Benchmarks", "Tests", "bin"] {
            try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
        }
        _ = try folder.write("", to: "Package.swift")
        for tool in [
            "bash", "env", "awk", "sed", "grep", "head", "tail", "tr", "cat", "mv", "mkdir", "find", "mktemp", "rm",
            "cp",
        ]
            + ["readlink", "dirname", "chmod", "touch"]
        {
            let path = try #require(
                ["/bin/", "/usr/bin/"].map { $0 + tool }.first { FileManager.default.isExecutableFile(atPath: $0) })
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/bin/\(tool)", withDestinationPath: path)
        }
        try tool("id", "echo 0")
        try tool("apt-get", "")
        try installed(except: [])
        try swift(version: "6.3.1")
    }

    private func tool(_ name: String, _ text: String) throws {
        let path = try folder.write(
            "#!/bin/bash\necho \"\(name) $*\" >>'\(folder.path)/calls'\n\(text)\n", to: "bin/\(name)")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    /// A dpkg-query that knows all packages but these.
    private func installed(except missing: [String]) throws {
        let cases = missing.map { "\($0)) ;;" }.joined(separator: " ")
        try tool(
            "dpkg-query",
            "shift 3; for name in \"$@\"; do case $name in \(cases) *) echo \"installed $name\" ;; esac; done")
    }

    /// A toolchain whose builds yield a command that prints its arguments.
    private func swift(version: String) throws {
        try tool(
            "swift",
            """
            case $1 in
            --version) echo "Swift version \(version) (swift-\(version)-RELEASE)" ;;
            build)
                mkdir -p '\(folder.path)/.build/release'
                echo '#!/bin/bash
            echo "command $*"' >'\(folder.path)/.build/release/gesso'
                chmod +x '\(folder.path)/.build/release/gesso'
                cp '\(folder.path)/.build/release/gesso' '\(folder.path)/.build/release/GessoGuesses' ;;
            esac
            """)
    }

    private func run(_ arguments: String...) throws -> (status: Int32?, output: String, errors: String, calls: String) {
        try? FileManager.default.removeItem(atPath: folder.path + "/calls")
        let program = try RunningProgram(
            "\(folder.path)/bin/bash", ["\(folder.path)/gesso"] + arguments,
            environment: ["PATH": folder.path + "/bin", "HOME": folder.path])
        let status = program.waitForEnd()
        let calls = FileManager.default.contents(atPath: folder.path + "/calls") ?? Data()
        return (status, program.output, program.errors, String(decoding: calls, as: UTF8.self))
    }

    @Test("builds first and only what changed since, keeping standard output for the command")
    func building() throws {
        let first = try run("run", "a b.swift")
        #expect(first.output == "command run a b.swift\n")
        #expect(first.calls.contains("swift build --package-path \(folder.path) -c release\n"))
        #expect(!first.calls.contains("apt-get"))
        let second = try run("inspect", "A.swift")
        #expect(second.output == "command inspect A.swift\n")
        #expect(second.errors == "")
        #expect(!second.calls.contains("swift"))
        Thread.sleep(forTimeInterval: 0.02)
        _ = try folder.write("", to: "Sources/New.swift")
        #expect(try run().calls.contains("swift build"))
        #expect(try !run().calls.contains("swift build"))
    }

    @Test("builds anew where the checkout was moved or copied")
    func moving() throws {
        _ = try run()
        _ = try folder.write("", to: ".build/stale")
        #expect(try !run().calls.contains("swift build"))
        let stamp = try String(contentsOfFile: folder.path + "/.build/gesso-built", encoding: .utf8)
        _ = try folder.write(
            stamp.replacingOccurrences(of: "\n\(folder.path)\n", with: "\n/before\n"), to: ".build/gesso-built")
        let moved = try run()
        #expect(moved.calls.contains("swift build"))
        #expect(moved.errors.contains("was built at /before and was moved or copied since"))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/.build/stale"))
        #expect(try !run().calls.contains("swift build"))
    }

    @Test("installs the packages that are missing, and says which and why")
    func packages() throws {
        try installed(except: ["libcairo2-dev", "fonts-inter", "xvfb"])
        let outcome = try run("run", "A.swift")
        #expect(outcome.status == 0)
        #expect(outcome.calls.contains("apt-get update -qq\n"))
        #expect(outcome.calls.contains(" libcairo2-dev fonts-inter\n"))
        #expect(outcome.errors.contains("libcairo2-dev           drawing to pixels, PDF and SVG"))
        #expect(!outcome.errors.contains("xvfb"))
        let test = try run("test", "--filter", "A")
        #expect(test.calls.contains(" libcairo2-dev fonts-inter xvfb\n"))
        #expect(test.calls.contains("swift build --package-path \(folder.path) -c release --build-tests\n"))
        #expect(test.calls.contains("swift format lint --strict --recursive"))
        #expect(test.calls.hasSuffix("swift test -c release --skip-build --filter A\n"))
        #expect(!test.output.contains("command"))
        #expect(try run("test").output.hasSuffix("command \n"), "the list of guesses is missing")
        // A build with the tests is good for a run.
        #expect(try !run("run", "A.swift").calls.contains("swift build"))
    }

    @Test("says what to do when packages cannot be installed")
    func packagesFail() throws {
        try installed(except: ["libcairo2-dev"])
        try tool("apt-get", "echo 'E: no network' >&2; exit 100")
        let broken = try run("run", "A.swift")
        #expect(broken.status == 1)
        #expect(broken.errors.contains("E: no network"))
        #expect(
            broken.errors.hasSuffix("gesso: apt-get could not install libcairo2-dev; what it said last stands above\n"))
        try tool("id", "echo 1000")
        let powerless = try run("run", "A.swift")
        #expect(powerless.status == 1)
        #expect(
            powerless.errors
                == "gesso: these Debian packages are missing: libcairo2-dev; install them as root: "
                + "apt-get install libcairo2-dev\n")
        try tool("sudo", "")
        #expect(try run("run", "A.swift").calls.contains("sudo env DEBIAN_FRONTEND=noninteractive apt-get install"))
    }

    @Test("says what to do about a toolchain that is missing or too old")
    func toolchain() throws {
        try swift(version: "6.1.2")
        let old = try run("run", "A.swift")
        #expect(old.status == 1)
        #expect(old.errors == "gesso: \(folder.path)/bin/swift is Swift 6.1; Gesso needs Swift 6.2 or later\n")
        // Before anything is installed for it.
        try installed(except: ["libcairo2-dev"])
        let early = try run("run", "A.swift")
        #expect(early.errors == old.errors)
        #expect(!early.calls.contains("apt-get"))
        // One that does not start may lack just what is installed then.
        try tool("swift", "echo 'swift: libxml2.so.2 is missing' >&2; exit 127")
        let broken = try run("run", "A.swift")
        #expect(broken.status == 1)
        #expect(broken.calls.contains("apt-get install"))
        #expect(broken.errors.contains("libxml2.so.2 is missing\ngesso: \(folder.path)/bin/swift does not start"))
        try FileManager.default.removeItem(atPath: folder.path + "/bin/swift")
        guard !FileManager.default.fileExists(atPath: "/opt/swift/usr/bin/swift") else { return }
        let missing = try run("run", "A.swift")
        #expect(missing.status == 1)
        #expect(missing.errors.contains("no Swift toolchain was found"))
    }

    @Test("passes a failed build and failed tests on")
    func failing() throws {
        try tool("swift", "case $1 in --version) echo 'Swift version 6.2' ;; build) exit 1 ;; esac")
        let build = try run("run", "A.swift")
        #expect(build.status == 1)
        #expect(build.errors.contains("the build failed"))
        try tool("swift", "case $1 in --version) echo 'Swift version 6.2-dev' ;; test) exit 3 ;; esac")
        let test = try run("test")
        #expect(test.status == 3)
        #expect(test.errors.hasSuffix("gesso: there are tests that failed; they are marked with ✘ above\n"))
    }
}
