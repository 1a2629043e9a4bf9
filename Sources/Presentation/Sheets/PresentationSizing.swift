import CoreGraphics
import IdiomData
import ViewCore

/// What is shown in a sheet, to be asked for its size.
public struct PresentationSizingRoot {
    let measure: (ProposedViewSize) -> CGSize

    /// The size that it takes of a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// What a size may depend on beside the content.
public struct PresentationSizingContext {}

/// How large a sheet is.
public protocol PresentationSizing {
    /// What is proposed to the content; without a length it takes the one that it likes.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The platform's own: on the desktop, the size of the content.
public struct AutomaticPresentationSizing: PresentationSizing {
    public nonisolated init() {}

    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { .unspecified }
}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {
    public nonisolated init() {}

    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

/// A size for forms.
public struct FormPresentationSizing: PresentationSizing {
    public nonisolated init() {}

    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        ProposedViewSize(
            width: MetricTable.value(.formSheetWidth, .desktop), height: MetricTable.value(.formSheetHeight, .desktop))
    }
}

/// A size for text.
public struct PagePresentationSizing: PresentationSizing {
    public nonisolated init() {}

    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        ProposedViewSize(
            width: MetricTable.value(.pageSheetWidth, .desktop), height: MetricTable.value(.pageSheetHeight, .desktop))
    }
}

private struct FittedAlong<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var size = base.proposedSize(for: root, context: context)
        // Along an axis that is not fitted the length stays, and the other one follows from it.
        let ideal = root.sizeThatFits(
            ProposedViewSize(width: horizontal ? nil : size.width, height: vertical ? nil : size.height))
        if horizontal { size.width = ideal.width }
        if vertical { size.height = ideal.height }
        return size
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
    /// The size that the content likes along some axes, and this one along the others.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        FittedAlong(base: self, horizontal: horizontal, vertical: vertical)
    }
}

/// A size that a view chose for its sheet.
struct ChosenSizing: Equatable {
    let sizing: any PresentationSizing

    static func == (a: Self, b: Self) -> Bool {
        func isSame<S: PresentationSizing>(_ sizing: S) -> Bool {
            (b.sizing as? S).map { ValueEquality.areEqual(sizing, $0) } ?? false
        }
        return isSame(a.sizing)
    }

    func proposal(_ subview: LayoutSubview) -> ProposedViewSize {
        sizing.proposedSize(
            for: PresentationSizingRoot { subview.sizeThatFits($0) }, context: PresentationSizingContext())
    }
}

extension View {
    /// How large the sheet around this view is.
    public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        let chosen = ChosenSizing(sizing: sizing)
        nonisolated(unsafe) let used = chosen
        return transformPreference(PresentationLookKey.self) { $0.sizing = used }
    }
}
