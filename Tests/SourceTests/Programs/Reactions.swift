// Appearance, changes and preferences.
import SwiftUI

struct ReactionsWidthKey: PreferenceKey {
    typealias Value = CGFloat
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct ReactionsTitles: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) {
        value.append(contentsOf: nextValue())
    }
}

struct ReactionsOptional: PreferenceKey {
    static var defaultValue: Int? { nil }
    static func reduce(value: inout Int?, nextValue: () -> Int?) {
        value = value ?? nextValue()
    }
}

struct ReactionsView: View {
    @State private var width: CGFloat?
    @State private var text = ""
    @State private var count = 0
    @State private var log: [String] = []
    var token: Int

    var body: some View {
        VStack {
            Text("a")
                .preference(key: ReactionsWidthKey.self, value: 10)
                .preference(key: ReactionsTitles.self, value: ["a"])
                .transformPreference(ReactionsTitles.self) { $0.append("b") }
            Text("b").preference(key: ReactionsOptional.self, value: count)
        }
        .frame(width: width)
        .onPreferenceChange(ReactionsWidthKey.self) { newWidth in
            width = newWidth
        }
        .onPreferenceChange(ReactionsTitles.self) { log = $0 }
        .backgroundPreferenceValue(ReactionsTitles.self) { titles in
            Text(titles.joined())
        }
        .overlayPreferenceValue(ReactionsOptional.self) { number in
            if let number { Text("\(number)") }
        }
        .onAppear {
            count = 1
        }
        .onAppear(perform: start)
        .onAppear()
        .onDisappear { count = 0 }
        .onDisappear(perform: stop)
        .onChange(of: count) { log.append("changed") }
        .onChange(of: count) { oldValue, newValue in
            log.append("\(oldValue) to \(newValue)")
        }
        .onChange(of: text, initial: true) { _, newValue in print(newValue) }
        .onChange(of: token, initial: true) {
            log.removeAll()
        }
        .onChange(of: width) { _, _ in }
        .onChange(of: [count, token]) { start() }
    }

    private func start() { log.append("start") }
    private func stop() {}
}

/// As written for older systems.
struct ReactionsOld: View {
    @State private var count = 0
    var body: some View {
        Text("\(count)").onAppear(perform: { self.count += 1 })
    }
}
