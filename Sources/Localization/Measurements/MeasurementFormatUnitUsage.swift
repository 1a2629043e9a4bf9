public import Foundation

/// What is measured, by which a measurement is written in the unit that the locale uses for it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let name: String

    /// In the locale's unit for what is not known further.
    public static var general: Self { Self(name: "general") }
    /// In the unit that the measurement has.
    public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: Self { Self(name: "person") }
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { Self(name: "person") }
    public static var personHeight: Self { Self(name: "personHeight") }
    public static var road: Self { Self(name: "road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self(name: "personWeight") }
}

/// Which unit a locale writes measurements in.
enum LocaleUnits {
    /// Those that write temperatures in degrees Fahrenheit, by CLDR's unit preferences.
    private static let fahrenheit: Set<String> = ["US", "BS", "BZ", "KY", "PR", "PW"]

    static func convert(_ value: Double, _ unit: Dimension, usage: String, _ locale: Locale) -> (Double, Dimension) {
        if usage == "asProvided" { return (value, unit) }
        let isMetric = locale.measurementSystem == .metric
        let units: [Dimension]
        switch unit {
        case is UnitTemperature:
            units = [fahrenheit.contains(locale.region?.identifier ?? "") ? UnitTemperature.fahrenheit : .celsius]
        case is UnitLength: units = lengths(usage, isMetric: isMetric)
        case is UnitMass: units = masses(usage, isMetric: isMetric)
        case is UnitSpeed:
            units = [isMetric ? UnitSpeed.kilometersPerHour : .milesPerHour]
        default: return (value, unit)
        }
        let base = unit.converter.baseUnitValue(fromValue: value)
        for candidate in units.dropLast() {
            let converted = candidate.converter.value(fromBaseUnitValue: base)
            if abs(converted) >= 1 { return (converted, candidate) }
        }
        guard let least = units.last else { return (value, unit) }
        return (least.converter.value(fromBaseUnitValue: base), least)
    }

    private static func lengths(_ usage: String, isMetric: Bool) -> [UnitLength] {
        switch usage {
        case "road": isMetric ? [.kilometers, .meters] : [.miles, .feet]
        case "person", "personHeight": isMetric ? [.centimeters] : [.inches]
        default: isMetric ? [.kilometers, .meters, .centimeters] : [.miles, .feet, .inches]
        }
    }

    private static func masses(_ usage: String, isMetric: Bool) -> [UnitMass] {
        switch usage {
        case "personWeight": isMetric ? [.kilograms] : [.pounds]
        default: isMetric ? [.metricTons, .kilograms, .grams, .milligrams] : [.shortTons, .pounds, .ounces]
        }
    }
}
