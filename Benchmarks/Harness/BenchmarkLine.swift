/// A printed result: `RENDERER NAME VALUE [UNIT]`.
struct BenchmarkLine {
    let renderer: String
    let name: String
    let value: Double
    /// Empty when none was printed.
    let unit: String

    /// Nil for a line that is something else.
    init?(_ text: String) {
        let words = text.split(separator: " ")
        guard words.count >= 3, let value = Double(words[2]) else { return nil }
        renderer = String(words[0])
        name = String(words[1])
        self.value = value
        unit = words.count > 3 ? String(words[3]) : ""
    }
}
