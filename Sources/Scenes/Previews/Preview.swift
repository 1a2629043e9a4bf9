/// Shows a view while it is written: `gesso run` of a file without an `@main` shows its previews.
///
///     #Preview("Large") { Badge().controlSize(.large) }
///
/// - Parameters:
///   - name: what to call it, nil for the first free number.
///   - body: makes the view. Variables marked `@Previewable` keep their state.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "GessoMacros", type: "PreviewMacro")

/// Shows a view while it is written, in a layout that the traits tell.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "GessoMacros", type: "PreviewMacro")

/// Lets a variable with a property wrapper stand in the closure of a `#Preview` and keep its state.
@attached(peer)
public macro Previewable() = #externalMacro(module: "GessoMacros", type: "PreviewableMacro")

/// The kind of thing that a `#Preview` shows.
public struct Preview: Sendable {
    /// What can be said about the preview of a view.
    public struct ViewTraits: Sendable {}
}

/// How a preview is laid out.
public struct PreviewTrait<T>: Sendable {
    package enum Kind: Sendable {
        case fixed(width: CGFloat, height: CGFloat)
        case sizeThatFits
        case device
        case modified(@MainActor @Sendable (AnyView) -> AnyView)
    }

    package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// In a window as it opens by itself.
    public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .device) }

    /// In a window of the least size that the view takes.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .sizeThatFits) }

    /// In a window of a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(kind: .fixed(width: width, height: height))
    }

    /// Inside of a modifier's body.
    @MainActor
    public static func modifier<M: PreviewModifier & Sendable>(_ modifier: M) -> PreviewTrait {
        PreviewTrait(kind: .modified { AnyView(PreviewModified(content: $0, modifier: modifier)) })
    }
}

/// What previews have in common, put around them by ``PreviewTrait/modifier(_:)``.
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Body: View
    associatedtype Context = Void
    typealias Content = PreviewModifierContent

    /// Makes what all previews with this modifier share, once.
    static func makeSharedContext() async throws -> Context

    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The view that a ``PreviewModifier`` goes around.
public struct PreviewModifierContent {
    let content: AnyView
}

extension PreviewModifierContent: View {
    public var body: some View { content }
}

/// Shows the content when what its modifier shares has been made.
private struct PreviewModified<M: PreviewModifier>: View {
    let content: AnyView
    let modifier: M
    @State private var context: M.Context?

    var body: some View {
        Group {
            if let context {
                modifier.body(content: PreviewModifierContent(content: content), context: context)
            }
        }
        .onAppear {
            Task { @MainActor in
                do {
                    context = try await M.makeSharedContext()
                } catch {
                    Diagnostics.report("the preview modifier \(M.self) could not make its shared context: \(error)")
                }
            }
        }
    }
}
