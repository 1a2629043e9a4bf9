extension MetricTable {
    static let desktop: [Row] = [
        Row(.buttonHeight, .desktop, .mini, Metric(16, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(
            .buttonHeight, .desktop, .small, Metric(19, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(
            .buttonHeight, .desktop, .regular,
            Metric(22, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(
            .buttonHeight, .desktop, .large, Metric(28, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(.buttonHeight, .desktop, .extraLarge, Metric(36, .guessed("in proportion to large"))),
        Row(.buttonCornerRadius, .desktop, .mini, Metric(4, .guessed("by eye"))),
        Row(.buttonCornerRadius, .desktop, .small, Metric(5, .guessed("by eye"))),
        Row(.buttonCornerRadius, .desktop, .regular, Metric(5, .reported("measured on macOS 11 screenshots"))),
        Row(.buttonCornerRadius, .desktop, .large, Metric(7, .guessed("by eye"))),
        Row(.buttonCornerRadius, .desktop, .extraLarge, Metric(9, .guessed("in proportion to large"))),
        Row(.buttonHorizontalPadding, .desktop, .mini, Metric(5, .guessed("by eye"))),
        Row(.buttonHorizontalPadding, .desktop, .small, Metric(6, .guessed("by eye"))),
        Row(.buttonHorizontalPadding, .desktop, .regular, Metric(7, .guessed("by eye"))),
        Row(.buttonHorizontalPadding, .desktop, .large, Metric(12, .guessed("by eye"))),
        Row(.buttonHorizontalPadding, .desktop, .extraLarge, Metric(16, .guessed("by eye"))),
        Row(.buttonMinimumWidth, .desktop, .regular, Metric(0, .guessed("a button is as wide as its label asks"))),
        Row(.controlFontSize, .desktop, .mini, Metric(9, .documented("NSFont.systemFontSize(for: .mini)"))),
        Row(.controlFontSize, .desktop, .small, Metric(11, .documented("NSFont.systemFontSize(for: .small)"))),
        Row(.controlFontSize, .desktop, .regular, Metric(13, .documented("NSFont.systemFontSize(for: .regular)"))),
        Row(.controlFontSize, .desktop, .large, Metric(13, .documented("NSFont.systemFontSize(for: .large)"))),
        Row(.controlFontSize, .desktop, .extraLarge, Metric(13, .guessed("as large"))),
        Row(.checkBoxSize, .desktop, .mini, Metric(10, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(
            .checkBoxSize, .desktop, .small, Metric(12, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(
            .checkBoxSize, .desktop, .regular,
            Metric(14, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(.checkBoxSize, .desktop, .large, Metric(16, .guessed("one step beyond regular"))),
        Row(.checkBoxCornerRadius, .desktop, .mini, Metric(2.5, .guessed("in proportion to regular"))),
        Row(.checkBoxCornerRadius, .desktop, .small, Metric(3, .guessed("in proportion to regular"))),
        Row(.checkBoxCornerRadius, .desktop, .regular, Metric(3.5, .reported("measured on macOS 11 screenshots"))),
        Row(.checkBoxCornerRadius, .desktop, .large, Metric(4, .guessed("in proportion to regular"))),
        Row(
            .radioButtonSize, .desktop, .mini,
            Metric(10, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(
            .radioButtonSize, .desktop, .small,
            Metric(12, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(
            .radioButtonSize, .desktop, .regular,
            Metric(14, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(.radioButtonSize, .desktop, .large, Metric(16, .guessed("one step beyond regular"))),
        Row(.controlLabelSpacing, .desktop, .regular, Metric(6, .guessed("by eye"))),
        Row(.switchWidth, .desktop, .mini, Metric(26, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(.switchWidth, .desktop, .small, Metric(32, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(
            .switchWidth, .desktop, .regular, Metric(38, .reported("intrinsic sizes of AppKit controls as of macOS 11"))
        ),
        Row(.switchWidth, .desktop, .large, Metric(54, .guessed("in proportion to regular"))),
        Row(.switchHeight, .desktop, .mini, Metric(15, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(
            .switchHeight, .desktop, .small, Metric(18, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(
            .switchHeight, .desktop, .regular,
            Metric(22, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(.switchHeight, .desktop, .large, Metric(31, .guessed("in proportion to regular"))),
        Row(.switchKnobInset, .desktop, .regular, Metric(1, .guessed("by eye"))),
        Row(.sliderHeight, .desktop, .mini, Metric(12, .guessed("in proportion to regular"))),
        Row(.sliderHeight, .desktop, .small, Metric(16, .guessed("in proportion to regular"))),
        Row(
            .sliderHeight, .desktop, .regular,
            Metric(20, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(.sliderTrackHeight, .desktop, .mini, Metric(3, .guessed("in proportion to regular"))),
        Row(.sliderTrackHeight, .desktop, .small, Metric(3, .guessed("in proportion to regular"))),
        Row(.sliderTrackHeight, .desktop, .regular, Metric(4, .reported("measured on macOS 11 screenshots"))),
        Row(.sliderKnobWidth, .desktop, .mini, Metric(12, .guessed("in proportion to regular"))),
        Row(.sliderKnobWidth, .desktop, .small, Metric(16, .guessed("in proportion to regular"))),
        Row(.sliderKnobWidth, .desktop, .regular, Metric(20, .reported("measured on macOS 11 screenshots"))),
        Row(.sliderKnobHeight, .desktop, .mini, Metric(12, .guessed("in proportion to regular"))),
        Row(.sliderKnobHeight, .desktop, .small, Metric(16, .guessed("in proportion to regular"))),
        Row(.sliderKnobHeight, .desktop, .regular, Metric(20, .reported("measured on macOS 11 screenshots"))),
        Row(.stepperWidth, .desktop, .mini, Metric(11, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(
            .stepperWidth, .desktop, .small, Metric(11, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(
            .stepperWidth, .desktop, .regular,
            Metric(13, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(.stepperWidth, .desktop, .large, Metric(15, .guessed("one step beyond regular"))),
        Row(.stepperHeight, .desktop, .mini, Metric(15, .guessed("in proportion to regular"))),
        Row(.stepperHeight, .desktop, .small, Metric(18, .guessed("in proportion to regular"))),
        Row(
            .stepperHeight, .desktop, .regular,
            Metric(22, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(.stepperHeight, .desktop, .large, Metric(28, .guessed("as a large button"))),
        Row(.linearProgressHeight, .desktop, .small, Metric(3, .guessed("in proportion to regular"))),
        Row(.linearProgressHeight, .desktop, .regular, Metric(6, .reported("measured on macOS 11 screenshots"))),
        Row(
            .linearProgressFrameHeight, .desktop, .small,
            Metric(12, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(
            .linearProgressFrameHeight, .desktop, .regular,
            Metric(20, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(.spinnerSize, .desktop, .mini, Metric(10, .guessed("one step below small"))),
        Row(.spinnerSize, .desktop, .small, Metric(16, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(
            .spinnerSize, .desktop, .regular, Metric(32, .reported("intrinsic sizes of AppKit controls as of macOS 11"))
        ),
        Row(.spinnerSize, .desktop, .large, Metric(64, .guessed("twice regular"))),
        Row(.spinnerBladeCount, .desktop, .regular, Metric(8, .reported("macOS 11 and later"))),
        Row(.spinnerPeriod, .desktop, .regular, Metric(1, .guessed("by eye"))),
        Row(.textFieldHeight, .desktop, .mini, Metric(16, .guessed("as a button"))),
        Row(
            .textFieldHeight, .desktop, .small,
            Metric(19, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(
            .textFieldHeight, .desktop, .regular,
            Metric(22, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(.textFieldHeight, .desktop, .large, Metric(28, .guessed("as a large button"))),
        Row(.textFieldCornerRadius, .desktop, .regular, Metric(5, .guessed("as a button"))),
        Row(.textFieldHorizontalPadding, .desktop, .regular, Metric(4, .guessed("by eye"))),
        Row(
            .popUpButtonHeight, .desktop, .mini,
            Metric(16, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(
            .popUpButtonHeight, .desktop, .small,
            Metric(19, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(
            .popUpButtonHeight, .desktop, .regular,
            Metric(22, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(
            .popUpButtonHeight, .desktop, .large,
            Metric(28, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(.segmentedControlHeight, .desktop, .mini, Metric(16, .guessed("as a button"))),
        Row(.segmentedControlHeight, .desktop, .small, Metric(19, .guessed("as a button"))),
        Row(
            .segmentedControlHeight, .desktop, .regular,
            Metric(24, .reported("intrinsic sizes of AppKit controls as of macOS 11"))),
        Row(.segmentedControlHeight, .desktop, .large, Metric(28, .guessed("as a large button"))),
        Row(.menuItemHeight, .desktop, .regular, Metric(22, .reported("measured on macOS 11 screenshots"))),
        Row(
            .listRowMinimumHeight, .desktop, .regular,
            Metric(24, .reported("NSTableView's default row height as of macOS 11"))),
        Row(.listRowHorizontalPadding, .desktop, .regular, Metric(16, .guessed("by eye"))),
        Row(.toolbarHeight, .desktop, .regular, Metric(52, .reported("unified toolbar as of macOS 11"))),
        Row(.sectionHeaderHeight, .desktop, .regular, Metric(28, .guessed("by eye"))),
        Row(.groupCornerRadius, .desktop, .regular, Metric(6, .guessed("by eye"))),
        Row(.defaultPadding, .desktop, .regular, Metric(16, .recorded("facts/layout.md"))),
        Row(.defaultSpacing, .desktop, .regular, Metric(8, .recorded("facts/layout.md"))),
        Row(.spacerMinimumLength, .desktop, .regular, Metric(8, .recorded("facts/layout.md"))),
        Row(.dividerThickness, .desktop, .regular, Metric(1, .recorded("facts/layout.md"))),
        Row(.focusRingWidth, .desktop, .regular, Metric(3.5, .guessed("by eye"))),
        Row(.scrollBarWidth, .desktop, .regular, Metric(15, .reported("legacy scroller of AppKit"))),
        Row(.windowCornerRadius, .desktop, .regular, Metric(10, .reported("macOS 11 to 15"))),
    ]
}
