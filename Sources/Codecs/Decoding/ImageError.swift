/// Why an image could not be read or written, as a sentence for the person who gave it.
package struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
