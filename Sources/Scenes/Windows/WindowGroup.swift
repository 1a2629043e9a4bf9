import Graph
import ViewCore

/// A scene that shows its content in windows, as many as its user or the program opens.
public struct WindowGroup<Content> {
    let name: String?
    let title: Text?
    let valueType: (any Hashable.Type)?
    let content: (AnyHashable?) -> Content
}

extension WindowGroup where Content: View {
    nonisolated init(_ title: Text?, id: String? = nil, content: Content) {
        self.init(name: id, title: title, valueType: nil) { _ in content }
    }

    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(nil, content: content())
    }

    /// `id` is the name by which `openWindow` opens windows of the group.
    public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
        self.init(nil, id: id, content: content())
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content: content())
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content())
    }

    public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(title, content: content())
    }

    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(title, id: id, content: content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content: content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content())
    }
}

extension WindowGroup {
    private nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text?, _ id: String?, _ type: D.Type, _ content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(name: id, title: title, valueType: type) {
            PresentedWindowContent(first: $0?.base as? D, makeDefault: nil, content: content)
        }
    }

    private nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text?, _ id: String?, _ type: D.Type, _ content: @escaping (Binding<D>) -> C,
        _ makeDefault: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(name: id, title: title, valueType: type) {
            PresentedWindowContent(first: $0?.base as? D, makeDefault: makeDefault) { value in
                content(Binding(value) ?? .constant(makeDefault()))
            }
        }
    }

    /// Windows about values of a type, each shown by one window. `openWindow(value:)` opens them.
    public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, nil, type, content)
    }

    public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id, type, content)
    }

    public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), nil, type, content)
    }

    public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), id, type, content)
    }

    public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title, id, type, content)
    }

    /// Windows about values of a type; one that is opened without a value begins with the default.
    public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, nil, type, content, defaultValue)
    }

    public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id, type, content, defaultValue)
    }

    public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), id, type, content, defaultValue)
    }
}

extension WindowGroup: Scene, PrimitiveScene where Content: View {
    public typealias Body = Never

    public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let group = scene.attribute
        let environment = inputs.base.environment
        let title = inputs.base.attribute(Compared { group.value.title?.resolvedString(in: environment.value) })
        return _SceneOutputs(windows: [
            SceneWindow(name: group.value.name, valueType: group.value.valueType, title: title) { list, value in
                let content = Attribute(rule: Computed { group.value.content(value) }, in: list.base.subgraph)
                return Content._makeViewList(view: _GraphValue(content), inputs: list)
            }
        ])
    }
}

/// The content of a window that is about a value.
public struct PresentedWindowContent<Data, Content> {
    let first: Data?
    let makeDefault: (() -> Data)?
    let content: (Binding<Data?>) -> Content
    @State private var value: Data?

    fileprivate nonisolated init(
        first: Data?, makeDefault: (() -> Data)?, content: @escaping (Binding<Data?>) -> Content
    ) {
        self.first = first
        self.makeDefault = makeDefault
        self.content = content
        _value = State(initialValue: first ?? makeDefault?())
    }
}

extension PresentedWindowContent: View where Content: View {
    public var body: some View { content($value) }
}
