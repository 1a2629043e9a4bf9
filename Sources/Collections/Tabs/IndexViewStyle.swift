import ViewCore

/// How the dots of pages look.
public protocol IndexViewStyle {
    var _showsGround: Bool { get }
}

/// Dots, on a ground of their own or not.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    /// When the dots have a ground.
    public struct BackgroundDisplayMode: Sendable {
        fileprivate let showsGround: Bool

        /// As usual: never.
        public static let automatic = BackgroundDisplayMode(showsGround: false)
        /// While the dots are touched, which is over at once with a pointer.
        public static let interactive = BackgroundDisplayMode(showsGround: false)
        public static let always = BackgroundDisplayMode(showsGround: true)
        public static let never = BackgroundDisplayMode(showsGround: false)
    }

    private let mode: BackgroundDisplayMode

    public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }

    public var _showsGround: Bool { mode.showsGround }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private enum IndexGroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var pageDotsHaveGround: Bool {
        get { self[IndexGroundKey.self] }
        set { self[IndexGroundKey.self] = newValue }
    }
}

extension View {
    /// How the dots of the pages in this view look.
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.pageDotsHaveGround, style._showsGround)
    }
}
