/// Every figure and rule that a user could see and that is only guessed.
package enum Guesses {
    /// One line each, `name: reason`, in the order of the tables.
    package static var all: [String] {
        var lines = rules + SystemFontFit.guesses + SymbolTable.guesses
        for row in MetricTable.rows where row.metric.source.isGuessed {
            lines.append(line("\(row.name) \(row.idiom) \(row.size)", row.metric.source))
        }
        for row in SpacingTable.rows where row.metric.source.isGuessed {
            lines.append(line("spacing \(row.idiom) \(row.axis) \(row.first) \(row.second)", row.metric.source))
        }
        for row in SystemColorTable.rows where row.source.isGuessed {
            lines.append(line("colour \(row.color) \(row.idioms.map(\.self))", row.source))
        }
        for row in TextStyleTable.rows where row.source.isGuessed {
            lines.append(line("text style \(row.style) \(row.idiom)", row.source))
        }
        return lines
    }

    /// Rules that are code and not a row of a table.
    private static let rules = [
        "timeline: before the first date of a schedule its content is made for that date",
        "canvas: symbols are as large as they like; an opaque canvas is black where nothing is drawn",
        "canvas: filters are applied in the order in which they were added",
        "long press: who is told of pressing hears that it is over before the action runs",
        "transitions: blurReplace blurs by 10 points and scales by a quarter; a view that goes stays over what was before it",
        "scroll view: several views in it lie below one another; content that may move both ways and is smaller is centred",
        "scroll view: its bars stay for 0.6 seconds after the content moved and go within a quarter of a second",
        "scroll view: a page is what is seen less 40 points; home and end go to either end",
        "scroll position by a view's id without an anchor: the view goes to the beginning of what is seen",
        "scroll target behavior: carried out 0.12 seconds after the last event, by a spring of 0.35 seconds",
        "lazy containers: views within 32 points of what is seen are made; without a spacing views are 8 points apart",
        "lazy stack: as wide as it is offered; views that are not made count as long as the mean of those first seen",
        "list: a row is selected on release; the shift key selects as far as rows are made",
        "list: says nothing of the size that it likes; lines between rows everywhere but in a sidebar",
        "list: a row shows its actions when a wheel has moved 30 points sideways; its content gives them room",
        "grouped form: a toggle is a switch, a text field is plain and its text at the trailing edge, further texts of a label are small",
        "grouped form: its groups are 3 percent of the label colour, with a line of 7 percent",
        "navigation stack: a bar with what leads back is drawn over every screen but the first",
        "navigation view with one view: a stack; with several: columns",
        "tab view: a tab's view is made when it is first chosen and kept then; tabs show their titles only",
        "colour animation: components in encoded sRGB, multiplied by their opacity",
        "Color.mix with colours of different opacity: components are weighted by their opacity",
        "Color.gradient: begins with the colour mixed with a fifth of white",
        "repeating animation that reverses: goes back in the manner in which it goes forth",
        "spring animation: over once within a thousandth of the way, at most a hundredth of a point",
        "interactiveSpring(duration:extraBounce:): a base bounce of 0.14",
        "change without animation while one runs: the running one ends, and the new value is there at once",
        "change while a repeating animation runs: the new animation begins at what is shown and the repeating one ends",
        "colours of the desktop with increased contrast: as the phone's, or nearer to black and white",
        "button: a press is shown and released within the button's frame; space and return act while it has the keyboard",
        "button that repeats: acts when it is pressed, after 0.4 s again, then every 0.075 s",
        "keyboard shortcut: commands before who has the keyboard, other keys after; a sign typed with shift is the sign alone",
        "stepper: a step that would leave the bounds ends at the bound; the arrow keys up and down step",
        "gauge: label above, value below, the least and the greatest value at the sides; in styles for small places in the text's colour",
        "group box on the desktop: the title in the subheadline font above the box, content centred",
        "labeled content on the desktop: label and content beside one another, a text secondary",
        "disclosure group: its content is indented by the chevron's width on the desktop",
        "control group on the desktop: one bezel, with lines between the controls",
        "date picker: a part begins again past its last value, the others stay; two digits, four of a year, go on to the next part",
        "link: in the colour of links, or the tint if there is one",
        "content unavailable: a large secondary symbol, a bold title, a secondary description",
        "accessibility trait that is a role: replaces the role of a text, an image, a shape or a group",
        "combined accessibility element: a text if it has only texts in it, what its only control is if it has one",
        "button with the destructive role: red only where it is prominent",
        "borderless button on the desktop: as a plain one, dimmed to a half while it is pressed",
        "mixed toggle: goes on when it is pressed",
        "slider: a knob that was taken keeps its distance to the pointer, elsewhere it jumps there",
        "slider without steps: an arrow key moves it by a tenth",
        "slider with steps: the last step that fits is the most it can have",
        "progress view: a value that is not a number counts as 0",
        "linear progress view: label and bar without spacing, the label of its value in the caption font and secondary",
        "circular progress view: its label is below it and secondary",
        "faces of controls: gradients, hairlines and shadows are our own choice",
        "mask: shapes and texts in it that are given no style are opaque, unlike the primary colour of the desktop",
        "bold text preference: every weight is two steps heavier",
        "tap: a press that moves further than 10 points is none, as that is where a drag begins",
        "drag: its predicted end is where a quarter of a second at the speed of its release would take it",
        "double click: two presses within 5 points of one another",
        "wheel: a step scrolls 48 points, about three lines of text",
        "gestures: the first recognizer to become active wins, inner views before outer ones",
        "throttle in Combine: what waits for its interval's end is given before the end of the stream",
        "collect by time in Combine: an interval without values gives no array",
        "preferredColorScheme: of several views in a window the first counts",
        "onReceive: an action runs with the next update, not within the sending",
        "ScaledMetric on the phone: grows as the text of its style does, not rounded to pixels",
        "levels of a style that has one: a half, a quarter, 0.18 and a tenth of its opacity",
        "quinary of the system's labels: 0.6 of the opacity of the quaternary",
        "materials: a colour over what is behind, which is not blurred",
        ".fill style on the desktop: that of the phone",
        "rotation3DEffect: the eye is as far before the anchor as the view's longer side, divided by the perspective",
        "colour filters: those of the W3C on encoded colours; contrast turns about the middle grey",
        "padding: an edge with padding keeps the ordinary distance to its neighbour, whatever is inside",
        "right to left: a position counts from the right edge, an offset moves to the right as ever",
        "safe area inset: as long as it wants to be along its axis, as wide as what is proposed across",
        "grid: columns share the room as the views of a stack do; cells across several columns widen them equally",
        "AnyLayout: only frames move when the layout inside changes its own data",
        "anchors: unit points count from the left in both directions",
        "continuous corner on a side too short for it: turns gradually into a quarter circle",
        "text of a range of dates: the times alone where both are on one day",
        "text of a clock that runs down: seconds are rounded up, of one that runs up rounded down",
        "textScale(.secondary): four fifths of the size",
        "allowsTightening: letters move closer by a fiftieth of their size",
        "redacted text: bars nine tenths of the way up a line, in a fifth of the text's opacity",
        "links in text: the tint, without a line below",
        "Markdown in text: addresses that stand by themselves are links",
        "window: a minimum size is rounded up to whole points",
        "sheet: in the middle of its window and no larger, at once; the window is dimmed beneath it",
        "sheet: escape sends it away unless interactive dismissal is disabled",
        "sheet and popover: the first text field has the keyboard when they appear",
        "alert: two short buttons beside one another, the default one at the end; more lie over one another, cancel last",
        "alert: the first button without a role is the default one; escape presses an only button",
        "popover: without an edge it is above what shows it; a press outside only sends it away",
        "menu: opens when its button is let go, below it; a picker's opens with the chosen item over its button",
        "menu: a submenu opens as soon as the pointer is on its item",
        "picker on the desktop: its pop-up button takes the width there is; segments are all as wide as the widest",
        "picker: the id of a ForEach is the tag of a view without one of the selection's type",
        "help: shown when the pointer has been on the view for a second",
        "toolbar: a strip at the window's top, only where there are items: navigation and the title, the middle, all else at the end",
        "toolbar: a label is its icon, a button has no border; the screen that is deepest in the tree gives the title",
        "toolbar of a sheet: a row of buttons under it; return presses the one that confirms, escape the one that cancels",
        "commands: a bar of menus at the top of each window, only where the app adds commands of its own",
        "app: ends when its last window is closed",
        "text field: all of it is selected when the keyboard comes to it by keys or by a state, and when it was submitted",
        "text field: a value with a format takes the text on when return is pressed or the keyboard leaves",
        "text field: its caret is in the colour of the tint, and blinks every half second",
        "text field: control with an arrow moves by words, as on other desktops, and not to the end of the line",
        "text field: a newline that is pasted into a single line is a space",
        "focus: a value that no view stands for does not last",
        "focus: a view that can have it is given it by a click, and shows it by a ring",
        "divider: at the default distances of its stack",
        "measurement: the locale's unit has one digit after the point below ten, else none; metric or imperial by size",
        "selectable text: copied whole, from the menu of the secondary button",
        "share link: its menu copies, opens an address, writes an email",
        "menu for a selection: a press on a row beside the selection leaves the selection",
        "badge of a tab: in the secondary colour beside its title",
        "search field: above what is searched, with suggestions below it while it has the keyboard",
    ]

    private static func line(_ name: String, _ source: Source) -> String {
        if case .guessed(let reason) = source { "\(name): \(reason)" } else { name }
    }
}
