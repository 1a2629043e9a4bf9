/// What a test could not do or find, in words.
public struct TestingError: Error, CustomStringConvertible, LocalizedError {
    public let description: String

    public var errorDescription: String? { description }

    init(_ description: String) {
        self.description = description
    }
}
