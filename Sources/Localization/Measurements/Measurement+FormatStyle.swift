public import Foundation

extension Measurement where UnitType: Dimension {
    /// Writes a measurement as a number and its unit.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much is said of the unit.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let name: String

            /// The whole name: 3 kilograms.
            public static var wide: Self { Self(name: "wide") }
            /// The sign after a space: 3 kg.
            public static var abbreviated: Self { Self(name: "abbreviated") }
            /// The sign at the number: 3kg.
            public static var narrow: Self { Self(name: "narrow") }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// How the number is written, nil as the usage asks for.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether a degree does not say of which scale it is.
        var hidesScaleName: Bool

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.init(
                width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle, hidesScaleName: false)
        }

        init(
            width: UnitWidth, locale: Locale, usage: MeasurementFormatUnitUsage<UnitType>,
            numberFormatStyle: FloatingPointFormatStyle<Double>?, hidesScaleName: Bool
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
            self.hidesScaleName = hidesScaleName
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let usage = usage?.name ?? "general"
            let (amount, unit) = LocaleUnits.convert(value.value, value.unit, usage: usage, locale)
            let number = number(amount, isConverted: usage != "asProvided")
            let names = UnitNames.names(of: unit).spelled(for: locale)
            if hidesScaleName, unit is UnitTemperature, !unit.isEqual(UnitTemperature.kelvin) {
                return number + (width == .wide ? (number == "1" ? " degree" : " degrees") : "\u{B0}")
            }
            switch width {
            case .wide: return number + " " + (number == "1" ? names.one : names.other)
            case .narrow: return number + names.narrow
            default: return number + names.abbreviated
            }
        }

        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        private func number(_ value: Double, isConverted: Bool) -> String {
            var style = (numberFormatStyle ?? FloatingPointFormatStyle<Double>()).locale(locale)
            if numberFormatStyle == nil {
                // Where the unit is the locale's choice, two digits at least and no fraction from ten on.
                let isShort = isConverted && abs(value) < 10
                let isWhole = isConverted && !isShort
                style = style.precision(isShort ? .significantDigits(1...2) : .fractionLength(0...(isWhole ? 0 : 6)))
            }
            return style.format(value)
        }
    }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }

    /// With the sign of the locale's unit.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
    /// Writes measurements as a number and its unit.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
    /// Writes temperatures as a number and its unit; `hidesScaleName` for degrees alone.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self {
        Self(
            width: width, locale: .autoupdatingCurrent, usage: usage, numberFormatStyle: numberFormatStyle,
            hidesScaleName: hidesScaleName)
    }
}
