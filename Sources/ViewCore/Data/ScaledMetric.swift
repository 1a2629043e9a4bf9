import Foundation
import Graph
import IdiomData
import ViewValues

/// A length that grows and shrinks with the size in which the user wants text. The desktop has one size, and leaves it as it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    private let base: Value
    private let style: Font.TextStyle
    private var factor: CGFloat = 1

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    public var wrappedValue: Value { base * Value(factor) }

    /// A guess: as the style's own text grows, not rounded to pixels.
    fileprivate mutating func scale(_ size: DynamicTypeSize, _ idiom: Idiom) {
        let name = style.styleName
        factor = TextStyleTable.size(name, idiom, sizeIndex: size.sizeIndex) / TextStyleTable.size(name, idiom)
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: GraphProperty, DynamicProperty {
    package static func makeBox(_ inputs: _ViewInputs) -> PropertyBox { ScaledMetricBox<Value>(inputs) }
}

private final class ScaledMetricBox<Value: BinaryFloatingPoint>: PropertyBox {
    private let size: Attribute<DynamicTypeSize>
    private let idiom: Attribute<Idiom>

    init(_ inputs: _ViewInputs) {
        size = inputs.environmentValue(\.dynamicTypeSize)
        idiom = inputs.environmentValue(\.idiom)
    }

    override func update(_ property: UnsafeMutableRawPointer) {
        property.assumingMemoryBound(to: ScaledMetric<Value>.self).pointee.scale(size.value, idiom.value)
    }

    override func hasChanged(since time: UInt64) -> Bool { size.lastChange > time || idiom.lastChange > time }
}
