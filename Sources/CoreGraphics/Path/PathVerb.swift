import Foundation

/// What the next points of a `PathBuffer` mean.
package enum PathVerb: UInt8, Sendable {
    /// One point: where a subpath begins.
    case move = 0
    /// One point.
    case line = 1
    /// Two points: control, end.
    case quad = 2
    /// Three points: two controls, end.
    case cubic = 3
    /// No point: a line back to where the subpath began.
    case close = 4

    package var pointCount: Int {
        switch self {
        case .move, .line: 1
        case .quad: 2
        case .cubic: 3
        case .close: 0
        }
    }
}
