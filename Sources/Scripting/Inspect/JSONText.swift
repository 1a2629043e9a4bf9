import Foundation

/// Pieces of JSON written by hand, since `JSONEncoder` keeps no order of keys.
enum JSONText {
    /// A number with at most three decimals and none that are zeros. A number that JSON cannot hold is written as 0.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let rounded = (value * 1000).rounded() / 1000
        guard rounded.isFinite else { return "0" }
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
        return "\(rounded)"
    }

    /// `[x,y,w,h]`; nil for a frame that is not finite.
    static func frame(_ frame: InspectNode.Frame, separator: String) -> String? {
        let numbers = [frame.x, frame.y, frame.width, frame.height]
        guard numbers.allSatisfy(\.isFinite) else { return nil }
        return "[\(numbers.map(number).joined(separator: separator))]"
    }

    /// A string in quotation marks.
    static func string(_ value: String) -> String {
        var text = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<"\u{20}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
