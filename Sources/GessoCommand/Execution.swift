import CProcess
import Foundation

/// What is left to do once the command has checked and compiled everything.
package enum Execution: Equatable {
    /// A program to start.
    package struct Program: Equatable {
        package var path: String
        /// The program's own arguments, its name not among them.
        package var arguments: [String]
        package var environment: [String: String]
    }

    /// What a program is started for.
    package enum Product: Equatable {
        /// A picture in the file at the absolute path.
        case picture(path: String)
        /// Something on standard output.
        case output
    }

    /// Print a text on standard output.
    case print(String)
    /// Become the program, so that signals and its exit status need no passing on.
    case replace(Program)
    /// Start the program, wait for its end, and see that it has made what it was started for.
    case watch(Program, Product)

    /// Bytes. Every view that lies in another takes some of the stack, and the 8 megabytes that are usual end at some
    /// thousand of them; what is not used costs nothing.
    private static let stackLimit: UInt64 = 512 << 20

    /// Does it. Returns the exit status, or not at all.
    package func start() throws -> Int32 {
        switch self {
        case .print(let text):
            FileHandle.standardOutput.write(Data(text.utf8))
            return 0
        case .replace(let program):
            gesso_raise_stack_limit(Self.stackLimit)
            execve(program.path, program.argumentPointers, program.environmentPointers)
            throw program.failure(errno)
        case .watch(let program, .picture(let path)):
            let before = FileIdentity.of(path)
            let status = try Self.run(program, output: -1)
            let after = FileIdentity.of(path)
            return try Self.checked(status, hasMade: after != nil && after != before, "a picture was made")
        case .watch(let program, .output):
            // In memory and not a pipe: nothing has to be read while the program runs, or after it by what it started.
            let output = gesso_memory_file()
            guard output >= 0 else { return try Self.run(program, output: -1) }
            let file = FileHandle(fileDescriptor: output, closeOnDealloc: true)
            let status = try Self.run(program, output: output)
            try file.seek(toOffset: 0)
            let text = try file.readToEnd() ?? Data()
            try FileHandle.standardOutput.write(contentsOf: text)
            return try Self.checked(status, hasMade: !text.isEmpty, "its tree was told")
        }
    }

    /// The exit status of the program, once it has ended.
    private static func run(_ program: Program, output: Int32) throws -> Int32 {
        gesso_raise_stack_limit(stackLimit)
        let problem = gesso_start(program.path, program.argumentPointers, program.environmentPointers, output)
        guard problem == 0 else { throw program.failure(problem) }
        return gesso_wait()
    }

    /// A program that fails has said why by itself, unless it was ended by what nobody outside asked of it.
    private static func checked(_ status: Int32, hasMade: Bool, _ what: String) throws -> Int32 {
        let signal = status - 128
        if [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGKILL, SIGSEGV].contains(signal) {
            let name = String(cString: strsignal(signal))
            throw CommandFailure(message: "the program was ended by signal \(signal): \(name)", status: status)
        }
        guard status == 0, !hasMade else { return status }
        throw CommandFailure.failed("the program ended before \(what)")
    }
}

extension Execution.Program {
    /// As C has them. They are kept: the process is about to end, or to be another.
    fileprivate var argumentPointers: [UnsafeMutablePointer<CChar>?] {
        ([path] + arguments).map { strdup($0) } + [nil]
    }

    fileprivate var environmentPointers: [UnsafeMutablePointer<CChar>?] {
        environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    }

    fileprivate func failure(_ problem: Int32) -> CommandFailure {
        .failed("\(path) cannot be started: \(String(cString: strerror(problem)))")
    }
}
