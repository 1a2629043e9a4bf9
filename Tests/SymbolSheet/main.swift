import Codecs
import CoreGraphics
import Drawing
import Foundation
import Raster
import Symbols

/// A contact sheet of symbols, to be looked at: `SymbolSheet NAMES.txt OUT.png [points 17] [scale 3] [columns 10]
/// [weight 1.75] [light|dark] [names|numbers|none] [first number 1] [monochrome|layers|colors]`. `NAMES.txt` has a name a line; `all` is
/// every name that is known.
let words = CommandLine.arguments
@MainActor func word(_ index: Int, _ usual: String) -> String { words.count > index ? words[index] : usual }
let all = SymbolCatalogue.names.joined(separator: "\n")
guard words.count > 2,
    let text = words[1] == "all" ? all : try? String(contentsOfFile: words[1], encoding: .utf8)
else {
    print(
        "SymbolSheet NAMES.txt OUT.png [points] [scale] [columns] [line width] [light|dark] [names|numbers|none] [first]"
    )
    exit(2)
}
let names = text.split(separator: "\n").map(String.init)
let points = CGFloat(Double(word(3, "17")) ?? 17)
let scale = CGFloat(Double(word(4, "3")) ?? 3)
let columns = Int(word(5, "10")) ?? 10
let lineWidth = CGFloat(Double(word(6, "1.75")) ?? 1.75)
let isDark = word(7, "light") == "dark"
let labels = word(8, "names")
let first = Int(word(9, "1")) ?? 1
let mode = word(10, "monochrome")

let side = points * 1.2
let label: CGFloat = labels == "none" ? 0 : 7
let cell = CGSize(width: max(side * 1.5 + 10, labels == "names" ? 58 : 0), height: side + 14 + label)
let rows = (names.count + columns - 1) / columns
let size = CGSize(width: cell.width * CGFloat(columns), height: cell.height * CGFloat(rows))
let ink = isDark ? PaintColor(red: 1, green: 1, blue: 1) : PaintColor(red: 0, green: 0, blue: 0)
let paper = isDark ? PaintColor(red: 0.12, green: 0.12, blue: 0.12) : PaintColor(red: 1, green: 1, blue: 1)
let faint = PaintColor(red: 0.5, green: 0.5, blue: 0.5)
let colors: [SymbolColor: PaintColor] = [
    .red: PaintColor(red: 1, green: 0.23, blue: 0.19), .orange: PaintColor(red: 1, green: 0.58, blue: 0),
    .yellow: PaintColor(red: 1, green: 0.8, blue: 0), .green: PaintColor(red: 0.2, green: 0.78, blue: 0.35),
    .blue: PaintColor(red: 0, green: 0.48, blue: 1), .white: PaintColor(red: 1, green: 1, blue: 1),
    .gray: faint, .brown: PaintColor(red: 0.64, green: 0.52, blue: 0.37),
    .cyan: PaintColor(red: 0.2, green: 0.68, blue: 0.9),
    .indigo: PaintColor(red: 0.35, green: 0.34, blue: 0.84), .pink: PaintColor(red: 1, green: 0.18, blue: 0.33),
    .purple: PaintColor(red: 0.69, green: 0.32, blue: 0.87), .mint: PaintColor(red: 0, green: 0.78, blue: 0.75),
    .teal: PaintColor(red: 0.19, green: 0.69, blue: 0.78),
]

var items: [DisplayItem] = []
@MainActor func draw(_ shape: SymbolShape, at origin: CGPoint, side: CGFloat, _ paint: PaintColor, mode: String = mode)
{
    let unit = side / SymbolGrid.side
    let transform = CGAffineTransform(a: unit, b: 0, c: 0, d: unit, tx: origin.x, ty: origin.y)
    for layer in mode == "monochrome" ? shape.whole : shape.layers {
        var paint = paint
        if mode == "layers" { paint.opacity *= [1, 0.5, 0.25][min(layer.level, 3) - 1] }
        if mode == "colors", let color = layer.color { paint = colors[color] ?? paint }
        items.append(.fill(layer.area.applying(transform), FillStyle(), .color(paint)))
    }
}
for (index, name) in names.enumerated() {
    let x = CGFloat(index % columns) * cell.width
    let y = CGFloat(index / columns) * cell.height
    let shape = SymbolLibrary.shape(name, lineWidth: lineWidth)
    if shape == nil { print("no symbol \(name)") }
    let drawn = shape ?? SymbolLibrary.placeholder(lineWidth: lineWidth)
    let width = side * drawn.width / SymbolGrid.side
    draw(drawn, at: CGPoint(x: x + (cell.width - width) / 2, y: y + 6), side: side, shape == nil ? colors[.red]! : ink)
    var at = x + 2
    let label = labels == "names" ? name : labels == "numbers" ? "\(first + index)" : ""
    for character in label {
        let letter = labels == "names" ? Letters.small(character) : Letters.small(character)
        if let letter { draw(letter, at: CGPoint(x: at, y: y + side + 10), side: 5.2, faint, mode: "monochrome") }
        at += character == "." ? 2 : character == "i" || character == "l" ? 3.2 : 4.1
    }
}
let surface = PixelSurface(width: Int(size.width * scale), height: Int(size.height * scale))!
let list = DisplayList(root: DisplayChunk(items: items), size: size, background: paper)
RasterRenderer().draw(list, into: surface, scale: scale)
try PNGEncoder.encode(surface.makeBitmap()).write(to: URL(fileURLWithPath: words[2]))

enum Letters {
    static func small(_ character: Character) -> SymbolShape? {
        SymbolLibrary.letter(String(character), lineWidth: 2.6)
    }
}
