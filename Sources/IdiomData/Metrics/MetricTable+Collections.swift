import CoreGraphics

extension MetricTable {
    private static let remembered = Source.guessed("AppKit and UIKit as remembered, not looked up")
    private static let ownChoice = Source.guessed("our own choice")

    /// Of lists, forms, tabs and columns.
    static let collections: [Row] = [
        lengths(.plainListRowPadding, desktop: (8, ownChoice), phone: (16, remembered)),
        lengths(.listRowVerticalPadding, desktop: (4, ownChoice), phone: (11, remembered)),
        lengths(.listVerticalMargin, desktop: (6, ownChoice), phone: (0, ownChoice)),
        lengths(.listSelectionCornerRadius, desktop: (5, remembered), phone: (10, remembered)),
        lengths(.listSelectionInset, desktop: (10, remembered), phone: (0, remembered)),
        lengths(.formRowSpacing, desktop: (10, ownChoice), phone: (10, ownChoice)),
        lengths(.formColumnSpacing, desktop: (8, ownChoice), phone: (8, ownChoice)),
        lengths(.formSectionSpacing, desktop: (20, ownChoice), phone: (35, remembered)),
        lengths(.formMargin, desktop: (20, remembered), phone: (20, remembered)),
        lengths(.formRowHorizontalPadding, desktop: (10, remembered), phone: (16, remembered)),
        lengths(.formRowVerticalPadding, desktop: (6, ownChoice), phone: (6, ownChoice)),
        lengths(.formRowMinimumHeight, desktop: (36, remembered), phone: (44, remembered)),
        lengths(.formHeaderSpacing, desktop: (8, ownChoice), phone: (7, ownChoice)),
        lengths(.formGroupCornerRadius, desktop: (6, remembered), phone: (10, remembered)),
        lengths(.sidebarWidth, desktop: (200, ownChoice), phone: (320, ownChoice)),
        lengths(.inspectorWidth, desktop: (270, remembered), phone: (320, ownChoice)),
        lengths(.splitContentWidth, desktop: (260, ownChoice), phone: (320, ownChoice)),
        lengths(.splitDetailWidth, desktop: (500, ownChoice), phone: (320, ownChoice)),
        lengths(.tabStripOverlap, desktop: (12, ownChoice), phone: (0, ownChoice)),
        lengths(.tabViewMargin, desktop: (16, ownChoice), phone: (0, ownChoice)),
    ].flatMap(\.self)

    private static func lengths(
        _ name: MetricName, desktop: (CGFloat, Source), phone: (CGFloat, Source)
    ) -> [Row] {
        [
            Row(name, .desktop, .regular, Metric(desktop.0, desktop.1)),
            Row(name, .phone, .regular, Metric(phone.0, phone.1)),
        ]
    }
}
