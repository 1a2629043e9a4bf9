import CoreGraphics
import Scenes

/// A row of a table.
private struct RandomRow: Identifiable {
    let id: Int
}

/// What shows one thing of several, or puts something over the rest, in a random tree.
extension RandomNode {
    static let screens: [Kind] = [.table, .tabs, .screens, .split, .presenting, .tooled]

    func screen(around child: some View) -> any View {
        switch kind {
        case .table:
            let rows = (0..<number % 7).map { RandomRow(id: $0) }
            if id % 2 == 0 { return rowsOfOwn(rows).frame(height: 80) }
            return Table(rows, selection: .constant(isOn ? 1 : nil)) {
                TableColumn("c\(number)") { (row: RandomRow) in Text("\(row.id)") }
                TableColumn("d") { (row: RandomRow) in Text("\(row.id * 2)") }.width(isOn ? 30 : 50)
            }
            .tableStyle(.inset(alternatesRowBackgrounds: number % 2 == 0))
            .tableColumnHeaders(number % 5 == 0 ? .hidden : .automatic).frame(height: 80)
        case .tabs:
            return TabView(selection: .constant(position)) {
                ForEach(children) { node in
                    RandomView(node: node).tabItem { Text("t\(node.number)") }.tag(node.id as Int?)
                }
            }
            .frame(height: 90)
        case .screens:
            return NavigationStack(path: .constant(isOn ? [number % 3] : [])) {
                ZStack { child }.navigationTitle("s\(number)")
                    .navigationDestination(for: Int.self) { Text("d\($0)").navigationTitle("d\($0)") }
            }
            .frame(height: 90)
        case .split:
            let second = children.count > 1 ? children[1] : nil
            return NavigationSplitView(
                columnVisibility: .constant(isOn ? .all : .detailOnly),
                sidebar: {
                    ZStack { child }.navigationSplitViewColumnWidth(CGFloat(60 + number))
                        .navigationDestination(isPresented: .constant(number % 3 == 0)) { Text("o\(self.number)") }
                },
                detail: {
                    if let second { RandomView(node: second) }
                }
            )
            .frame(height: 90)
        case .tooled:
            return ZStack { child }.toolbar {
                ToolbarItem(placement: isOn ? .primaryAction : .navigation) { Text("b\(number)") }
                if number > 20 { ToolbarItem { Button("c") {} } }
                if number > 30 { ToolbarTitleMenu { Button("m\(number)") {} } }
            }
            .containerBackground(isOn ? .red : .blue, for: .window)
        default:
            return presenting(child)
        }
    }

    private func rowsOfOwn(_ rows: [RandomRow]) -> some View {
        Table(of: RandomRow.self) {
            TableColumn("c\(number)") { (row: RandomRow) in Text("\(row.id)") }
        } rows: {
            TableRow(RandomRow(id: -1))
            if isOn { TableRow(RandomRow(id: -2)) } else { TableRow(RandomRow(id: -3)) }
            Section("s\(number)") { ForEach(rows) }
        }
    }

    private func presenting(_ child: some View) -> any View {
        let content = Text("p\(number)").padding(isOn ? 4 : 9)
        switch id % 5 {
        case 0:
            return ZStack { child }.sheet(isPresented: .constant(isOn)) {
                content.presentationBackground { Color.red }
            }
        case 1:
            return ZStack { child }.alert("a\(number)", isPresented: .constant(isOn)) {
                Button("Yes") {}
                if number > 20 { Button("No", role: .cancel) {} }
            } message: {
                Text("m\(number)")
            }
        case 2: return ZStack { child }.popover(isPresented: .constant(isOn)) { content }
        case 3:
            return ZStack { child }.confirmationDialog("d\(number)", isPresented: .constant(isOn)) { Button("Yes") {} }
        default: return ZStack { child }.inspector(isPresented: .constant(isOn)) { content }.frame(height: 90)
        }
    }
}
