extension Color {
    public static let red = Color(system: .red)
    public static let orange = Color(system: .orange)
    public static let yellow = Color(system: .yellow)
    public static let green = Color(system: .green)
    public static let mint = Color(system: .mint)
    public static let teal = Color(system: .teal)
    public static let cyan = Color(system: .cyan)
    public static let blue = Color(system: .blue)
    public static let indigo = Color(system: .indigo)
    public static let purple = Color(system: .purple)
    public static let pink = Color(system: .pink)
    public static let brown = Color(system: .brown)
    public static let white = Color(white: 1)
    public static let gray = Color(system: .gray)
    public static let black = Color(white: 0)
    /// Black, and wholly transparent.
    public static let clear = Color(white: 0, opacity: 0)
    /// The colour of text that matters.
    public static let primary = Color(system: .primary)
    /// The colour of text that matters less.
    public static let secondary = Color(system: .secondary)
    /// The colour of what can be pressed or is chosen: the view's tint, else the app's, else the user's.
    public static var accentColor: Color { Color(content: .accent) }
}
