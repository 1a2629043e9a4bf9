import Foundation

/// What units are called in English, one and many, and their signs as Unicode's locale data (CLDR) writes them.
struct UnitNames {
    let one: String
    let other: String
    /// After the number; the space before it is part of it.
    let abbreviated: String
    let narrow: String

    /// Spelled as outside the United States where the region is another: metres and litres.
    func spelled(for locale: Locale) -> UnitNames {
        guard let region = locale.region?.identifier, locale.language.languageCode?.identifier == "en",
            !["US", "PH"].contains(region)
        else { return self }
        func spell(_ text: String) -> String {
            text.replacingOccurrences(of: "meter", with: "metre").replacingOccurrences(of: "liter", with: "litre")
        }
        return UnitNames(one: spell(one), other: spell(other), abbreviated: abbreviated, narrow: narrow)
    }

    static func names(of unit: Dimension) -> UnitNames {
        table["\(type(of: unit)) \(unit.symbol)"]
            ?? UnitNames(one: unit.symbol, other: unit.symbol, abbreviated: " " + unit.symbol, narrow: unit.symbol)
    }

    private static let table: [String: UnitNames] = {
        var table: [String: UnitNames] = [:]
        for unit in all {
            table["\(type(of: unit.0)) \(unit.0.symbol)"] = UnitNames(
                one: unit.1, other: unit.2, abbreviated: unit.3, narrow: unit.4)
        }
        return table
    }()

    private static func named(
        _ unit: Dimension, _ one: String, _ sign: String, many: String? = nil, narrow: String? = nil
    ) -> (Dimension, String, String, String, String) {
        (unit, one, many ?? one + "s", sign, narrow ?? sign.filter { $0 != " " })
    }

    private static var all: [(Dimension, String, String, String, String)] {
        lengths + masses + temperatures + volumes + speeds + durations + energies + others
    }

    private static var lengths: [(Dimension, String, String, String, String)] {
        [
            named(UnitLength.kilometers, "kilometer", " km"), named(UnitLength.meters, "meter", " m"),
            named(UnitLength.decimeters, "decimeter", " dm"), named(UnitLength.centimeters, "centimeter", " cm"),
            named(UnitLength.millimeters, "millimeter", " mm"), named(UnitLength.micrometers, "micrometer", " \u{B5}m"),
            named(UnitLength.nanometers, "nanometer", " nm"),
            named(UnitLength.inches, "inch", " in", many: "inches", narrow: "\u{2033}"),
            named(UnitLength.feet, "foot", " ft", many: "feet", narrow: "\u{2032}"),
            named(UnitLength.yards, "yard", " yd"), named(UnitLength.miles, "mile", " mi"),
            named(UnitLength.nauticalMiles, "nautical mile", " nmi"),
            named(UnitLength.lightyears, "light year", " ly"),
        ]
    }

    private static var masses: [(Dimension, String, String, String, String)] {
        [
            named(UnitMass.kilograms, "kilogram", " kg"), named(UnitMass.grams, "gram", " g"),
            named(UnitMass.milligrams, "milligram", " mg"), named(UnitMass.micrograms, "microgram", " \u{B5}g"),
            named(UnitMass.metricTons, "metric ton", " t"), named(UnitMass.ounces, "ounce", " oz"),
            named(UnitMass.pounds, "pound", " lb", narrow: "#"),
            named(UnitMass.stones, "stone", " st", many: "stones"), named(UnitMass.shortTons, "ton", " tn"),
            named(UnitMass.carats, "carat", " CD"),
        ]
    }

    private static var temperatures: [(Dimension, String, String, String, String)] {
        [
            named(UnitTemperature.celsius, "degree Celsius", "\u{B0}C", many: "degrees Celsius"),
            named(
                UnitTemperature.fahrenheit, "degree Fahrenheit", "\u{B0}F", many: "degrees Fahrenheit",
                narrow: "\u{B0}"),
            named(UnitTemperature.kelvin, "kelvin", " K"),
        ]
    }

