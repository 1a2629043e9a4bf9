internal import Scripting

extension HostedView {
    /// Presses and lets go of an element, found by its label or identifier. It has to be visible and enabled. Where a double
    /// tap could still come, a single tap acts after half a second: `advance(by: 0.5)`.
    public func tap(_ name: String) throws { try perform(.tap(.label(name))) }

    /// Presses and lets go at a place.
    public func tap(at point: CGPoint) throws { try perform(.tap(.point(StepPoint(point)))) }

    /// Taps an element several times at one instant: two are a double click.
    public func tap(_ name: String, count: Int) throws {
        for _ in 0..<max(count, 0) { try tap(name) }
    }

    /// Presses and lets go of the secondary button on an element, as for a context menu.
    public func rightClick(_ name: String) throws { try perform(.rightClick(.label(name))) }

    /// Presses and lets go of the secondary button at a place.
    public func rightClick(at point: CGPoint) throws { try perform(.rightClick(.point(StepPoint(point)))) }

    /// Holds an element pressed for some seconds.
    public func press(_ name: String, for seconds: TimeInterval) throws {
        try perform(.press(.label(name), seconds: max(seconds, 0)))
    }

    /// Drags from one place to another within some seconds.
    public func drag(from start: CGPoint, to end: CGPoint, for seconds: TimeInterval = 0.2) throws {
        try perform(.drag(from: .point(StepPoint(start)), to: .point(StepPoint(end)), seconds: max(seconds, 0)))
    }

    /// Drags an element by its middle.
    public func drag(_ name: String, by translation: CGSize, for seconds: TimeInterval = 0.2) throws {
        let frame = try frame(of: name)
        let start = CGPoint(x: frame.midX, y: frame.midY)
        try drag(
            from: start, to: CGPoint(x: start.x + translation.width, y: start.y + translation.height), for: seconds)
    }

    /// Moves two fingers of a touchpad apart, or together where `scale` is below 1, over an element's middle within some
    /// seconds.
    public func magnify(_ name: String, by scale: CGFloat, for seconds: TimeInterval = 0.2) throws {
        try pinch(name, scale: scale, degrees: 0, for: seconds)
    }

    /// Turns two fingers of a touchpad, clockwise, over an element's middle within some seconds.
    public func rotate(_ name: String, by angle: Angle, for seconds: TimeInterval = 0.2) throws {
        try pinch(name, scale: 1, degrees: angle.degrees, for: seconds)
    }

    private func pinch(_ name: String, scale: CGFloat, degrees: Double, for seconds: TimeInterval) throws {
        try perform(.pinch(at: .label(name), scale: Double(scale), degrees: degrees, seconds: max(seconds, 0)))
    }

    /// Moves the pointer without a button pressed.
    public func hover(at point: CGPoint) throws { try perform(.hover(.point(StepPoint(point)))) }

    /// Moves the pointer over an element without a button pressed.
    public func hover(_ name: String) throws { try perform(.hover(.label(name))) }

    /// Turns the wheel over a place: a negative height moves the content up.
    public func scroll(at point: CGPoint, by translation: CGSize) throws {
        try scroll(.point(StepPoint(point)), by: translation)
    }

    /// Turns the wheel over an element.
    public func scroll(_ name: String, by translation: CGSize) throws {
        try scroll(.label(name), by: translation)
    }

    private func scroll(_ aim: Step.Aim, by translation: CGSize) throws {
        try perform(.scroll(at: aim, by: StepPoint(x: translation.width, y: translation.height)))
    }

    /// Types a text where the keyboard is.
    public func type(_ text: String) throws { try perform(.type(text)) }

    /// Taps a text field and types into it.
    public func type(_ text: String, into name: String) throws {
        try tap(name)
        try type(text)
    }

    /// Presses a key: "return", "tab", "cmd+a", as in the command's steps.
    public func key(_ stroke: String) throws {
        guard let key = KeyStroke(stroke) else {
            throw TestingError("\"\(stroke)\" is no key; write return, tab, escape, a, cmd+shift+z and the like")
        }
        try perform(.key(key))
    }

    /// Gives a control a value as assistive technology would: a number, "on" or "off", a text.
    public func set(_ name: String, to value: String) throws {
        try perform(.set(label: name, value: StepValue(text: value)))
    }
}

extension StepPoint {
    fileprivate init(_ point: CGPoint) {
        self.init(x: point.x, y: point.y)
    }
}
