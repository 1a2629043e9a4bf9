import CoreGraphics
import Drawing
import Foundation
import Testing
import ViewTesting

import ViewCore

/// What texts say and how they are drawn, as documented for `Text`, `LocalizedStringKey` and their modifiers.
@MainActor
@Suite struct TextTests {
    private func said<V: View>(_ view: V) -> String? { TestTree(view).drawn[0].label }

    private func size<V: View>(_ view: V) -> CGSize { TestTree(view).drawn[0].frame.size }

    // MARK: What it says

    @Test func valuesAreFormattedForTheLocale() {
        let german = Locale(identifier: "de_DE")
        #expect(said(Text("\(1234) of \(2.5, format: .number)")) == "1,234 of 2.5")
        #expect(said(Text("\(1234) of \(2.5, format: .number)").environment(\.locale, german)) == "1.234 of 2,5")
        #expect(said(Text(0.25, format: .percent).environment(\.locale, german)) == "25\u{A0}%")
        #expect(said(Text("\(3.14159, specifier: "%.2f")")) == "3.14")
        // A format that names a locale keeps it.
        let own = Text(1.5, format: .number.locale(Locale(identifier: "en_US")))
        #expect(said(own.environment(\.locale, german)) == "1.5")
    }

    @Test func textsAndAttributedStringsStandInTexts() {
        var attributed = AttributedString("red")
        attributed.foregroundColor = .red
        #expect(said(Text("A \(Text("bold").bold()) and \(attributed)")) == "A bold and red")
        #expect(said(Text("a") + Text(verbatim: "*b*")) == "a*b*")
    }

    @Test func countedPhrasesAgree() {
        #expect(said(Text("Streak: ^[\(3) day](inflect: true)")) == "Streak: 3 days")
    }

    @Test func markdownIsUnderstoodInWordsAndNotInValues() {
        let name = "**x**"
        #expect(said(Text("Hello **big** \(name)")) == "Hello big **x**")
        #expect(said(Text(verbatim: "**x**")) == "**x**")
        #expect(said(Text(name)) == "**x**")
        #expect(said(Text(LocalizedStringKey(name))) == "x")
    }

    @Test func emphasisChangesTheFont() {
        #expect(size(Text("**abcdef**")) == size(Text("abcdef").bold()))
        #expect(size(Text("`abcdef`")) == size(Text("abcdef").monospaced()))
        #expect(size(Text("**abcdef**")).width > size(Text("abcdef")).width)
    }

    // MARK: Dates

    @Test func aTimerFollowsTheClock() {
        let start = Date()
        let tree = TestTree(
            VStack {
                Text(timerInterval: start.addingTimeInterval(60)...start.addingTimeInterval(120))
                Text(start.addingTimeInterval(65), style: .timer)
            })
        tree.graph.dateAtZero = start
        tree.graph.dropCaches()
        tree.jump(0)
        #expect(tree.texts == ["1:00", "1:05"])
        tree.jump(61.5)
        #expect(tree.texts == ["0:59", "0:04"])
        // Only when what they say changes is a frame wanted.
        #expect(!tree.graph.wantsNextFrame)
        #expect(abs((tree.graph.nextDeadline ?? 0) - 62) < 0.01)
        tree.jump(8.5)
        #expect(tree.texts == ["0:50", "0:05"])
        tree.jump(200)
        #expect(tree.texts == ["0:00", "3:25"])
    }

    @Test func distancesAreInTheLargestUnits() {
        let now = Date(timeIntervalSince1970: 1_000_000)
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        func text(_ seconds: Double, _ style: Text.DateStyle) -> String {
            DateText.styled(now.addingTimeInterval(seconds), style).text(at: now, in: environment).text
        }
        #expect(text(2 * 3600 + 23 * 60 + 5, .relative) == "2 hours, 23 minutes")
        #expect(text(-61, .relative) == "1 minute, 1 second")
        #expect(text(2 * 3600, .offset) == "+2 hours")
        #expect(text(36 * 3600 + 59 * 60 + 1, .timer) == "36:59:01")
    }

    // MARK: How it is drawn

