extension Color {
    /// What the components of a colour mean.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        /// sRGB's primaries, with components in proportion to the light.
        case sRGBLinear
        case displayP3
    }
}
