import Graph
import Observation
import ViewValues

/// A value that views above have set for all views below, read by key path or by the type of an observable object.
@propertyWrapper
public struct Environment<Value> {
    enum Content {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case value(Value)
    }

    var content: Content

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        content = .keyPath(keyPath)
    }

    public var wrappedValue: Value {
        switch content {
        case .value(let value): value
        case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
        }
    }
}

extension Environment {
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        self.init(\EnvironmentValues.[presentObject: ObjectOfType<Value>()])
    }

    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        self.init(\EnvironmentValues.[object: ObjectOfType<T>()])
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: GraphProperty, DynamicProperty {
    package static func makeBox(_ inputs: _ViewInputs) -> PropertyBox { EnvironmentBox<Value>(inputs) }
}

extension Environment: GraphComparable {
    package func isSame(as other: Environment<Value>) -> Bool {
        switch (content, other.content) {
        case (.keyPath(let a), .keyPath(let b)): a == b
        case (.value(let a), .value(let b)): ValueEquality.areEqual(a, b)
        default: false
        }
    }
}

private final class EnvironmentBox<Value>: PropertyBox {
    private let inputs: _ViewInputs
    private var reading: (keyPath: KeyPath<EnvironmentValues, Value>, attribute: Attribute<Value>)?

    init(_ inputs: _ViewInputs) {
        self.inputs = inputs
    }

    override func update(_ property: UnsafeMutableRawPointer) {
        let environment = property.assumingMemoryBound(to: Environment<Value>.self)
        guard case .keyPath(let keyPath) = environment.pointee.content else { return }
        if reading?.keyPath != keyPath {
            let rule = EnvironmentReading(environment: inputs.environment, keyPath: keyPath)
            reading = (keyPath, inputs.attribute(rule))
        }
        if let reading { environment.pointee.content = .value(reading.attribute.value) }
    }

    override func hasChanged(since time: UInt64) -> Bool { reading.map { $0.attribute.lastChange > time } ?? false }
}

/// Names an observable object's place in the environment by its type.
package struct ObjectOfType<Object: AnyObject>: Hashable, Sendable {
    package init() {}
}

private struct ObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
    package nonisolated subscript<Object: AnyObject>(object type: ObjectOfType<Object>) -> Object? {
        get { self[ObjectKey<Object>.self] }
        set { self[ObjectKey<Object>.self] = newValue }
    }

    nonisolated subscript<Object: AnyObject>(presentObject type: ObjectOfType<Object>) -> Object {
        guard let object = self[ObjectKey<Object>.self] else {
            fatalError(
                """
                No object of type \(Object.self) is in the environment. Add it above this view with \
                .environment(…), for instance to the content of the WindowGroup.
                """)
        }
        return object
    }
}
