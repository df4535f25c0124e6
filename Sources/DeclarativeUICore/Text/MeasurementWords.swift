#if !canImport(Darwin)
  import Foundation
  // The tables of the Unicode Consortium, which Foundation itself brings and writes dates and numbers with.
  import _FoundationICU

  /// Writes numbers with units as one language has them.
  struct MeasurementWords: Hashable, Sendable {
    /// How long names are, in ICU's language.
    let width: String
    let locale: String

    /// A number with its unit, changed into that of the region where a usage is given; nil for a unit that ICU lacks.
    func text(of number: Double, unit: String, usage: String?) -> String? {
      let skeleton = "unit/\(unit) \(width)" + (usage.map { " usage/\($0)" } ?? "")
      var status = U_ZERO_ERROR
      let formatter = Array(skeleton.utf16).withUnsafeBufferPointer {
        swift_unumf_openForSkeletonAndLocale($0.baseAddress, Int32($0.count), locale, &status)
      }
      defer { swift_unumf_close(formatter) }
      let result = swift_unumf_openResult(&status)
      defer { swift_unumf_closeResult(result) }
      swift_unumf_formatDouble(formatter, number, result, &status)
      var units = [UInt16](repeating: 0, count: 256)
      let count = swift_unumf_resultToString(result, &units, Int32(units.count), &status)
      return status.rawValue <= U_ZERO_ERROR.rawValue ? String(decoding: units.prefix(Int(count)), as: UTF16.self) : nil
    }

    /// Amounts of several units one after the other, as the language joins them; nil where ICU cannot.
    static func joined(_ amounts: [String], isWide: Bool, locale: String) -> String? {
      var status = U_ZERO_ERROR
      let width = isWide ? ULISTFMT_WIDTH_WIDE : ULISTFMT_WIDTH_SHORT
      let formatter = swift_ulistfmt_openForType(locale, ULISTFMT_TYPE_UNITS, width, &status)
      defer { swift_ulistfmt_close(formatter) }
      let texts = amounts.map { Array($0.utf16) }
      let all = texts.flatMap(\.self)
      var lengths = texts.map { Int32($0.count) }
      var units = [UInt16](repeating: 0, count: 64 + 2 * all.count + 16 * texts.count)
      let count = all.withUnsafeBufferPointer { all in
        var starts: [UnsafePointer<UInt16>?] = []
        var next = 0
        for text in texts {
          starts.append(all.baseAddress?.advanced(by: next))
          next += text.count
        }
        return swift_ulistfmt_format(
          formatter, &starts, &lengths, Int32(texts.count), &units, Int32(units.count), &status)
      }
      return status.rawValue <= U_ZERO_ERROR.rawValue ? String(decoding: units.prefix(Int(count)), as: UTF16.self) : nil
    }

    /// ICU's name of a unit; nil for one of its own.
    static func name(of unit: Unit) -> String? {
      names[ObjectIdentifier(type(of: unit))]?.first { $0.0.symbol == unit.symbol }?.1
    }

    private static let names: [ObjectIdentifier: [(Unit, String)]] = [
      ObjectIdentifier(UnitLength.self): lengths, ObjectIdentifier(UnitMass.self): masses,
      ObjectIdentifier(UnitTemperature.self): temperatures, ObjectIdentifier(UnitSpeed.self): speeds,
      ObjectIdentifier(UnitDuration.self): durations, ObjectIdentifier(UnitVolume.self): volumes,
      ObjectIdentifier(UnitArea.self): areas, ObjectIdentifier(UnitEnergy.self): energies,
      ObjectIdentifier(UnitPower.self): powers, ObjectIdentifier(UnitPressure.self): pressures,
      ObjectIdentifier(UnitAngle.self): angles, ObjectIdentifier(UnitFrequency.self): frequencies,
      ObjectIdentifier(UnitInformationStorage.self): amountsOfData,
      ObjectIdentifier(UnitFuelEfficiency.self): efficiencies,
    ]

    private static var lengths: [(UnitLength, String)] {
      [
        (.kilometers, "kilometer"), (.meters, "meter"), (.decimeters, "decimeter"), (.centimeters, "centimeter"),
        (.millimeters, "millimeter"), (.micrometers, "micrometer"), (.nanometers, "nanometer"),
        (.picometers, "picometer"), (.inches, "inch"), (.feet, "foot"), (.yards, "yard"), (.miles, "mile"),
        (.scandinavianMiles, "mile-scandinavian"), (.lightyears, "light-year"), (.nauticalMiles, "nautical-mile"),
        (.fathoms, "fathom"), (.furlongs, "furlong"), (.astronomicalUnits, "astronomical-unit"), (.parsecs, "parsec"),
      ]
    }
    private static var masses: [(UnitMass, String)] {
      [
        (.kilograms, "kilogram"), (.grams, "gram"), (.milligrams, "milligram"), (.micrograms, "microgram"),
        (.ounces, "ounce"), (.pounds, "pound"), (.stones, "stone"), (.metricTons, "tonne"), (.shortTons, "ton"),
        (.carats, "carat"), (.ouncesTroy, "ounce-troy"),
      ]
    }
    private static var temperatures: [(UnitTemperature, String)] {
      [(.kelvin, "kelvin"), (.celsius, "celsius"), (.fahrenheit, "fahrenheit")]
    }
    private static var speeds: [(UnitSpeed, String)] {
      [
        (.metersPerSecond, "meter-per-second"), (.kilometersPerHour, "kilometer-per-hour"),
        (.milesPerHour, "mile-per-hour"), (.knots, "knot"),
      ]
    }
    private static var durations: [(UnitDuration, String)] {
      [
        (.hours, "hour"), (.minutes, "minute"), (.seconds, "second"), (.milliseconds, "millisecond"),
        (.microseconds, "microsecond"), (.nanoseconds, "nanosecond"),
      ]
    }
    private static var volumes: [(UnitVolume, String)] {
      [
        (.megaliters, "megaliter"), (.liters, "liter"), (.deciliters, "deciliter"), (.centiliters, "centiliter"),
        (.milliliters, "milliliter"), (.cubicKilometers, "cubic-kilometer"), (.cubicMeters, "cubic-meter"),
        (.cubicCentimeters, "cubic-centimeter"), (.cubicInches, "cubic-inch"), (.cubicFeet, "cubic-foot"),
        (.cubicYards, "cubic-yard"), (.cubicMiles, "cubic-mile"), (.acreFeet, "acre-foot"), (.bushels, "bushel"),
        (.teaspoons, "teaspoon"), (.tablespoons, "tablespoon"), (.fluidOunces, "fluid-ounce"), (.cups, "cup"),
        (.pints, "pint"), (.quarts, "quart"), (.gallons, "gallon"), (.imperialFluidOunces, "fluid-ounce-imperial"),
        (.imperialGallons, "gallon-imperial"), (.metricCups, "cup-metric"),
      ]
    }
    private static var areas: [(UnitArea, String)] {
      [
        (.squareKilometers, "square-kilometer"), (.squareMeters, "square-meter"),
        (.squareCentimeters, "square-centimeter"), (.squareInches, "square-inch"), (.squareFeet, "square-foot"),
        (.squareYards, "square-yard"), (.squareMiles, "square-mile"), (.acres, "acre"), (.hectares, "hectare"),
      ]
    }
    private static var energies: [(UnitEnergy, String)] {
      [
        (.kilojoules, "kilojoule"), (.joules, "joule"), (.kilocalories, "kilocalorie"), (.calories, "calorie"),
        (.kilowattHours, "kilowatt-hour"),
      ]
    }
    private static var powers: [(UnitPower, String)] {
      [
        (.gigawatts, "gigawatt"), (.megawatts, "megawatt"), (.kilowatts, "kilowatt"), (.watts, "watt"),
        (.milliwatts, "milliwatt"), (.horsepower, "horsepower"),
      ]
    }
    private static var pressures: [(UnitPressure, String)] {
      [
        (.hectopascals, "hectopascal"), (.kilopascals, "kilopascal"), (.megapascals, "megapascal"),
        (.inchesOfMercury, "inch-ofhg"), (.bars, "bar"), (.millibars, "millibar"),
        (.millimetersOfMercury, "millimeter-ofhg"), (.poundsForcePerSquareInch, "pound-force-per-square-inch"),
      ]
    }
    private static var angles: [(UnitAngle, String)] {
      [
        (.degrees, "degree"), (.arcMinutes, "arc-minute"), (.arcSeconds, "arc-second"), (.radians, "radian"),
        (.revolutions, "revolution"),
      ]
    }
    private static var frequencies: [(UnitFrequency, String)] {
      [(.gigahertz, "gigahertz"), (.megahertz, "megahertz"), (.kilohertz, "kilohertz"), (.hertz, "hertz")]
    }
    private static var amountsOfData: [(UnitInformationStorage, String)] {
      [
        (.bits, "bit"), (.bytes, "byte"), (.kilobytes, "kilobyte"), (.megabytes, "megabyte"), (.gigabytes, "gigabyte"),
        (.terabytes, "terabyte"), (.petabytes, "petabyte"),
      ]
    }
    private static var efficiencies: [(UnitFuelEfficiency, String)] {
      [(.litersPer100Kilometers, "liter-per-100-kilometer"), (.milesPerGallon, "mile-per-gallon")]
    }
  }
#endif
