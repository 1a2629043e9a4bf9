import Graph

/// What can be told of a view's list from the view's type alone.
@MainActor
enum ListShape {
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Whether a view of the type is one element that tells its container nothing, whatever its value: then the element may
    /// be made as a whole where it is placed.
    static func isOnePlainElement(_ type: any View.Type) -> Bool {
        if let known = known[ObjectIdentifier(type)] { return known }
        // A view made of itself ends here.
        known[ObjectIdentifier(type)] = false
        let answer = isOne(type, placeholderIsOne: false)
        known[ObjectIdentifier(type)] = answer
        return answer
    }

    private static func isOne(_ type: any View.Type, placeholderIsOne: Bool) -> Bool {
        if type is any UnaryView.Type { return type != Spacer.self }
        if type is any Placeholder.Type { return placeholderIsOne }
        if let modified = type as? any ModifiedListShape.Type { return modified.isOne(placeholderIsOne) }
        if type is any PrimitiveView.Type { return false }
        return isOne(bodyType(type), placeholderIsOne: false)
    }

    private static func bodyType(_ type: any View.Type) -> any View.Type {
        func open<V: View>(_ type: V.Type) -> any View.Type { V.Body.self }
        return _openExistential(type, do: open)
    }

    fileprivate static func isOne(_ content: Any.Type, _ modifier: Any.Type, _ placeholderIsOne: Bool) -> Bool {
        guard let content = content as? any View.Type, isOne(content, placeholderIsOne: placeholderIsOne) else {
            return false
        }
        if modifier is any UnaryModifier.Type || modifier is any InputsModifier.Type { return true }
        guard let modifier = modifier as? any ViewModifier.Type else { return false }
        func open<M: ViewModifier>(_ type: M.Type) -> Bool {
            M.Body.self != Never.self && isOne(M.Body.self, placeholderIsOne: true)
        }
        return _openExistential(modifier, do: open)
    }
}

/// A view with a modifier, whichever they are.
@MainActor
private protocol ModifiedListShape {
    static func isOne(_ placeholderIsOne: Bool) -> Bool
}

extension ModifiedContent: ModifiedListShape {
    fileprivate static func isOne(_ placeholderIsOne: Bool) -> Bool {
        ListShape.isOne(Content.self, Modifier.self, placeholderIsOne)
    }
}
