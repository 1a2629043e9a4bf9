import Foundation

/// How an open end of a stroked line looks.
public enum CGLineCap: Int32, Hashable, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}
