import Drawing

extension Color: CustomStringConvertible {
    /// The name of a system colour, else `#RRGGBBAA`, as far as the colour is the same everywhere.
    public var description: String {
        switch content {
        case .resolved(let resolved): return resolved.description
        case .encoded(let color):
            switch self {
            case .white: return "white"
            case .black: return "black"
            case .clear: return "clear"
            default: return Resolved(color).description
            }
        case .system(let color): return "\(color)"
        case .accent: return "accentColor"
        case .opacity(let base, let opacity):
            let percent = opacity * 100
            return percent.isFinite ? "\(Int(min(max(percent, -1e6), 1e6).rounded()))% \(base)" : "\(base)"
        case .mix(let first, let second, let fraction, _): return "mix of \(first) and \(second) by \(fraction)"
        case .custom(let resolver): return resolver.base.description
        }
    }
}
