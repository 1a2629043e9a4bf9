import CoreGraphics

extension MetricTable {
    private static let remembered = Source.guessed("AppKit and UIKit as remembered, not looked up")
    private static let ownChoice = Source.guessed("our own choice")

    /// Of what is shown over a window, and of controls that show a menu.
    static let presentation: [Row] = [
        lengths(.sheetCornerRadius, desktop: (10, remembered), phone: (10, remembered)),
        lengths(.alertWidth, desktop: (260, remembered), phone: (270, remembered)),
        lengths(.alertPadding, desktop: (16, ownChoice), phone: (16, ownChoice)),
        lengths(.popoverCornerRadius, desktop: (10, ownChoice), phone: (13, remembered)),
        lengths(.popoverArrowLength, desktop: (10, ownChoice), phone: (13, remembered)),
        lengths(.popoverArrowWidth, desktop: (24, ownChoice), phone: (37, remembered)),
        lengths(.menuCornerRadius, desktop: (6, remembered), phone: (13, remembered)),
        lengths(.menuInset, desktop: (5, remembered), phone: (0, remembered)),
        lengths(.menuItemPadding, desktop: (9, ownChoice), phone: (16, ownChoice)),
        lengths(.menuItemCornerRadius, desktop: (4, remembered), phone: (0, remembered)),
        lengths(.menuMarkWidth, desktop: (14, ownChoice), phone: (22, ownChoice)),
        lengths(.menuSeparatorHeight, desktop: (11, remembered), phone: (8, remembered)),
        lengths(.tooltipPadding, desktop: (4, ownChoice), phone: (4, ownChoice)),
        lengths(.pickerArrowsWidth, desktop: (16, remembered), phone: (14, ownChoice)),
        lengths(.segmentHorizontalPadding, desktop: (10, ownChoice), phone: (10, ownChoice)),
        lengths(.toolbarPadding, desktop: (12, ownChoice), phone: (16, ownChoice)),
        lengths(.toolbarSpacing, desktop: (6, ownChoice), phone: (8, ownChoice)),
        lengths(.toolbarButtonHeight, desktop: (28, remembered), phone: (34, ownChoice)),
        lengths(.toolbarButtonPadding, desktop: (7, ownChoice), phone: (8, ownChoice)),
        lengths(.formSheetWidth, desktop: (540, remembered), phone: (540, remembered)),
        lengths(.formSheetHeight, desktop: (620, remembered), phone: (620, remembered)),
        lengths(.pageSheetWidth, desktop: (704, remembered), phone: (704, remembered)),
        lengths(.pageSheetHeight, desktop: (944, remembered), phone: (944, remembered)),
        lengths(.scenePadding, desktop: (20, remembered), phone: (16, remembered)),
        lengths(.sheetBarPadding, desktop: (20, remembered), phone: (16, ownChoice)),
        lengths(.sheetButtonSpacing, desktop: (12, remembered), phone: (8, ownChoice)),
        lengths(.menuBarHeight, desktop: (24, remembered), phone: (24, ownChoice)),
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
