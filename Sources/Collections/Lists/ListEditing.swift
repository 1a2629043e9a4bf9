import CoreGraphics
import ViewCore

/// What the user can do with a row while a list is edited.
struct ListRowEditing: Equatable {
    let canDelete: Bool
    let canMove: Bool
}

/// A minus at the beginning of a row, which offers to delete it.
struct DeletionMark: View {
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: "minus.circle.fill")
                .font(.system(size: 15))
                .foregroundStyle(Color.red)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Remove")
        .padding(.leading, 8)
    }
}

/// The lines at the end of a row that tell that it can be dragged elsewhere.
struct MovingMark: View {
    var body: some View {
        Image(systemName: "line.3.horizontal")
            .foregroundStyle(Color.secondary)
            .accessibilityHidden(true)
            .padding(.trailing, 10)
    }
}

/// A button that begins and ends the editing of what is shown around it.
public struct EditButton: View {
    @Environment(\.editMode) private var mode

    public nonisolated init() {}

    public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            withAnimation(.easeInOut(duration: 0.2)) { mode?.wrappedValue = isEditing ? .inactive : .active }
        }
        .disabled(mode == nil)
    }
}
