import Graph
import ViewCore

/// Commands in the menus of an app, and types of your own made of these.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands

    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

    /// The commands as a list, for the library.
    static func _makeCommands(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs
}

extension Commands {
    public static func _makeCommands(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let body = TrackedBody.make(content.attribute, inputs.base) { $0.body }
        return Body._makeCommands(content: _GraphValue(body), inputs: inputs)
    }
}

extension Never: Commands {
    public static func _makeCommands(content: _GraphValue<Never>, inputs: _ViewListInputs) -> _ViewListOutputs {
        .fixed([])
    }
}

/// Commands that the library makes itself. Their body is never asked for.
@MainActor
package protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
    public var body: Never { fatalError("\(Self.self) are commands of the library and have no body") }
}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
    public nonisolated init() {}

    public static func _makeCommands(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        .fixed([])
    }
}

/// Builds commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        CommandsTuple<(repeat each Content)>(value: (repeat each content))
    }

    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: Commands, Second: Commands>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<First: Commands, Second: Commands>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands { content }
}

private struct CommandsTuple<T> {
    let value: T
}

extension CommandsTuple: PrimitiveCommands {
    typealias Body = Never

    static func _makeCommands(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        var outputs: [_ViewListOutputs] = []
        for field in TypeFields.of(T.self) {
            guard let type = field.type as? any Commands.Type else { continue }
            func open<C: Commands>(_ type: C.Type) -> _ViewListOutputs {
                let part = inputs.base.barrier(
                    FieldProjection<C>(whole: content.attribute.id, offset: field.offset), .structure)
                return C._makeCommands(content: _GraphValue(part), inputs: inputs)
            }
            outputs.append(_openExistential(type, do: open))
        }
        return .concatenated(outputs, inputs)
    }
}

extension _ConditionalContent: Commands, PrimitiveCommands where TrueContent: Commands, FalseContent: Commands {
    public static func _makeCommands(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let whole = content.attribute
        @MainActor func side<Side: Commands>(
            _ inputs: _ViewListInputs, _ part: @escaping @MainActor () -> Side?
        ) -> _ViewListOutputs {
            let present = inputs.base.barrier(LastPresent(part: part), .structure)
            return Side._makeCommands(content: _GraphValue(present), inputs: inputs)
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

extension Optional: Commands, PrimitiveCommands where Wrapped: Commands {
    public static func _makeCommands(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let whole = content.attribute
        return BranchRule<Bool>.list(inputs) {
            guard whole.value != nil else { return nil }
            return (
                true,
                { inputs in
                    let present = inputs.base.barrier(LastPresent { whole.value }, .structure)
                    return Wrapped._makeCommands(content: _GraphValue(present), inputs: inputs)
                }
            )
        }
    }
}
