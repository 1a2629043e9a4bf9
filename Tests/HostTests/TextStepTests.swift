import HostHeadless
import SwiftUI
import Testing

/// Steps that write.
@MainActor
@Suite
struct TextStepTests {
    private struct Form: View {
        @State private var name = ""
        @State private var amount = 2.5
        @State private var sent = ""

        var body: some View {
            VStack {
                TextField("Name", text: $name).onSubmit { sent = name }
                TextField("Amount", value: $amount, format: .number)
                SecureField("Password", text: .constant("abc"))
                Text(sent).accessibilityIdentifier("sent")
            }
            .frame(width: 200)
        }
    }

    @Test func fieldsAreTypedIntoByKeysAndTextAndSet() throws {
        let window = Opening.window(showing: Form())
        try window.play(
            """
            expect "Name" role textField
            expect "Name" value ""
            tap "Name"
            type "Ada"
            key shift+b
            key delete
            key space
            type "L."
            expect "Name" value "Ada L."
            key cmd+a
            type "Grace"
            key ctrl+z
            expect "Name" value "Ada L."
            key return
            expect "sent" label "Ada L."
            set "Name" "Hopper"
            expect "Name" value "Hopper"
            set "Amount" 4
            expect "Amount" value "4"
            expect "Password" value "•••"
            """)
    }

    @Test func aValueThatIsNoneIsRefused() throws {
        let window = Opening.window(showing: Form())
        #expect(throws: (any Error).self) { try window.play("set \"Amount\" \"many\"") }
    }
}
