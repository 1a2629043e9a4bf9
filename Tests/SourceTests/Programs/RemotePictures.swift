import SwiftUI

struct RemotePost: Identifiable {
    let id: Int
    let picture: URL?
}

struct RemotePictures: View {
    let posts: [RemotePost]

    var body: some View {
        List(posts) { post in
            HStack {
                AsyncImage(url: post.picture)
                    .frame(width: 40, height: 40)
                AsyncImage(url: post.picture, scale: 2)
                AsyncImage(url: post.picture) { image in
                    image.resizable().aspectRatio(contentMode: .fill)
                } placeholder: {
                    ProgressView()
                }
                .frame(width: 50, height: 50)
                .clipShape(.circle)
                AsyncImage(url: post.picture, transaction: Transaction(animation: .easeInOut)) { phase in
                    switch phase {
                    case .empty:
                        ProgressView()
                    case .success(let image):
                        image.resizable().scaledToFit().transition(.opacity)
                    case .failure(let error):
                        Label(error.localizedDescription, systemImage: "wifi.slash")
                    @unknown default:
                        EmptyView()
                    }
                }
                AsyncImage(url: post.picture) { phase in
                    if let image = phase.image {
                        image
                    } else if phase.error != nil {
                        Color.red
                    } else {
                        Color.blue
                    }
                }
            }
        }
    }
}
