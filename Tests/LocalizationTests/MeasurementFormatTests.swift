import Foundation
import Testing

import Localization

/// Apple's examples of Measurement.FormatStyle, and the signs of Unicode's locale data.
@Suite("Measurements as texts")
struct MeasurementFormatTests {
    private let us = Locale(identifier: "en_US")
    private let germany = Locale(identifier: "de_DE")

    private func text<U: Dimension>(
        _ value: Double, _ unit: U, _ width: Measurement<U>.FormatStyle.UnitWidth,
        _ usage: MeasurementFormatUnitUsage<U>, _ locale: Locale
    ) -> String {
        Measurement(value: value, unit: unit).formatted(.measurement(width: width, usage: usage).locale(locale))
    }

    @Test func theWidthSaysHowMuchOfTheUnitIsWritten() {
        #expect(text(1, UnitMass.kilograms, .wide, .asProvided, us) == "1 kilogram")
        #expect(text(2.5, UnitMass.kilograms, .wide, .asProvided, us) == "2.5 kilograms")
        #expect(text(2.5, UnitMass.kilograms, .abbreviated, .asProvided, germany) == "2,5 kg")
        #expect(text(1200, UnitVolume.milliliters, .narrow, .asProvided, us) == "1,200mL")
        #expect(text(6, UnitLength.feet, .narrow, .asProvided, us) == "6\u{2032}")
        #expect(text(3, UnitVolume.liters, .wide, .asProvided, Locale(identifier: "en_GB")) == "3 litres")
    }

    @Test func theUsageChoosesTheLocalesUnit() {
        #expect(text(20, UnitTemperature.celsius, .abbreviated, .weather, us) == "68\u{B0}F")
        #expect(text(68, UnitTemperature.fahrenheit, .abbreviated, .weather, germany) == "20\u{B0}C")
        #expect(text(20, UnitTemperature.celsius, .abbreviated, .asProvided, us) == "20\u{B0}C")
        #expect(text(5, UnitLength.kilometers, .abbreviated, .general, us) == "3.1 mi")
        #expect(text(0.5, UnitLength.kilometers, .abbreviated, .general, germany) == "500 m")
    }

    @Test func aDegreeNeedNotNameItsScale() {
        let style = Measurement<UnitTemperature>.FormatStyle.measurement(
            width: .narrow, usage: .weather, hidesScaleName: true
        ).locale(germany)
        #expect(style.format(Measurement(value: 21.4, unit: .celsius)) == "21\u{B0}")
    }
}
