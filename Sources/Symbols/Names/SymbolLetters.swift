import CoreGraphics

/// Letters, digits and signs of currencies, drawn as lines: what stands in circles and squares.
package enum SymbolLetters {
    /// The sketch of a letter, of a number of one or two digits, or of a short word such as `abc`; nil for anything else.
    package static func sketch(_ name: String) -> Sketch? {
        if name.count == 1 || drawings[name] != nil { return letter(name) }
        guard name.count <= 3, name.allSatisfy({ $0.isASCII && ($0.isNumber) }) else { return nil }
        return word(name)
    }

    /// Letters side by side.
    static func word(_ text: String) -> Sketch? {
        var sketch = Sketch(width: 0)
        for character in text {
            guard let letter = letter(String(character)) else { return nil }
            let box = letter.extent
            let shift = sketch.width - box.minX + (sketch.width > 0 ? 4 : 0)
            sketch.marks += letter.applying(CGAffineTransform(translationX: shift, y: 0)).marks
            sketch.width += box.width + (sketch.width > 0 ? 4 : 0)
        }
        let width = max(sketch.width + 5, SymbolGrid.side)
        let shift = (width - sketch.width) / 2
        return Sketch(marks: sketch.applying(CGAffineTransform(translationX: shift, y: 0)).marks, width: width)
    }

    /// Whether what can be drawn is a symbol by itself: signs of currencies are.
    static func isSymbol(_ name: String) -> Bool { name.count > 1 && drawings[name] != nil }

    private static func letter(_ name: String) -> Sketch? {
        guard let drawing = drawings[name] else { return nil }
        var reader = SketchReader(drawing, include: { _ in nil })
        // A closed letter is no shape to be filled.
        return reader.read().with { $0.filling = .kept }
    }

    static let drawings: [String: String] = SymbolDrawings.table(letters + digits + currencies)

    private static let letters = """
        a: M 5.5 20 12 4 18.5 20 M 7.8 14.8 16.2 14.8
        b: M 7 4 7 20 12.5 20 C 18.8 20 18.8 11.6 12.5 11.6 L 7 11.6 M 12.5 11.6 C 17.6 11.6 17.6 4 12.5 4 L 7 4
        c: M 18.2 7.4 C 14.5 1.4 5 3.4 5 12 C 5 20.6 14.5 22.6 18.2 16.6
        d: M 6.5 4 6.5 20 11 20 C 20.5 20 20.5 4 11 4 Z
        e: M 17 4 7.5 4 7.5 20 17 20 M 7.5 11.8 15.5 11.8
        f: M 17 4 7.5 4 7.5 20 M 7.5 12 15.5 12
        g: M 18.2 7.4 C 14.5 1.4 5 3.4 5 12 C 5 22.6 18.8 22.6 18.8 12.8 L 12.8 12.8
        h: M 6 4 6 20 M 18 4 18 20 M 6 11.8 18 11.8
        i: M 12 4 12 20 M 8.5 4 15.5 4 M 8.5 20 15.5 20
        j: M 16 4 16 14.8 C 16 21.8 7 21.8 7 15.4
        k: M 7 4 7 20 M 17.8 4 7 14 M 10.8 10.6 18 20
        l: M 8 4 8 20 17 20
        m: M 4.5 20 4.5 4 12 15.5 19.5 4 19.5 20
        n: M 6 20 6 4 18 20 18 4
        o: E 12 12 7.4 8.2
        p: M 7 20 7 4 12.5 4 C 19.2 4 19.2 12.8 12.5 12.8 L 7 12.8
        q: E 12 12 7.4 8.2 M 13.6 15.4 19 20.6
        r: M 7 20 7 4 12.5 4 C 19 4 19 12.4 12.5 12.4 L 7 12.4 M 12.8 12.4 18 20
        s: M 17.4 7.8 C 16.2 2.2 7 2.8 7 8 C 7 13.4 17.8 10.8 17.8 16 C 17.8 21.4 7.6 21.6 6.4 16
        t: M 5.5 4 18.5 4 M 12 4 12 20
        u: M 6 4 6 13.6 C 6 22.2 18 22.2 18 13.6 L 18 4
        v: M 5.5 4 12 20 18.5 4
        w: M 3 4 7.6 20 12 7 16.4 20 21 4
        x: M 6 4 18 20 M 18 4 6 20
        y: M 5.5 4 12 12.4 18.5 4 M 12 12.4 12 20
        z: M 6.5 4 17.5 4 6.5 20 17.5 20
        questionmark: M 7.5 8.2 C 7.5 2.6 16.6 2.6 16.6 8.2 C 16.6 11.6 12 11.6 12 15 f O 12 19.6 1.4
        exclamationmark: M 12 3.6 12 14.4 f O 12 19.6 1.4
        info: M 12 10.6 12 19.8 M 9.6 10.6 12 10.6 M 9.2 19.8 14.8 19.8 f O 11.8 5 1.6

        """

    private static let digits = """
        0: E 12 12 5.8 8.2
        1: M 8.4 7.4 12.6 4 12.6 20
        2: M 7 8.2 C 7.4 2.6 16.8 2.8 16.8 8.4 C 16.8 12.6 11 15 6.8 20 L 17.4 20
        3: M 7 7 C 8.6 2.8 16.6 3 16.6 7.8 C 16.6 11.4 13.4 11.7 11 11.7 C 13.6 11.7 17.3 12 17.3 16 C 17.3 21.2 8.2 21.4 6.6 16.6
        4: M 14.6 20 14.6 4 6 15.6 18 15.6
        5: M 16.4 4 8.2 4 7.2 12 C 10.4 9 17.4 9.6 17.4 15.2 C 17.4 21.2 8.6 21.4 6.8 16.8
        6: M 15.6 5.2 C 10.6 2.4 6.6 7 6.6 14.6 M 6.6 14.6 C 6.6 8.4 17.4 8.4 17.4 14.8 C 17.4 21.8 6.6 21.8 6.6 14.6
        7: M 6.6 4 17.4 4 10.4 20
        8: E 12 7.9 4.4 3.9 E 12 16 5.3 4.2
        9: M 8.4 18.8 C 13.4 21.6 17.4 17 17.4 9.4 M 17.4 9.4 C 17.4 15.6 6.6 15.6 6.6 9.2 C 6.6 2.2 17.4 2.2 17.4 9.4

        """

    /// Signs by the names of currencies.
    private static let currencies = """
        dollarsign: M 16.8 8 C 16 3.6 7.6 3.8 7.6 8.2 C 7.6 13 17.2 11 17.2 15.8 C 17.2 20.4 7.6 20.4 6.8 16 M 12 2 12 22
        centsign: M 17 8.6 C 14.2 4.6 6.4 5.6 6.4 12 C 6.4 18.4 14.2 19.4 17 15.4 M 12.4 3 12.4 21
        eurosign: M 18.6 6.6 C 14.8 1.8 7 3.6 7 12 C 7 20.4 14.8 22.2 18.6 17.4 M 3.8 10.2 14.6 10.2 M 3.8 13.8 14 13.8
        sterlingsign: M 17.4 8 C 16.4 2.4 8.6 2.6 8.6 8 C 8.6 12 11.4 16.4 6.8 20 L 17.6 20 M 6 12.6 14.4 12.6
        yensign: M 5.5 4 12 12.4 18.5 4 M 12 12.4 12 20.4 M 7 12.6 17 12.6 M 7 16.2 17 16.2
        wonsign: M 3 4.5 7.6 19.5 12 7 16.4 19.5 21 4.5 M 2.5 12 21.5 12
        indianrupeesign: M 6.5 4 17.5 4 M 6.5 8.4 17.5 8.4 M 6.5 12.8 9 12.8 C 16 12.8 16 4 9 4 M 8 12.8 15 20.4
        rublesign: M 8.5 20.4 8.5 4 13 4 C 19.4 4 19.4 12.6 13 12.6 L 5.5 12.6 M 5.5 16.4 14 16.4
        francsign: M 17 4 8.5 4 8.5 20 M 8.5 11.6 16 11.6 M 5.5 16 13.5 16
        bitcoinsign: M 7.5 5 7.5 19 13 19 C 18.8 19 18.8 11.8 13 11.8 L 7.5 11.8 M 13 11.8 C 17.8 11.8 17.8 5 13 5 L 7.5 5 M 10 2.4 \
          10 5 M 13.4 2.4 13.4 5 M 10 19 10 21.6 M 13.4 19 13.4 21.6
        turkishlirasign: M 9 4 9 20 C 15 20 17.6 16.4 17.6 12.4 M 5.6 11 14.4 7.4 M 5.6 15 14.4 11.4
        shekelsign: M 5 20 5 5 10 5 C 14 5 14.5 7 14.5 10 L 14.5 14.5 M 19 4 19 14.5 C 19 18.6 17.6 20 14 20 L 9.5 20 L 9.5 9.8
        nairasign: M 6.5 20 6.5 4 17.5 20 17.5 4 M 3.5 10.4 20.5 10.4 M 3.5 14 20.5 14
        pesosign: M 8 20 8 4 12.5 4 C 18.6 4 18.6 13.4 12.5 13.4 L 8 13.4 M 4.4 7.2 20 7.2 M 4.4 10.6 20 10.6
        dongsign: O 11 12 4.6 M 15.6 4 15.6 17 M 12 6.4 19 6.4 M 6.5 20.4 16.5 20.4
        bahtsign: M 7.5 5 7.5 19 13 19 C 18.8 19 18.8 11.8 13 11.8 L 7.5 11.8 M 13 11.8 C 17.8 11.8 17.8 5 13 5 L 7.5 5 M 11.6 2.4 \
          11.6 21.6
        hryvniasign: M 7 7.6 C 8.6 2.8 17.2 3 16.6 8.4 C 16 13.2 6.6 11.6 7.2 16 C 7.6 21.2 15.6 21 17.4 16.4 M 4.4 10.4 19.6 10.4 M \
          4.4 13.8 19.6 13.8
        tengesign: M 5.5 4 18.5 4 M 5.5 8.4 18.5 8.4 M 12 8.4 12 20.4
        kipsign: M 7.5 4 7.5 20 M 17.8 4 7.5 13 M 11 10.4 18 20 M 4 12 19.6 12
        manatsign: M 5 19.6 C 5 5.6 19 5.6 19 19.6 M 12 4 12 19.6
        guaranisign: M 17.6 8 C 14.4 3.6 5.8 4.4 5.8 12 C 5.8 20.4 18 20.8 18 12.8 L 12.4 12.8 M 12.4 2.2 12.4 21.8
        colonsign: M 17.6 7.6 C 14 3 6 4.6 6 12 C 6 19.4 14 21 17.6 16.4 M 14.4 2.6 8.6 21.4 M 18 2.6 12.2 21.4
        cedisign: M 17.6 8.4 C 14.2 4.2 6 5.4 6 12 C 6 18.6 14.2 19.8 17.6 15.6 M 12.4 2.6 12.4 21.4
        larisign: M 5.5 20.2 18.5 20.2 M 18.4 13 C 17.6 3.6 6 3.8 6 13 C 6 17.2 8.6 20.2 12 20.2 M 10.4 4 10.4 12 M 13.8 4 13.8 12
        tugriksign: M 5.5 4 18.5 4 M 12 4 12 20.4 M 8 12.6 16 9.4 M 8 16.6 16 13.4
        australsign: M 5 20.4 12 4 19 20.4 M 3.6 12.4 20.4 12.4 M 3.6 16 20.4 16
        cruzeirosign: M 17.6 7.4 C 13.6 2.6 5.4 4.4 5.4 12 C 5.4 19.6 13.6 21.4 17.6 16.6 M 12.4 17.4 12.4 10 M 12.4 11.6 Q 14 9.6 16 \
          10.4
        florinsign: M 17.4 5.4 C 15 2.6 12.6 4.4 12 8 L 10.4 17 C 9.8 20.4 7.6 21.4 5.8 19.4 M 7 10.6 16.4 10.6
        lirasign: M 17.4 8 C 16.4 2.4 8.6 2.6 8.6 8 C 8.6 12 11.4 16.4 6.8 20 L 17.6 20 M 6 10.4 14.4 10.4 M 6 13.8 14.4 13.8
        millsign: M 4.4 20 4.4 10 M 4.4 12.4 C 5.6 9 11 9 11.6 12.6 L 11.6 20 M 11.6 12.6 C 12.6 9 19 9 19 12.6 L 19 20 M 15.4 3.6 8 21.4

        """
}
