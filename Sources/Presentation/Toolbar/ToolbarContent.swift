import Graph
import ViewCore

/// What fills a toolbar: items, groups of them, and types of your own made of these.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// The items as a list, for the library.
    static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs
}

extension ToolbarContent {
    public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let body = TrackedBody.make(content.attribute, inputs.base) { $0.body }
        return Body._makeToolbar(content: _GraphValue(body), inputs: inputs)
    }
}

/// Content of a toolbar whose items have names.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: ToolbarContent, CustomizableToolbarContent {
    public static func _makeToolbar(content: _GraphValue<Never>, inputs: _ViewListInputs) -> _ViewListOutputs {
        .fixed([])
    }
}

/// Content that the library makes itself. Its body is never asked for.
@MainActor
package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    public var body: Never { fatalError("\(Self.self) is content of the library and has no body") }
}

/// Builds the content of toolbars from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }

    public static func buildBlock<Content: CustomizableToolbarContent>(
        _ content: Content
    ) -> some CustomizableToolbarContent { content }

    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent {
        _ToolbarTuple<(repeat each Content)>(value: (repeat each content))
    }

    public static func buildBlock<each Content: CustomizableToolbarContent>(
        _ content: repeat each Content
    ) -> some CustomizableToolbarContent {
        _ToolbarTuple<(repeat each Content)>(value: (repeat each content))
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
        content
    }

    public static func buildLimitedAvailability<Content: CustomizableToolbarContent>(
        _ content: Content
    ) -> some CustomizableToolbarContent { content }
}

/// Several contents one after the other.
struct _ToolbarTuple<T> {
    let value: T
}

extension _ToolbarTuple: PrimitiveToolbarContent, CustomizableToolbarContent {
    typealias Body = Never

    static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        var outputs: [_ViewListOutputs] = []
        for field in TypeFields.of(T.self) {
            guard let type = field.type as? any ToolbarContent.Type else { continue }
            func open<C: ToolbarContent>(_ type: C.Type) -> _ViewListOutputs {
                let part = inputs.base.barrier(
                    FieldProjection<C>(whole: content.attribute.id, offset: field.offset), .structure)
                return C._makeToolbar(content: _GraphValue(part), inputs: inputs)
            }
            outputs.append(_openExistential(type, do: open))
        }
        return .concatenated(outputs, inputs)
    }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let whole = content.attribute
        @MainActor func side<Side: ToolbarContent>(
            _ inputs: _ViewListInputs, _ part: @escaping @MainActor () -> Side?
        ) -> _ViewListOutputs {
            let present = inputs.base.barrier(LastPresent(part: part), .structure)
            return Side._makeToolbar(content: _GraphValue(present), inputs: inputs)
        }
        return BranchRule<Bool>.list(inputs) {
            switch whole.value.storage {
            case .trueContent:
                (true, { side($0) { if case .trueContent(let part) = whole.value.storage { part } else { nil } } })
            case .falseContent:
                (false, { side($0) { if case .falseContent(let part) = whole.value.storage { part } else { nil } } })
            }
        }
    }
}

extension _ConditionalContent: PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Optional: ToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
    public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let whole = content.attribute
        return BranchRule<Bool>.list(inputs) {
            guard whole.value != nil else { return nil }
            return (
                true,
                { inputs in
                    let present = inputs.base.barrier(LastPresent { whole.value }, .structure)
                    return Wrapped._makeToolbar(content: _GraphValue(present), inputs: inputs)
                }
            )
        }
    }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
