import SwiftUI

struct SymbolsSignal: View {
    let strength: Double
    @Environment(\.symbolRenderingMode) private var mode

    var body: some View {
        Image(systemName: "wifi", variableValue: strength)
            .symbolRenderingMode(mode == .multicolor ? .monochrome : .hierarchical)
            .foregroundStyle(.tint)
    }
}

struct SymbolsWeather: View {
    var body: some View {
        HStack {
            Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor)
            Image(systemName: "person.crop.circle.badge.plus").foregroundStyle(.green, .secondary)
            Image(systemName: "person.3.sequence.fill")
                .symbolRenderingMode(.palette)
                .foregroundStyle(.red, .green, .blue)
            Image(systemName: "bell.badge").symbolVariant(.fill.circle).imageScale(.large)
        }
        .symbolVariant(.none)
        .environment(\.symbolVariants, .slash)
    }
}

struct SymbolsApp: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                SymbolsSignal(strength: 0.4)
                SymbolsWeather()
                Label("Forward", systemImage: "chevron.forward").fontWeight(.heavy)
            }
            .symbolRenderingMode(nil)
        }
    }
}
