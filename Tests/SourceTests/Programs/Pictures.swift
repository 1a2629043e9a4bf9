import ImageIO
import SwiftUI

struct Avatar: View {
    let data: Data
    let isMirrored: Bool

    private var picture: CGImage? {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil), CGImageSourceGetCount(source) > 0 else {
            return nil
        }
        return CGImageSourceCreateImageAtIndex(source, 0, nil)
    }

    var body: some View {
        Group {
            if let picture {
                Image(picture, scale: 2, orientation: isMirrored ? .upMirrored : .up, label: Text("Avatar"))
                    .resizable()
                    .scaledToFill()
            } else {
                Image(decorative: "placeholder").resizable()
            }
        }
        .frame(width: 48, height: 48)
        .clipShape(.circle)
    }
}

struct Thumbnails: View {
    let pictures: [CGImage]

    var body: some View {
        HStack {
            ForEach(pictures.indices, id: \.self) { index in
                Image(decorative: pictures[index], scale: 1.0)
                    .interpolation(.high)
                Text(verbatim: "\(index)").hidden()
            }
        }
    }
}
