// Text: styles, fonts, concatenation, interpolation.
import SwiftUI

struct TextsView: View {
    let name = "World"
    let count = 3
    let price = 12.5
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let key: LocalizedStringKey = "greeting"

    var body: some View {
        VStack(alignment: .leading) {
            Text("Hello")
            Text(name)
            Text(verbatim: "verbatim \(count)")
            Text(key)
            Text(name + "!")
            Text(String(count))
            Text(String(format: "%.1f", price))
            Text("Hello, \(name)! You have \(count) of \(price, specifier: "%.2f").")
            Text("\(price, format: .number)")
            Text("\(price, format: .percent)")
            Text("\(date, format: .dateTime.year().month())")
            Text(count, format: .number)
            Text(price, format: .currency(code: "EUR"))
            Text(date, format: .dateTime.hour())
            Text("a") + Text("b").bold() + Text("c").foregroundColor(.red)
            Text("The \(Text("bold").bold()) one")
            Text("\(name.uppercased()) and \(Int(price)) and \(CGFloat(3)) and \(true ? "yes" : "no")")
            Text(Substring("sub"))
        }
        VStack {
            Text("Large").font(.largeTitle)
            Text("Title").font(.title).fontWeight(.heavy)
            Text("Title 2").font(.title2.bold())
            Text("Title 3").font(.title3.weight(.semibold).italic())
            Text("Headline").font(.headline).bold(count > 2)
            Text("System").font(.system(size: 20))
            Text("System").font(.system(size: 20, weight: .bold))
            Text("System").font(.system(size: 20, weight: .bold, design: .rounded))
            Text("System").font(.system(.body, design: .monospaced))
            Text("System").font(.system(.title, design: .serif, weight: .light))
            Text("System").font(.system(size: 12, design: .monospaced))
            Text("Custom").font(.custom("Georgia", size: 20))
            Text("Custom").font(.custom("Georgia", size: 20, relativeTo: .title))
            Text("Custom").font(.custom("Georgia", fixedSize: 20))
            Text("Digits").font(.body.monospacedDigit()).monospacedDigit()
            Text("Caps").font(.body.smallCaps().leading(.tight))
            Text("Width").font(.body.width(.condensed))
            Text("Nil").font(nil)
            Text("Italic").italic().underline().strikethrough()
            Text("Underlined").underline(count > 2, color: .red).strikethrough(true, color: .blue)
            Text("Spaced").kerning(2).tracking(1).baselineOffset(3)
            Text("Thin").fontWeight(.thin)
            Text("Centre\nlines").multilineTextAlignment(.center).lineSpacing(4)
            Text("Lines").lineLimit(nil).lineLimit(2).truncationMode(.head)
            Text("Style").foregroundStyle(.blue)
        }
        .font(.system(.body))
    }

    var styled: Text {
        var text = Text("")
        for word in ["one", "two"] {
            text = text + Text(word).foregroundColor(.blue) + Text(" ")
        }
        return text
    }
}

struct TextsHighlighted: View {
    let parts: [(String, Bool)]

    var body: some View {
        parts.reduce(Text("")) { partial, part in
            partial + (part.1 ? Text(part.0).bold() : Text(part.0))
        }
    }
}

extension Font {
    static let textsCardTitle = Font.system(size: 17, weight: .semibold, design: .rounded)
    static func texts(_ size: CGFloat) -> Font { .custom("Inter", size: size) }
}
