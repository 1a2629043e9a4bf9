import SwiftUI

@Observable
@MainActor
public final class Tally {
    public var count = 0
    public let goal = 4

    public init() {}
}

/// Counts to a goal.
public struct TallyView: View {
    @State private var tally: Tally

    public init(tally: Tally) {
        _tally = State(initialValue: tally)
    }

    public var body: some View {
        VStack(spacing: 12) {
            Text("\(tally.count) of \(tally.goal)")
                .font(.headline)
                .accessibilityIdentifier("count")
            ProgressView(value: Double(tally.count), total: Double(tally.goal))
            HStack {
                Button("Reset") { tally.count = 0 }
                Button("Add") { withAnimation { tally.count += 1 } }
                    .disabled(tally.count == tally.goal)
            }
        }
        .padding()
    }
}

#Preview {
    TallyView(tally: Tally())
}
