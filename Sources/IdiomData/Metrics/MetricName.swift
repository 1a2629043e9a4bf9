/// What a metric measures.
package enum MetricName: Int, Hashable, Sendable, CaseIterable {
    /// Of a bordered push button.
    case buttonHeight
    case buttonCornerRadius
    /// On either side of a bordered button's label.
    case buttonHorizontalPadding
    case buttonMinimumWidth
    /// The size of the text in a control.
    case controlFontSize
    case checkBoxSize
    case checkBoxCornerRadius
    case radioButtonSize
    /// Between a check box, radio button or image and its label.
    case controlLabelSpacing
    case switchWidth
    case switchHeight
    case switchKnobInset
    case sliderHeight
    case sliderTrackHeight
    case sliderKnobWidth
    case sliderKnobHeight
    /// Of a slider's knob where ticks are drawn.
    case sliderTickKnobWidth
    case sliderTickLength
    /// Ticks closer together than this would merge and are left out.
    case sliderTickMinimumDistance
    /// Of a slider's track where nothing proposes a width.
    case sliderIdealWidth
    case stepperWidth
    case stepperHeight
    case stepperCornerRadius
    /// Of the field of a stepper that has a format.
    case stepperFieldWidth
    case linearProgressHeight
    /// The height of the space a linear progress bar takes.
    case linearProgressFrameHeight
    /// Of a linear progress bar where nothing proposes a width.
    case linearProgressIdealWidth
    case spinnerSize
    /// A count.
    case spinnerBladeCount
    /// Seconds for one turn.
    case spinnerPeriod
    case textFieldHeight
    case textFieldCornerRadius
    case textFieldHorizontalPadding
    /// Above and below the text of a field that grows with it.
    case textFieldVerticalPadding
    /// On either side of a page of text.
    case textEditorHorizontalPadding
    case searchFieldHeight
    case searchFieldCornerRadius
    case caretWidth
    case popUpButtonHeight
    case segmentedControlHeight
    case menuItemHeight
    case listRowMinimumHeight
    case listRowHorizontalPadding
    case toolbarHeight
    case navigationBarHeight
    case largeTitleBarHeight
    case tabBarHeight
    case sectionHeaderHeight
    /// Of a group of rows or a group box.
    case groupCornerRadius
    /// Between a group box and what is in it.
    case groupPadding
    /// Between a group box's title and the box.
    case groupTitleSpacing
    case disclosureChevronSize
    /// Of what a disclosure group shows.
    case disclosureIndent
    case gaugeBarHeight
    case gaugeRingSize
    case gaugeRingWidth
    /// Of a day in a calendar.
    case calendarCellWidth
    case calendarCellHeight
    /// The font size of the symbol in the place of missing content.
    case unavailableIconSize
    case unavailableIconSpacing
    case unavailableTextSpacing
    case unavailableActionSpacing
    case colorWellWidth
    case colorWellHeight
    /// What `padding()` adds on each side.
    case defaultPadding
    /// Between views where no rule says otherwise.
    case defaultSpacing
    /// The least a `Spacer` takes.
    case spacerMinimumLength
    case dividerThickness
    case focusRingWidth
    case scrollBarWidth
    /// Of the thumb of a bar that lies over the content.
    case scrollIndicatorThickness
    /// Between such a thumb and the edges.
    case scrollIndicatorInset
    case scrollIndicatorMinimumLength
    /// On either side of a row of a list that reaches from edge to edge.
    case plainListRowPadding
    case listRowVerticalPadding
    /// Above the first and below the last row of a list whose rows keep a distance to its edges.
    case listVerticalMargin
    case listSelectionCornerRadius
    /// Between the edges of a list and the ground of a row that is selected.
    case listSelectionInset
    case formRowSpacing
    /// Between the columns of a form.
    case formColumnSpacing
    case formSectionSpacing
    /// Around a form of groups.
    case formMargin
    case formRowHorizontalPadding
    case formRowVerticalPadding
    case formRowMinimumHeight
    /// Between a group of a form and its header or footer.
    case formHeaderSpacing
    case formGroupCornerRadius
    case sidebarWidth
    case inspectorWidth
    /// Of the middle one of three columns.
    case splitContentWidth
    /// What the last column likes to have at least.
    case splitDetailWidth
    /// By how much the tabs lie over what they show.
    case tabStripOverlap
    case tabViewMargin
    case windowCornerRadius
    /// Between a label's icon and its title.
    case labelIconSpacing
    case sheetCornerRadius
    case alertWidth
    /// Between an alert's edge and what is in it.
    case alertPadding
    case popoverCornerRadius
    /// How far the arrow of a popover stands out.
    case popoverArrowLength
    case popoverArrowWidth
    case menuCornerRadius
    /// Between a menu's edge and the highlight of an item.
    case menuInset
    /// Between the highlight's edge and what an item says.
    case menuItemPadding
    case menuItemCornerRadius
    /// The column of the check marks in a menu.
    case menuMarkWidth
    /// What a line between items takes of a menu.
    case menuSeparatorHeight
    case tooltipPadding
    case pickerArrowsWidth
    case segmentHorizontalPadding
    /// Between a toolbar's ends and its first and last item.
    case toolbarPadding
    /// Between the items of a toolbar.
    case toolbarSpacing
    case toolbarButtonHeight
    /// Around the row of buttons under a sheet.
    case sheetBarPadding
    case sheetButtonSpacing
    /// Between what a button in a toolbar says and its edges.
    case toolbarButtonPadding
    /// Of a sheet for a form, and of one for text, where a program asks for that.
    case formSheetWidth
    case formSheetHeight
    case pageSheetWidth
    case pageSheetHeight
    /// Between what a window shows and its edges, where a program asks for that.
    case scenePadding
    /// Of the bar with an app's menus.
    case menuBarHeight
}
