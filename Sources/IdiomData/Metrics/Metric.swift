import CoreGraphics

/// A length or a count that a control is drawn with, in points unless its name says otherwise.
package struct Metric: Hashable, Sendable {
    package let value: CGFloat
    package let source: Source

    package init(_ value: CGFloat, _ source: Source) {
        self.value = value
        self.source = source
    }
}
