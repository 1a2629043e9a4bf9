import CoreGraphics
import Drawing

/// Numbers that are the same at every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}

/// Makes lists of everything that can be drawn, in a surface of 120 by 90 points.
struct RandomLists {
    var random: SeededGenerator
    private let face = BoxFace()
    private var lastID: UInt64 = 0

    init(seed: UInt64) {
        random = SeededGenerator(seed)
    }

    mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
    mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }
    mutating func point() -> CGPoint { CGPoint(x: number(-20...140), y: number(-20...110)) }

    mutating func rect() -> CGRect {
        let isWhole = chance(0.4)
        let rect = CGRect(x: number(-20...110), y: number(-20...80), width: number(0...70), height: number(0...60))
        return isWhole ? rect.roundedOut : rect
    }

    mutating func color() -> PaintColor {
        func part() -> Float { Float.random(in: 0...1, using: &random) }
        return PaintColor(red: part(), green: part(), blue: part(), opacity: chance(0.5) ? 1 : part())
    }

    mutating func paint() -> Paint {
        if chance(0.7) { return .color(color()) }
        let stops = (0..<count(1...4)).map { ColorStop(color: color(), location: Double($0) / 3) }
        switch count(0...2) {
        case 0: return .linearGradient(stops, start: point(), end: point())
        case 1: return .radialGradient(stops, center: point(), startRadius: number(0...20), endRadius: number(0...60))
        default: return .angularGradient(stops, center: point(), startAngle: number(-4...4), endAngle: number(-4...8))
        }
    }

    mutating func path() -> Path {
        switch count(0...4) {
        case 0: return Path(rect())
        case 1: return Path(ellipseIn: rect())
        case 2:
            return Path(roundedRect: rect(), cornerRadius: number(0...20), style: chance(0.5) ? .circular : .continuous)
        default:
            var path = Path()
            path.move(to: point())
            for _ in 0..<count(1...6) {
                switch count(0...4) {
                case 0: path.addQuadCurve(to: point(), control: point())
                case 1: path.addCurve(to: point(), control1: point(), control2: point())
                case 2 where chance(0.3): path.closeSubpath()
                default: path.addLine(to: point())
                }
            }
            return path
        }
    }

    mutating func transform() -> CGAffineTransform {
        switch count(0...5) {
        case 0: .identity
        case 1: CGAffineTransform(translationX: number(-20...20).rounded(), y: number(-20...20).rounded())
        case 2: CGAffineTransform(translationX: number(-20...20), y: number(-20...20))
        case 3: CGAffineTransform(scaleX: number(0.3...2), y: number(0.3...2))
        case 4: CGAffineTransform(scaleX: -1, y: 1).translatedBy(x: -100, y: 0)
        default: CGAffineTransform(rotationAngle: number(-1...1)).translatedBy(x: number(-20...20), y: number(-20...20))
        }
    }

    mutating func projection() -> ProjectionTransform {
        var projection = ProjectionTransform(transform())
        projection.m13 = number(-0.01...0.01)
        projection.m23 = number(-0.01...0.01)
        return projection.moved(to: CGPoint(x: 60, y: 45))
    }

    mutating func filter() -> Filter {
        switch count(0...3) {
        case 0: .color(ColorMatrix((0..<15).map { _ in Float(number(-1...1)) } + [0, 0, 0, Float(number(0...1)), 0]))
        case 1: .luminanceToAlpha
        default: .blur(radius: number(0...6), isOpaque: chance(0.3))
        }
    }

    mutating func item(depth: Int) -> DisplayItem {
        switch count(0...9) {
        case 0, 1, 2: return .fill(path(), FillStyle(eoFill: chance(0.3), antialiased: chance(0.9)), paint())
        case 3, 4:
            let style = StrokeStyle(
                lineWidth: number(0...9), lineCap: [.butt, .round, .square][count(0...2)],
                lineJoin: [.miter, .round, .bevel][count(0...2)], miterLimit: number(0...10),
                dash: chance(0.3) ? [number(0...9), number(1...5)] : [], dashPhase: number(-9...9))
            return .stroke(path(), style, paint())
        case 5:
            let glyphs = (0..<count(1...6)).map { _ in chance(0.1) ? 100 : UInt32(count(0...12)) }
            let run = face.run(glyphs, size: CGFloat(count(4...20)), slant: chance(0.2) ? 0.2 : 0)
            return .glyphs(run, origin: point(), paint())
        case 6:
            let seed = UInt32(count(0...1000))
            let image = PixelImage(id: UInt64(seed), width: 7, height: 5) { x, y in
                0xFF00_0000 | (UInt32(x * 31 + y * 57) &* (seed + 77) & 0xFFFFFF)
            }
            return .image(
                image, source: CGRect(x: 0, y: 0, width: 7, height: 5), destination: rect(), smooth: chance(0.6),
                tint: chance(0.2) ? color() : nil)
        case 7: return .chunk(chunk(depth: depth))
        default:
            if depth > 3 { return .fill(path(), FillStyle(), paint()) }
            if chance(0.1) { return .layer(Layer(content: chunk(depth: depth + 1), projection: projection())) }
            let modes: [BlendMode] = [
                .multiply, .screen, .overlay, .luminosity, .destinationOut, .plusDarker, .sourceAtop,
            ]
            return .layer(
                Layer(
                    content: chunk(depth: depth + 1),
                    filters: chance(0.2) ? [filter()] : [],
                    mask: chance(0.2) ? chunk(depth: depth + 2) : nil,
                    clip: chance(0.3) ? Clip(path: path(), style: FillStyle(eoFill: chance(0.3))) : nil,
                    shadow: chance(0.2)
                        ? Shadow(
                            color: color(), radius: number(0...5),
                            offset: CGSize(width: number(-9...9), height: number(-9...9))) : nil,
                    opacity: chance(0.4) ? Double(number(0...1)) : 1,
                    blendMode: chance(0.3) ? modes[count(0...6)] : .normal, transform: transform(),
                    isGroup: chance(0.2)))
        }
    }

    mutating func chunk(depth: Int) -> DisplayChunk {
        lastID += 1
        let id = lastID
        return DisplayChunk(id: id, items: (0..<count(0...4)).map { _ in item(depth: depth + 1) })
    }

    mutating func list() -> DisplayList {
        DisplayList(
            root: DisplayChunk(id: 1_000_000, items: (0..<count(3...10)).map { _ in item(depth: 0) }),
            size: CGSize(width: 120, height: 90), background: chance(0.7) ? white : clear)
    }

    /// The list with something changed in one of its chunks or items.
    mutating func changed(_ list: DisplayList) -> DisplayList {
        var list = list
        list.root = changed(list.root)
        return list
    }

    private mutating func changed(_ chunk: DisplayChunk) -> DisplayChunk {
        var items = chunk.items
        if items.isEmpty || chance(0.2) {
            items.insert(item(depth: 3), at: count(0...items.count))
        } else {
            let index = count(0...items.count - 1)
            switch items[index] {
            case .chunk(let child): items[index] = .chunk(changed(child))
            case .layer(let layer) where chance(0.8):
                items[index] = .layer(
                    Layer(
                        content: changed(layer.content), filters: layer.filters, mask: layer.mask, clip: layer.clip,
                        shadow: layer.shadow, opacity: layer.opacity, blendMode: layer.blendMode,
                        transform: chance(0.2) ? transform() : layer.transform, isGroup: layer.isGroup,
                        projection: layer.projection))
            default:
                if chance(0.3) {
                    items.remove(at: index)
                } else {
                    items[index] = item(depth: 3)
                }
            }
        }
        return DisplayChunk(id: chunk.id, version: chunk.version + 1, items: items)
    }
}
