import CoreGraphics

extension MetricTable {
    private static let remembered = Source.guessed("UIKit as remembered, not looked up")
    private static let beyondLarge = Source.guessed("in proportion to large")
    private static let ownChoice = Source.guessed("our own choice")
    private static let elementSizes = Source.reported("sizes of iPhone UI elements, many copies since 2011")

    static let phone: [Row] = [
        metrics(
            .buttonHeight,
            (.mini, 28, remembered),
            (.small, 28, remembered),
            (.regular, 34.5, remembered),
            (.large, 50, remembered),
            (.extraLarge, 58, beyondLarge)),
        metrics(
            .buttonCornerRadius,
            (.mini, 14, .guessed("a capsule")),
            (.small, 14, .guessed("a capsule")),
            (.regular, 6, remembered),
            (.large, 12, ownChoice)),
        metrics(
            .buttonHorizontalPadding,
            (.mini, 10, remembered),
            (.small, 10, remembered),
            (.regular, 12, remembered),
            (.large, 20, remembered)),
        metrics(
            .buttonMinimumWidth,
            (.regular, 0, .guessed("a button is as wide as its label asks"))),
        metrics(
            .controlFontSize,
            (.mini, 15, remembered),
            (.small, 15, remembered),
            (.regular, 17, remembered)),
        metrics(
            .checkBoxSize,
            (.regular, 22, .guessed("phones have no check boxes"))),
        metrics(
            .checkBoxCornerRadius,
            (.regular, 11, .guessed("phones have no check boxes"))),
        metrics(
            .radioButtonSize,
            (.regular, 22, .guessed("phones have no radio buttons"))),
        metrics(
            .controlLabelSpacing,
            (.regular, 8, ownChoice)),
        metrics(
            .switchWidth,
            (.regular, 51, remembered)),
        metrics(
            .switchHeight,
            (.regular, 31, remembered)),
        metrics(
            .switchKnobInset,
            (.regular, 2, remembered)),
        metrics(
            .sliderHeight,
            (.regular, 31, remembered)),
        metrics(
            .sliderTrackHeight,
            (.regular, 4, remembered)),
        metrics(
            .sliderKnobWidth,
            (.regular, 28, remembered)),
        metrics(
            .sliderKnobHeight,
            (.regular, 28, remembered)),
        metrics(
            .sliderTickKnobWidth,
            (.regular, 28, .guessed("phones draw no ticks"))),
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
            (.regular, 94, remembered)),
        metrics(
            .stepperHeight,
            (.regular, 32, remembered)),
        metrics(
            .linearProgressHeight,
            (.regular, 4, remembered)),
        metrics(
            .linearProgressFrameHeight,
            (.regular, 4, remembered)),
        metrics(
            .linearProgressIdealWidth,
            (.regular, 100, ownChoice)),
        metrics(
            .spinnerSize,
            (.regular, 20, remembered),
            (.large, 37, remembered)),
        metrics(
            .spinnerBladeCount,
            (.regular, 8, remembered)),
        metrics(
            .spinnerPeriod,
            (.regular, 1, ownChoice)),
        metrics(
            .textFieldHeight,
            (.regular, 34, remembered)),
        metrics(
            .textFieldCornerRadius,
            (.regular, 5, ownChoice)),
        metrics(
            .textFieldHorizontalPadding,
            (.regular, 7, remembered)),
        metrics(
            .textFieldVerticalPadding,
            (.regular, 6, remembered)),
        metrics(
            .textEditorHorizontalPadding,
            (.regular, 5, .documented("NSTextContainer.lineFragmentPadding is 5 by default"))),
        metrics(
            .searchFieldHeight,
            (.regular, 36, remembered)),
        metrics(
            .searchFieldCornerRadius,
            (.regular, 10, remembered)),
        metrics(
            .caretWidth,
            (.regular, 2, remembered)),
        metrics(
            .popUpButtonHeight,
            (.regular, 34, .guessed("as a button"))),
        metrics(
            .segmentedControlHeight,
            (.regular, 32, remembered)),
        metrics(
            .menuItemHeight,
            (.regular, 44, remembered)),
        metrics(
            .listRowMinimumHeight,
            (.regular, 44, elementSizes)),
        metrics(
            .listRowHorizontalPadding,
            (.regular, 20, remembered)),
        metrics(
            .toolbarHeight,
            (.regular, 44, elementSizes)),
        metrics(
            .navigationBarHeight,
            (.regular, 44, elementSizes)),
        metrics(
            .largeTitleBarHeight,
            (.regular, 96, remembered)),
        metrics(
            .tabBarHeight,
            (.regular, 49, elementSizes)),
        metrics(
            .sectionHeaderHeight,
            (.regular, 38, ownChoice)),
        metrics(
            .groupCornerRadius,
            (.regular, 10, remembered)),
        metrics(
            .defaultPadding,
            (.regular, 16, remembered)),
        metrics(
            .defaultSpacing,
            (.regular, 8, remembered)),
        metrics(
            .spacerMinimumLength,
            (.regular, 8, .guessed("as on the desktop"))),
        metrics(
            .dividerThickness,
            (.regular, 0.33, remembered)),
        metrics(
            .focusRingWidth,
            (.regular, 3, ownChoice)),
        metrics(
            .scrollBarWidth,
            (.regular, 3, remembered)),
        metrics(
            .scrollIndicatorThickness,
            (.regular, 3, remembered)),
        metrics(
            .scrollIndicatorInset,
            (.regular, 3, remembered)),
        metrics(
            .scrollIndicatorMinimumLength,
            (.regular, 36, ownChoice)),
        metrics(
            .windowCornerRadius,
            (.regular, 0, .guessed("a phone's window fills its screen"))),
        metrics(
            .labelIconSpacing,
            (.regular, 8, ownChoice)),
    ].flatMap(\.self)

    private static func metrics(_ name: MetricName, _ metrics: (MetricSize, CGFloat, Source)...) -> [Row] {
        metrics.map { Row(name, .phone, $0.0, Metric($0.1, $0.2)) }
    }
}
