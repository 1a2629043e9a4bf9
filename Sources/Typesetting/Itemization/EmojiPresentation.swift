/// Whether a grapheme cluster is drawn as a colour emoji: as Unicode's emoji data and variation selectors say.
enum EmojiPresentation {
    static func applies(to cluster: String.UnicodeScalarView) -> Bool {
        guard let first = cluster.first, first.value >= 0x23, first.properties.isEmoji else { return false }
        for scalar in cluster.dropFirst() {
            switch scalar.value {
            case 0xFE0E: return false
            // The emoji selector, the keycap, and skin tones.
            case 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF: return true
            default: break
            }
        }
        return first.properties.isEmojiPresentation
    }
}
