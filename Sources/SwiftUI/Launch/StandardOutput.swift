import Foundation

/// The standard output of a process whose own product is to stand there alone.
enum StandardOutput {
    /// Points standard output at standard error, so that what the program prints does not get between. Returns a handle
    /// of the output as it was.
    static func setAside() -> FileHandle {
        fflush(nil)
        let output = dup(STDOUT_FILENO)
        guard output >= 0 else { return .standardOutput }
        guard dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
            close(output)
            return .standardOutput
        }
        return FileHandle(fileDescriptor: output, closeOnDealloc: true)
    }
}
