import SwiftUI

struct Dish: Identifiable {
    let id: Int
    let name: String
    let note: String
    let price: Decimal
}

struct MenuLanguage: Identifiable, Hashable {
    let id: String
    let title: String

    var locale: Locale { Locale(identifier: id) }
    var direction: LayoutDirection { id.hasPrefix("ar") ? .rightToLeft : .leftToRight }

    static let english = MenuLanguage(id: "en_GB", title: "English")
    static let arabic = MenuLanguage(id: "ar_EG", title: "العربية")
    static let hindi = MenuLanguage(id: "hi_IN", title: "हिन्दी")
    static let all: [MenuLanguage] = [english, arabic, hindi]

    var dishes: [Dish] {
        switch id {
        case MenuLanguage.arabic.id:
            return [
                Dish(id: 1, name: "شوربة عدس", note: "مع الليمون", price: 45),
                Dish(id: 2, name: "سلطة خضراء", note: "طازجة كل يوم", price: 38.5),
                Dish(id: 3, name: "شاي بالنعناع", note: "ساخن", price: 20)
            ]
        case MenuLanguage.hindi.id:
            return [
                Dish(id: 1, name: "दाल का सूप", note: "नींबू के साथ", price: 45),
                Dish(id: 2, name: "हरा सलाद", note: "रोज़ ताज़ा", price: 38.5),
                Dish(id: 3, name: "पुदीना चाय", note: "गरम", price: 20)
            ]
        default:
            return [
                Dish(id: 1, name: "Lentil soup", note: "with lemon", price: 45),
                Dish(id: 2, name: "Green salad", note: "fresh every day", price: 38.5),
                Dish(id: 3, name: "Mint tea", note: "hot", price: 20)
            ]
        }
    }
}

struct DottedLeader: View {
    var body: some View {
        GeometryReader { proxy in
            Path { path in
                path.move(to: CGPoint(x: 0, y: proxy.size.height / 2))
                path.addLine(to: CGPoint(x: proxy.size.width, y: proxy.size.height / 2))
            }
            .stroke(style: StrokeStyle(lineWidth: 1, lineCap: .round, dash: [1, 5]))
        }
        .frame(minWidth: 12, maxHeight: 2)
        .foregroundStyle(.secondary)
    }
}

struct DishLine: View {
    let dish: Dish
    let count: Int

    @Environment(\.dynamicTypeSize) private var typeSize

    private var layout: AnyLayout {
        typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading))
            : AnyLayout(HStackLayout(alignment: .lastTextBaseline))
    }

    var body: some View {
        layout {
            VStack(alignment: .leading) {
                Text(dish.name).font(.headline)
                Text(dish.note)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            if !typeSize.isAccessibilitySize {
                DottedLeader()
            }
            Text(dish.price, format: .currency(code: "EGP"))
                .monospacedDigit()
        }
        .overlay(alignment: .topTrailing) {
            if count > 0 {
                Text(count, format: .number)
                    .font(.caption2.bold())
                    .padding(6)
                    .background(.orange, in: .circle)
                    .offset(y: -10)
            }
        }
    }
}

struct MenuCard: View {
    @State private var language = MenuLanguage.arabic
    @State private var order: [Int: Int] = [:]

    private var total: Decimal {
        language.dishes.reduce(0) { $0 + $1.price * Decimal(order[$1.id, default: 0]) }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            Picker("Language", selection: $language) {
                ForEach(MenuLanguage.all) { Text($0.title).tag($0) }
            }
            .pickerStyle(.segmented)

            VStack(alignment: .leading, spacing: 18) {
                ForEach(language.dishes) { dish in
                    Button {
                        order[dish.id, default: 0] += 1
                    } label: {
                        DishLine(dish: dish, count: order[dish.id] ?? 0)
                            .contentShape(.rect)
                    }
                    .buttonStyle(.plain)
                }
                Divider()
                HStack {
                    Image(systemName: "arrow.forward.circle")
                        .flipsForRightToLeftLayoutDirection(false)
                    Text(total, format: .currency(code: "EGP")).bold()
                    Spacer()
                    Button("Clear", systemImage: "xmark") { order = [:] }
                        .labelStyle(.iconOnly)
                        .disabled(order.isEmpty)
                }
            }
            .environment(\.layoutDirection, language.direction)
            .environment(\.locale, language.locale)
            Spacer()
        }
        .padding()
    }
}

@main
struct MenuRtlApp: App {
    var body: some Scene {
        WindowGroup { MenuCard() }
    }
}

#Preview("Large type") {
    MenuCard()
        .environment(\.dynamicTypeSize, .accessibility2)
}
