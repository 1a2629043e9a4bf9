import CoreGraphics
import Graph
import ViewValues

/// A frame by the size of the container around: the window, a scroll view, a column.
struct ContainerRelativeFrame {
    let axes: Axis.Set
    let alignment: Alignment
    /// The length along an axis, from the container's.
    let length: (CGFloat, Axis) -> CGFloat
}

extension ContainerRelativeFrame: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let (modifier, container) = (modifier.attribute, inputs.containerSize)
        let frame = inputs.barrier(
            Compared { modifier.value.frame(in: container.value) }, .structure)
        return FrameLayout._makeView(modifier: _GraphValue(frame), inputs: inputs, body: body)
    }

    private func frame(in container: CGSize) -> FrameLayout {
        FrameLayout(
            width: axes.contains(.horizontal) ? length(container.width, .horizontal).orNothing : nil,
            height: axes.contains(.vertical) ? length(container.height, .vertical).orNothing : nil,
            alignment: alignment)
    }
}

extension CGFloat {
    fileprivate var orNothing: CGFloat {
        Diagnostics.length(self, "containerRelativeFrame") ?? 0
    }
}

extension View {
    /// As long as the container along the axes.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: { length, _ in length }))
    }

    /// As long as `span` of `count` equal parts of the container with `spacing` points between them.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        let count = CGFloat(max(count, 1))
        return modifier(
            ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in
                let part = (length - spacing * (count - 1)) / count
                return max(0, part * CGFloat(span) + spacing * CGFloat(span - 1))
            })
    }

    /// As long as the closure makes of the container's length along each axis.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
    }
}
