import CoreGraphics
import IdiomData
import Testing
import Typesetting
import ViewValues

struct FontTests {
    private func environment(_ idiom: Idiom, _ size: DynamicTypeSize = .large) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.idiom = idiom
        values.dynamicTypeSize = size
        return values
    }

    /// The table of facts/text.md.
    @Test(arguments: [
        (Font.largeTitle, 26.0, 400.0, 34.0, 400.0), (.title, 22, 400, 28, 400), (.title2, 17, 400, 22, 400),
        (.title3, 15, 400, 20, 400), (.headline, 13, 700, 17, 600), (.body, 13, 400, 17, 400),
        (.callout, 12, 400, 16, 400), (.subheadline, 11, 400, 15, 400), (.footnote, 10, 400, 13, 400),
        (.caption, 10, 400, 12, 400), (.caption2, 10, 500, 11, 400),
    ])
    func textStylesHaveTheirSizeAndWeight(
        font: Font, desktopSize: Double, desktopWeight: Double, phoneSize: Double, phoneWeight: Double
    ) {
        let desktop = font.resolve(in: environment(.desktop))
        #expect(desktop == FontDescription(size: desktopSize, weight: desktopWeight))
        let phone = font.resolve(in: environment(.phone))
        #expect(phone == FontDescription(size: phoneSize, weight: phoneWeight))
    }

    @Test func theDesktopDoesNotFollowTheUsersSizeAndThePhoneDoes() {
        #expect(Font.body.resolve(in: environment(.desktop, .accessibility5)).size == 13)
        #expect(Font.body.resolve(in: environment(.phone, .accessibility5)).size == 53)
        #expect(Font.body.resolve(in: environment(.phone, .xSmall)).size == 14)
        #expect(Font.system(size: 20).resolve(in: environment(.phone, .accessibility5)).size == 20)
        #expect(Font.custom("Some", fixedSize: 20).resolve(in: environment(.phone, .accessibility5)).size == 20)
        #expect(Font.custom("Some", size: 34).resolve(in: environment(.phone, .xLarge)).size == 38)
        #expect(
            Font.custom("Some", size: 11, relativeTo: .caption2).resolve(in: environment(.phone, .small)).size == 11)
    }

    @Test func sizesGrowWithTheUsersWish() {
        for style in TextStyleName.allCases {
            var before: CGFloat = 0
            for index in DynamicTypeSize.allCases.indices {
                let size = TextStyleTable.size(style, .phone, sizeIndex: index)
                #expect(size >= before)
                before = size
            }
        }
    }

    @Test func modifiersAreDoneInTurn() {
        let values = environment(.desktop)
        #expect(Font.body.bold().resolve(in: values).weight == 700)
        #expect(Font.body.weight(.light).bold().resolve(in: values).weight == 700)
        #expect(Font.body.bold().weight(.light).resolve(in: values).weight == 300)
        #expect(Font.headline.bold(false).resolve(in: values).weight == 400)
        #expect(Font.body.italic().resolve(in: values).isItalic)
        #expect(!Font.body.italic().italic(false).resolve(in: values).isItalic)
        #expect(Font.body.monospaced().resolve(in: values).family == .monospaced)
        #expect(Font.body.monospacedDigit().resolve(in: values).hasMonospacedDigits)
        #expect(Font.system(.body, design: .serif).resolve(in: values).family == .serif)
        #expect(
            Font.system(size: 9, weight: .black, design: .rounded).resolve(in: values)
                == FontDescription(family: .rounded, size: 9, weight: 900))
        #expect(Font.body.scaled(by: 2).resolve(in: values).size == 26)
        #expect(Font.body.pointSize(40).resolve(in: values).size == 40)
        let resolution = Font.body.smallCaps().leading(.tight).width(.condensed).resolution(in: values)
        #expect(
            resolution.description.smallCaps.contains(.lowercase)
                && resolution.description.smallCaps.contains(.uppercase))
        #expect(resolution.leading == .tight && resolution.width == .condensed)
    }

    @Test func theEnvironmentsModifiersComeLast() {
        var values = environment(.desktop)
        values.fontModifiers = [.weight(.heavy)]
        #expect(Font.body.bold().resolve(in: values).weight == 800)
        values.legibilityWeight = .bold
        #expect(Font.body.resolve(in: values).weight == 900)
    }

    @Test func sizesThatAreNoneDoNoHarm() {
        for size in [CGFloat.nan, .infinity, -3, 0] {
            #expect(Font.system(size: size).resolve(in: EnvironmentValues()).size == 0)
        }
    }

    @Test func aResolvedFontTellsWhatItIs() {
        var values = environment(.phone)
        let resolved = Font.headline.italic().lowercaseSmallCaps().resolve(in: values.fontResolutionContext)
        #expect(resolved.pointSize == 17)
        #expect(resolved.weight == .semibold)
        #expect(resolved.isBold && resolved.isItalic && !resolved.isMonospaced)
        #expect(resolved.isLowercaseSmallCaps && !resolved.isSmallCaps)
        let context = values.fontResolutionContext
        values.lineLimit = 3
        #expect(values.fontResolutionContext == context)
        values.dynamicTypeSize = .xLarge
        #expect(values.fontResolutionContext != context)
    }
}
