import Foundation

/// How two segments of a stroked line meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
}
