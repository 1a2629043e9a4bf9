import Codecs
import CoreGraphics
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Why a picture cannot be handed to somebody else.
private enum PictureFailure: Error {
    /// It is a symbol or the program's own, and not a picture in memory.
    case notInMemory
}

extension Image: Transferable {
    /// Pictures in memory are handed out as PNG files; PNG, JPEG and WebP files are taken.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .png) { (image: Image) in
            guard case .pixels(let pixels, _, _) = image.source else { throw PictureFailure.notInMemory }
            return try PNGEncoder.encode(Bitmap(width: pixels.width, height: pixels.height, bytes: pixels.bytes))
        } importing: { data in
            try Image(file: data)
        }
        .exportingCondition { image in
            if case .pixels = image.source { true } else { false }
        }
        DataRepresentation(importedContentType: .image) { data in
            try Image(file: data)
        }
    }

    private init(file data: Data) throws {
        let bitmap = try ImageDecoder.decode([UInt8](data))
        self.init(
            source: .pixels(CGImage(width: bitmap.width, height: bitmap.height, bytes: bitmap.bytes), scale: 1, .up),
            speech: .nothing)
    }
}
