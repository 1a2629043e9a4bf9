import CoreGraphics
import Drawing

/// A shape around a symbol, by the last word of its name: what is in it lies in a square about `center`.
struct Enclosure {
    let drawing: String
    var center = CGPoint(x: 12, y: 12)
    /// How many times as large a symbol is in it as by itself.
    var scale: CGFloat = 0.56
    /// Of what is filled, in many colours.
    var color: SymbolColor?

    /// By what a name ends with, the longest first.
    static let known: [(name: String, shape: Enclosure)] = [
        ("circle", Enclosure(drawing: "circle")),
        ("square", Enclosure(drawing: "square")),
        ("rectangle.portrait", Enclosure(drawing: "rectangle.portrait", scale: 0.5)),
        ("rectangle", Enclosure(drawing: "rectangle", center: CGPoint(x: 14, y: 12), scale: 0.56)),
        ("app", Enclosure(drawing: "app")),
        ("capsule.portrait", Enclosure(drawing: "capsule.portrait", scale: 0.45)),
        ("capsule", Enclosure(drawing: "capsule", center: CGPoint(x: 14, y: 12), scale: 0.5)),
        ("seal", Enclosure(drawing: "seal", scale: 0.5)),
        ("shield", Enclosure(drawing: "shield", center: CGPoint(x: 12, y: 11.6), scale: 0.5)),
        ("diamond", Enclosure(drawing: "diamond", scale: 0.46)),
        ("hexagon", Enclosure(drawing: "hexagon", scale: 0.5)),
        ("octagon", Enclosure(drawing: "octagon", scale: 0.54, color: .red)),
        ("triangle", Enclosure(drawing: "triangle", center: CGPoint(x: 12, y: 14.2), scale: 0.46, color: .yellow)),
        ("bubble.right", Enclosure(drawing: "bubble.right", center: CGPoint(x: 12, y: 10.8), scale: 0.5)),
        ("bubble.left", Enclosure(drawing: "bubble.left", center: CGPoint(x: 12, y: 10.8), scale: 0.5)),
        ("bubble", Enclosure(drawing: "bubble.left", center: CGPoint(x: 12, y: 10.8), scale: 0.5)),
        ("message", Enclosure(drawing: "message", center: CGPoint(x: 12, y: 11), scale: 0.48)),
        ("magnifyingglass", Enclosure(drawing: "magnifyingglass", center: CGPoint(x: 10.2, y: 10.2), scale: 0.4)),
        ("bookmark", Enclosure(drawing: "bookmark", center: CGPoint(x: 12, y: 10), scale: 0.4)),
        ("folder", Enclosure(drawing: "folder.plain", center: CGPoint(x: 12, y: 13.4), scale: 0.4)),
        ("doc", Enclosure(drawing: "doc.plain", center: CGPoint(x: 12, y: 13), scale: 0.42)),
        ("house", Enclosure(drawing: "house.plain", center: CGPoint(x: 12, y: 13.6), scale: 0.42)),
        ("viewfinder", Enclosure(drawing: "viewfinder", scale: 0.56)),
        ("tv", Enclosure(drawing: "tv", center: CGPoint(x: 14, y: 10.5), scale: 0.44)),
        ("display", Enclosure(drawing: "display", center: CGPoint(x: 14, y: 10), scale: 0.42)),
        ("desktopcomputer", Enclosure(drawing: "desktopcomputer", center: CGPoint(x: 14, y: 9.3), scale: 0.36)),
        ("laptopcomputer", Enclosure(drawing: "laptopcomputer", center: CGPoint(x: 15, y: 10.6), scale: 0.4)),
        ("iphone", Enclosure(drawing: "iphone", scale: 0.38)),
        ("ipad", Enclosure(drawing: "ipad", scale: 0.46)),
        ("macwindow", Enclosure(drawing: "macwindow", center: CGPoint(x: 14, y: 14), scale: 0.38)),
        ("heart", Enclosure(drawing: "heart", center: CGPoint(x: 12, y: 11), scale: 0.42, color: .red)),
        ("drop", Enclosure(drawing: "drop", center: CGPoint(x: 12, y: 14.6), scale: 0.38)),
        ("cloud", Enclosure(drawing: "cloud", center: CGPoint(x: 14, y: 13.6), scale: 0.42)),
        ("icloud", Enclosure(drawing: "cloud", center: CGPoint(x: 14, y: 13.6), scale: 0.42)),
        ("bin", Enclosure(drawing: "bin", center: CGPoint(x: 12, y: 14), scale: 0.44)),
        ("gearshape", Enclosure(drawing: "gearshape.plain", scale: 0.4)),
        ("clipboard", Enclosure(drawing: "clipboard", center: CGPoint(x: 12, y: 13.4), scale: 0.46)),
        ("batteryblock", Enclosure(drawing: "batteryblock", center: CGPoint(x: 12, y: 13), scale: 0.46)),
        ("brakesignal", Enclosure(drawing: "brakesignal", scale: 0.5)),
    ]
}

extension Sketch {
    /// In another shape: the shape stands behind, on the second level.
    func enclosed(in outer: Sketch, _ enclosure: Enclosure, isFilled: Bool) -> Sketch? {
        guard isFilled else {
            let inner = placed(in: enclosure).with { if $0.filling == .usual { $0.filling = .whole } }
            return outer.level(2).adding(inner.marks)
        }
        guard var outer = outer.filled else { return nil }
        if let color = enclosure.color { outer = outer.colored(color) }
        let inner = (filled ?? self).placed(in: enclosure).with { mark in
            switch mark.effect {
            case .draw:
                mark.effect = .knock
                mark.level = 1
                mark.color = enclosure.color == nil ? mark.color : .white
            case .cut, .knock:
                mark.effect = .restore(hasMargin: false)
                mark.level = 2
                mark.color = enclosure.color
            case .clear:
                mark.effect = .restore(hasMargin: true)
                mark.level = 2
                mark.color = enclosure.color
            case .restore: break
            }
            mark.filling = .kept
        }
        return outer.level(2).adding(inner.marks)
    }

    private func placed(in enclosure: Enclosure) -> Sketch {
        let wide = max(width / SymbolGrid.side, extent.width / 19, 1)
        return placed(at: enclosure.center, scale: enclosure.scale / wide)
    }
}
