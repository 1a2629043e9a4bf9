import CoreGraphics
import Scenes

/// The scrolling views and lists of a random tree. Each has a length of its own, so that its rows come and go.
extension RandomNode {
    static let scrolls: [Kind] = [.scrolled, .lazy, .lazyGrid, .rows, .form]
    static let lazyScrolls: [Kind] = [.lazy, .lazyGrid, .rows]

    var scroll: any View {
        switch kind {
        case .lazy:
            return ScrollView {
                LazyVStack(alignment: isOn ? .leading : .center, spacing: 3, pinnedViews: .sectionHeaders) {
                    if id % 3 == 0 {
                        Section("h\(number)") { rows }
                    } else {
                        rows
                    }
                }
            }
            .scrollPosition(id: .constant(scrolledPosition)).frame(height: 60)
        case .lazyGrid:
            return ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: isOn ? 40 : 70))], spacing: 3) { rows }
            }
            .frame(height: 60)
        case .rows:
            return List(selection: .constant(isOn ? position : nil)) {
                if id % 3 == 0 {
                    Section("h\(number)", isExpanded: .constant(number % 4 != 0)) { rows }
                        .headerProminence(isOn ? .increased : .standard)
                        .listSectionSeparator(number % 3 == 0 ? .visible : .automatic)
                }
                ForEach(children) { RandomView(node: $0).badge($0.number % 5) }.onDelete { _ in }.onMove { _, _ in }
                ForEach(.constant(numbers), id: \.self, editActions: isOn ? .all : .move) {
                    Text("e\($0.wrappedValue)")
                }
            }
            .environment(\.editMode, .constant(number % 3 == 1 ? .active : .inactive))
            .listSectionSpacing(CGFloat(number % 4)).listRowSpacing(isOn ? 3 : nil).badgeProminence(.increased)
            .frame(height: 60)
        case .form:
            let form = Form {
                TextField("a\(number)", text: .constant("b"))
                rows
            }
            return (id % 2 == 0 ? AnyView(form.formStyle(.grouped)) : AnyView(form.formStyle(.columns)))
                .frame(height: 60)
        default:
            return ScrollView(isOn ? .vertical : [.vertical, .horizontal]) { VStack(spacing: 3) { rows } }
                .scrollPosition(id: .constant(scrolledPosition)).frame(height: 60)
        }
    }

    private var numbers: [Int] { Array(0..<number % 3) }

    /// A child may be no view, or several. What is scrolled to has to be there: where it goes the place stays as it was before, which
    /// a new tree knows nothing of.
    private var rows: some View {
        ForEach(children) { child in
            if self.id % 2 == 0 { ZStack { RandomView(node: child) } } else { RandomView(node: child) }
        }
    }

    private var scrolledPosition: Int? { id % 2 == 0 ? position : nil }

    /// One of the children, to scroll to.
    var position: Int? {
        children.isEmpty ? nil : children[number % children.count].id
    }
}
