import Foundation

extension String {
    /// This path, meant against `folder` if it is relative.
    package func absolutePath(in folder: String) -> String {
        hasPrefix("/") ? self : (folder as NSString).appendingPathComponent(self)
    }
}
