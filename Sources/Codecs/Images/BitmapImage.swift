import Drawing

/// Pixels that were made here, as an image.
package final class BitmapImage: ImageSource {
    package let id = ImageIdentity.next()
    private let pixels: Bitmap

    package var width: Int { pixels.width }
    package var height: Int { pixels.height }

    package init(_ bitmap: Bitmap) {
        pixels = bitmap
    }

    package func bitmap() -> Bitmap? { pixels }
}
