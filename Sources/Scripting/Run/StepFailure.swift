/// A step that failed. The steps after it are not run, and the program ends with exit status 1.
package struct StepFailure: Error, Equatable, CustomStringConvertible {
    /// The file of steps.
    package let file: String
    /// Counted from 1.
    package let line: Int
    /// What failed and what was found instead.
    package let message: String

    package var description: String { "\(file):\(line): \(message)" }
}
