/// An animation that may never end by itself, so that another has to end it.
protocol EndlessAnimation {
    var isEndless: Bool { get }
}

extension Animation {
    /// Whether the animation goes on until another takes its place.
    package var isEndless: Bool { (base as? any EndlessAnimation)?.isEndless ?? false }
}
