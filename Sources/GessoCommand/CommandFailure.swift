/// Why the command stops: one line for standard error, and the exit status.
package struct CommandFailure: Error, Equatable {
    /// What was wrong, where, and what to do. Empty where another has said it already, as the compiler does.
    package let message: String
    /// 2 for a wrong call, 1 for a program that fails.
    package let status: Int32

    /// A call that cannot be meant as it stands: status 2.
    package static func wrongCall(_ message: String) -> CommandFailure {
        CommandFailure(message: message, status: 2)
    }

    /// A call that was right, of a program that fails: status 1.
    package static func failed(_ message: String) -> CommandFailure {
        CommandFailure(message: message, status: 1)
    }

    /// A program that does not compile: the compiler has said why.
    package static let doesNotCompile = CommandFailure(message: "", status: 1)
}
