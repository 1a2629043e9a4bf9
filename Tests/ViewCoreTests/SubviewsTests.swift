import CoreGraphics
import Observation
import Testing
import ViewCore
import ViewTesting

private struct RankKey: ContainerValueKey {
    static var defaultValue: Int { 0 }
}

extension ContainerValues {
    fileprivate var rank: Int {
        get { self[RankKey.self] }
        set { self[RankKey.self] = newValue }
    }
}

private struct WordKey: EnvironmentKey {
    static var defaultValue: String { "none" }
}

extension EnvironmentValues {
    fileprivate var word: String {
        get { self[WordKey.self] }
        set { self[WordKey.self] = newValue }
    }
}

private struct WordReader: View {
    @Environment(\.word) private var word
    var body: some View { Text(word) }
}

private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack {
            Group(subviews: content) { subviews in
                Text("\(subviews.count)")
                ForEach(subviews) { $0.environment(\.word, "placed") }
            }
        }
    }
}

@Observable
private final class Rows {
    var names = ["a", "b"]
    var isOn = true
}

/// A counter that shows how often its state was made.
private struct Stateful: View {
    let name: String
    @State private var own = Counter.next()
    var body: some View { Text("\(name)\(own)") }

    @MainActor
    enum Counter {
        static var last = 0
        static func next() -> Int {
            last += 1
            return last
        }
    }
}

/// Containers of one's own, as Apple's talk on custom containers (2024) has them.
@MainActor
@Suite("Subviews")
struct SubviewsTests {
    @Test func subviewsAreThoseThatAContainerWouldLayOut() {
        let tree = TestTree(
            Cards {
                Text("one")
                Group {
                    Text("two")
                    Text("three")
                }
                ForEach(0..<2) { Text("n\($0)") }
                EmptyView()
            })
        #expect(tree.texts == ["5", "one", "two", "three", "n0", "n1"])
    }

    @Test func aSubviewSeesTheEnvironmentOfItsPlaceAndItsOwnModifiers() {
        let tree = TestTree(
            Cards {
                WordReader()
                Group { WordReader() }.environment(\.word, "own")
            })
        #expect(tree.texts == ["2", "placed", "own"])
    }

    @Test func aChangeOfTheEnvironmentInsideIsMadeOnce() {
        let tree = TestTree(
            Cards {
                Group { WordReader().padding() }
                    .transformEnvironment(\.word) { $0 += "!" }
                    .padding()
                    .transformEnvironment(\.word) { $0 += "?" }
            })
        #expect(tree.texts == ["1", "placed?!"])
    }

    @Test func subviewsComeAndGoAndKeepTheirState() {
        let rows = Rows()
        struct Host: View {
            let rows: Rows
            var body: some View {
                Cards {
                    ForEach(rows.names, id: \.self) { Stateful(name: $0) }
                    if rows.isOn { Text("on") }
                }
            }
        }
        let tree = TestTree(Host(rows: rows))
        let first = tree.texts
        #expect(first.count == 4 && first.last == "on")
        rows.names = ["b", "c", "a"]
        rows.isOn = false
        tree.tick()
        let second = tree.texts
        #expect(second.count == 4)
        #expect(second[0] == "3" && second[1] == first[2] && second[3] == first[1])
        let nodes = tree.graph.nodeCount
        for _ in 0..<3 {
            rows.names = []
            rows.isOn = true
            tree.tick()
            rows.names = ["b", "c", "a"]
            rows.isOn = false
            tree.tick()
        }
        #expect(tree.graph.nodeCount == nodes)
    }

    @Test func aSubviewInABranchEndsWithTheBranch() {
        let rows = Rows()
        struct Host: View {
            let rows: Rows
            var body: some View {
                Group(subviews: Stateful(name: "x")) { subviews in
                    VStack { if rows.isOn { subviews[0] } }
                }
            }
        }
        let tree = TestTree(Host(rows: rows))
        #expect(tree.texts.count == 1)
        rows.isOn = false
        tree.tick()
        #expect(tree.texts.isEmpty)
        let nodes = tree.graph.nodeCount
        rows.isOn = true
        tree.tick()
        rows.isOn = false
        tree.tick()
        #expect(tree.graph.nodeCount == nodes)
    }

    @Test func containerValuesAndTagsReachTheContainer() {
        let tree = TestTree(
            VStack {
                ForEach(
                    subviews: Group {
                        Text("a").containerValue(\.rank, 3).tag(7)
                        Text("b").tag("seven")
                        Text("c").tag(7, includeOptional: false)
                    }
                ) { subview in
                    let values = subview.containerValues
                    Text("\(values.rank) \(values.tag(for: Int.self) ?? -1) \(values.hasTag(Int?(7)) ? "opt" : "no")")
                }
            })
        #expect(tree.texts == ["3 7 opt", "0 -1 no", "0 7 no"])
    }

    @Test func slicesAreViews() {
        let tree = TestTree(
            VStack {
                Group(
                    subviews: ForEach(0..<4) { Text("\($0)") }
                ) { subviews in
                    subviews[1...2]
                    subviews
                }
            })
        #expect(tree.texts == ["1", "2", "0", "1", "2", "3"])
    }

    @Test func sectionsAreGroupsOfSubviews() {
        let tree = TestTree(
            VStack {
                ForEach(
                    sections: Group {
                        Text("loose")
                        Section("Title") {
                            Text("in")
                            Text("in too")
                        }
                        .containerValue(\.rank, 4)
                        Section {
                            Text("x").containerValue(\.rank, 9)
                        } footer: {
                            Text("end")
                        }
                    }
                ) { section in
                    Text(
                        "\(section.header.count) \(section.content.count) \(section.footer.count) \(section.containerValues.rank)"
                    )
                    section.header
                }
            })
        #expect(tree.texts == ["0 1 0 0", "1 2 0 4", "Title", "0 1 1 0"])
    }

    @Test func aSectionInAStackIsItsPartsOneAfterTheOther() {
        let tree = TestTree(
            VStack(spacing: 0) {
                Section {
                    Text("row")
                } header: {
                    Text("head")
                } footer: {
                    Text("foot")
                }
            })
        #expect(tree.texts == ["head", "row", "foot"])
        let tops = tree.drawn.map(\.frame.minY)
        #expect(tops == tops.sorted() && Set(tops).count == 3)
    }
}

/// Values of Apple's documentation for the actions of `onMove` and `onDelete`.
@Suite("Offsets of collections")
struct CollectionOffsetTests {
    @Test func moving() {
        var letters = Array("abcde")
        letters.move(fromOffsets: [0, 2], toOffset: 4)
        #expect(String(letters) == "bdace")
        letters.move(fromOffsets: [4], toOffset: 0)
        #expect(String(letters) == "ebdac")
    }

    @Test func removing() {
        var letters = Array("abcde")
        letters.remove(atOffsets: [0, 3, 9])
        #expect(String(letters) == "bce")
    }
}
