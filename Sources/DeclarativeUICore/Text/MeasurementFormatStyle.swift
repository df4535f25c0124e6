public import Foundation

#if !canImport(Darwin)
  extension Measurement where UnitType: Dimension {
    /// How a measurement is written, by Foundation's name.
    /// - Remark: by the library and the tables that Apple's systems have; a unit of your own is written by its symbol.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// How long the names of units are.
      public struct UnitWidth: Codable, Hashable, Sendable {
        let skeleton: String

        /// Whole words: `3 kilometers`.
        public static var wide: UnitWidth { UnitWidth(skeleton: "unit-width-full-name") }
        /// Abbreviations: `3 km`.
        public static var abbreviated: UnitWidth { UnitWidth(skeleton: "unit-width-short") }
        /// The shortest ones: `3km`.
        public static var narrow: UnitWidth { UnitWidth(skeleton: "unit-width-narrow") }
      }

      /// How long the names of units are.
      public var width: UnitWidth
      /// The language and the region, which decides about units.
      public var locale: Locale
      /// What is measured, which decides about units, too.
      public var usage: MeasurementFormatUnitUsage<UnitType>?

      /// Creates a style.
      public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general
      ) {
        self.width = width
        self.locale = locale
        self.usage = usage
      }

      /// What is written for a measurement.
      public func format(_ value: Measurement<UnitType>) -> String {
        let number = value.value
        let words = MeasurementWords(width: width.skeleton, locale: locale.identifier)
        guard let name = MeasurementWords.name(of: value.unit),
          let text = words.text(of: number, unit: name, usage: usage?.skeleton)
        else { return number.formatted(.number.locale(locale)) + " " + value.unit.symbol }
        return text
      }

      /// The style in another language.
      public func locale(_ locale: Locale) -> Measurement<UnitType>.FormatStyle {
        var style = self
        style.locale = locale
        return style
      }
    }

    /// The measurement in abbreviated units that are usual in the region of the body that is evaluated.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

    /// The measurement as a style shows it, in the language of the body that is evaluated.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> {
      style.following(.ofBody).format(self)
    }
  }

  /// What is measured, which decides about the units that a region has for it.
  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// Nil leaves the unit as it is.
    let skeleton: String?

    /// Anything: kilometres become miles in the United States.
    public static var general: MeasurementFormatUnitUsage<UnitType> { .init(skeleton: "default") }
    /// In the unit that was given.
    public static var asProvided: MeasurementFormatUnitUsage<UnitType> { .init(skeleton: nil) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// How far something of a person is from another.
    public static var person: MeasurementFormatUnitUsage<UnitLength> { .init(skeleton: "person") }
    /// How tall people are.
    public static var personHeight: MeasurementFormatUnitUsage<UnitLength> { .init(skeleton: "person-height") }
    /// How far one travels.
    public static var road: MeasurementFormatUnitUsage<UnitLength> { .init(skeleton: "road") }
    /// Of lenses.
    public static var focalLength: MeasurementFormatUnitUsage<UnitLength> { .init(skeleton: "focal-length") }
    /// How much it has rained.
    public static var rainfall: MeasurementFormatUnitUsage<UnitLength> { .init(skeleton: "rainfall") }
    /// How much it has snowed.
    public static var snowfall: MeasurementFormatUnitUsage<UnitLength> { .init(skeleton: "snowfall") }
    /// How far one sees.
    public static var visibility: MeasurementFormatUnitUsage<UnitLength> { .init(skeleton: "visiblty") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// How heavy people are.
    public static var personWeight: MeasurementFormatUnitUsage<UnitMass> { .init(skeleton: "person") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// Of people.
    public static var person: MeasurementFormatUnitUsage<UnitTemperature> { .init(skeleton: "person") }
    /// Of the air.
    public static var weather: MeasurementFormatUnitUsage<UnitTemperature> { .init(skeleton: "weather") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// Of what is eaten.
    public static var food: MeasurementFormatUnitUsage<UnitEnergy> { .init(skeleton: "food") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// Of what is drunk.
    public static var liquid: MeasurementFormatUnitUsage<UnitVolume> { .init(skeleton: "fluid") }
  }

  extension FormatStyle {
    /// A measurement with its unit, in the one that is usual for it in the region.
    public static func measurement<UnitType: Dimension>(
      width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
      Measurement<UnitType>.FormatStyle(width: width, usage: usage)
    }
  }
#endif
