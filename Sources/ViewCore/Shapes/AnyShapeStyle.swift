import ViewValues

/// A style whose type is not told.
public struct AnyShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        style._resolvedStyle(in: environment)
    }
}
