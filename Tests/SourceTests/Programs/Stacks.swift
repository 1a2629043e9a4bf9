// Stacks, spacers, and every frame, padding and alignment a list of cards uses.
import SwiftUI

struct StacksProfileHeader: View {
    let name: String
    let handle: String
    var isVerified = false

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Circle()
                .fill(Color.blue)
                .frame(width: 44, height: 44)
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(name).font(.headline)
                    if isVerified {
                        Text("✓").foregroundStyle(.blue)
                    }
                }
                Text(handle)
                    .font(.subheadline)
                    .foregroundStyle(Color.secondary)
            }
            Spacer()
            Spacer(minLength: 20)
        }
        .padding()
        .padding(.horizontal)
        .padding(.top, 8)
        .padding([.leading, .bottom], 4)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .padding(10)
    }
}

struct StacksFrames: View {
    private let side: CGFloat = 120
    let columns = 3

    var body: some View {
        VStack(spacing: 0) {
            ZStack(alignment: .bottomTrailing) {
                Color.red
                Color(.sRGB, red: 0.2, green: 0.3, blue: 0.4, opacity: 1)
                    .frame(width: side)
                Text("Badge")
                    .padding(4)
                    .background(Color.white)
            }
            .frame(height: side)
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(minWidth: 0, idealWidth: 100, maxWidth: .infinity, minHeight: 0, maxHeight: side * 2)
            .frame(width: 300, height: nil, alignment: .topLeading)

            VStack(alignment: .trailing) {
                ForEach(0..<columns) { column in
                    Text("Column \(column)")
                        .frame(width: CGFloat(column) * 40 + 40, alignment: .center)
                }
            }
            .layoutPriority(1)

            Text("A rather long line that may be cut")
                .lineLimit(1)
                .truncationMode(.middle)
                .fixedSize(horizontal: false, vertical: true)

            Text("Fixed").fixedSize()

            HStack(alignment: .center) {
                Text("Offset").offset(x: 10, y: -4)
                Text("Only x").offset(x: 12)
                Text("Size").offset(CGSize(width: 3, height: 4))
                Text("Placed").position(x: 50, y: 50)
                Text("At a point").position(CGPoint(x: 10, y: 10))
            }
            .zIndex(2)
        }
        .ignoresSafeArea()
        .ignoresSafeArea(.keyboard, edges: .bottom)
    }
}

extension VerticalAlignment {
    private struct MidAccount: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat {
            context[VerticalAlignment.center]
        }
    }

    static let midAccount = VerticalAlignment(MidAccount.self)
}

enum StacksCustomCenter: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 }
}

extension HorizontalAlignment {
    static let stacksCustomCenter = HorizontalAlignment(StacksCustomCenter.self)
}

struct StacksAlignments: View {
    var body: some View {
        HStack(alignment: .midAccount) {
            VStack(alignment: .stacksCustomCenter) {
                Text("@user")
                Rectangle().frame(width: 64, height: 64)
            }
            VStack {
                Text("Full name:")
                Text("PAUL").font(.largeTitle)
            }
        }
        .overlay(alignment: Alignment(horizontal: .stacksCustomCenter, vertical: .top)) {
            Text("Above")
        }
    }
}
