import CoreGraphics
import IdiomData
import ViewCore

/// What stands in the place of content that is not there: a label, a description and what can be done about it.
public struct ContentUnavailableView<Label, Description, Actions> {
    let label: Label
    let description: Description
    let actions: Actions
}

extension ContentUnavailableView where Label: View, Description: View, Actions: View {
    public nonisolated init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.init(label: label(), description: description(), actions: actions())
    }
}

extension ContentUnavailableView where Label == _TitleAndIconLabel, Description == Text?, Actions == EmptyView {
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: _TitleAndIconLabel(title, systemImage: name), description: description, actions: EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(
            label: _TitleAndIconLabel(title, systemImage: name), description: description, actions: EmptyView())
    }

    public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: _TitleAndIconLabel(title, image: name), description: description, actions: EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: _TitleAndIconLabel(title, image: name), description: description, actions: EmptyView())
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// What stands in the place of results where a search found none.
    public static nonisolated var search: ContentUnavailableView<Label, Description, Actions> {
        .init(label: .init(text: nil), description: .init(), actions: .init())
    }

    /// The same, telling what was searched for.
    public static nonisolated func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        .init(label: .init(text: text), description: .init(), actions: .init())
    }
}

/// What `ContentUnavailableView.search` is made of.
public struct SearchUnavailableContent {
    public struct Label {
        /// What was searched for. Nil where that is not told.
        let text: String?
    }

    public struct Description {}

    public struct Actions {}
}

extension SearchUnavailableContent.Label: View {
    public var body: some View {
        if let text {
            _TitleAndIconLabel("No Results for “\(text)”", systemImage: "magnifyingglass")
        } else {
            _TitleAndIconLabel("No Results", systemImage: "magnifyingglass")
        }
    }
}

extension SearchUnavailableContent.Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
}

extension SearchUnavailableContent.Actions: View {
    public var body: some View { EmptyView() }
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
    public var body: some View {
        UnavailableBody(label: label, description: description, actions: actions)
    }
}

private struct UnavailableBody<Label: View, Description: View, Actions: View>: View {
    let label: Label
    let description: Description
    let actions: Actions
    @Environment(\.idiom) private var idiom

    var body: some View {
        VStack(spacing: MetricTable.value(.unavailableActionSpacing, idiom)) {
            VStack(spacing: MetricTable.value(.unavailableTextSpacing, idiom)) {
                label.labelStyle(UnavailableLabelStyle())
                description
                    .font(idiom == .desktop ? .body : .subheadline)
                    .foregroundStyle(Color.secondary)
            }
            .multilineTextAlignment(.center)
            actions
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large symbol above the title.
private struct UnavailableLabelStyle: LabelStyle {
    @Environment(\.idiom) private var idiom

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: MetricTable.value(.unavailableIconSpacing, idiom)) {
            configuration.icon
                .font(.system(size: MetricTable.value(.unavailableIconSize, idiom)))
                .foregroundStyle(Color.secondary)
            configuration.title
                .font(idiom == .desktop ? .title.weight(.bold) : .title2.weight(.bold))
        }
    }
}
