import SwiftUI

/// Text styles, weights, designs, and text that is longer than its place.
struct TextPage: View {
    var body: some View {
        HStack(alignment: .top, spacing: 28) {
            VStack(alignment: .leading, spacing: 4) {
                Text("Large Title").font(.largeTitle)
                Text("Title").font(.title)
                Text("Title 2").font(.title2)
                Text("Title 3").font(.title3)
                Text("Headline").font(.headline)
                Text("Subheadline").font(.subheadline)
                Text("Body").font(.body)
                Text("Callout").font(.callout)
                Text("Footnote").font(.footnote)
                Text("Caption").font(.caption)
                Text("Caption 2").font(.caption2)
                Divider().padding(.vertical, 4)
                Text("Rounded numbers").fontDesign(.rounded)
                Text("Serif for a story").fontDesign(.serif)
                Text("let tide = 4.2").fontDesign(.monospaced)
                Text("0123456789").monospacedDigit()
                Divider().padding(.vertical, 4)
                weights
            }
            .frame(width: 190, alignment: .leading)
            VStack(alignment: .leading, spacing: 10) {
                Text("Plain, *italic*, **bold**, ***both***, ~~gone~~, `code`, and [a link](https://swift.org).")
                (Text("Red").foregroundStyle(.red) + Text(", ") + Text("underlined").underline()
                    + Text(", ") + Text("struck").strikethrough() + Text(", H")
                    + Text("2").font(.caption).baselineOffset(-3)
                    + Text("O"))
                Text("Tracked").tracking(4) + Text("  and kerned").kerning(-0.5)
                Text("Primary") + Text(" secondary").foregroundStyle(.secondary)
                    + Text(" tertiary").foregroundStyle(.tertiary)
                Divider()
                Text("The tide turns twice a day, and a little later every day, because the moon does not wait.")
                    .multilineTextAlignment(.leading)
                Text("The tide turns twice a day, and a little later every day, because the moon does not wait.")
                    .multilineTextAlignment(.center)
                    .frame(maxWidth: .infinity)
                Text("The tide turns twice a day, and a little later every day, because the moon does not wait.")
                    .multilineTextAlignment(.trailing)
                    .lineSpacing(4)
                    .frame(maxWidth: .infinity, alignment: .trailing)
                Divider()
                Text("A long name that ends too soon for its place").lineLimit(1).truncationMode(.tail)
                Text("A long name that ends too soon for its place").lineLimit(1).truncationMode(.middle)
                Text("A long name that ends too soon for its place").lineLimit(1).truncationMode(.head)
                Text("Small enough to fit in one line of this").lineLimit(1).minimumScaleFactor(0.5)
                Text("Selected words stay.").textSelection(.enabled)
                Text("Hidden until it is there").redacted(reason: .placeholder)
            }
            .frame(width: 240, alignment: .leading)
        }
        .padding(20)
    }

    private var weights: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("Light harbour").fontWeight(.light)
            Text("Regular harbour").fontWeight(.regular)
            Text("Medium harbour").fontWeight(.medium)
            Text("Semibold harbour").fontWeight(.semibold)
            Text("Bold harbour").fontWeight(.bold)
            Text("Heavy harbour").fontWeight(.heavy)
        }
    }
}

#Preview("Text") { TextPage() }
