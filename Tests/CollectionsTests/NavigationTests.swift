import Collections
import CoreGraphics
import Testing
import ViewTesting

@MainActor
private final class Model {
    var path: Binding<[Int]>?
    var mixed: Binding<NavigationPath>?
    var isShown: Binding<Bool>?
}

@MainActor
@Suite("Navigation")
struct NavigationTests {
    private func texts(_ window: TestWindow) -> [String] {
        window.nodes.compactMap { $0.role == .text ? $0.label : nil }
    }

    private struct Numbers: View {
        let model: Model
        @State private var path: [Int] = []

        var body: some View {
            let _ = model.path = $path
            NavigationStack(path: $path) {
                NavigationLink("to 1", value: 1)
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text(verbatim: "screen \(number)")
                            NavigationLink("further", value: number + 1)
                        }
                    }
            }
        }
    }

    @Test func aLinkPutsItsValueOnThePath() throws {
        let model = Model()
        let window = TestWindow { Numbers(model: model) }
        window.tap(try window.node(label: "to 1"))
        window.update()
        #expect(model.path?.wrappedValue == [1])
        #expect(texts(window).contains("screen 1"))
        #expect(!texts(window).contains("to 1"))
        window.tap(try window.node(label: "further"))
        window.update()
        #expect(model.path?.wrappedValue == [1, 2])
        #expect(texts(window).contains("screen 2"))
        window.tap(try window.node(label: "Back"))
        window.update()
        #expect(model.path?.wrappedValue == [1])
        #expect(texts(window).contains("screen 1"))
    }

    @Test func thePathDecidesWhatIsShown() throws {
        let model = Model()
        let window = TestWindow { Numbers(model: model) }
        model.path?.wrappedValue = [7, 8, 9]
        window.update()
        #expect(texts(window).filter { $0.hasPrefix("screen") } == ["screen 9"])
        model.path?.wrappedValue = []
        window.update()
        #expect(texts(window).filter { $0.hasPrefix("screen") } == [])
    }

    @Test func aLinkToAViewOpensIt() throws {
        let window = TestWindow {
            NavigationStack {
                NavigationLink("open") { Text(verbatim: "inside") }
            }
        }
        window.tap(try window.node(label: "open"))
        window.update()
        #expect(texts(window).contains("inside"))
        window.tap(try window.node(label: "Back"))
        window.update()
        #expect(!texts(window).contains("inside"))
    }

    @Test func aScreenIsShownWhileItsBindingSaysSo() throws {
        struct Screen: View {
            let model: Model
            @State private var isShown = false
            var body: some View {
                let _ = model.isShown = $isShown
                NavigationStack {
                    Text(verbatim: "root").navigationDestination(isPresented: $isShown) { Text(verbatim: "over") }
                }
            }
        }
        let model = Model()
        let window = TestWindow { Screen(model: model) }
        model.isShown?.wrappedValue = true
        window.update()
        #expect(texts(window) == ["over"])
        window.tap(try window.node(label: "Back"))
        window.update()
        #expect(model.isShown?.wrappedValue == false)
        #expect(texts(window) == ["root"])
    }

    private struct Leaving: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        @Environment(\.presentationMode) private var mode
        let name: String

        var body: some View {
            VStack {
                Text(verbatim: isPresented ? "\(name) presented" : name)
                Button("dismiss \(name)") { dismiss() }
                Button("end \(name)") { mode.wrappedValue.dismiss() }
                NavigationLink("view of \(name)") { Leaving(name: "view") }
                NavigationLink("value of \(name)", value: 1)
            }
        }
    }

    @Test func dismissTakesAwayTheScreenItIsCalledIn() throws {
        let window = TestWindow(width: 400, height: 400) {
            NavigationStack {
                Leaving(name: "root").navigationDestination(for: Int.self) { _ in Leaving(name: "number") }
            }
        }
        func tap(_ label: String) throws {
            window.tap(try window.node(label: label))
            window.update()
        }
        #expect(texts(window).contains("root"))
        try tap("value of root")
        #expect(texts(window).contains("number presented"))
        try tap("view of number")
        #expect(texts(window).contains("view presented"))
        try tap("dismiss view")
        #expect(texts(window).contains("number presented"))
        try tap("end number")
        #expect(texts(window).contains("root"))
        try tap("view of root")
        try tap("end view")
        #expect(texts(window).contains("root"))
    }

    @Test func aStackInASheetIsLeftScreenByScreen() throws {
        struct Screen: View {
            @State private var isShown = true
            var body: some View {
                Text(verbatim: isShown ? "under the sheet" : "no sheet").sheet(isPresented: $isShown) {
                    NavigationStack { Leaving(name: "root") }.frame(width: 300, height: 300)
                }
            }
        }
        let window = TestWindow(width: 400, height: 400) { Screen() }
        func tap(_ label: String) throws {
            window.update()
            window.tap(try window.node(label: label))
            window.update()
        }
        try tap("view of root")
        try tap("dismiss view")
        #expect(texts(window).contains("root presented"))
        try tap("dismiss root")
        #expect(texts(window).contains("no sheet"))
    }

    @Test func aPathHoldsValuesOfAnyType() {
        var path = NavigationPath()
        path.append(1)
        path.append("two")
        #expect(path.count == 2)
        path.removeLast()
        #expect(path == NavigationPath([1]))
        path.removeLast(5)
        #expect(path.isEmpty)
    }

    @Test func columnsLieSideBySide() throws {
        let window = TestWindow(width: 600, height: 300) {
            NavigationSplitView {
                Text(verbatim: "side").navigationSplitViewColumnWidth(150)
            } detail: {
                Text(verbatim: "main")
            }
        }
        #expect(try abs(window.node(label: "side").frame.midX - 75) < 1)
        #expect(try abs(window.node(label: "main").frame.midX - (151 + 449 / 2)) < 1)
    }

    @Test func aTabShowsItsView() throws {
        struct Screen: View {
            @State private var tab = "b"
            var body: some View {
                TabView(selection: $tab) {
                    Text(verbatim: "first").tabItem { Text(verbatim: "A") }.tag("a")
                    Text(verbatim: "second").tabItem { Text(verbatim: "B") }.tag("b")
                }
            }
        }
        let window = TestWindow { Screen() }
        #expect(texts(window).contains("second") && !texts(window).contains("first"))
        window.tap(try window.node(label: "A"))
        window.update()
        #expect(texts(window).contains("first") && !texts(window).contains("second"))
    }

    @Test func aScreenHidesTheWayBack() throws {
        let window = TestWindow {
            NavigationStack {
                NavigationLink("Go") { Text("there").navigationBarBackButtonHidden() }
            }
        }
        window.tap(try window.node(label: "Go"))
        window.update()
        #expect(texts(window).contains("there"))
        #expect(throws: NoSuchElement.self) { try window.node(label: "Back") }
    }

    @Test func aTabThatIsNotShownSaysNothingOfSizeAndToolbar() throws {
        struct Screen: View {
            let model: TabModel
            @State private var tab = 0
            var body: some View {
                let _ = model.choose = { tab = $0 }
                TabView(selection: $tab) {
                    Color.red.frame(width: 500, height: 300).toolbar { Text(verbatim: "tool") }
                        .tabItem { Text(verbatim: "one") }.tag(0)
                    Text(verbatim: "second").tabItem { Text(verbatim: "two") }.tag(1)
                }
            }
        }
        let model = TabModel()
        let tree = TestTree(Screen(model: model), frame: WindowBars())
        #expect(tree.texts.contains("tool"))
        let size = tree.graph.size(.unspecified)
        #expect(size.height > 300)
        model.choose?(1)
        tree.tick()
        #expect(!tree.texts.contains("tool"))
        #expect(tree.graph.size(.unspecified).height < 100)
        #expect(tree.graph.size(ProposedViewSize(width: 400, height: 250)) == CGSize(width: 400, height: 250))
    }
}

@MainActor
private final class TabModel {
    var choose: ((Int) -> Void)?
}
