/// How far the loading of an `AsyncImage` has come.
public enum AsyncImagePhase: Sendable {
    /// Nothing has been loaded.
    case empty
    case success(Image)
    /// What went wrong: a `URLError`, also where what came is no picture.
    case failure(any Error)

    /// The picture, once there is one.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
