import CoreGraphics
import Foundation
import ViewValues

/// A picture that is loaded, from a server, a file or a `data:` address, while the view is shown.
///
///     AsyncImage(url: post.picture) { phase in
///         if let image = phase.image {
///             image.resizable().scaledToFill()
///         } else if phase.error != nil {
///             Color.red
///         } else {
///             ProgressView()
///         }
///     }
///
/// What a server allows to be kept is kept in memory and not loaded twice. Loading ends with the view, and begins anew when
/// its address changes.
public struct AsyncImage<Content> {
    private let request: PictureRequest
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var loading = Loading()

    /// What was loaded, and by which request.
    private struct Loading {
        var request: PictureRequest?
        var phase = AsyncImagePhase.empty
    }

    private nonisolated init(
        url: URL?, scale: CGFloat, transaction: Transaction, makeContent: @escaping (AsyncImagePhase) -> Content
    ) {
        request = PictureRequest(url: url, scale: scale)
        self.transaction = transaction
        content = makeContent
    }
}

extension AsyncImage: View where Content: View {
    /// A picture of `scale` pixels a point in its own size, in whose place grey fills the room until it is there.
    public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale, transaction: Transaction()) { $0.image ?? placeholderImage }
    }

    /// A picture of `scale` pixels a point, changed by `content`, and what stands in its place until it is there, or where it
    /// cannot be loaded.
    public nonisolated init<I, P>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P>, I: View, P: View {
        self.init(url: url, scale: scale, transaction: Transaction()) { phase in
            if let image = phase.image {
                ViewBuilder.buildEither(first: content(image))
            } else {
                ViewBuilder.buildEither(second: placeholder())
            }
        }
    }

    /// What `content` makes of each phase of the loading; `transaction` says how one phase becomes the next.
    public nonisolated init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(url: url, scale: scale, transaction: transaction, makeContent: content)
    }

    public var body: some View {
        // What an address brought that is no longer wanted is not shown.
        content(loading.request == request ? loading.phase : .empty)
            .task(id: request) { await load() }
    }

    @MainActor
    private func load() async {
        if loading.request == request, loading.phase.image != nil { return }
        guard request.url != nil else { return }
        let phase: AsyncImagePhase
        do {
            phase = .success(try await PictureStore.shared.image(request))
        } catch {
            phase = .failure(error)
        }
        // Then the view is gone or out of sight, or wants something else.
        if Task.isCancelled { return }
        withTransaction(transaction) { loading = Loading(request: request, phase: phase) }
    }
}

/// A grey that shows on light and dark, a quarter of it. A guess.
private let placeholderImage = Image(
    decorative: CGImage(width: 1, height: 1, bytes: [32, 32, 32, 64]), scale: 1
).resizable()