    @Test func modifiersOfAViewReachItsTexts() {
        #expect(size(Text("abcdef").fontWeight(.bold) as Text) == size(VStack { Text("abcdef") }.fontWeight(.bold)))
        #expect(size(VStack { Text("abc") }.tracking(10)).width > size(Text("abc")).width + 20)
        // A text's own modifier is nearer.
        #expect(
            size(VStack { Text("abcdef").fontWeight(.regular) }.fontWeight(.black)) == size(Text("abcdef")))
        #expect(said(Text("abc").textCase(.uppercase)) == "ABC")
    }

    @Test func linesBelowAndThroughTextCanBeDashed() {
        let plain = TestTree(Text("abc").underline())
        let dashed = TestTree(Text("abc").underline(pattern: .dash))
        #expect(plain.fills.contains("fill") && !plain.fills.contains("dash"))
        #expect(dashed.fills.contains("dash"))
        #expect(TestTree(VStack { Text("abc") }.strikethrough(color: .red)).fills.contains("fill"))
    }

    @Test func roomForLinesIsKept() {
        let one = size(Text("a")).height
        #expect(size(Text("a").lineLimit(3, reservesSpace: true)).height == 3 * one)
        #expect(size(Text("a").lineLimit(2...4)).height == 2 * one)
        #expect(size(Text("a\nb\nc\nd").lineLimit(2...3)).height == 3 * one)
        #expect(size(Text("a\nb\nc").lineLimit(2...)).height == 3 * one)
    }

    @Test func aTextShrinksBeforeItIsCut() {
        let text = Text("A rather long line of text").lineLimit(1)
        let whole = size(text)
        let small = size(text.minimumScaleFactor(0.5).frame(width: whole.width * 0.7))
        #expect(small.width <= whole.width * 0.7 + 1)
        #expect(small.width > whole.width * 0.6)
        // Cut at half its size, as no smaller one is allowed.
        let least = TestTree(text.minimumScaleFactor(0.5).frame(width: whole.width * 0.3))
        #expect(least.fills.contains("…"))
    }

    @Test func aPictureStandsInTheLine() {
        let tree = TestTree(Text("a \(Image(systemName: "star.fill")) b"))
        #expect(tree.drawn[0].label == "a  b")
        #expect(tree.fills.contains("fill"))
        #expect(tree.drawn[0].frame.height == size(Text("a")).height)
    }

    @Test func redactedTextCannotBeRead() {
        let tree = TestTree(Text("secret").redacted(reason: .placeholder))
        #expect(!tree.fills.contains("glyphs"))
        #expect(TestTree(Text("open").unredacted().redacted(reason: .placeholder)).fills.contains("glyphs"))
        #expect(TestTree(Text("open").redacted(reason: .privacy)).fills.contains("glyphs"))
        #expect(!TestTree(Text("mine").privacySensitive().redacted(reason: .privacy)).fills.contains("glyphs"))
    }

    @Test func dynamicTypeScalesOnThePhone() {
        let phone = Text("abc").environment(\.idiom, .phone)
        #expect(size(phone.dynamicTypeSize(.accessibility3)).height > 2 * size(phone).height)
        #expect(size(phone.dynamicTypeSize(...(.large)).dynamicTypeSize(.accessibility3)) == size(phone))
        #expect(size(Text("abc").dynamicTypeSize(.accessibility3)) == size(Text("abc")))
    }

    // MARK: Links

    @Test func aLinkIsPressedAndOpensItsAddress() throws {
        final class Opened {
            var urls: [String] = []
        }
        let opened = Opened()
        let tree = TestTree(
            Text("See [the page](https://example.com/a) now")
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        opened.urls.append(url.absoluteString)
                        return .handled
                    }))
        let link = try #require(tree.graph.presented().first { $0.role == .link })
        #expect(link.label == "the page")
        tree.tap(CGPoint(x: link.frame.midX, y: link.frame.midY))
        #expect(opened.urls == ["https://example.com/a"])
        tree.tap(CGPoint(x: link.frame.minX - 10, y: link.frame.midY))
        #expect(opened.urls.count == 1)
        link.activate?()
        #expect(opened.urls.count == 2)
    }

    @Test func attributesStyleTheirStretches() {
        var text = AttributedString("plain marked")
        let range = text.range(of: "marked")!
        text[range].backgroundColor = .yellow
        text[range].font = .largeTitle
        text[range].underlineStyle = Text.LineStyle(pattern: .dot, color: .red)
        let tree = TestTree(Text(text))
        #expect(tree.drawn[0].frame.height > 26)
        #expect(tree.fills.contains("dash"))
    }
}

extension PresentedNode {
    /// The first node in it of which something holds.
    fileprivate func first(where holds: (PresentedNode) -> Bool) -> PresentedNode? {
        if holds(self) { return self }
        for child in children {
            if let found = child.first(where: holds) { return found }
        }
        return nil
    }
}
