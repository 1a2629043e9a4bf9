/// Other names for the same drawing: what a later release calls by another word, or what shows the same.
package enum SymbolAliases {
    /// The name that a name stands for, if it does.
    package static func name(for name: String) -> String? {
        if let other = whole[name] { return other }
        for (word, other) in words where name.contains(word) {
            let parts = name.split(separator: ".").map(String.init)
            let old = word.split(separator: ".").map(String.init)
            for index in parts.indices where parts[index...].starts(with: old) {
                let rest = parts[(index + old.count)...]
                return (parts[..<index] + other.split(separator: ".").map(String.init) + rest).joined(separator: ".")
            }
        }
        return nil
    }

    /// Words that may stand anywhere in a name.
    package static let words: [(String, String)] = [
        ("document", "doc"), ("microphone", "mic"), ("line.horizontal.3", "line.3.horizontal"), ("icloud", "cloud"),
        ("pointer.arrow", "cursorarrow"),
        ("medical.thermometer", "thermometer"), ("arrow.trianglehead", "arrow"), ("suit.heart", "heart"),
        ("suit.diamond", "diamond"), ("cross.vial", "flask"),
        ("mail", "envelope"), ("smartphone", "iphone"),
        ("battery.100percent", "battery.100"), ("battery.75percent", "battery.75"), ("battery.50percent", "battery.50"),
        ("battery.25percent", "battery.25"), ("battery.0percent", "battery.0"),
        ("text.justify.leading", "text.alignleft"),
        ("text.justify.left", "text.alignleft"), ("text.justify.trailing", "text.alignright"),
        ("text.justify.right", "text.alignright"), ("gauge.with.dots.needle.50percent", "gauge.medium"),
        ("tablecells", "rectangle.split.3x3"), ("wrench.adjustable", "wrench"), ("waveform.mid", "waveform"),
    ]

    package static let whole: [String: String] = [
        "multiply": "xmark", "rotate.left": "arrow.counterclockwise", "rotate.right": "arrow.clockwise",
        "arrow.trianglehead.2.clockwise.rotate.90": "arrow.2.circlepath",
        "arrow.trianglehead.2.clockwise": "arrow.2.circlepath",
        "arrow.trianglehead.2.counterclockwise": "arrow.triangle.2.circlepath",
        "clock.arrow.trianglehead.counterclockwise.rotate.90": "clock.arrow.circlepath",
        "arrow.trianglehead.clockwise": "arrow.clockwise", "alt": "option",
    ]
}
