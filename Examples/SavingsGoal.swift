import SwiftUI

/// How long saving for something takes: a ring that fills, a slider, a list with checks. All of it is plain SwiftUI.
@main
struct SavingsGoalApp: App {
    @State private var plan = SavingsPlan()

    var body: some Scene {
        WindowGroup("Savings Goal") {
            SavingsGoalView()
                .environment(plan)
        }
    }
}

@Observable
final class SavingsPlan {
    struct Wish: Identifiable {
        let id: Int
        let name: String
        let price: Double
        let color: Color
        var isIncluded: Bool
    }

    var wishes = [
        Wish(id: 1, name: "Tent for two", price: 320, color: .teal, isIncluded: true),
        Wish(id: 2, name: "Sleeping bags", price: 180, color: .indigo, isIncluded: true),
        Wish(id: 3, name: "Camping stove", price: 95, color: .orange, isIncluded: false),
    ]
    var saved = 240.0

    var goal: Double { wishes.filter(\.isIncluded).map(\.price).reduce(0, +) }
    var fraction: Double { goal > 0 ? min(saved / goal, 1) : 0 }
}

struct SavingsGoalView: View {
    @Environment(SavingsPlan.self) private var plan

    var body: some View {
        HStack(alignment: .top, spacing: 28) {
            VStack(spacing: 18) {
                ProgressView(value: plan.fraction) {
                    Text("Saved")
                } currentValueLabel: {
                    Text(plan.fraction, format: .percent.precision(.fractionLength(0)))
                }
                .progressViewStyle(RingStyle())
                .frame(width: 190, height: 190)
                .animation(.spring(duration: 0.6, bounce: 0.2), value: plan.fraction)

                Text("\(Int(plan.saved)) € of \(Int(plan.goal)) €")
                    .font(.title2)
                    .fontWeight(.semibold)
            }
            SavingsControls()
        }
        .padding(28)
    }
}

struct SavingsControls: View {
    @Environment(SavingsPlan.self) private var plan

    var body: some View {
        @Bindable var plan = plan
        VStack(alignment: .leading, spacing: 14) {
            Text("Summer by the lake")
                .font(.largeTitle)
                .fontWeight(.bold)
            Text("What to take along?")
                .foregroundStyle(Color.secondary)
            ForEach($plan.wishes) { $wish in
                WishRow(wish: $wish)
            }
            Slider(value: $plan.saved, in: 0...600) {
                Text("Saved")
            }
            HStack {
                Button("Start over") {
                    withAnimation { plan.saved = 0 }
                }
                Button("Add 20 €") {
                    withAnimation { plan.saved = min(plan.saved + 20, 600) }
                }
                .buttonStyle(.borderedProminent)
            }
        }
        .frame(width: 330, alignment: .leading)
    }
}

struct WishRow: View {
    @Binding var wish: SavingsPlan.Wish

    var body: some View {
        HStack {
            RoundedRectangle(cornerRadius: 3)
                .fill(wish.color.gradient)
                .frame(width: 6, height: 28)
            Toggle(wish.name, isOn: $wish.isIncluded)
            Spacer()
            Text("\(Int(wish.price)) €")
                .foregroundStyle(Color.secondary)
        }
        .padding(.horizontal, 10)
        .padding(.vertical, 6)
        .background(Color.primary.opacity(0.05), in: RoundedRectangle(cornerRadius: 8))
    }
}

/// Progress as a ring that closes, from blue to teal.
struct RingStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle()
                .inset(by: 10)
                .stroke(Color.primary.opacity(0.1), lineWidth: 20)
            Arc(fraction: configuration.fractionCompleted ?? 0)
                .stroke(
                    LinearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom),
                    style: StrokeStyle(lineWidth: 20, lineCap: .round))
            VStack(spacing: 2) {
                configuration.currentValueLabel
                    .font(.system(size: 40, weight: .bold))
                configuration.label
                    .font(.callout)
                    .foregroundStyle(Color.secondary)
            }
        }
    }
}

struct Arc: Shape {
    var fraction: Double

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 10,
            startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * max(fraction, 0.0001)), clockwise: false)
        return path
    }
}
