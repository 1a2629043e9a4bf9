import CoreGraphics
import ViewCore

extension HorizontalAlignment {
    private enum FormColumn: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    /// Where the column of controls of a form begins. What says nothing of it begins there.
    package static let formColumn = HorizontalAlignment(FormColumn.self)
}

/// How a form arranges labels and what they are for.
package enum FormArrangement: Sendable {
    case columns
    case grouped
}

private enum FormArrangementKey: EnvironmentKey {
    static var defaultValue: FormArrangement? { nil }
}

extension EnvironmentValues {
    /// Nil outside of a form.
    package var formArrangement: FormArrangement? {
        get { self[FormArrangementKey.self] }
        set { self[FormArrangementKey.self] = newValue }
    }
}
