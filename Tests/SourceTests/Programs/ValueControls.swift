import SwiftUI

struct ValueControls: View {
    @State private var count = 1
    @State private var amount = 2.5
    @State private var isOn = true
    @State private var isOpen = false
    @State private var date = Date()
    @Environment(\.openURL) private var openURL
    @Environment(\.labelsVisibility) private var labelsVisibility
    let page = URL(string: "https://example.com")!

    var body: some View {
        VStack {
            steppers
            labeled
            groups
            gauges
            dates
            others
        }
        .labelsHidden()
        .gaugeStyle(.accessoryCircular)
        .datePickerStyle(.graphical)
        .groupBoxStyle(PlainBox())
        .disclosureGroupStyle(.automatic)
        .controlGroupStyle(.navigation)
        .labeledContentStyle(.automatic)
    }

    private var steppers: some View {
        Group {
            Stepper("Beats: \(count)", value: $count, in: 2...8)
            Stepper("Off after \(count) min", value: $count, in: 5...120, step: 5)
            Stepper("Amount", value: $amount, step: 0.5)
            Stepper(value: $count, in: 0...10) { Text("Count") }
            Stepper(value: $amount, in: 0...1, step: 0.1) {
                Text("Amount")
            } onEditingChanged: { _ in
            }
            Stepper(value: $count, in: 0...10, step: 2, onEditingChanged: { print($0) }) { Text("Older") }
            Stepper("By hand", onIncrement: { count += 1 }, onDecrement: count > 0 ? { count -= 1 } : nil)
            Stepper {
                Text("By hand")
            } onIncrement: {
                count += 1
            } onDecrement: {
                count -= 1
            }
            Stepper(onIncrement: { count += 1 }, onDecrement: nil) { Text("Older") }
        }
    }

    private var labeled: some View {
        Group {
            LabeledContent("Lap \(count)", value: "0:32")
            LabeledContent("Level", value: amount, format: .percent.precision(.fractionLength(0)))
            LabeledContent("Items", value: count, format: .number)
            LabeledContent("Food") { Slider(value: $amount) }
            LabeledContent {
                Text("value")
            } label: {
                Text("Label")
                Text("Second line")
            }
            LabeledContent(String(count), value: String(count))
        }
    }

    private var groups: some View {
        Group {
            GroupBox { Text("plain") }
            GroupBox("Face") {
                Text("a")
                Text("b")
            }
            GroupBox {
                Text("content")
            } label: {
                Label("Label", systemImage: "heart")
            }
            GroupBox(label: Text("Older")) { Text("content") }
            DisclosureGroup("More") { Text("inside") }
            DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
            DisclosureGroup(isExpanded: $isOpen) {
                ForEach(0..<3) { Text("\($0)") }
            } label: {
                Text("Label")
            }
            ControlGroup {
                Button("Cut") {}
                Button("Copy", systemImage: "doc.on.doc") {}
                Toggle("Bold", systemImage: "bold", isOn: $isOn)
            } label: {
                Label("Edit", systemImage: "pencil")
            }
            ControlGroup("Edit") { Button("Cut") {} }
        }
    }

    private var gauges: some View {
        Group {
            Gauge(value: amount) { Text("Rain") }
            Gauge(value: min(amount, 1)) {
                Text("Peak")
            } currentValueLabel: {
                Text("\(amount)")
            }
            Gauge(value: amount, in: 0...10) {
                Text("Speed")
            } currentValueLabel: {
                Text(amount, format: .number)
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("10")
            }
            .gaugeStyle(.accessoryLinearCapacity)
            .tint(Gradient(colors: [.green, .red]))
        }
    }

    private var dates: some View {
        Group {
            DatePicker("Starts", selection: $date, displayedComponents: .hourAndMinute)
            DatePicker("Visit", selection: $date, in: ...Date.now, displayedComponents: [.date])
            DatePicker("From", selection: $date, in: Date.now...)
            DatePicker("Between", selection: $date, in: Date.now...Date.now.addingTimeInterval(9))
            DatePicker(selection: $date, displayedComponents: .date) { Text("Date") }.datePickerStyle(.field)
            DatePicker(selection: $date, in: Date.now...) { Text("Date") }.datePickerStyle(.stepperField)
            DatePicker("Compact", selection: $date, displayedComponents: .date).datePickerStyle(.compact)
            DatePicker("Compact", selection: $date).datePickerStyle(CompactDatePickerStyle())
            Stepper("Angle", value: $amount, step: 0.5, format: .number)
            Stepper("Share", value: $amount, in: 0...1, step: 0.05, format: .percent)
            Stepper(value: $amount, in: 0...1, format: .number.precision(.fractionLength(2))) { Text("Size") }
            Stepper(value: $amount, format: .number) {
                Text("Size")
            } onEditingChanged: {
                print($0)
            }
        }
    }

    private var others: some View {
        Group {
            Link("Page", destination: page)
            Link(destination: page) { Label("Page", systemImage: "link") }
                .environment(\.openURL, OpenURLAction { url in url == page ? .handled : .systemAction })
            Button("Open") { openURL(page) }
            Button("Open", systemImage: "safari") { openURL(page) { accepted in print(accepted) } }
            Button("Delete", systemImage: "trash", role: .destructive) {}
            Toggle("Grid", systemImage: "square.grid.2x2", isOn: $isOn)
            ProgressView(Progress(totalUnitCount: 3))
            ProgressView(timerInterval: date...date.addingTimeInterval(60))
            ProgressView(timerInterval: date...date.addingTimeInterval(60), countsDown: false) { Text("Rest") }
            ProgressView(timerInterval: date...date.addingTimeInterval(60)) {
                Text("Rest")
            } currentValueLabel: {
                EmptyView()
            }
            ContentUnavailableView("Nothing open", systemImage: "book.closed")
            ContentUnavailableView("No phrase", systemImage: "text.bubble", description: Text("Try another."))
            ContentUnavailableView.search
            ContentUnavailableView.search(text: "fern")
            ContentUnavailableView {
                Label("No Mail", systemImage: "tray")
            } description: {
                Text("New mail appears here.")
            } actions: {
                Button("Check") {}
            }
            ContentUnavailableView { Label("No Mail", systemImage: "tray") }
        }
    }
}

struct PlainBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            configuration.content
        }
    }
}

struct FramedDisclosure: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                configuration.label
            }
            if configuration.isExpanded { configuration.content }
        }
    }
}

struct WordGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text("\(configuration.value)")
            configuration.currentValueLabel
            if let minimum = configuration.minimumValueLabel { minimum }
        }
    }
}

struct WordDate: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text("\(configuration.selection.timeIntervalSince1970)")
            Button("Later") { configuration.selection += 60 }
        }
    }
}
