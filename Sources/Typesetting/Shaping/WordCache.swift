/// Shaped words in two generations: a full young one becomes the old one, and what is asked for again moves over. So
/// it holds at most twice its capacity, and what is in use stays.
struct WordCache {
    let capacity: Int
    private var young: [WordKey: ShapedWord] = [:]
    private var old: [WordKey: ShapedWord] = [:]

    init(capacity: Int) {
        self.capacity = capacity
    }

    var count: Int { young.count + old.count }

    mutating func word(for key: WordKey, shape: () -> ShapedWord) -> ShapedWord {
        if let word = young[key] { return word }
        let word = old.isEmpty ? shape() : (old[key] ?? shape())
        if young.count >= capacity {
            old = young
            young = [:]
        }
        young[key] = word
        return word
    }

    mutating func removeAll() {
        young = [:]
        old = [:]
    }
}
