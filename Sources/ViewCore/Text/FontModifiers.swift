import ViewValues

extension View {
    fileprivate nonisolated func fontModifier(_ modifier: FontModifier) -> some View {
        transformEnvironment(\.fontModifiers) { $0.append(modifier) }
    }

    /// The weight of the fonts in this view; nil for their own.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { fontModifier(.weight(weight)) }

    /// The width of the fonts in this view; nil for their own.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
        transformEnvironment(\.fontModifiers) { if let width { $0.append(.width(width)) } }
    }

    /// The design of the fonts in this view; nil for their own.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.fontModifiers) { if let design { $0.append(.design(design)) } }
    }

    public nonisolated func bold(_ isActive: Bool = true) -> some View { fontModifier(.bold(isActive)) }

    public nonisolated func italic(_ isActive: Bool = true) -> some View { fontModifier(.italic(isActive)) }

    public nonisolated func monospaced(_ isActive: Bool = true) -> some View { fontModifier(.monospaced(isActive)) }

    /// Digits all of one width.
    public nonisolated func monospacedDigit() -> some View { fontModifier(.monospacedDigit) }

    /// Text smaller than its fonts say, or as they say.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.fontModifiers) { if isEnabled && scale.factor != 1 { $0.append(.scale(scale.factor)) } }
    }

    /// The size in which the user wants text, for this view. The desktop does not scale with it.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// The sizes, in which the user may want text, that this view follows; others count as the nearest of them.
    public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let first = sizes.first, let last = sizes.last else { return }
            size = min(max(size, first), last)
        }
    }
}
