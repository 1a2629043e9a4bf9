import Foundation
import SwiftUI
import Testing

@Suite("The process's locale")
struct ProcessLocaleTests {
    @Test(
        "is what the environment says",
        arguments: [
            ([:], "en_US"), (["LANG": "de_AT.UTF-8"], "de_AT"), (["LANG": "C.UTF-8"], "en_US"),
            (["LANG": "de_DE", "LC_ALL": "fr_CA.UTF-8"], "fr_CA"), (["LANG": "de_DE", "LC_MESSAGES": "pl"], "pl"),
            (["LC_ALL": "", "LANG": "ca_ES@valencia"], "ca_ES"), (["LANG": "POSIX"], "en_US"),
            (["LANG": "../../etc"], "en_US"), (["LANG": "_"], "en_US"), (["LANG": "hi_IN_x_y"], "en_US"),
        ] as [([String: String], String)])
    func locale(environment: [String: String], identifier: String) {
        #expect(ProcessLocale.locale(in: environment).identifier == identifier)
    }

    @Test("tells which way its language is written")
    func direction() {
        #expect(ProcessLocale.isRightToLeft(Locale(identifier: "ar_EG")))
        #expect(ProcessLocale.isRightToLeft(Locale(identifier: "he")))
        #expect(!ProcessLocale.isRightToLeft(Locale(identifier: "en_US")))
        #expect(!ProcessLocale.isRightToLeft(Locale(identifier: "zh_CN")))
    }
}
