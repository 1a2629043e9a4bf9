/// What a shaped word is found by: its bytes and all that shaping depends on. Words of up to 16 bytes are held inline.
struct WordKey: Hashable {
    private let low: UInt64
    private let high: UInt64
    private let face: UInt32
    private let script: UInt32
    private let lengthAndOptions: UInt32
    private let rest: [UInt8]

    init(_ bytes: UnsafeBufferPointer<UInt8>, face: UInt64, script: UInt32, options: UInt32) {
        var low: UInt64 = 0
        var high: UInt64 = 0
        withUnsafeMutableBytes(of: &low) {
            $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[..<min(8, bytes.count)]))
        }
        if bytes.count > 8 {
            withUnsafeMutableBytes(of: &high) {
                $0.copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[8..<min(16, bytes.count)]))
            }
        }
        self.low = low
        self.high = high
        self.face = UInt32(truncatingIfNeeded: face)
        self.script = script
        lengthAndOptions = UInt32(truncatingIfNeeded: bytes.count) << 8 | options
        rest = bytes.count > 16 ? Array(bytes[16...]) : []
    }

    static func == (a: WordKey, b: WordKey) -> Bool {
        a.low == b.low && a.high == b.high && a.face == b.face && a.lengthAndOptions == b.lengthAndOptions
            && a.script == b.script && a.rest == b.rest
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(low)
        hasher.combine(high)
        hasher.combine(UInt64(face) << 32 | UInt64(lengthAndOptions))
        if !rest.isEmpty { hasher.combine(rest) }
    }
}
