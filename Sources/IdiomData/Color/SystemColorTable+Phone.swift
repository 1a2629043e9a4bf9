extension SystemColorTable {
    private static let phoneIdioms: [Idiom] = [.phone, .tablet]
    private static let guidelines = Source.documented(
        "Human Interface Guidelines, Color, system colors as of 2022 to 2024")
    private static let dynamicColors = Source.reported("UIColor's dynamic colours as of iOS 13")

    static let phone: [Row] = [
        Row(
            .red, phoneIdioms, .init(255, 59, 48), .init(255, 69, 58), .init(215, 0, 21), .init(255, 105, 97),
            guidelines),
        Row(
            .orange, phoneIdioms, .init(255, 149, 0), .init(255, 159, 10), .init(201, 52, 0), .init(255, 179, 64),
            guidelines),
        Row(
            .yellow, phoneIdioms, .init(255, 204, 0), .init(255, 214, 10), .init(178, 80, 0), .init(255, 212, 38),
            guidelines),
        Row(
            .green, phoneIdioms, .init(52, 199, 89), .init(48, 209, 88), .init(36, 138, 61), .init(48, 219, 91),
            guidelines),
        Row(
            .mint, phoneIdioms, .init(0, 199, 190), .init(99, 230, 226), .init(12, 129, 123), .init(102, 212, 207),
            guidelines),
        Row(
            .teal, phoneIdioms, .init(48, 176, 199), .init(64, 200, 224), .init(0, 130, 153), .init(93, 230, 255),
            guidelines),
        Row(
            .cyan, phoneIdioms, .init(50, 173, 230), .init(100, 210, 255), .init(0, 113, 164), .init(112, 215, 255),
            guidelines),
        Row(
            .blue, phoneIdioms, .init(0, 122, 255), .init(10, 132, 255), .init(0, 64, 221), .init(64, 156, 255),
            guidelines),
        Row(
            .indigo, phoneIdioms, .init(88, 86, 214), .init(94, 92, 230), .init(54, 52, 163), .init(125, 122, 255),
            guidelines),
        Row(
            .purple, phoneIdioms, .init(175, 82, 222), .init(191, 90, 242), .init(137, 68, 171), .init(218, 143, 255),
            guidelines),
        Row(
            .pink, phoneIdioms, .init(255, 45, 85), .init(255, 55, 95), .init(211, 15, 69), .init(255, 100, 130),
            guidelines),
        Row(
            .brown, phoneIdioms, .init(162, 132, 94), .init(172, 142, 104), .init(127, 101, 69), .init(181, 148, 105),
            guidelines),
        Row(
            .gray, phoneIdioms, .init(142, 142, 147), .init(142, 142, 147), .init(108, 108, 112), .init(174, 174, 178),
            guidelines),
        Row(
            .primary, phoneIdioms, .init(0, 0, 0), .init(255, 255, 255), .init(0, 0, 0), .init(255, 255, 255),
            dynamicColors),
        Row(
            .secondary, phoneIdioms, .init(60, 60, 67, 0.6), .init(235, 235, 245, 0.6), .init(60, 60, 67, 0.8),
            .init(235, 235, 245, 0.7), dynamicColors),
        Row(
            .tertiary, phoneIdioms, .init(60, 60, 67, 0.3), .init(235, 235, 245, 0.3), .init(60, 60, 67, 0.7),
            .init(235, 235, 245, 0.55), dynamicColors),
        Row(
            .quaternary, phoneIdioms, .init(60, 60, 67, 0.18), .init(235, 235, 245, 0.16), .init(60, 60, 67, 0.55),
            .init(235, 235, 245, 0.4), dynamicColors),
        Row(
            .accent, phoneIdioms, .init(0, 122, 255), .init(10, 132, 255), .init(0, 64, 221), .init(64, 156, 255),
            .documented("Color.accentColor is blue unless an app sets another")),
        Row(
            .windowBackground, phoneIdioms, .init(255, 255, 255), .init(0, 0, 0), .init(255, 255, 255), .init(0, 0, 0),
            dynamicColors),
        Row(
            .contentBackground, phoneIdioms, .init(255, 255, 255), .init(28, 28, 30), .init(255, 255, 255),
            .init(36, 36, 38), dynamicColors),
        Row(
            .groupedBackground, phoneIdioms, .init(242, 242, 247), .init(0, 0, 0), .init(235, 235, 240), .init(0, 0, 0),
            dynamicColors),
        Row(
            .separator, phoneIdioms, .init(60, 60, 67, 0.29), .init(84, 84, 88, 0.6), .init(60, 60, 67, 0.37),
            .init(84, 84, 88, 0.7), dynamicColors),
        Row(
            .link, phoneIdioms, .init(0, 122, 255), .init(11, 132, 255), .init(0, 64, 221), .init(64, 156, 255),
            dynamicColors),
        Row(
            .placeholderText, phoneIdioms, .init(60, 60, 67, 0.3), .init(235, 235, 245, 0.3), .init(60, 60, 67, 0.7),
            .init(235, 235, 245, 0.55), dynamicColors),
        Row(
            .selectedContentBackground, phoneIdioms, .init(209, 209, 214), .init(58, 58, 60), .init(188, 188, 192),
            .init(68, 68, 70), .reported("systemGray4 as of iOS 13")),
        Row(
            .selectedTextBackground, phoneIdioms, .init(0, 122, 255, 0.2), .init(10, 132, 255, 0.2),
            .init(0, 64, 221, 0.2), .init(64, 156, 255, 0.2), .guessed("blue at a fifth")),
        Row(
            .controlBackground, phoneIdioms, .init(120, 120, 128, 0.16), .init(120, 120, 128, 0.32),
            .init(120, 120, 128, 0.24), .init(120, 120, 128, 0.4), dynamicColors),
    ]
}
