import Graph
import ViewValues
import os

/// The run of a body that is under way, for who asks in it why it runs.
@MainActor
package struct BodyRun {
    let type: Any.Type
    let whole: AttributeID
    let properties: [DynamicPropertyField]
    /// When it ran before, on the graph's count of changes. Nil for its first run.
    let before: UInt64?

    private static var current: BodyRun?

    func around<Result>(_ body: () -> Result) -> Result {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return body()
    }

    /// What has changed since the body of a type ran before. Nil outside of it.
    package static func changes(of type: Any.Type) -> String? {
        guard let run = current, run.type == type else { return nil }
        return run.changes
    }

    private var changes: String {
        let time = before ?? 0
        var names: [String] = []
        if Graph.lastChange(of: whole) > time { names.append("@self") }
        if before == nil { names.append("@identity") }
        for property in properties where property.box.hasChanged(since: time) { names.append(property.name) }
        // A body runs for nothing else but what it saw of observable objects.
        return (names.isEmpty ? "@dependencies" : names.joined(separator: ", ")) + " changed."
    }

    /// Where `_logChanges` writes.
    static let log = Logger(subsystem: "com.apple.SwiftUI", category: "Changed Body Properties")
}

extension View {
    /// Prints why the body that calls this runs: `@self` for a new value of the view, `@identity` for a new place in the tree,
    /// the names of dynamic properties that changed, `@dependencies` for observable objects.
    @MainActor
    public static func _printChanges() {
        guard let changes = BodyRun.changes(of: Self.self) else { return }
        print("\(_typeName(Self.self, qualified: false)): \(changes)")
    }

    /// Writes into the log why the body that calls this runs, as `_printChanges()` prints it.
    @MainActor
    public static func _logChanges() {
        guard let changes = BodyRun.changes(of: Self.self) else { return }
        let name = _typeName(Self.self, qualified: false)
        BodyRun.log.info("\(name, privacy: .public): \(changes, privacy: .public)")
    }
}

extension ViewModifier {
    /// Prints why the body that calls this runs, as that of a view does.
    @MainActor
    public static func _printChanges() {
        guard let changes = BodyRun.changes(of: Self.self) else { return }
        print("\(_typeName(Self.self, qualified: false)): \(changes)")
    }

    /// Writes into the log why the body that calls this runs.
    @MainActor
    public static func _logChanges() {
        guard let changes = BodyRun.changes(of: Self.self) else { return }
        let name = _typeName(Self.self, qualified: false)
        BodyRun.log.info("\(name, privacy: .public): \(changes, privacy: .public)")
    }
}
