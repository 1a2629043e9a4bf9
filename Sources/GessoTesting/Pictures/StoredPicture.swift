/// A picture kept beside a test, which a view is compared with.
///
/// It lies in the folder `__Pictures__/<name of the test's file>` beside the test. Look at it before you commit it: it is the truth
/// from then on. With `GESSO_RECORD=1` in the environment pictures are written instead of compared.
public struct StoredPicture: Sendable {
    public let url: URL

    /// - Parameters:
    ///   - name: names the picture among those of the test's file.
    ///   - file: the test's file; the caller's unless said.
    public init(_ name: String, file: StaticString = #filePath) {
        let test = URL(fileURLWithPath: "\(file)")
        let folder = test.deletingLastPathComponent().appendingPathComponent("__Pictures__")
        self.init(name, in: folder.appendingPathComponent(test.deletingPathExtension().lastPathComponent))
    }

    /// A picture in a folder of your own.
    public init(_ name: String, in folder: URL) {
        url = folder.appendingPathComponent("\(name).png")
    }

    /// The variable of the environment that has pictures recorded anew.
    static let recordingVariable = "GESSO_RECORD"

    /// Compares a picture with this one.
    ///
    /// - Throws: a ``TestingError`` when they differ by more than the tolerance, or when there is nothing to compare with. The picture as it is now
    ///   and the one of the differences are then in a folder that the error names.
    public func expect(_ picture: Picture, tolerance: PictureTolerance = .standard) throws {
        if ProcessInfo.processInfo.environment[Self.recordingVariable] == "1" { return try picture.write(to: url) }
        guard FileManager.default.fileExists(atPath: url.path) else {
            let now = try keep(picture, as: "new")
            throw TestingError(
                "there is no \(url.path) yet; the picture is in \(now.path): look at it, "
                    + "and run once with \(Self.recordingVariable)=1 to keep it")
        }
        let comparison = PictureComparison(picture, try Picture(contentsOf: url), tolerance: tolerance)
        guard !comparison.isSame else { return }
        let now = try keep(picture, as: "new")
        if let mismatch = comparison.sizeMismatch {
            throw TestingError("\(url.lastPathComponent): \(mismatch); it is in \(now.path)")
        }
        let part = String(format: "%.2f", comparison.differingPixels * 100)
        var message =
            "\(url.lastPathComponent): \(part) % of the pixels differ, by up to \(comparison.largestDifference) of 255; "
            + "it is in \(now.path)"
        if let difference = comparison.difference {
            message += ", the differences in \(try keep(difference, as: "difference").path)"
        }
        throw TestingError(message)
    }

    /// Puts a picture where somebody who looks into a failure finds it.
    private func keep(_ picture: Picture, as kind: String) throws -> URL {
        let name = url.deletingPathExtension().lastPathComponent
        // The whole path, since tests of several projects on one machine may be named alike.
        let folder = url.deletingLastPathComponent().path.split(separator: "/").filter { $0 != "__Pictures__" }
            .joined(separator: "-")
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("gesso-pictures")
            .appendingPathComponent(folder).appendingPathComponent("\(name).\(kind).png")
        try picture.write(to: place)
        return place
    }
}

extension HostedView {
    /// Compares what the view looks like now with the picture stored beside the test under a name.
    ///
    /// - Throws: as ``StoredPicture/expect(_:tolerance:)``.
    public func expectPicture(
        _ name: String, tolerance: PictureTolerance = .standard, file: StaticString = #filePath
    ) throws {
        try StoredPicture(name, file: file).expect(picture(), tolerance: tolerance)
    }
}
