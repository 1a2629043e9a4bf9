import Graph
import ViewValues

/// The styles that views above have chosen for the controls below, innermost last.
///
/// A control takes the innermost style of its kind and makes that style's body with the others: a control of the same
/// kind in the body sees the next outer style.
@MainActor
package struct StyleStack {
    private struct Choice {
        let kind: ObjectIdentifier
        let maker: AnyObject
    }

    private var choices: [Choice] = []

    package init() {}

    /// The innermost style for a kind of control, and the stack as that style's body sees it. Nil where none was chosen.
    package func innermost<Kind: ControlKind>(
        of kind: Kind.Type
    ) -> (maker: StyleMaker<Kind.Configuration>, rest: StyleStack)? {
        let id = ObjectIdentifier(kind)
        guard let index = choices.lastIndex(where: { $0.kind == id }) else { return nil }
        var rest = self
        rest.choices.remove(at: index)
        return (unsafeDowncast(choices[index].maker, to: StyleMaker<Kind.Configuration>.self), rest)
    }

    package mutating func push<Kind: ControlKind>(_ maker: StyleMaker<Kind.Configuration>, for kind: Kind.Type) {
        choices.append(Choice(kind: ObjectIdentifier(kind), maker: maker))
    }
}

/// A kind of control that styles are chosen for.
@MainActor
package protocol ControlKind {
    /// What a style of this kind is told of the control.
    associatedtype Configuration
}

/// Makes the body of one style for one control.
@MainActor
package final class StyleMaker<Configuration> {
    package let make: @MainActor (Attribute<Configuration>, _ViewInputs) -> _ViewOutputs

    package init(_ make: @escaping @MainActor (Attribute<Configuration>, _ViewInputs) -> _ViewOutputs) {
        self.make = make
    }
}
