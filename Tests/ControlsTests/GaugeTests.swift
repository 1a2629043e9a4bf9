import Controls
import CoreGraphics
import Testing
import ViewTesting

@MainActor
@Suite struct GaugeTests {
    @Test func saysItsLabelAndItsValue() throws {
        let window = TestWindow {
            VStack {
                Gauge(value: 30, in: 0...120) { Text("Speed") }
                Gauge(value: 30, in: 0...120) {
                    Text("Speed")
                } currentValueLabel: {
                    Text("30 km/h")
                }
            }
        }
        let gauges = window.nodes.filter { $0.role == .progress }
        #expect(gauges.map(\.label) == ["Speed", "Speed"])
        #expect(gauges.map(\.value) == ["25%", "30 km/h"])
    }

    @Test func everyStyleDrawsTheValue() {
        func drawing<S: GaugeStyle>(_ style: S, _ value: Double) -> String {
            TestWindow { Gauge(value: value) { Text("A") }.gaugeStyle(style) }.drawing
        }
        func differs<S: GaugeStyle>(_ style: S) -> Bool { drawing(style, 0.2) != drawing(style, 0.8) }
        #expect(differs(.automatic) && differs(.linearCapacity) && differs(.accessoryLinear))
        #expect(differs(.accessoryLinearCapacity) && differs(.accessoryCircular))
        #expect(differs(.accessoryCircularCapacity))
    }

    @Test func aRingIsAsLargeAsItsMetric() throws {
        let window = TestWindow { Gauge(value: 0.2) { Text("A") }.gaugeStyle(.accessoryCircular) }
        #expect(try window.node("Gauge").frame.size == CGSize(width: 58, height: 58))
    }

    @Test func aValueOutsideOfItsBoundsIsDrawnAtTheNearerOne() throws {
        let window = TestWindow { Gauge(value: 9.0, in: 0...3) { Text("A") } }
        #expect(try window.node("Gauge").value == "100%")
        let none = TestWindow { Gauge(value: Double.nan) { Text("A") } }
        #expect(try none.node("Gauge").value == "0%")
    }

    @Test func aStyleGetsTheFractionAndTheLabels() throws {
        struct Words: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.minimumValueLabel
                    Text("at \(configuration.value)")
                    configuration.maximumValueLabel
                }
            }
        }
        let window = TestWindow {
            Gauge(value: 3, in: 0...4) {
                Text("L")
            } currentValueLabel: {
                Text("c")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("4")
            }
            .gaugeStyle(Words())
        }
        #expect(window.nodes.compactMap(\.label).contains("at 0.750000"))
    }
}
