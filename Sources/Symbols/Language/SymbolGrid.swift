import CoreGraphics

/// The square that every symbol is drawn on, y downward.
package enum SymbolGrid {
    /// Units on either side. A wide symbol is wider, none is higher.
    package static let side: CGFloat = 24
    /// Between a shape that lies over another and what is left of that, in units.
    static let gap: CGFloat = 1.3
    /// Areas are computed at this many times the grid, so that their curves, made of lines, stay smooth when a symbol is
    /// drawn large.
    static let precision: CGFloat = 3

    static var box: CGRect { CGRect(x: 0, y: 0, width: side, height: side) }
}
