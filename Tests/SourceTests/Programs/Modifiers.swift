// ViewModifiers, extensions of View, environment keys without @Entry.
import SwiftUI

struct ModifiersCard: ViewModifier {
    var color: Color = .white
    @State private var isPressed = false
    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
        content
            .padding()
            .background(colorScheme == .dark ? Color.black : color)
            .clipShape(RoundedRectangle(cornerRadius: isPressed ? 4 : 10))
            .onTapGesture { isPressed.toggle() }
    }
}

struct ModifiersTitle: ViewModifier {
    func body(content: Content) -> some View {
        content.font(.title).foregroundColor(.blue)
    }
}

struct ModifiersConditional: ViewModifier {
    let isOn: Bool

    @ViewBuilder
    func body(content: Content) -> some View {
        if isOn {
            content.border(Color.red)
        } else {
            content
        }
    }
}

extension View {
    func modifiersCard(color: Color = .white) -> some View {
        modifier(ModifiersCard(color: color))
    }

    func modifiersTitle() -> some View {
        modifier(ModifiersTitle())
    }

    @ViewBuilder
    func modifiersIf<Transformed: View>(_ condition: Bool, transform: (Self) -> Transformed) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }

    @ViewBuilder
    func modifiersIfLet<Value, Content: View>(
        _ value: Value?, @ViewBuilder content: (Self, Value) -> Content
    ) -> some View {
        if let value {
            content(self, value)
        } else {
            self
        }
    }

    func modifiersApply<V: View>(@ViewBuilder _ block: (Self) -> V) -> V { block(self) }

    func modifiersErased() -> AnyView { AnyView(self) }

    @inlinable
    public func modifiersHidden(_ hidden: Bool) -> some View {
        opacity(hidden ? 0 : 1)
    }
}

extension Text {
    func modifiersLoud() -> Text {
        self.bold().italic().font(.headline)
    }
}

private struct ModifiersThemeKey: EnvironmentKey {
    static let defaultValue = ModifiersTheme.standard
}

struct ModifiersTheme: Equatable, Sendable {
    var accent: Color
    var spacing: CGFloat

    static let standard = ModifiersTheme(accent: .blue, spacing: 8)
}

private struct ModifiersCallbackKey: EnvironmentKey {
    static let defaultValue: (@Sendable (String) -> Void)? = nil
}

private struct ModifiersCountKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    var modifiersTheme: ModifiersTheme {
        get { self[ModifiersThemeKey.self] }
        set { self[ModifiersThemeKey.self] = newValue }
    }

    var modifiersCallback: (@Sendable (String) -> Void)? {
        get { self[ModifiersCallbackKey.self] }
        set { self[ModifiersCallbackKey.self] = newValue }
    }

    var modifiersCount: Int {
        get { self[ModifiersCountKey.self] }
        set { self[ModifiersCountKey.self] = newValue }
    }
}

extension View {
    func modifiersTheme(_ theme: ModifiersTheme) -> some View {
        environment(\.modifiersTheme, theme)
    }
}

struct ModifiersView: View {
    @Environment(\.modifiersTheme) private var theme
    @Environment(\.modifiersTheme.spacing) var spacing
    @Environment(\.modifiersCallback) private var callback
    @Environment(\.isEnabled) private var isEnabled: Bool
    @Environment(\.font) var font
    @Environment(\.layoutDirection) var direction
    @Environment(\.displayScale) var scale
    @Environment(\.locale) var locale
    @Environment(\.dynamicTypeSize) var typeSize
    @Environment(\.self) var everything

    var body: some View {
        VStack(spacing: theme.spacing) {
            Text("Card").modifiersCard()
            Text("Coloured").modifiersCard(color: theme.accent)
            Text("Title").modifiersTitle().modifier(ModifiersConditional(isOn: isEnabled))
            Text("If").modifiersIf(isEnabled) { $0.bold() }
            Text("If let").modifiersIfLet(font) { view, font in view.font(font) }
            Text("Apply").modifiersApply { view in
                if isEnabled { view.padding() } else { view }
            }
            Text("Loud").modifiersLoud()
            Text("Empty").modifier(EmptyModifier())
            Button("Call") { callback?("called") }
            Text("\(everything.modifiersCount) \(direction == .leftToRight ? "ltr" : "rtl") \(locale.identifier)")
        }
        .modifiersTheme(ModifiersTheme(accent: .red, spacing: 2))
        .environment(\.modifiersCount, 3)
        .environment(\.font, .body)
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.colorScheme, .dark)
        .environment(\.locale, Locale(identifier: "ar"))
        .environment(\.modifiersCallback) { print($0) }
        .transformEnvironment(\.modifiersTheme) { $0.spacing += 1 }
        .disabled(typeSize > .large)
        .modifiersErased()
    }
}

let modifiersChained = ModifiersTitle().concat(ModifiersConditional(isOn: true))
