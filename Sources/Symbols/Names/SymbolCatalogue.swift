/// The names that are known to name a symbol: those with a drawing, and what names say of those by rule.
///
/// There are more: badges of any kind on any symbol, numbers, two symbols together. These are the ones that are checked.
package enum SymbolCatalogue {
    /// What has a drawing of its own.
    package static let drawn: [String] = SymbolDrawings.all.keys.sorted()

    /// All that are checked, each with a picture of its own.
    package static let names: [String] = {
        var names: Set<String> = Set(drawn).subtracting(parts)
        for name in drawn where !parts.contains(name) && !name.hasSuffix(".fill") { names.insert(name + ".fill") }
        for family in turned {
            for direction in ["up", "down", "left", "right", "up.left", "up.right", "down.left", "down.right"] {
                names.insert(family.replacing(direction))
            }
        }
        for sign in signs { names.formUnion(enclosing(sign, ["circle", "square"])) }
        for (sign, shapes) in enclosed { names.formUnion(enclosing(sign, shapes)) }
        for letter in "abcdefghijklmnopqrstuvwxyz" { names.formUnion(enclosing(String(letter), ["circle", "square"])) }
        for number in 0...50 { names.formUnion(enclosing("\(number)", ["circle", "square"])) }
        for currency in SymbolLetters.drawings.keys where currency.hasSuffix("sign") {
            names.insert(currency)
            names.formUnion(enclosing(currency, ["circle", "square"]))
        }
        for name in slashed { names.formUnion([name + ".slash", name + ".slash.fill"]) }
        for (name, signs) in badged { for sign in signs { names.insert("\(name).badge.\(sign)") } }
        for shape in ["circle", "square", "rectangle", "diamond"] {
            for part in ["lefthalf", "righthalf", "tophalf", "bottomhalf"] { names.insert("\(shape).\(part).filled") }
            names.insert("\(shape).inset.filled")
        }
        for part in [
            "leadinghalf", "trailinghalf", "leadingthird", "trailingthird", "topthird", "bottomthird", "tophalf",
            "bottomhalf",
        ] {
            names.insert("inset.filled.\(part).rectangle")
        }
        names.formUnion(arranged)
        return names.filter { SymbolLibrary.contains($0) }.sorted()
    }()

    /// Drawings that only others are made of.
    package static let parts: Set<String> = [
        "doc.plain", "folder.plain", "house.plain", "gearshape.plain", "bin", "cloud.up", "cloud.sun.up", "text",
        "person.crop",
        "arcade.stick",
    ]

    /// Names whose pictures are alike on purpose.
    package static let twins: [Set<String>] = [
        ["circle.grid.3x3", "circle.grid.3x3.fill"], ["square.grid.3x3", "square.grid.3x3.fill"],
    ]

    private struct Family {
        let before: String
        let after: String
        func replacing(_ direction: String) -> String { before + direction + after }
    }

    private static let turned = [
        Family(before: "arrow.", after: ""), Family(before: "arrow.", after: ".circle"),
        Family(before: "arrow.", after: ".circle.fill"), Family(before: "arrow.", after: ".square"),
        Family(before: "arrow.", after: ".square.fill"),
    ]

    private static let signs = [
        "plus", "minus", "xmark", "checkmark", "questionmark", "exclamationmark", "info", "ellipsis", "percent",
        "number",
        "divide", "equal", "lessthan", "greaterthan", "asterisk", "at", "star", "heart", "person", "house", "bell",
        "bolt",
        "flag", "tag", "bookmark", "paperplane", "location", "play", "pause", "stop", "record", "forward", "backward",
        "shuffle",
        "repeat", "mic", "video", "phone", "envelope", "camera", "photo", "doc", "folder", "trash", "pencil", "gear",
        "key", "lock",
        "lock.open", "eye", "eyeglasses", "link", "cart", "bag", "creditcard", "gift", "airplane", "car", "bus", "tram",
        "bicycle", "fuelpump", "leaf", "flame", "drop", "sun.max", "moon", "cloud", "snowflake", "wind", "tornado",
        "pawprint", "ladybug",
        "brain", "lungs", "ear", "mouth", "hand.raised", "hand.thumbsup", "hand.thumbsdown", "figure.walk",
        "figure.run",
        "figure.roll", "dice", "crown", "trophy", "medal", "puzzlepiece", "lightbulb", "fan", "music.note", "waveform",
        "headphones", "gamecontroller", "keyboard", "printer", "wifi", "antenna.radiowaves.left.and.right", "globe",
        "map", "mappin",
        "paperclip", "scissors", "hammer", "wrench.and.screwdriver", "paintbrush", "paintpalette", "books.vertical",
        "book",
        "graduationcap", "calendar", "clock", "alarm", "timer", "hourglass", "chart.bar", "chart.pie", "power",
        "command", "option",
        "line.3.horizontal", "line.3.horizontal.decrease", "list.bullet", "magnifyingglass", "slider.horizontal.3",
        "chevron.left",
        "chevron.right", "chevron.up", "chevron.down", "arrow.clockwise", "arrow.counterclockwise",
        "arrow.up.arrow.down",
        "arrow.left.arrow.right", "arrow.up.and.down", "arrow.left.and.right", "arrow.triangle.2.circlepath",
        "arrow.uturn.left",
        "arrow.uturn.right", "arrow.up.to.line", "arrow.down.to.line", "theatermasks", "ticket", "suitcase",
        "bed.double", "fork.knife",
        "cup.and.saucer", "takeoutbag.and.cup.and.straw", "wineglass", "fish", "bird", "hare", "tortoise", "cat", "dog",
        "pills", "cross",
        "cross.case", "stethoscope", "syringe", "bandage", "atom", "figure.wave", "building.2", "building.columns",
        "storefront",
    ]

    private static let enclosed: [(String, [String])] = [
        ("checkmark", ["seal", "shield", "rectangle", "diamond", "bubble", "message"]),
        ("xmark", ["seal", "shield", "octagon", "rectangle", "bin", "diamond"]),
        ("exclamationmark", ["shield", "bubble", "message", "octagon"]),
        ("questionmark", ["diamond", "app", "folder", "bubble"]),
        ("plus", ["app", "bubble", "message", "rectangle", "viewfinder", "diamond", "rectangle.portrait"]),
        ("minus", ["rectangle", "diamond", "rectangle.portrait"]), ("play", ["rectangle", "tv", "display", "house"]),
        ("person", ["shield"]),
        ("lock", ["shield", "rectangle", "display", "desktopcomputer", "laptopcomputer", "iphone"]),
        ("bolt", ["shield", "heart", "house"]), ("star", ["square", "bubble"]), ("heart", ["rectangle"]),
        ("character", ["bubble", "square"]), ("phone", ["bubble"]), ("music.note", ["house", "tv"]),
        ("percent", ["circle"]), ("lock.open", ["rectangle", "display", "iphone"]),
        ("arrow.up", ["message", "doc", "cloud"]),
        ("arrow.down", ["message", "doc", "cloud"]), ("bookmark", ["square"]),
        ("hand.raised", ["app"]), ("ellipsis", ["rectangle", "viewfinder"]), ("person", ["viewfinder"]),
        ("doc", ["viewfinder"]),
        ("text", ["viewfinder"]), ("minus", ["viewfinder"]),
    ]

    private static func enclosing(_ sign: String, _ shapes: some Sequence<String>) -> [String] {
        shapes.flatMap { ["\(sign).\($0)", "\(sign).\($0).fill"] }
    }

    private static let slashed = [
        "bell", "mic", "video", "eye", "speaker", "wifi", "bolt", "location", "phone", "lightbulb", "person",
        "person.2", "heart", "pin",
        "bookmark", "tag", "flag", "cloud", "camera", "hand.raised", "trash", "cart", "creditcard",
        "antenna.radiowaves.left.and.right",
        "star", "moon", "drop", "car", "keyboard", "gearshape", "lock", "photo", "calendar", "rectangle", "circle",
        "sun.max", "waveform",
        "fork.knife", "pencil", "paperplane", "envelope", "bubble.left", "message", "map", "leaf", "flame", "iphone",
        "applewatch", "tv",
        "fuelpump", "ear", "eyes", "eyeglasses", "link", "key", "book.closed", "globe", "mappin", "headphones",
        "personalhotspot", "bolt.horizontal",
    ]

    private static let badged: [(String, [String])] = [
        ("person", ["plus", "minus", "clock", "key", "shield.checkmark"]),
        ("person.fill", ["plus", "minus", "checkmark", "xmark", "questionmark"]),
        (
            "person.crop.circle",
            ["plus", "minus", "checkmark", "xmark", "questionmark", "exclamationmark", "clock", "moon"]
        ),
        ("person.crop.circle.fill", ["plus", "minus", "checkmark", "xmark", "questionmark", "exclamationmark"]),
        ("person.2", ["plus", "minus", "gearshape"]), ("folder", ["plus", "minus", "questionmark", "gearshape"]),
        ("folder.fill", ["plus", "minus", "questionmark", "gearshape"]),
        ("doc", ["plus", "gearshape", "ellipsis", "clock", "arrow.up"]),
        ("doc.fill", ["plus", "gearshape", "ellipsis", "clock"]),
        ("calendar", ["plus", "minus", "clock", "exclamationmark", "checkmark"]),
        ("cart", ["plus", "minus", "questionmark"]),
        ("cart.fill", ["plus", "minus", "questionmark"]), ("text", ["plus", "minus", "checkmark", "xmark", "star"]),
        ("photo", ["plus", "checkmark", "exclamationmark"]), ("video", ["plus", "checkmark", "ellipsis"]),
        ("mic", ["plus", "xmark"]),
        ("externaldrive", ["plus", "minus", "checkmark", "xmark", "questionmark", "exclamationmark"]),
        ("clock", ["checkmark", "xmark", "questionmark", "exclamationmark"]),
        ("lock", ["clock"]),
        ("phone", ["plus", "checkmark", "waveform"]),
        ("checkmark.circle", ["questionmark", "xmark"]), ("gearshape", ["checkmark", "xmark", "questionmark"]),
        ("app", ["checkmark"]), ("macwindow", ["plus"]), ("rectangle.stack", ["plus", "minus", "person.crop"]),

    ]

    private static let arranged = [
        "square.on.square", "circle.on.circle", "rectangle.on.rectangle", "plus.square.on.square",
        "plus.rectangle.on.rectangle",
        "minus.square.on.square", "doc.on.clipboard", "square.grid.2x2", "square.grid.3x2", "square.grid.4x3",
        "rectangle.grid.1x2", "rectangle.grid.2x2", "rectangle.grid.3x2", "rectangle.grid.3x3", "circle.grid.2x2",
        "circle.grid.2x1",
        "circle.grid.3x3", "square.split.2x1", "square.split.1x2", "square.split.2x2", "rectangle.split.1x2",
        "rectangle.split.2x1",
        "rectangle.split.2x2", "rectangle.split.3x1", "rectangle.split.3x3", "circle.dashed", "circle.dotted",
        "square.dashed", "square.dotted",
        "rectangle.dashed", "app.dashed", "capsule.dotted", "arrow.right.circle.dotted", "arrow.up.to.line",
        "arrow.down.to.line", "arrow.left.to.line",
        "arrow.right.to.line", "chevron.up.2", "chevron.down.2", "chevron.left.2", "chevron.right.2",
        "chevron.compact.up", "chevron.compact.down",
        "chevron.compact.left", "chevron.compact.right", "arrowtriangle.up", "arrowtriangle.down", "arrowtriangle.left",
        "arrowtriangle.right",
        "arrowtriangle.up.fill", "arrowtriangle.down.fill", "arrowtriangle.left.fill", "arrowtriangle.right.fill",
        "arrowshape.up",
        "arrowshape.down", "arrowshape.left", "arrowshape.right", "arrowshape.up.fill", "arrowshape.down.fill",
        "arrowshape.left.fill",
        "arrowshape.right.fill", "arrowshape.turn.up.right", "arrowshape.turn.up.right.fill", "hand.point.up",
        "hand.point.down", "hand.point.left",
        "hand.point.right", "hand.point.up.fill", "hand.point.down.fill", "hand.point.left.fill",
        "hand.point.right.fill", "plus.bubble",
        "photo.stack", "star.leadinghalf.filled", "heart.lefthalf.filled",
        "eye.trianglebadge.exclamationmark",
        "laptopcomputer.trianglebadge.exclamationmark", "wifi.circle", "person.3.fill",
        "folder.circle",
    ]
}
