import SwiftUI

struct WordingView: View {
    let start = Date()
    @State private var count = 3
    @State private var amount = 1234.5
    @ScaledMetric(relativeTo: .title) private var side = 20
    @ScaledMetric private var gap: CGFloat = 4
    @Environment(\.openURL) private var openURL
    @Environment(\.redactionReasons) private var reasons
    @Environment(\.dynamicTypeSize) private var typeSize

    private var marked: AttributedString {
        var text = AttributedString("Marked words")
        text.font = .headline
        if let range = text.range(of: "words") {
            text[range].foregroundColor = .orange
            text[range].backgroundColor = .yellow.opacity(0.3)
            text[range].underlineStyle = .single
            text[range].strikethroughStyle = Text.LineStyle(pattern: .dash, color: .red)
            text[range].link = URL(string: "https://example.com")
            text[range].kern = 1
            text[range].tracking = 2
            text[range].baselineOffset = 3
        }
        return text
    }

    private var parsed: AttributedString {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        return (try? AttributedString(markdown: "**Bold** and *slanted*", options: options)) ?? AttributedString("none")
    }

    private let title: LocalizedStringKey = "Shopping **list**"
    private let resource: LocalizedStringResource = "A resource with \(3) values"

    var body: some View {
        VStack(alignment: .leading, spacing: gap) {
            Group {
                Text(title)
                Text(resource)
                Text("Count", tableName: "Main", bundle: .main, comment: "A heading")
                Text("^[\(count) item](inflect: true) for \(amount, format: .currency(code: "EUR"))")
                Text("\(amount, specifier: "%.1f") at \(start, style: .time) \(Image(systemName: "clock"))")
                Text("Visit [our page](https://example.com/\(count)) or write to \(Text("us").italic())")
                Text(marked)
                Text(parsed)
                Text(start, style: .relative)
                Text(start...start.addingTimeInterval(3600))
                Text(timerInterval: start...start.addingTimeInterval(60), countsDown: false)
            }
            Group {
                Text(start, format: .dateTime.day().month().year())
                Text(amount, format: .number.precision(.fractionLength(0...2)))
                Text(["a", "b"], format: .list(type: .and))
                Text(NSNumber(value: 3), formatter: NumberFormatter())
                Text(Image(systemName: "star")) + Text(" rated").foregroundStyle(.secondary2)
                Text(String(localized: "Hello \(count)"))
                Text("Lines").lineLimit(2, reservesSpace: true)
                Text("Lines").lineLimit(1...3).truncationMode(.middle)
                Text("Fits").minimumScaleFactor(0.5).allowsTightening(true).lineLimit(1)
                Text("Set").fontDesign(.serif).fontWidth(.condensed).monospacedDigit().textScale(.secondary)
                Text("Styled").underline(true, pattern: .dot, color: .blue).strikethrough(color: .red).bold(count > 2)
            }
            Button("Open") { openURL(URL(string: "https://example.com")!) { accepted in print(accepted) } }
            Text("Hidden").redacted(reason: reasons.isEmpty ? .placeholder : [])
            Text("Private").privacySensitive().unredacted()
        }
        .textCase(typeSize.isAccessibilitySize ? nil : .uppercase)
        .fontWeight(.medium)
        .italic()
        .kerning(0.5)
        .tracking(0.2)
        .baselineOffset(1)
        .underline(count > 4)
        .monospaced(false)
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .environment(\.openURL, OpenURLAction { _ in .systemAction })
        .environment(\.locale, Locale(identifier: "de"))
        .frame(width: side)
    }
}

extension ShapeStyle where Self == Color {
    fileprivate static var secondary2: Color { .gray }
}
