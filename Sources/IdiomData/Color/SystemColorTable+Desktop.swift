extension SystemColorTable {
    private static let desktopIdioms: [Idiom] = [.desktop]
    private static let systemColors = Source.reported("NSColor's system colours as of macOS 12 to 15")
    private static let catalog = Source.reported("NSColor's catalogue colours as of macOS 14.4")

    static let desktop: [Row] = [
        Row(
            .red, desktopIdioms, .init(255, 59, 48), .init(255, 69, 58), .init(215, 0, 21), .init(255, 105, 97),
            systemColors),
        Row(
            .orange, desktopIdioms, .init(255, 149, 0), .init(255, 159, 10), .init(201, 52, 0), .init(255, 179, 64),
            systemColors),
        Row(
            .yellow, desktopIdioms, .init(255, 204, 0), .init(255, 214, 10), .init(160, 90, 0), .init(255, 212, 38),
            systemColors),
        Row(
            .green, desktopIdioms, .init(40, 205, 65), .init(50, 215, 75), .init(0, 125, 27), .init(49, 222, 75),
            systemColors),
        Row(
            .mint, desktopIdioms, .init(0, 199, 190), .init(102, 212, 207), .init(12, 129, 123), .init(102, 212, 207),
            systemColors),
        Row(
            .teal, desktopIdioms, .init(89, 173, 196), .init(106, 196, 220), .init(0, 130, 153), .init(93, 230, 255),
            systemColors),
        Row(
            .cyan, desktopIdioms, .init(85, 190, 240), .init(90, 200, 245), .init(0, 113, 164), .init(112, 215, 255),
            systemColors),
        Row(
            .blue, desktopIdioms, .init(0, 122, 255), .init(10, 132, 255), .init(0, 64, 221), .init(64, 156, 255),
            systemColors),
        Row(
            .indigo, desktopIdioms, .init(88, 86, 214), .init(94, 92, 230), .init(54, 52, 163), .init(125, 122, 255),
            systemColors),
        Row(
            .purple, desktopIdioms, .init(175, 82, 222), .init(191, 90, 242), .init(137, 68, 171), .init(218, 143, 255),
            systemColors),
        Row(
            .pink, desktopIdioms, .init(255, 45, 85), .init(255, 55, 95), .init(211, 15, 69), .init(255, 100, 130),
            systemColors),
        Row(
            .brown, desktopIdioms, .init(162, 132, 94), .init(172, 142, 104), .init(127, 101, 69), .init(181, 148, 105),
            systemColors),
        Row(
            .gray, desktopIdioms, .init(142, 142, 147), .init(152, 152, 157), .init(105, 105, 110),
            .init(152, 152, 157), systemColors),
        Row(
            .primary, desktopIdioms, .init(0, 0, 0, 0.85), .init(255, 255, 255, 0.85), .init(0, 0, 0),
            .init(255, 255, 255), catalog),
        Row(
            .secondary, desktopIdioms, .init(0, 0, 0, 0.5), .init(255, 255, 255, 0.55), .init(0, 0, 0, 0.75),
            .init(255, 255, 255, 0.75), catalog),
        Row(
            .tertiary, desktopIdioms, .init(0, 0, 0, 0.26), .init(255, 255, 255, 0.25), .init(0, 0, 0, 0.5),
            .init(255, 255, 255, 0.5), catalog),
        Row(
            .quaternary, desktopIdioms, .init(0, 0, 0, 0.1), .init(255, 255, 255, 0.1), .init(0, 0, 0, 0.25),
            .init(255, 255, 255, 0.25), catalog),
        Row(
            .accent, desktopIdioms, .init(0, 122, 255), .init(0, 122, 255), .init(0, 64, 221), .init(64, 156, 255),
            catalog),
        Row(
            .windowBackground, desktopIdioms, .init(236, 236, 236), .init(50, 50, 50), .init(236, 236, 236),
            .init(30, 30, 30), catalog),
        Row(
            .contentBackground, desktopIdioms, .init(255, 255, 255), .init(30, 30, 30), .init(255, 255, 255),
            .init(30, 30, 30), catalog),
        Row(
            .groupedBackground, desktopIdioms, .init(245, 245, 245), .init(40, 40, 40), .init(245, 245, 245),
            .init(40, 40, 40), .guessed("our own choice")),
        Row(
            .separator, desktopIdioms, .init(0, 0, 0, 0.1), .init(255, 255, 255, 0.1), .init(0, 0, 0, 0.25),
            .init(255, 255, 255, 0.25), catalog),
        Row(
            .link, desktopIdioms, .init(0, 104, 218), .init(65, 156, 255), .init(0, 64, 221), .init(64, 156, 255),
            catalog),
        Row(
            .placeholderText, desktopIdioms, .init(0, 0, 0, 0.25), .init(255, 255, 255, 0.25), .init(0, 0, 0, 0.5),
            .init(255, 255, 255, 0.5), catalog),
        Row(
            .selectedContentBackground, desktopIdioms, .init(0, 100, 225), .init(0, 89, 209), .init(0, 64, 221),
            .init(0, 64, 221), catalog),
        Row(
            .selectedTextBackground, desktopIdioms, .init(179, 215, 255), .init(63, 99, 139), .init(179, 215, 255),
            .init(63, 99, 139), catalog),
        Row(
            .controlBackground, desktopIdioms, .init(255, 255, 255), .init(255, 255, 255, 0.25), .init(255, 255, 255),
            .init(255, 255, 255, 0.35), .reported("NSColor.controlColor as of macOS 14.4")),
    ]
}
