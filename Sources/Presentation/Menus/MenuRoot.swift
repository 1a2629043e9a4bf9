import Controls
import CoreGraphics
import IdiomData
import ViewCore

/// An open menu in its surface.
struct MenuRoot<Content> {
    let placement: MenuPlacement
    let content: Content
    @State private var session: MenuSession?
    @State private var hasMarks = false
    @Environment(\.presentationAnchor) private var anchor
    @Environment(\.presentationKeyTaker) private var keyTaker
    @Environment(\.menuSession) private var outer
    @Environment(\.dismiss) private var dismiss
    @Environment(\.idiom) private var idiom

    init(placement: MenuPlacement, content: Content) {
        self.placement = placement
        self.content = content
    }
}

extension MenuRoot: View where Content: View {
    var body: some View {
        SurfaceCoordinates { direction in
            MenuLayout(anchor: anchor, placement: placement) {
                if let session {
                    MenuPanel(content: content, hasMarks: hasMarks)
                        .environment(\.layoutDirection, direction)
                        .environment(\.menuSession, session)
                        .environment(\.menuHasMarks, hasMarks)
                        .environment(\.actionSurroundings, ActionSurroundings(before: { session.closeAll() }))
                        .onPreferenceChange(MenuMarksKey.self) { hasMarks = $0 }
                }
            }
        }
        .onAppear { begin() }
    }

    @MainActor
    private func begin() {
        let made = MenuSession(parent: placement == .beside ? outer : nil)
        let dismiss = dismiss
        made.close = { dismiss() }
        keyTaker?.press = { made.press($0) }
        session = made
    }
}

private struct MenuPanel<Content: View>: View {
    let content: Content
    let hasMarks: Bool
    @Environment(\.idiom) private var idiom

    /// Whether there is a line of the program's own between two sections.
    private func isDivided(_ first: SectionConfiguration, _ second: SectionConfiguration) -> Bool {
        let last = first.footer.last ?? first.content.last
        let next = second.header.first ?? second.content.first
        return last?.trait(DividerTrait.self) == true || next?.trait(DividerTrait.self) == true
    }

    var body: some View {
        let inset = MetricTable.value(.menuInset, idiom)
        VStack(alignment: .leading, spacing: 0) {
            Group(sections: content) { sections in
                let sections = Array(sections)
                ForEach(sections.indices, id: \.self) { index in
                    let section = sections[index]
                    if index > 0, !isDivided(sections[index - 1], section) { MenuSeparator() }
                    if !section.header.isEmpty { MenuSectionHeader { section.header } }
                    section.content
                    section.footer
                }
            }
        }
        .font(nil)
        .controlSize(.regular)
        .buttonStyle(MenuButtonItemStyle())
        .toggleStyle(MenuToggleItemStyle())
        .modifier(MenuDividerModifier())
        .padding(inset)
        .background {
            FaceView(PanelFace(kind: .menu, radius: MetricTable.value(.menuCornerRadius, idiom)))
        }
    }
}

/// What is said over the items of a section of a menu.
struct MenuSectionHeader<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.menuHasMarks) private var hasMarks
    @Environment(\.idiom) private var idiom

    var body: some View {
        let padding = MetricTable.value(.menuItemPadding, idiom)
        content
            .font(.system(size: 11, weight: .semibold))
            .foregroundStyle(Color.secondary)
            .padding(.leading, hasMarks ? MetricTable.value(.menuMarkWidth, idiom) + 3 : padding)
            .padding(.trailing, padding)
            .padding(.vertical, 3)
    }
}

/// A button in a menu is an item.
struct MenuButtonItemStyle: PrimitiveButtonStyle {
    @Environment(\.keyboardShortcut) private var shortcut

    func makeBody(configuration: Configuration) -> some View {
        MenuItem(
            isDestructive: configuration.role == .destructive, shortcut: shortcut,
            action: { configuration.trigger() }, label: configuration.label)
    }
}

/// A toggle in a menu is an item with a mark while it is on.
struct MenuToggleItemStyle: ToggleStyle {
    @Environment(\.menuSession) private var session

    func makeBody(configuration: Configuration) -> some View {
        let session = session
        return MenuItem(
            isMarked: configuration.isOn,
            action: {
                session?.closeAll()
                configuration.isOn.toggle()
            }, label: configuration.label
        )
        .preference(key: MenuMarksKey.self, value: true)
    }
}

/// Where a menu opens.
enum MenuPlacement: Equatable {
    /// Below the view that opens it, or above where there is no room.
    case below
    /// At the point where it was asked for.
    case at(CGPoint)
    /// Beside the item that opens it.
    case beside
    /// Over the view that opens it, so that an item lies on it; its place among the items is given, and how many lines are
    /// before it.
    case over(item: Int, dividers: Int)
}

struct MenuLayout: Layout {
    let anchor: CGRect
    let placement: MenuPlacement
    /// What is kept free at the surface's edges. Our own choice.
    static let margin: CGFloat = 2
    /// Between a button and its menu. Our own choice.
    static let gap: CGFloat = 3

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let menu = subviews.first else { return }
        let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let ideal = menu.sizeThatFits(.unspecified)
        let size = CGSize(
            width: min(max(ideal.width, leastWidth), room.width), height: min(ideal.height, room.height))
        var origin = origin(of: size, in: room)
        origin.x = max(room.minX, min(origin.x, room.maxX - size.width))
        origin.y = max(room.minY, min(origin.y, room.maxY - size.height))
        menu.place(at: origin, proposal: ProposedViewSize(size))
    }

    /// The menu of a choice covers the button that opens it.
    private var leastWidth: CGFloat {
        switch placement {
        case .over: anchor.maxX - overlap
        case .below, .at, .beside: 0
        }
    }

    /// Where a menu over a button begins.
    private var overlap: CGFloat {
        anchor.minX - MetricTable.value(.menuInset, .desktop) - MetricTable.value(.menuMarkWidth, .desktop) + 4
    }

    private func origin(of size: CGSize, in room: CGRect) -> CGPoint {
        switch placement {
        case .below:
            let below = anchor.maxY + Self.gap
            let fits = below + size.height <= room.maxY || anchor.minY - Self.gap - size.height < room.minY
            return CGPoint(x: anchor.minX, y: fits ? below : anchor.minY - Self.gap - size.height)
        case .at(let point):
            return point
        case .beside:
            let right = anchor.maxX + 2
            let inset = MetricTable.value(.menuInset, .desktop)
            let x = right + size.width <= room.maxX ? right : anchor.minX - 2 - size.width
            return CGPoint(x: x, y: anchor.minY - inset)
        case .over(let item, let dividers):
            let inset = MetricTable.value(.menuInset, .desktop)
            let height = MetricTable.value(.menuItemHeight, .desktop)
            return CGPoint(
                x: overlap,
                y: anchor.midY - inset - (CGFloat(item) + 0.5) * height
                    - CGFloat(dividers) * MetricTable.value(.menuSeparatorHeight, .desktop))
        }
    }
}
