import Combine
import CoreGraphics
import Foundation
import Testing
import ViewCore
import ViewTesting

/// `AppStorage` and `SceneStorage`: what is kept, and who hears of a change.
@MainActor
@Suite("Stored values", .serialized)
struct StorageTests {
    /// Defaults that no other test sees.
    private static func emptyDefaults() -> UserDefaults {
        let name = "gesso.tests.\(UUID())"
        return UserDefaults(suiteName: name) ?? .standard
    }

    @MainActor
    final class Handles {
        var count: Binding<Int>?
        var shows: Binding<Bool>?
    }

    struct Counter: View {
        let handles: Handles
        @AppStorage("count") private var count = 3

        var body: some View {
            handles.count = $count
            return Text("\(count)")
        }
    }

    struct Reader: View {
        @AppStorage("count") private var count = 3
        var body: some View { Text("\(count)") }
    }

    struct Other: View {
        @AppStorage("another") private var text = "still"
        var body: some View { Text(text) }
    }

    @Test func everyViewWithTheKeyShowsWhatOneOfThemSets() {
        let store = Self.emptyDefaults()
        let handles = Handles()
        let tree = TestTree(
            VStack {
                Counter(handles: handles)
                Reader()
                Other()
            }.defaultAppStorage(store))
        #expect(tree.texts == ["3", "3", "still"])
        _ = tree.takeBodies()
        handles.count?.wrappedValue = 8
        #expect(handles.count?.wrappedValue == 8)
        tree.tick()
        #expect(tree.texts == ["8", "8", "still"])
        #expect(tree.takeBodies() == ["Counter": 1, "Reader": 1])
        #expect(store.integer(forKey: "count") == 8)
    }

    @Test func twoTreesShareAValue() {
        let store = Self.emptyDefaults()
        let handles = Handles()
        let first = TestTree(Counter(handles: handles).defaultAppStorage(store))
        let second = TestTree(Reader().defaultAppStorage(store))
        handles.count?.wrappedValue = 1
        first.tick()
        second.tick()
        #expect(first.texts == ["1"])
        #expect(second.texts == ["1"])
    }

    @Test func whatTheProgramWritesByItselfIsSeenWithTheNextTick() {
        let store = Self.emptyDefaults()
        let tree = TestTree(Reader().defaultAppStorage(store))
        store.set(12, forKey: "count")
        tree.tick()
        #expect(tree.texts == ["12"])
        store.removeObject(forKey: "count")
        tree.tick()
        #expect(tree.texts == ["3"])
    }

    @Test func settingAnEqualValueRunsNoBody() {
        let store = Self.emptyDefaults()
        store.set(3, forKey: "count")
        let handles = Handles()
        let tree = TestTree(Counter(handles: handles).defaultAppStorage(store))
        _ = tree.takeBodies()
        handles.count?.wrappedValue = 3
        tree.tick()
        #expect(tree.takeBodies().isEmpty)
    }

    enum Theme: String { case light, dark }
    enum Level: Int { case low = 1, high = 2 }

    struct Kinds {
        @AppStorage var bool: Bool
        @AppStorage var int: Int
        @AppStorage var double: Double
        @AppStorage var string: String
        @AppStorage var url: URL
        @AppStorage var date: Date
        @AppStorage var data: Data
        @AppStorage var theme: Theme
        @AppStorage var level: Level
        @AppStorage var maybe: Int?
        @AppStorage var maybeTheme: Theme?

        @MainActor
        init(_ store: UserDefaults) {
            _bool = AppStorage(wrappedValue: false, "bool", store: store)
            _int = AppStorage(wrappedValue: 0, "int", store: store)
            _double = AppStorage(wrappedValue: 0, "double", store: store)
            _string = AppStorage(wrappedValue: "", "string", store: store)
            _url = AppStorage(wrappedValue: URL(fileURLWithPath: "/"), "url", store: store)
            _date = AppStorage(wrappedValue: .distantPast, "date", store: store)
            _data = AppStorage(wrappedValue: Data(), "data", store: store)
            _theme = AppStorage(wrappedValue: .light, "theme", store: store)
            _level = AppStorage(wrappedValue: .low, "level", store: store)
            _maybe = AppStorage("maybe", store: store)
            _maybeTheme = AppStorage("maybeTheme", store: store)
        }
    }

    @Test func everyKindOfValueComesBackAsItWasSet() throws {
        let store = Self.emptyDefaults()
        let first = Kinds(store)
        #expect(first.maybe == nil && first.maybeTheme == nil && first.theme == .light)
        let page = try #require(URL(string: "https://example.com/a?b=1"))
        first.bool = true
        first.int = -4
        first.double = 2
        first.string = "7"
        first.url = page
        first.date = Date(timeIntervalSince1970: 1_000)
        first.data = Data([1, 2, 3])
        first.theme = .dark
        first.level = .high
        first.maybe = 5
        first.maybeTheme = .dark
        let second = Kinds(store)
        #expect(second.bool && second.int == -4 && second.double == 2 && second.string == "7")
        #expect(second.url == page)
        #expect(second.date == Date(timeIntervalSince1970: 1_000))
        #expect(second.data == Data([1, 2, 3]))
        #expect(second.theme == .dark && second.level == .high)
        #expect(second.maybe == 5 && second.maybeTheme == .dark)
        second.maybe = nil
        #expect(store.object(forKey: "maybe") == nil && first.maybe == nil)
        // As others read them.
        #expect(store.string(forKey: "theme") == "dark" && store.integer(forKey: "level") == 2)
        store.set("/tmp/x", forKey: "url")
        #expect(second.url == URL(fileURLWithPath: "/tmp/x"))
        store.set("no theme", forKey: "theme")
        #expect(second.theme == .light)
    }

    final class Settings: ObservableObject {
        @AppStorage("name", store: StorageTests.shared) var name = "a"
    }

    nonisolated(unsafe) static let shared = UserDefaults(suiteName: "gesso.tests.\(UUID())")

    @Test func aModelAnnouncesChangesOfItsStoredValues() {
        let settings = Settings()
        var count = 0
        let subscription = settings.objectWillChange.sink { count += 1 }
        settings.name = "b"
        #expect(count == 1 && settings.name == "b")
        _ = subscription
    }

    // MARK: The scene's

    struct Page: View {
        let handles: Handles
        @State private var shows = true

        var body: some View {
            handles.shows = $shows
            return VStack { if shows { Draft(handles: handles) } }
        }
    }

    struct Draft: View {
        let handles: Handles
        @SceneStorage("draft") private var count = 1

        var body: some View {
            handles.count = $count
            return Text("\(count)")
        }
    }

    @Test func theScenesValueOutlivesTheView() {
        let handles = Handles()
        let tree = TestTree(Page(handles: handles))
        handles.count?.wrappedValue = 6
        tree.tick()
        #expect(tree.texts == ["6"])
        handles.shows?.wrappedValue = false
        tree.tick()
        #expect(tree.texts.isEmpty)
        handles.shows?.wrappedValue = true
        tree.tick()
        #expect(tree.texts == ["6"])
        // Another window has its own.
        #expect(TestTree(Page(handles: Handles())).texts == ["1"])
    }
}
