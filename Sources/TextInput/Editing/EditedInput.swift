/// What of a text that is typed or pasted a field takes.
enum EditedInput {
    /// Without control characters; in a single line each newline and tab is a space.
    static func cleaned(_ text: String, _ kind: FieldCore.Kind) -> String {
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            defer { previous = scalar }
            switch scalar.value {
            case 0x0A where previous == "\r": continue
            case 0x0A, 0x0D, 0x2028, 0x2029: result.append(kind.isMultiline ? "\n" : " ")
            case 0x09: result.append(kind.isEditor ? "\t" : " ")
            case 0..<0x20, 0x7F..<0xA0: continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
