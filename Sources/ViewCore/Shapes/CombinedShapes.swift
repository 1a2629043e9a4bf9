import CoreGraphics
import Drawing
import ViewValues

/// What is made of the areas or the lines of two shapes.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Operation: Sendable {
        case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
    }

    var first: First
    var second: Second
    let operation: Operation
    let isEvenOdd: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        let one = first.path(in: rect)
        let other = second.path(in: rect)
        return switch operation {
        case .union: one.union(other, eoFill: isEvenOdd)
        case .intersection: one.intersection(other, eoFill: isEvenOdd)
        case .subtraction: one.subtracting(other, eoFill: isEvenOdd)
        case .symmetricDifference: one.symmetricDifference(other, eoFill: isEvenOdd)
        case .lineIntersection: one.lineIntersection(other, eoFill: isEvenOdd)
        case .lineSubtraction: one.lineSubtraction(other, eoFill: isEvenOdd)
        }
    }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set {
            first.animatableData = newValue.first
            second.animatableData = newValue.second
        }
    }
}

extension CombinedShape: NamedByBase {
    static var baseType: Any.Type { (First.self as? any NamedByBase.Type)?.baseType ?? First.self }
}

extension Shape {
    private nonisolated func combined<T: Shape>(
        _ other: T, _ operation: CombinedShape<Self, T>.Operation, _ eoFill: Bool
    ) -> CombinedShape<Self, T> {
        CombinedShape(first: self, second: other, operation: operation, isEvenOdd: eoFill)
    }

    /// The area of both shapes.
    public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .union, eoFill)
    }

    /// The area that lies in both shapes.
    public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .intersection, eoFill)
    }

    /// The area of this shape without that of another.
    public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .subtraction, eoFill)
    }

    /// The area that lies in one of the shapes but not in both.
    public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .symmetricDifference, eoFill)
    }

    /// The part of the outline that lies inside another shape.
    public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .lineIntersection, eoFill)
    }

    /// The part of the outline that lies outside another shape.
    public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .lineSubtraction, eoFill)
    }
}
