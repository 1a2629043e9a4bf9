/// A colour that a part of a symbol has where symbols are drawn in many colours: a system colour by name.
package enum SymbolColor: String, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, white
}
