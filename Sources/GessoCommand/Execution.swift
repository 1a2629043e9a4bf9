import Foundation

/// What is left to do once the command has checked and compiled everything.
package enum Execution: Equatable {
    /// A program that takes the process's place.
    package struct Program: Equatable {
        package var path: String
        /// The program's own arguments, its name not among them.
        package var arguments: [String]
        package var environment: [String: String]
    }

    /// Print a text on standard output.
    case print(String)
    /// Become the program, so that signals and its exit status need no passing on.
    case replace(Program)

    /// Does it. Returns the exit status, or not at all.
    package func start() throws -> Int32 {
        switch self {
        case .print(let text):
            FileHandle.standardOutput.write(Data(text.utf8))
            return 0
        case .replace(let program):
            let arguments = [program.path] + program.arguments
            var argumentPointers = arguments.map { strdup($0) } + [nil]
            var environmentPointers = program.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
            execve(program.path, &argumentPointers, &environmentPointers)
            throw CommandFailure.failed("\(program.path) cannot be started: \(String(cString: strerror(errno)))")
        }
    }
}
