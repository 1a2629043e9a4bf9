import CoreGraphics

extension Path {
    public init(_ path: CGPath) {
        let buffer = path.buffer
        self.init(storage: buffer.isEmpty ? .empty : .elements(buffer))
    }

    /// As it is now; what is added to it later does not show here.
    public init(_ path: CGMutablePath) {
        self.init(path as CGPath)
    }

    public var cgPath: CGPath { CGPath(buffer: elements) }
}
