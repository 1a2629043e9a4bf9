/// What stands in for the families that come with Apple's systems, where nobody installed them: a face of the same kind.
enum StandInFamilies {
    private static let monospaced: Set<String> = [
        "andale mono", "courier", "courier new", "menlo", "monaco", "sf mono", "sfmono-regular", "pt mono",
        "menlo-regular", "menlo-bold", "courier-bold", "couriernewpsmt", "americantypewriter", "american typewriter",
    ]
    private static let serif: Set<String> = [
        "athelas", "baskerville", "big caslon", "bodoni 72", "charter", "cochin", "didot", "garamond", "georgia",
        "georgia-bold", "hoefler text", "iowan old style", "new york", "palatino", "superclarendon", "times",
        "times new roman", "timesnewromanpsmt", "timesnewromanps-boldmt",
    ]

    /// The system's for any other name.
    static func family(for name: String) -> FontDescription.Family {
        let name = name.lowercased()
        return monospaced.contains(name) ? .monospaced : serif.contains(name) ? .serif : .system
    }
}
