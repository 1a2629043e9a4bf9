/// The drawings that all symbols are made of, in the language of `SketchReader`, by name. They are our own, drawn from what a
/// name speaks of.
package enum SymbolDrawings {
    package static let all: [String: String] = table(
        signs + shapes + arrows + arrowsTogether + media + documents + text + people + hands + talk + nature
            + weather + places + home + tools + devices + keys + charts + layout + vehicles + food + play)

    /// A table of lines `name: drawing`.
    static func table(_ text: String) -> [String: String] {
        var table: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { table[String(parts[0])] = String(parts[1]) }
        }
        return table
    }

    static let placeholder = """
        M 4 8.5 4 6 Q 4 4 6 4 L 8.5 4 M 15.5 4 18 4 Q 20 4 20 6 L 20 8.5 M 20 15.5 20 18 Q 20 20 18 20 L 15.5 20 \
        M 8.5 20 6 20 Q 4 20 4 18 L 4 15.5 M 9.4 10 C 9.4 6.8 14.6 6.8 14.6 10 C 14.6 12 12 11.9 12 13.9 f O 12 17 1.2
        """

    /// What is drawn pointing up and turned for other directions.
    static let turning: Set<String> = [
        "arrow.up", "chevron.up", "chevron.compact.up", "arrowtriangle.up", "arrowshape.up", "arrow.up.to.line",
        "arrow.up.to.line.compact", "arrow.up.from.line", "chevron.up.2", "arrow.up.and.line.horizontal.and.arrow.down",
        "arrowkeys.up", "dpad.up", "chevron.up.to.line", "hand.point.up", "arrow.up.square.on.edge",
    ]

    /// What is drawn from left to right and mirrored where one reads from the right.
    package static let mirrored: Set<String> = [
        "list.bullet", "list.number", "list.dash", "list.star", "list.triangle", "checklist", "increase.indent",
        "decrease.indent", "text.quote", "list.bullet.indent", "forward", "backward", "forward.end", "backward.end",
    ]

    /// Badges have colours where symbols have many.
    static func badgeColor(_ sign: String) -> SymbolColor {
        switch sign.split(separator: ".").first {
        case "plus", "checkmark": .green
        case "minus", "xmark": .red
        case "exclamationmark": .yellow
        case "clock", "gearshape", "ellipsis", "questionmark": .gray
        case "heart": .red
        case "moon": .indigo
        default: .blue
        }
    }
}
