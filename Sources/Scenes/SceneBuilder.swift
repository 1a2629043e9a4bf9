import Graph
import ViewCore

/// Builds scenes from the statements of a closure. Conditions are asked when the app starts.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        SceneTuple<(repeat each Content)>(value: (repeat each content))
    }

    public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
        OptionalScene(content: content)
    }

    public static func buildEither<First: Scene, Second: Scene>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<First: Scene, Second: Scene>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }
}

/// Several scenes.
private struct SceneTuple<T> {
    let value: T
}

extension SceneTuple: PrimitiveScene {
    typealias Body = Never

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        var outputs = _SceneOutputs()
        for field in TypeFields.of(T.self) {
            guard let type = field.type as? any Scene.Type else { continue }
            func open<S: Scene>(_ type: S.Type) -> _SceneOutputs {
                let part = inputs.base.barrier(
                    FieldProjection<S>(whole: scene.attribute.id, offset: field.offset), .structure)
                return S._makeScene(scene: _GraphValue(part), inputs: inputs)
            }
            let made = _openExistential(type, do: open)
            outputs.windows += made.windows
            outputs.commands += made.commands
        }
        return outputs
    }
}

private struct OptionalScene<Content> {
    let content: Content?
}

extension OptionalScene: Scene, PrimitiveScene where Content: Scene {
    typealias Body = Never

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        guard scene.attribute.value.content != nil else { return _SceneOutputs() }
        let part = inputs.base.attribute(LastPresent { scene.attribute.value.content })
        return Content._makeScene(scene: _GraphValue(part), inputs: inputs)
    }
}

extension _ConditionalContent: Scene, PrimitiveScene where TrueContent: Scene, FalseContent: Scene {
    public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let whole = scene.attribute
        switch whole.value.storage {
        case .trueContent:
            let part = inputs.base.attribute(
                LastPresent { if case .trueContent(let part) = whole.value.storage { part } else { nil } })
            return TrueContent._makeScene(scene: _GraphValue(part), inputs: inputs)
        case .falseContent:
            let part = inputs.base.attribute(
                LastPresent { if case .falseContent(let part) = whole.value.storage { part } else { nil } })
            return FalseContent._makeScene(scene: _GraphValue(part), inputs: inputs)
        }
    }
}
