import SwiftUI

/// Scripts of the world in one paragraph, in controls, and from right to left.
struct ScriptsPage: View {
    @State private var name = "سارة"
    @State private var city = "Łódź"
    @State private var isOn = true

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Text(
                "A letter went round the world: «Привет из Мурманска», नमस्ते दिल्ली से, „Zażółć gęślą jaźń”, Selamat pagi dari Melaka, 你好，来自上海的问候, مرحبا من الإسكندرية, שלום מחיפה, こんにちは, 안녕하세요, สวัสดี — and it came back 🌍✉️👩🏽‍🚀👨‍👩‍👧‍👦🇵🇱🇮🇳."
            )
            Divider()
            Grid(alignment: .leading, horizontalSpacing: 14, verticalSpacing: 8) {
                line("Русский", "Съешь ещё этих мягких булок")
                line("हिन्दी", "क्षत्रिय ज्ञान से श्रेष्ठ नहीं होता")
                line("Polski", "Pchnąć w tę łódź jeża")
                line("Melayu", "Buah cempedak di luar pagar")
                line("中文", "床前明月光，疑是地上霜。")
                line("العربية", "أهلاً وسهلاً، السعر ١٢٫٥٠ درهم")
                line("Emoji", "☀️ ⛵️ 🐧 🏳️‍🌈 👍🏿 1️⃣ ❤️‍🔥")
            }
            HStack {
                Button("Сохранить") {}
                Button("सहेजें") {}
                Button("Zapisz") {}
                Button("Simpan") {}
                Button("保存") {}
                Button("حفظ") {}
            }
            Form {
                Section("الإعدادات") {
                    TextField("الاسم", text: $name)
                    Toggle("الإشعارات", isOn: $isOn)
                    Picker("المدينة", selection: $city) {
                        Text("الإسكندرية").tag("Łódź")
                        Text("القاهرة").tag("Kair")
                    }
                    Slider(value: .constant(0.3)) { Text("الصوت") }
                    LabeledContent("الإصدار", value: "٢٫١")
                }
            }
            .formStyle(.grouped)
            .frame(height: 260)
            .environment(\.layoutDirection, .rightToLeft)
            .environment(\.locale, Locale(identifier: "ar"))
        }
        .padding(20)
        .frame(width: 460)
    }

    private func line(_ name: String, _ text: String) -> some View {
        GridRow {
            Text(name).foregroundStyle(.secondary)
            Text(text)
        }
    }
}

#Preview("Scripts") { ScriptsPage() }
