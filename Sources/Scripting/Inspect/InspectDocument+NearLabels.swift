extension InspectDocument {
    /// Why ``firstMatch(label:)`` found nothing, with what is there instead.
    package func explanation(ofNoMatchFor label: String) -> String {
        let matches = matches(label: label)
        if matches.contains(where: { visibleFrame(of: $0) != nil }) { return "\"\(label)\" is disabled" }
        if !matches.isEmpty { return "\"\(label)\" is there, but not to be seen" }
        let near = nearLabels(to: label)
        if near.isEmpty { return "there is no \"\(label)\", and nothing that is visible has a label" }
        return "there is no \"\(label)\"; there is \(near.map { "\"\($0)\"" }.joined(separator: ", "))"
    }

    /// Up to five visible labels and identifiers, the most similar first.
    package func nearLabels(to label: String) -> [String] {
        var seen: Set<String> = []
        var found: [(label: String, distance: Int)] = []
        for node in nodes(where: { visibleFrame(of: $0) != nil }) {
            for candidate in [node.label, node.identifier].compactMap({ $0 })
            where !candidate.isEmpty && seen.insert(candidate).inserted {
                found.append((candidate, Self.distance(label, candidate)))
            }
        }
        let order = found.indices.sorted { (found[$0].distance, $0) < (found[$1].distance, $1) }
        return order.prefix(5).map { found[$0].label }
    }

    /// How many characters have to be put in, taken out or exchanged, case not counting. Only the first 64 of each text
    /// are looked at.
    private static func distance(_ first: String, _ second: String) -> Int {
        let (first, second) = (Array(first.lowercased().prefix(64)), Array(second.lowercased().prefix(64)))
        var row = Array(0...second.count)
        for (line, character) in first.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, other) in second.enumerated() {
                let cost = min(row[column] + 1, row[column + 1] + 1, diagonal + (character == other ? 0 : 1))
                diagonal = row[column + 1]
                row[column + 1] = cost
            }
        }
        return row[second.count]
    }
}
