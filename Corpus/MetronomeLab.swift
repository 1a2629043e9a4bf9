import SwiftUI

@MainActor
@Observable
final class Metronome {
  var bpm: Double = 96
  var beatsPerBar = 4
  private(set) var beat = 0
  private(set) var isOn = false
  private var taps: [Date] = []

  var interval: Duration { .seconds(60 / bpm) }

  var tempoName: String {
    switch bpm {
    case ..<60: "Largo"
    case 60..<76: "Adagio"
    case 76..<108: "Andante"
    case 108..<132: "Moderato"
    case 132..<168: "Allegro"
    default: "Presto"
    }
  }

  func toggle() {
    isOn.toggle()
    beat = 0
  }

  func play() async {
    while isOn && !Task.isCancelled {
      try? await Task.sleep(for: interval)
      if isOn { beat += 1 }
    }
  }

  func tap(at date: Date = .now) {
    if let last = taps.last, date.timeIntervalSince(last) > 2 { taps.removeAll() }
    taps.append(date)
    guard taps.count >= 3, let first = taps.first else { return }
    let measured = 60 * Double(taps.count - 1) / date.timeIntervalSince(first)
    bpm = min(max(measured.rounded(), 30), 240)
  }
}

struct Pendulum: Shape {
  var angle: Double

  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let pivot = CGPoint(x: rect.midX, y: rect.maxY)
    let length = rect.height * 0.9
    let tip = CGPoint(x: pivot.x + length * CGFloat(sin(angle)), y: pivot.y - length * CGFloat(cos(angle)))
    let weight = CGPoint(x: pivot.x + (tip.x - pivot.x) * 0.7, y: pivot.y + (tip.y - pivot.y) * 0.7)
    var path = Path()
    path.move(to: pivot)
    path.addLine(to: tip)
    path.addEllipse(in: CGRect(x: weight.x - 10, y: weight.y - 10, width: 20, height: 20))
    return path
  }
}

struct MetronomeView: View {
  @State private var metronome = Metronome()

  private var angle: Double {
    guard metronome.isOn else { return 0 }
    return metronome.beat.isMultiple(of: 2) ? -0.5 : 0.5
  }

  var body: some View {
    VStack(spacing: 22) {
      Pendulum(angle: angle)
        .stroke(.brown, style: StrokeStyle(lineWidth: 4, lineCap: .round))
        .frame(height: 200)
        .animation(.easeInOut(duration: 60 / metronome.bpm), value: angle)
        .accessibilityHidden(true)

      beats

      Text("\(metronome.bpm, format: .number.precision(.fractionLength(0))) bpm")
        .font(.largeTitle.monospacedDigit())
      Text(metronome.tempoName).italic().foregroundStyle(.secondary)

      Slider(value: $metronome.bpm, in: 30...240, step: 1) {
        Text("Tempo")
      } minimumValueLabel: {
        Image(systemName: "tortoise")
      } maximumValueLabel: {
        Image(systemName: "hare")
      }

      Stepper("Beats: \(metronome.beatsPerBar)", value: $metronome.beatsPerBar, in: 2...8)

      HStack {
        Button(metronome.isOn ? "Stop" : "Start", action: metronome.toggle)
          .buttonStyle(.borderedProminent)
          .keyboardShortcut(.space, modifiers: [])
        Button("Tap tempo") { metronome.tap() }
          .buttonStyle(.bordered)
          .keyboardShortcut("t", modifiers: [])
      }
    }
    .padding()
    .task(id: metronome.isOn) {
      await metronome.play()
    }
    .sensoryFeedback(trigger: metronome.beat) { _, new in
      new == 0 ? nil : .selection
    }
  }

  private var beats: some View {
    HStack(spacing: 10) {
      ForEach(0..<metronome.beatsPerBar, id: \.self) { index in
        let isCurrent = metronome.isOn && metronome.beat % metronome.beatsPerBar == index
        Circle()
          .fill(isCurrent ? Color.orange : Color.gray.opacity(0.3))
          .frame(width: index == 0 ? 18 : 12)
      }
    }
  }
}

@main
struct MetronomeLabApp: App {
  var body: some Scene {
    WindowGroup { MetronomeView() }
  }
}
