import CoreGraphics
import Drawing
import Graph
import ViewValues

extension Color: ShapeStyle, AbsoluteStyle {
    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        _ResolvedStyle(paintColor(in: environment))
    }
}

extension Color.Resolved: ShapeStyle, AbsoluteStyle {
    public typealias Resolved = Never

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        _ResolvedStyle(PaintColor(self))
    }
}

/// A colour is a view that fills its room.
extension Color: UnaryView {
    public static func _makeView(view: _GraphValue<Color>, inputs: _ViewInputs) -> _ViewOutputs {
        let shape = Attribute(input: Rectangle(), in: inputs.subgraph)
        return ShapeDrawing.make(
            shape: shape, style: view.attribute, mode: Attribute(input: .fill(FillStyle()), in: inputs.subgraph),
            name: "Color", inputs: inputs)
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
    public static var white: Color { Color.white }
    public static var gray: Color { Color.gray }
    public static var black: Color { Color.black }
    public static var clear: Color { Color.clear }
}
