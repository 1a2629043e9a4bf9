// ForEach in all its forms, identity, conditionals, type erasure.
import SwiftUI

struct ListsItem: Identifiable, Hashable {
    let id: UUID
    var title: String
    var isDone: Bool

    init(_ title: String, isDone: Bool = false) {
        id = UUID()
        self.title = title
        self.isDone = isDone
    }

    static let samples: [ListsItem] = [ListsItem("Milk"), ListsItem("Bread", isDone: true)]
}

enum ListsKind: String, CaseIterable, Identifiable {
    case all, active, done
    var id: Self { self }
}

struct ListsRow: View {
    @Binding var item: ListsItem

    var body: some View {
        HStack {
            Toggle(item.title, isOn: $item.isDone)
            Spacer()
            Text(item.isDone ? "done" : "open")
        }
    }
}

struct ListsView: View {
    @State private var items = ListsItem.samples
    @State private var kind: ListsKind = .all
    @State private var resetID = UUID()
    @State private var flags = [true, false]
    let names = ["Ada", "Grace", "Edsger"]
    let scores: [String: Int] = ["a": 1, "b": 2]

    var filtered: [ListsItem] {
        switch kind {
        case .all: items
        case .active: items.filter { !$0.isDone }
        case .done: items.filter(\.isDone)
        }
    }

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(0..<3) { Text("\($0)") }
            ForEach(0..<3) { index in
                Text("Row \(index)")
            }
            ForEach(1...5, id: \.self) { number in
                Text(verbatim: "\(number)")
            }
            ForEach(names, id: \.self) { name in Text(name) }
            ForEach(filtered) { item in
                Text(item.title)
            }
            ForEach($items) { $item in
                ListsRow(item: $item)
            }
            ForEach($items, id: \.id) { $item in
                ListsRow(item: $item)
            }
            ForEach($flags, id: \.self) { $flag in
                Toggle("Flag", isOn: $flag)
            }
            ForEach(names.indices, id: \.self) { index in
                Text("\(index + 1). \(names[index])")
            }
            ForEach(Array(names.enumerated()), id: \.offset) { index, name in
                Text("\(index) \(name)")
            }
            ForEach(Array(zip(names.indices, names)), id: \.0) { index, name in
                Text("\(index) \(name)")
            }
            ForEach(scores.sorted(by: <), id: \.key) { key, value in
                Text("\(key): \(value)")
            }
            ForEach(ListsKind.allCases) { kind in
                Button(kind.rawValue.capitalized) { self.kind = kind }
            }
            ForEach(ListsKind.allCases, id: \.self, content: kindLabel)
            ForEach(items.reversed()) { item in
                if item.isDone {
                    Text(item.title)
                } else {
                    EmptyView()
                }
            }
        }
        .id(resetID)
        Text("top").id("top")
        Button("Reset") { resetID = UUID() }
    }

    func kindLabel(_ kind: ListsKind) -> some View {
        Text(kind.rawValue)
    }
}

struct ListsConditions: View {
    var state: State
    var optional: String?

    enum State {
        case loading
        case failed(Error)
        case loaded([String])
    }

    var body: some View {
        Group {
            switch state {
            case .loading:
                ProgressView()
            case .failed(let error):
                Text(error.localizedDescription)
                    .foregroundColor(.red)
            case .loaded(let names) where names.isEmpty:
                Text("Nothing here")
            case .loaded(let names):
                ForEach(names, id: \.self) { Text($0) }
            }
            if let optional {
                Text(optional)
            }
            if let optional = optional, optional.count > 2 {
                Text(optional)
            } else if optional == nil {
                Text("none")
            } else {
                Text("short")
            }
            if #available(macOS 14, iOS 17, *) {
                Text("new")
            } else {
                Text("old")
            }
            let count = optional?.count ?? 0
            Text("\(count)")
        }
        .font(.body)
    }
}

struct ListsErased: View {
    var flag: Bool
    let pages: [AnyView] = [AnyView(Text("1")), AnyView(Color.red)]

    var body: some View {
        VStack {
            content
            erased()
            ForEach(pages.indices, id: \.self) { pages[$0] }
            makeRow("a", value: 1)
            AnyView(erasing: Text("x"))
        }
    }

    @ViewBuilder
    private var content: some View {
        if flag {
            Text("yes")
        } else {
            Color.blue
        }
    }

    private func erased() -> AnyView {
        if flag {
            return AnyView(Text("yes"))
        }
        return AnyView(EmptyView())
    }

    @ViewBuilder func makeRow(_ title: String, value: Int?) -> some View {
        Text(title)
        if let value {
            Text("\(value)")
        }
    }
}

struct ListsManyChildren: View {
    var body: some View {
        VStack {
            Group {
                Text("1")
                Text("2")
                Text("3")
                Text("4")
                Text("5")
                Text("6")
            }
            Group {
                Text("7")
                Text("8")
            }
            Text("9")
            Text("10")
            Text("11")
            Text("12")
            Text("13")
            Text("14")
        }
    }
}
