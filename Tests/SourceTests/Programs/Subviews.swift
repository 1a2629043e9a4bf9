// Containers of one's own, sections, tags and alignment guides, as app authors write them.
import SwiftUI

struct PinnedKey: ContainerValueKey {
    static let defaultValue = false
}

extension ContainerValues {
    var isPinned: Bool {
        get { self[PinnedKey.self] }
        set { self[PinnedKey.self] = newValue }
    }
}

extension View {
    func pinned(_ isPinned: Bool = true) -> some View { containerValue(\.isPinned, isPinned) }
}

struct Board<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        HStack(alignment: .top) {
            ForEach(sections: content) { section in
                VStack(alignment: .leading, spacing: 8) {
                    if !section.header.isEmpty { section.header.font(.headline) }
                    Group(subviews: section.content) { subviews in
                        if subviews.count > 3 {
                            subviews[0..<3]
                            Text("and \(subviews.count - 3) more")
                        } else {
                            subviews
                        }
                    }
                    section.footer
                }
                .background(section.containerValues.isPinned ? Color.yellow : Color.clear)
            }
        }
    }
}

struct Carousel<Content: View>: View {
    @ViewBuilder var content: () -> Content

    var body: some View {
        Group(subviews: content()) { subviews in
            if let first = subviews.first {
                ZStack(alignment: .bottom) {
                    first
                    HStack {
                        ForEach(subviews) { subview in
                            Circle().fill(subview.id == first.id ? Color.primary : Color.secondary).frame(
                                width: 6, height: 6)
                        }
                    }
                }
            }
        }
    }
}

enum Meal: String, CaseIterable, Identifiable {
    case breakfast, lunch
    var id: Self { self }
}

struct BoardView: View {
    @State private var meals = ["Soup", "Salad"]
    @State private var isOpen = true

    var body: some View {
        Board {
            Section("To do") {
                ForEach(meals, id: \.self) { Text($0) }
                    .onDelete { meals.remove(atOffsets: $0) }
                    .onMove { meals.move(fromOffsets: $0, toOffset: $1) }
                    .deleteDisabled(meals.count < 2)
                Text("Other").tag(Meal?.none)
            }
            .pinned()
            Section {
                ForEach(Meal.allCases) { meal in Text(meal.rawValue).tag(meal) }
            } header: {
                Text("Meals")
            } footer: {
                Text("All of them")
            }
            Section(isExpanded: $isOpen) {
                Text("Hidden")
            } header: {
                Text("More")
            }
            Section(String("Title"), isExpanded: $isOpen) { EmptyView() }
            Section {
                Text("Only footer")
            } footer: {
                Text("End")
            }
        }
    }
}

extension VerticalAlignment {
    private struct CardTitle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }

    static let cardTitle = VerticalAlignment(CardTitle.self)
}

extension Alignment {
    static let titled = Alignment(horizontal: .leading, vertical: .cardTitle)
}

struct GuidesView: View {
    @State private var indent: CGFloat = 12

    var body: some View {
        HStack(alignment: .cardTitle) {
            Circle().frame(width: 20).alignmentGuide(.cardTitle) { d in d[VerticalAlignment.center] }
            VStack(alignment: .leading) {
                Text("Title").alignmentGuide(.cardTitle) { $0[.firstTextBaseline] }
                Text("Detail").alignmentGuide(.leading) { _ in -indent }
                Text("Badge").alignmentGuide(HorizontalAlignment.leading) { d in d[explicit: .trailing] ?? d.width }
            }
        }
        .overlay(alignment: .topTrailing) {
            Text("3").alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0[.trailing] / 2 }
        }
    }
}
