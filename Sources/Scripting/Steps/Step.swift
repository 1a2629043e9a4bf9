/// One thing that a file of steps has the program go through. Points are window points from the top left.
package enum Step: Equatable, Sendable {
    /// What a pointer is aimed at: something by its label or identifier, or a place.
    package enum Aim: Equatable, Sendable {
        case label(String)
        case point(StepPoint)
    }

    /// `tap "Label"` or `tap X,Y`: pressed and let go at once.
    case tap(Aim)
    /// `rightclick "Label"` or `rightclick X,Y`: the secondary button pressed and let go, as for a context menu.
    case rightClick(Aim)
    /// `press "Label" SECONDS`: held for a time.
    case press(Aim, seconds: Double)
    /// `drag X1,Y1 X2,Y2 SECONDS`: moved with the button down, in even steps.
    case drag(from: Aim, to: Aim, seconds: Double)
    /// `magnify X,Y SCALE SECONDS` and `rotate X,Y DEGREES SECONDS`: two fingers on a touchpad, in even steps.
    case pinch(at: Aim, scale: Double, degrees: Double, seconds: Double)
    /// `hover X,Y`: moved with no button down.
    case hover(Aim)
    /// `scroll X,Y DX,DY`: the wheel turned by so many points at a place; positive moves the content right and down.
    case scroll(at: Aim, by: StepPoint)
    /// `set "Label" VALUE`: a control given a value, as an assistive technology would.
    case set(label: String, value: StepValue)
    /// `type "text"`: entered where the keyboard's focus is.
    case type(String)
    /// `key [cmd+shift+]NAME`: a key pressed and let go.
    case key(KeyStroke)
    /// `wait SECONDS`.
    case wait(seconds: Double)
    /// `resize WxH`: the window's new size in points.
    case resize(RunOptions.Size)
    /// `scheme dark|light`.
    case scheme(RunOptions.Scheme)
    /// `snap FILE.png`: a picture of this instant. PDF and SVG by extension too.
    case snap(path: String)
    /// `inspect FILE.json`: the accessibility tree of this instant.
    case inspect(path: String)
    /// `expect "Label" KEY VALUE`: a key of the tree compared as text.
    case expect(label: String, key: InspectNode.Key, value: String)
}

/// A place in the window, or a way between two, in points.
package struct StepPoint: Equatable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// What `set` gives to a control: a text that may be a number.
package struct StepValue: Equatable, Sendable {
    /// As it was written, quotation marks taken off.
    package var text: String
    /// The text as a number; nil where it is none.
    package var number: Double? { StepScript.number(text) }

    package init(text: String) {
        self.text = text
    }
}
