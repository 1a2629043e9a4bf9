import CoreGraphics
import ViewCore

/// How much the header of a section stands out.
@frozen
public enum Prominence: Hashable, Sendable {
    case standard
    case increased
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
    fileprivate enum Kind: Sendable {
        case decreased
        case standard
        case increased
    }

    fileprivate let kind: Kind

    /// For what is only told.
    public static let decreased = BadgeProminence(kind: .decreased)
    public static let standard = BadgeProminence(kind: .standard)
    /// For what has to be looked at.
    public static let increased = BadgeProminence(kind: .increased)
}

/// What a section says of its header; lists see what the environment of a row is only in the row.
@MainActor
struct HeaderProminenceTrait: TraitKey {
    static var defaultValue: Prominence? { nil }
}

@MainActor
struct BadgeProminenceTrait: TraitKey {
    static var defaultValue: BadgeProminence? { nil }
}

private struct HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}

private struct BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
    /// How much the headers of sections here stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// How much badges here stand out.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// How much the headers of the sections in this view stand out.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
            .modifier(TraitModifier<HeaderProminenceTrait>(value: prominence))
    }

    /// How much the badges in this view stand out.
    public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
            .modifier(TraitModifier<BadgeProminenceTrait>(value: prominence))
    }
}

/// A badge at the end of a row.
struct ListBadge: View {
    let label: Text
    let prominence: BadgeProminence

    var body: some View {
        switch prominence.kind {
        case .decreased: label.monospacedDigit().foregroundStyle(.tertiary)
        case .standard: label.monospacedDigit().foregroundStyle(Color.secondary)
        case .increased:
            label
                .font(.system(size: 11, weight: .medium).monospacedDigit())
                .foregroundStyle(Color.white)
                .padding(.horizontal, 6)
                .padding(.vertical, 1)
                .background(.red, in: Capsule())
        }
    }
}
