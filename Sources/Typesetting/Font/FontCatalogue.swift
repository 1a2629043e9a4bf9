import CTypesetting
import CoreGraphics

/// The fonts that are installed, read by Fontconfig's caches at first use. Nobody's fonts.conf takes part.
@MainActor
package final class FontCatalogue {
    package struct Entry {
        let position: Int32
        package let file: String
        package let index: Int
        package let family: String
        /// 400 is regular.
        package let weight: CGFloat
        /// In percent of normal.
        package let width: CGFloat
        package let isItalic: Bool
        package let isColor: Bool

        /// Not a user's own: of two faces as good as each other, all users of a machine get this one.
        var isSystemWide: Bool { file.hasPrefix("/usr/") }
    }

    package static let shared = FontCatalogue()

    /// Those of use here, by file and index, whatever order the folders have.
    package let entries: [Entry]
    private let handle: OpaquePointer?
    /// Positions in `entries` by lowercased family, full and PostScript name; made at the first question.
    private lazy var byName = makeNames()

    private init() {
        handle = gesso_catalogue_open()
        var found: [Entry] = []
        if let handle {
            for position in 0..<gesso_catalogue_count(handle) {
                var entry = gesso_catalogue_entry()
                guard gesso_catalogue_get(handle, position, &entry), let path = entry.path else { continue }
                found.append(
                    Entry(
                        position: position, file: String(cString: path), index: Int(entry.index),
                        family: entry.family.map { String(cString: $0) } ?? "", weight: CGFloat(entry.weight),
                        width: CGFloat(entry.width), isItalic: entry.is_italic, isColor: entry.is_color))
            }
        }
        entries = found.sorted { ($0.file, $0.index) < ($1.file, $1.index) }
    }

    package func covers(_ entry: Entry, _ scalar: Unicode.Scalar) -> Bool {
        guard let handle else { return false }
        return gesso_catalogue_covers(handle, entry.position, scalar.value)
    }

    /// The face of that family, or with that full or PostScript name, nearest in width, slant and weight. Nil when
    /// nothing is called so.
    package func entry(named name: String, weight: CGFloat, isItalic: Bool) -> Entry? {
        byName[name.lowercased()]?.map { entries[$0] }.min {
            distance($0, weight, isItalic) < distance($1, weight, isItalic)
        }
    }

    private func distance(_ entry: Entry, _ weight: CGFloat, _ isItalic: Bool) -> CGFloat {
        abs(entry.width - 100) * 1000 + (entry.isItalic == isItalic ? 0 : 2000) + abs(entry.weight - weight)
    }

    private func makeNames() -> [String: [Int]] {
        var names: [String: [Int]] = [:]
        func add(_ name: UnsafePointer<CChar>, _ index: Int) {
            let key = String(cString: name).lowercased()
            if names[key]?.last != index { names[key, default: []].append(index) }
        }
        for (index, entry) in entries.enumerated() {
            var which: Int32 = 0
            while let name = gesso_catalogue_name(handle, entry.position, which) {
                add(name, index)
                which += 1
            }
            var raw = gesso_catalogue_entry()
            if gesso_catalogue_get(handle, entry.position, &raw), let name = raw.postscript_name { add(name, index) }
        }
        return names
    }
}