    private static var volumes: [(Dimension, String, String, String, String)] {
        [
            named(UnitVolume.liters, "liter", " L"), named(UnitVolume.deciliters, "deciliter", " dL"),
            named(UnitVolume.centiliters, "centiliter", " cL"), named(UnitVolume.milliliters, "milliliter", " mL"),
            named(UnitVolume.cubicMeters, "cubic meter", " m\u{B3}"),
            named(UnitVolume.cubicCentimeters, "cubic centimeter", " cm\u{B3}"),
            named(UnitVolume.gallons, "gallon", " gal"), named(UnitVolume.quarts, "quart", " qt"),
            named(UnitVolume.pints, "pint", " pt"), named(UnitVolume.cups, "cup", " c"),
            named(UnitVolume.fluidOunces, "fluid ounce", " fl oz", narrow: "fl oz"),
            named(UnitVolume.tablespoons, "tablespoon", " tbsp"), named(UnitVolume.teaspoons, "teaspoon", " tsp"),
        ]
    }

    private static var speeds: [(Dimension, String, String, String, String)] {
        [
            named(UnitSpeed.metersPerSecond, "meter per second", " m/s", many: "meters per second"),
            named(UnitSpeed.kilometersPerHour, "kilometer per hour", " km/h", many: "kilometers per hour"),
            named(UnitSpeed.milesPerHour, "mile per hour", " mph", many: "miles per hour"),
            named(UnitSpeed.knots, "knot", " kn"),
        ]
    }

    private static var durations: [(Dimension, String, String, String, String)] {
        [
            named(UnitDuration.hours, "hour", " hr", narrow: "h"),
            named(UnitDuration.minutes, "minute", " min", narrow: "m"),
            named(UnitDuration.seconds, "second", " sec", narrow: "s"),
        ]
    }

    private static var energies: [(Dimension, String, String, String, String)] {
        [
            named(UnitEnergy.joules, "joule", " J"), named(UnitEnergy.kilojoules, "kilojoule", " kJ"),
            named(UnitEnergy.calories, "calorie", " cal"), named(UnitEnergy.kilocalories, "kilocalorie", " kcal"),
            named(UnitEnergy.kilowattHours, "kilowatt-hour", " kWh"), named(UnitPower.watts, "watt", " W"),
            named(UnitPower.kilowatts, "kilowatt", " kW"),
            named(UnitPower.horsepower, "horsepower", " hp", many: "horsepower"),
        ]
    }

    private static var others: [(Dimension, String, String, String, String)] {
        [
            named(UnitAngle.degrees, "degree", " deg", narrow: "\u{B0}"), named(UnitAngle.radians, "radian", " rad"),
            named(UnitArea.squareMeters, "square meter", " m\u{B2}"),
            named(UnitArea.squareKilometers, "square kilometer", " km\u{B2}"),
            named(UnitArea.squareFeet, "square foot", " sq ft", many: "square feet", narrow: "ft\u{B2}"),
            named(UnitArea.hectares, "hectare", " ha"), named(UnitArea.acres, "acre", " ac"),
            named(UnitPressure.hectopascals, "hectopascal", " hPa"),
            named(UnitPressure.kilopascals, "kilopascal", " kPa"),
            named(UnitPressure.bars, "bar", " bar"), named(UnitPressure.millibars, "millibar", " mbar"),
            named(UnitFrequency.hertz, "hertz", " Hz", many: "hertz"),
            named(UnitFrequency.kilohertz, "kilohertz", " kHz", many: "kilohertz"),
            named(UnitFrequency.megahertz, "megahertz", " MHz", many: "megahertz"),
            named(UnitElectricPotentialDifference.volts, "volt", " V"),
            named(UnitElectricCurrent.amperes, "ampere", " A"),
            named(UnitInformationStorage.bytes, "byte", " byte", narrow: "B"),
            named(UnitInformationStorage.kilobytes, "kilobyte", " kB"),
            named(UnitInformationStorage.megabytes, "megabyte", " MB"),
            named(UnitInformationStorage.gigabytes, "gigabyte", " GB"),
        ]
    }
}
