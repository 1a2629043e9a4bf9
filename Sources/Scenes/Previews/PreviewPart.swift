/// One of the views that a ``PreviewProvider`` previews, and what it is called.
@MainActor
struct PreviewPart {
    let name: String?
    let content: AnyView

    /// The views of a group each by itself.
    static func parts<V: View>(of view: V) -> [PreviewPart] {
        if let parted = view as? any PreviewParted { return parted.previewParts }
        return [PreviewPart(name: nil, content: AnyView(view))]
    }
}

/// A view that knows its parts as previews.
@MainActor
private protocol PreviewParted {
    var previewParts: [PreviewPart] { get }
}

extension Group: PreviewParted where Content: View {
    fileprivate var previewParts: [PreviewPart] { PreviewPart.parts(of: content) }
}

extension TupleView: PreviewParted {
    fileprivate var previewParts: [PreviewPart] {
        var parts: [PreviewPart] = []
        for child in Mirror(reflecting: value).children {
            if let view = child.value as? any View { parts += PreviewPart.parts(of: view) }
        }
        return parts
    }
}

extension ModifiedContent: PreviewParted where Content: View, Modifier: ViewModifier {
    fileprivate var previewParts: [PreviewPart] {
        if let naming = modifier as? PreviewNameModifier {
            return [PreviewPart(name: naming.name, content: AnyView(content))]
        }
        let inner = PreviewPart.parts(of: content)
        return [PreviewPart(name: inner.count == 1 ? inner[0].name : nil, content: AnyView(self))]
    }
}

/// Says what a preview is called; the view stays as it is.
struct PreviewNameModifier {
    let name: String?
}

extension PreviewNameModifier: ViewModifier {
    func body(content: Content) -> some View { content }
}

extension View {
    /// What the view is called as a preview of a ``PreviewProvider``, for `gesso run --preview`; nil for its type's name.
    public nonisolated func previewDisplayName(_ value: String?) -> some View {
        modifier(PreviewNameModifier(name: value))
    }
}
