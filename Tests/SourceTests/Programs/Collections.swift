import SwiftUI

struct Plant: Identifiable, Hashable {
    let id: Int
    var name: String
    var isWatered = false
    var shoots: [Plant]?
}

struct Garden: View {
    @State private var plants = (0..<40).map { Plant(id: $0, name: "Plant \($0)") }
    @State private var selection: Set<Plant.ID> = []
    @State private var chosen: Int?
    @State private var path: [Plant] = []
    @State private var isOpen = true

    var body: some View {
        NavigationStack(path: $path) {
            List(selection: $selection) {
                Section {
                    ForEach($plants) { $plant in
                        HStack {
                            Text(plant.name)
                            Spacer()
                            Toggle("Watered", isOn: $plant.isWatered)
                        }
                        .listRowSeparator(.hidden)
                    }
                    .onDelete { plants.remove(atOffsets: $0) }
                    .onMove { plants.move(fromOffsets: $0, toOffset: $1) }
                } header: {
                    Text("Plants")
                } footer: {
                    Text("\(plants.count) in all")
                }
                Section("More", isExpanded: $isOpen) {
                    NavigationLink("Open", value: plants[0])
                    NavigationLink {
                        Text("Detail")
                    } label: {
                        Text("Detail")
                    }
                    Text("New").badge(3).listRowBackground(Color.yellow.opacity(0.2))
                }
            }
            .listStyle(.inset)
            .scrollContentBackground(.hidden)
            .refreshable { await Task.yield() }
            .navigationDestination(for: Plant.self) { plant in Text(plant.name) }
        }
    }
}

struct Lists: View {
    @State private var one: Int?
    let trees = [Plant(id: 1, name: "Fern", shoots: [Plant(id: 2, name: "Frond")])]

    var body: some View {
        VStack {
            List(0..<10) { Text("\($0)") }
            List(trees) { Text($0.name) }.listStyle(.plain)
            List(trees, id: \.self, selection: $one) { Text($0.name).tag($0.id) }.listStyle(.sidebar)
            List(trees, children: \.shoots) { Text($0.name) }.listStyle(.bordered)
        }
    }
}

struct Scrolls: View {
    @State private var position = ScrollPosition(edge: .top)
    @State private var visible: Int?
    @State private var offset: CGFloat = 0

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView([.vertical], showsIndicators: false) {
                LazyVStack(alignment: .leading, spacing: 12, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    ForEach(0..<100) { number in
                        Text("Row \(number)").id(number)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $visible, anchor: .center)
            .scrollTargetBehavior(.viewAligned)
            .defaultScrollAnchor(.bottom)
            .contentMargins(.horizontal, 20, for: .scrollContent)
            .onScrollGeometryChange(for: CGFloat.self) { geometry in
                geometry.contentOffset.y
            } action: { _, new in
                offset = new
            }
            .toolbarLike { withAnimation { proxy.scrollTo(50, anchor: .top) } }
        }
        ScrollView(.horizontal) {
            LazyHStack { ForEach(0..<10, id: \.self) { Text("\($0)").onScrollVisibilityChange { _ in } } }
        }
        .scrollPosition($position)
        .scrollIndicators(.hidden, axes: .horizontal)
        .scrollClipDisabled()
        .scrollDisabled(offset > 100)
        .scrollBounceBehavior(.basedOnSize)
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 16), GridItem(.fixed(20))], spacing: 8) {
                ForEach(0..<30) { Text("\($0)") }
            }
            LazyHGrid(rows: Array(repeating: GridItem(.flexible(minimum: 10, maximum: 40)), count: 2)) {
                ForEach(0..<4) { Text("\($0)") }
            }
        }
    }
}

extension View {
    fileprivate func toolbarLike(_ action: @escaping () -> Void) -> some View { onTapGesture(perform: action) }
}

struct Settings: View {
    @State private var isOn = false
    @State private var tab = 1

    var body: some View {
        TabView(selection: $tab) {
            Form {
                Section("General") {
                    Toggle("On", isOn: $isOn)
                    Text("Version 1")
                }
            }
            .formStyle(.grouped)
            .tabItem { Label("General", systemImage: "gear") }
            .tag(1)
            Form { Toggle("On", isOn: $isOn) }
                .formStyle(.columns)
                .tabItem { Text("Columns") }
                .tag(2)
        }
        .tabViewStyle(.automatic)
    }
}

struct Tabs: View {
    enum Place: Hashable { case home, search }
    @State private var place = Place.home

    var body: some View {
        TabView(selection: $place) {
            Tab("Home", systemImage: "house", value: Place.home) { Text("Home") }
            Tab("Search", systemImage: "magnifyingglass", value: Place.search) { Text("Search") }
        }
        TabView {
            Tab("One", systemImage: "1.circle") { Text("One") }
            Tab("Two", systemImage: "2.circle") { Text("Two") }
        }
        TabView {
            Text("A").tabItem { Text("A") }
            Text("B").tabItem { Text("B") }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
    }
}

struct Columns: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var selection: Int?
    @State private var isInspected = true

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(0..<5, id: \.self, selection: $selection) { NavigationLink("Item \($0)", value: $0) }
                .navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 300)
        } detail: {
            if let selection { Text("Item \(selection)") } else { Text("Nothing") }
        }
        .inspector(isPresented: $isInspected) { Text("Details").inspectorColumnWidth(200) }
    }
}

struct CollectionsApp: App {
    var body: some Scene {
        WindowGroup {
            Garden()
            Columns()
        }
    }
}
