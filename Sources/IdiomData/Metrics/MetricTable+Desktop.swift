import CoreGraphics

extension MetricTable {
    private static let remembered = Source.guessed("AppKit as remembered, not looked up")
    private static let beyondLarge = Source.guessed("in proportion to large")
    private static let ownChoice = Source.guessed("our own choice")
    private static let checkBoxTokens = Source.reported("egui-macview 0.6.10, tokens of AppKit's check box")
    private static let inProportion = Source.guessed("in proportion to regular")
    private static let controlSizes = Source.reported("xtd, default sizes of controls on Macintosh")
    private static let recorded = Source.recorded("facts/layout.md")

    static let desktop: [Row] = [
        metrics(
            .buttonHeight,
            (.mini, 16, remembered),
            (.small, 19, remembered),
            (.regular, 22, remembered),
            (.large, 28, remembered),
            (.extraLarge, 36, beyondLarge)),
        metrics(
            .buttonCornerRadius,
            (.mini, 4, ownChoice),
            (.small, 5, ownChoice),
            (.regular, 5, remembered),
            (.large, 7, ownChoice),
            (.extraLarge, 9, beyondLarge)),
        metrics(
            .buttonHorizontalPadding,
            (.mini, 5, ownChoice),
            (.small, 6, ownChoice),
            (.regular, 7, ownChoice),
            (.large, 12, ownChoice),
            (.extraLarge, 16, ownChoice)),
        metrics(
            .buttonMinimumWidth,
            (.regular, 0, .guessed("a button is as wide as its label asks"))),
        metrics(
            .controlFontSize,
            (.mini, 9, checkBoxTokens),
            (.small, 11, checkBoxTokens),
            (.regular, 13, checkBoxTokens),
            (.large, 13, .guessed("NSFont.systemFontSize(for: .large), as remembered")),
            (.extraLarge, 13, .guessed("as large"))),
        metrics(
            .checkBoxSize,
            (.mini, 10, checkBoxTokens),
            (.small, 12, checkBoxTokens),
            (.regular, 14, checkBoxTokens),
            (.large, 16, .guessed("one step beyond regular"))),
        metrics(
            .checkBoxCornerRadius,
            (.mini, 2.5, checkBoxTokens),
            (.small, 3, checkBoxTokens),
            (.regular, 3.5, checkBoxTokens),
            (.large, 4, inProportion)),
        metrics(
            .radioButtonSize,
            (.mini, 10, remembered),
            (.small, 12, remembered),
            (.regular, 14, remembered),
            (.large, 16, .guessed("one step beyond regular"))),
        metrics(
            .controlLabelSpacing,
            (.mini, 4, checkBoxTokens),
            (.small, 5, checkBoxTokens),
            (.regular, 6, checkBoxTokens)),
        metrics(
            .switchWidth,
            (.mini, 26, remembered),
            (.small, 32, remembered),
            (.regular, 38, remembered),
            (.large, 54, inProportion)),
        metrics(
            .switchHeight,
            (.mini, 15, remembered),
            (.small, 18, remembered),
            (.regular, 22, remembered),
            (.large, 31, inProportion)),
        metrics(
            .switchKnobInset,
            (.regular, 1, ownChoice)),
        metrics(
            .sliderHeight,
            (.mini, 12, inProportion),
            (.small, 16, inProportion),
            (.regular, 20, remembered)),
        metrics(
            .sliderTrackHeight,
            (.mini, 3, inProportion),
            (.small, 3, inProportion),
            (.regular, 4, remembered)),
        metrics(
            .sliderKnobWidth,
            (.mini, 12, inProportion),
            (.small, 16, inProportion),
            (.regular, 20, remembered)),
        metrics(
            .sliderKnobHeight,
            (.mini, 12, inProportion),
            (.small, 16, inProportion),
            (.regular, 20, remembered)),
        metrics(
            .sliderTickKnobWidth,
            (.regular, 8, remembered)),
        metrics(
            .sliderTickLength,
            (.regular, 5, ownChoice)),
        metrics(
            .sliderTickMinimumDistance,
            (.regular, 8, ownChoice)),
        metrics(
            .sliderIdealWidth,
            (.regular, 100, ownChoice)),
        metrics(
            .stepperWidth,
            (.mini, 11, remembered),
            (.small, 11, remembered),
            (.regular, 13, remembered),
            (.large, 15, .guessed("one step beyond regular"))),
        metrics(
            .stepperHeight,
            (.mini, 15, inProportion),
            (.small, 18, inProportion),
            (.regular, 22, remembered),
            (.large, 28, .guessed("as a large button"))),
        metrics(
            .linearProgressHeight,
            (.small, 3, inProportion),
            (.regular, 6, remembered)),
        metrics(
            .linearProgressFrameHeight,
            (.small, 12, remembered),
            (.regular, 20, remembered)),
        metrics(
            .linearProgressIdealWidth,
            (.regular, 100, ownChoice)),
        metrics(
            .spinnerSize,
            (.mini, 10, .guessed("one step below small")),
            (.small, 16, remembered),
            (.regular, 32, controlSizes),
            (.large, 64, .guessed("twice regular"))),
        metrics(
            .spinnerBladeCount,
            (.regular, 8, remembered)),
        metrics(
            .spinnerPeriod,
            (.regular, 1, ownChoice)),
        metrics(
            .textFieldHeight,
            (.mini, 16, .guessed("as a button")),
            (.small, 19, remembered),
            (.regular, 22, controlSizes),
            (.large, 28, .guessed("as a large button"))),
        metrics(
            .textFieldCornerRadius,
            (.regular, 5, .guessed("as a button"))),
        metrics(
            .textFieldHorizontalPadding,
            (.regular, 4, ownChoice)),
        metrics(
            .textFieldVerticalPadding,
            (.regular, 3, .guessed("so that one line makes the height of a field"))),
        metrics(
            .textEditorHorizontalPadding,
            (.regular, 5, .documented("NSTextContainer.lineFragmentPadding is 5 by default"))),
        metrics(
            .searchFieldHeight,
            (.regular, 28, .guessed("a search field of a toolbar, as remembered"))),
        metrics(
            .searchFieldCornerRadius,
            (.regular, 6, ownChoice)),
        metrics(
            .caretWidth,
            (.regular, 2, .guessed("AppKit's insertion indicator since macOS 14, as remembered"))),
        metrics(
            .popUpButtonHeight,
            (.mini, 16, remembered),
            (.small, 19, remembered),
            (.regular, 22, remembered),
            (.large, 28, remembered)),
        metrics(
            .segmentedControlHeight,
            (.mini, 16, .guessed("as a button")),
            (.small, 19, .guessed("as a button")),
            (.regular, 24, remembered),
            (.large, 28, .guessed("as a large button"))),
        metrics(
            .menuItemHeight,
            (.regular, 22, remembered)),
        metrics(
            .listRowMinimumHeight,
            (.regular, 24, remembered)),
        metrics(
            .listRowHorizontalPadding,
            (.regular, 16, ownChoice)),
        metrics(
            .toolbarHeight,
            (.regular, 52, remembered)),
        metrics(
            .sectionHeaderHeight,
            (.regular, 28, ownChoice)),
        metrics(
            .groupCornerRadius,
            (.regular, 6, ownChoice)),
        metrics(
            .defaultPadding,
            (.regular, 16, recorded)),
        metrics(
            .defaultSpacing,
            (.regular, 8, recorded)),
        metrics(
            .spacerMinimumLength,
            (.regular, 8, recorded)),
        metrics(
            .dividerThickness,
            (.regular, 1, recorded)),
        metrics(
            .focusRingWidth,
            (.regular, 3.5, ownChoice)),
        metrics(
            .scrollBarWidth,
            (.regular, 15, remembered)),
        metrics(
            .scrollIndicatorThickness,
            (.regular, 7, remembered)),
        metrics(
            .scrollIndicatorInset,
            (.regular, 2, remembered)),
        metrics(
            .scrollIndicatorMinimumLength,
            (.regular, 26, ownChoice)),
        metrics(
            .windowCornerRadius,
            (.regular, 10, remembered)),
        metrics(
            .labelIconSpacing,
            (.regular, 5, ownChoice)),
    ].flatMap(\.self)

    private static func metrics(_ name: MetricName, _ metrics: (MetricSize, CGFloat, Source)...) -> [Row] {
        metrics.map { Row(name, .desktop, $0.0, Metric($0.1, $0.2)) }
    }
}
