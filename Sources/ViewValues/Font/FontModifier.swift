import CoreGraphics

/// One thing that is done to a font after it was chosen. The later one wins.
package enum FontModifier: Hashable, Sendable {
    /// Bold, or back to regular if the font was bold.
    case bold(Bool)
    /// Nil leaves the weight as it is.
    case weight(Font.Weight?)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case lowercaseSmallCaps(Bool)
    case uppercaseSmallCaps(Bool)
    case leading(Font.Leading)
    case width(Font.Width)
    case design(Font.Design)
    case pointSize(CGFloat)
    case scale(CGFloat)
}

extension Font {
    public func bold() -> Font { modified(by: .bold(true)) }
    public func bold(_ isActive: Bool) -> Font { modified(by: .bold(isActive)) }
    public func weight(_ weight: Font.Weight) -> Font { modified(by: .weight(weight)) }
    public func italic() -> Font { modified(by: .italic(true)) }
    public func italic(_ isActive: Bool) -> Font { modified(by: .italic(isActive)) }
    public func monospaced() -> Font { modified(by: .monospaced(true)) }
    public func monospaced(_ isActive: Bool) -> Font { modified(by: .monospaced(isActive)) }
    public func monospacedDigit() -> Font { modified(by: .monospacedDigit) }
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }
    public func lowercaseSmallCaps() -> Font { modified(by: .lowercaseSmallCaps(true)) }
    public func lowercaseSmallCaps(_ isActive: Bool) -> Font { modified(by: .lowercaseSmallCaps(isActive)) }
    public func uppercaseSmallCaps() -> Font { modified(by: .uppercaseSmallCaps(true)) }
    public func uppercaseSmallCaps(_ isActive: Bool) -> Font { modified(by: .uppercaseSmallCaps(isActive)) }
    public func leading(_ leading: Font.Leading) -> Font { modified(by: .leading(leading)) }
    public func width(_ width: Font.Width) -> Font { modified(by: .width(width)) }
    public func width(_ width: CGFloat) -> Font { modified(by: .width(Font.Width(width))) }
    /// The font at another size, in points.
    public func pointSize(_ size: CGFloat) -> Font { modified(by: .pointSize(size)) }
    /// The font at its size times `factor`.
    public func scaled(by factor: CGFloat) -> Font { modified(by: .scale(factor)) }
}
