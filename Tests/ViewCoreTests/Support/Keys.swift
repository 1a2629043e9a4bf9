import ViewCore

private struct ToneKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    var tone: Int {
        get { self[ToneKey.self] }
        set { self[ToneKey.self] = newValue }
    }
}

struct WidthKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
