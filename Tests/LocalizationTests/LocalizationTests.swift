import Foundation
import Testing

import Localization

/// Look-up of texts, as documented for String(localized:) and for string tables.
@Suite struct LocalizationTests {
    private let english = Locale(identifier: "en_US")

    /// A bundle with translations in a folder of its own.
    private func bundle(_ files: [String: String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gesso-\(UUID().uuidString)")
        for (path, text) in files {
            let url = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        return try #require(Bundle(path: folder.path))
    }

    private func text(_ value: String.LocalizationValue, _ bundle: Bundle, _ locale: String) -> String {
        String(localized: value, bundle: bundle, locale: Locale(identifier: locale))
    }

    @Test func keysNameTheKindsOfTheirValues() {
        let value: String.LocalizationValue = "\("a") and \(3), \(2.5) of 100% \(7, specifier: "%03d")"
        #expect(value.message.key == "%@ and %lld, %lf of 100%% %03d")
        #expect(value.message.string(in: english) == "a and 3, 2.500000 of 100% 007")
    }

    @Test func aTableGivesTheWordsOfALanguage() throws {
        let bundle = try bundle([
            "de.lproj/Localizable.strings": "\"Hello %@\" = \"Hallo %@\";\n\"%@ of %@\" = \"%2$@ von %1$@\";",
            "en.lproj/Localizable.strings": "\"greeting\" = \"Good day\";",
        ])
        #expect(text("Hello \("Ada")", bundle, "de_AT") == "Hallo Ada")
        #expect(text("\("a") of \("b")", bundle, "de") == "b von a")
        #expect(text("Hello \("Ada")", bundle, "fr") == "Hello Ada")
        #expect(text("greeting", bundle, "fr") == "Good day")
    }

    @Test func aDictionaryOfPluralsChoosesByNumber() throws {
        let plural = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld files</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@files@</string><key>files</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>%lld plik</string>
            <key>few</key><string>%lld pliki</string><key>many</key><string>%lld plików</string>
            <key>other</key><string>%lld pliku</string></dict></dict></dict></plist>
            """
        let bundle = try bundle(["pl.lproj/Localizable.stringsdict": plural])
        #expect(
            [1, 2, 5, 12, 22].map { text("\($0) files", bundle, "pl") } == [
                "1 plik", "2 pliki", "5 plików", "12 plików", "22 pliki",
            ])
    }

    @Test func aCatalogueHoldsAllLanguages() throws {
        let catalogue = """
            {"sourceLanguage":"en","version":"1.0","strings":{"Done":{"localizations":{"ms":{"stringUnit":
            {"state":"translated","value":"Selesai"}}}},"%lld days":{"localizations":{"en":{"variations":{"plural":
            {"one":{"stringUnit":{"state":"translated","value":"%lld day"}},"other":{"stringUnit":{"state":
            "translated","value":"%lld days"}}}}}}}}}
            """
        let bundle = try bundle(["Localizable.xcstrings": catalogue])
        #expect(text("Done", bundle, "ms_MY") == "Selesai")
        #expect(text("Done", bundle, "en") == "Done")
        #expect([0, 1, 2].map { text("\($0) days", bundle, "en_GB") } == ["0 days", "1 day", "2 days"])
    }

    @Test func aResourceHasADefault() {
        let resource = LocalizedStringResource("no.such.key", defaultValue: "Total: \(3)")
        #expect(resource.key == "no.such.key")
        #expect(String(localized: resource) == "Total: 3")
        let literal: LocalizedStringResource = "Plain \("text")"
        #expect(literal.key == "Plain %@")
    }

    @Test func countedPhrasesAgree() {
        func inflected(_ value: String.LocalizationValue, _ locale: String = "en_US") -> String {
            let locale = Locale(identifier: locale)
            return value.message.inflected(in: locale).string(in: locale)
        }
        #expect(inflected("Streak: ^[\(1) day](inflect: true)!") == "Streak: 1 day!")
        #expect(inflected("Streak: ^[\(3) day](inflect: true)!") == "Streak: 3 days!")
        #expect(inflected("^[\(2) new message](inflect: true), ^[\(1) box](inflect: true)") == "2 new messages, 1 box")
        #expect(inflected("^[\(2) cup of tea](inflect: true)") == "2 cups of tea")
        #expect(inflected("^[4 person](inflect: true)") == "4 people")
        #expect(inflected("^[\(0) city](inflect: true)") == "0 cities")
        #expect(inflected("^[\(3) Tag](inflect: true)", "de") == "3 Tag")
        #expect(inflected("^[open \(3)") == "^[open 3")
    }

    /// Unicode CLDR, language plural rules.
    @Test func languagesCountInTheirOwnForms() {
        func forms(_ language: String, _ counts: [Double]) -> [PluralCategory] {
            counts.map { PluralCategory($0, in: Locale(identifier: language)) }
        }
        #expect(forms("en", [0, 1, 2, 1.5]) == [.other, .one, .other, .other])
        #expect(forms("ru", [1, 2, 5, 11, 21, 22, 1.5]) == [.one, .few, .many, .many, .one, .few, .other])
        #expect(forms("ar", [0, 1, 2, 3, 11, 100]) == [.zero, .one, .two, .few, .many, .other])
        #expect(forms("hi", [0, 1, 2]) == [.one, .one, .other])
        #expect(forms("zh", [1, 2]) == [.other, .other])
    }
}
