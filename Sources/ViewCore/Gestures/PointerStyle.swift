import Graph
import ViewValues

/// How the pointer looks over a view.
public struct PointerStyle: Hashable, Sendable {
    let cursor: Cursor

    /// As the system has it.
    public static let `default` = PointerStyle(cursor: .arrow)
    /// For text that can be selected.
    public static let horizontalText = PointerStyle(cursor: .text)
    /// For text from the top down.
    public static let verticalText = PointerStyle(cursor: .verticalText)
    /// For selecting a part of a picture.
    public static let rectSelection = PointerStyle(cursor: .crosshair)
    /// For what can be taken hold of.
    public static let grabIdle = PointerStyle(cursor: .openHand)
    /// For what is held.
    public static let grabActive = PointerStyle(cursor: .closedHand)
    /// For what leads elsewhere.
    public static let link = PointerStyle(cursor: .pointingHand)
    public static let zoomIn = PointerStyle(cursor: .zoomIn)
    public static let zoomOut = PointerStyle(cursor: .zoomOut)
    /// For the edge of a column, which can be moved both ways.
    public static let columnResize = PointerStyle(cursor: .resizeHorizontally)
    /// For the edge of a row, which can be moved both ways.
    public static let rowResize = PointerStyle(cursor: .resizeVertically)
}

/// Changes how the pointer looks over the view.
struct CursorModifier {
    /// Nil leaves it to what is around.
    let cursor: Cursor?
}

extension CursorModifier: RespondingModifier {
    typealias Body = Never

    static func makeResponder(
        _ modifier: Attribute<Self>, around content: _ViewOutputs, _ inputs: _ViewInputs
    ) -> any Responder {
        CursorTeller(modifier)
    }
}

@MainActor
private final class CursorTeller: CursorResponder {
    private let modifier: Attribute<CursorModifier>

    init(_ modifier: Attribute<CursorModifier>) {
        self.modifier = modifier
    }

    var cursor: Cursor? { modifier.isAlive ? modifier.peeked.cursor : nil }

    func makeRecognizers() -> [PointerRecognizer] { [] }
}

extension View {
    /// How the pointer looks over the view. Nil leaves it to the view around.
    public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(CursorModifier(cursor: style?.cursor))
    }

    /// Whether the pointer is seen over the view.
    public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View {
        modifier(CursorModifier(cursor: visibility == .hidden ? .hidden : nil))
    }
}
