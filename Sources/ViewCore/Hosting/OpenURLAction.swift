import Foundation
import ViewValues

/// Opens a URL: by what the app does with it, or as the desktop does.
public struct OpenURLAction: Sendable {
    /// What became of a URL that was handed to an action.
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled
            case discarded
            case system(URL?)
        }

        let kind: Kind

        /// The app has opened it.
        public static let handled = Result(kind: .handled)
        /// Nothing is to open it.
        public static let discarded = Result(kind: .discarded)
        /// The desktop is to open it.
        public static let systemAction = Result(kind: .system(nil))

        /// The desktop is to open another one in its place.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: (@MainActor @Sendable (URL) -> Result)?

    @preconcurrency
    public init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
        self.handler = handler
    }

    /// The desktop's own way.
    init() {
        handler = nil
    }

    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL) {
        callAsFunction(url) { _ in }
    }

    /// `completion` is told whether it was opened.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch (handler?(url) ?? .systemAction).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(Installed.openURL?(other ?? url) ?? false)
        }
    }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
    /// Opens URLs. Without a display the desktop's own way opens nothing.
    public nonisolated var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
