import CoreGraphics

/// Of steppers, gauges, groups, date pickers and what stands in the place of missing content.
extension MetricTable {
    private static let ownChoice = Source.guessed("our own choice")
    private static let ring = Source.guessed("accessory gauges of iOS as remembered, not looked up")

    static let valueControls: [Row] = [
        row(.stepperCornerRadius, desktop: (4.5, ownChoice), phone: (8, ownChoice)),
        row(.stepperFieldWidth, desktop: (60, ownChoice), phone: (72, ownChoice)),
        row(.groupPadding, desktop: (8, ownChoice), phone: (16, ownChoice)),
        row(.groupTitleSpacing, desktop: (4, ownChoice), phone: (8, ownChoice)),
        row(.disclosureChevronSize, desktop: (9, ownChoice), phone: (12, ownChoice)),
        row(.disclosureIndent, desktop: (15, .guessed("the chevron and the space after it")), phone: (0, ownChoice)),
        row(.gaugeBarHeight, desktop: (6, .guessed("as a progress bar")), phone: (6, ring)),
        row(.gaugeRingSize, desktop: (58, ring), phone: (58, ring)),
        row(.gaugeRingWidth, desktop: (6, ring), phone: (6, ring)),
        row(
            .calendarCellWidth, desktop: (20, .guessed("the graphical picker of AppKit is 139 points wide")),
            phone: (44, ownChoice)),
        row(.calendarCellHeight, desktop: (18, ownChoice), phone: (40, ownChoice)),
        row(.unavailableIconSize, desktop: (40, ownChoice), phone: (48, ownChoice)),
        row(.unavailableIconSpacing, desktop: (12, ownChoice), phone: (16, ownChoice)),
        row(.unavailableTextSpacing, desktop: (4, ownChoice), phone: (6, ownChoice)),
        row(.unavailableActionSpacing, desktop: (16, ownChoice), phone: (20, ownChoice)),
        row(.colorWellWidth, desktop: (38, .guessed("AppKit's colour well as remembered")), phone: (28, ownChoice)),
        row(.colorWellHeight, desktop: (24, .guessed("AppKit's colour well as remembered")), phone: (28, ownChoice)),
    ].flatMap(\.self)

    private static func row(
        _ name: MetricName, desktop: (CGFloat, Source), phone: (CGFloat, Source)
    ) -> [Row] {
        [
            Row(name, .desktop, .regular, Metric(desktop.0, desktop.1)),
            Row(name, .phone, .regular, Metric(phone.0, phone.1)),
        ]
    }
}
