public import Foundation

// What Foundation has on Apple's systems only, by its signatures there: the compiler names it where code uses it.

@available(*, unavailable, message: "not in Stills yet: format the value as a number, and write the symbol of the unit")
extension Measurement where UnitType: Dimension {
  /// Not yet.
  public func formatted() -> String { "" }

  /// Not yet.
  public func formatted(_ style: MeasurementStyle) -> String { "" }
}

/// How a measurement is written; on Apple's systems a format style of `Measurement`.
@available(*, unavailable, message: "not in Stills yet: format the value as a number, and write the symbol of the unit")
public struct MeasurementStyle {
  /// Not yet.
  public enum UnitWidth: Sendable {
    case wide, abbreviated, narrow
  }

  /// Not yet.
  public enum Usage: Sendable {
    case asProvided, general, person, food, personHeight, personWeight, road, focalLength, rainfall, snowfall, weather
    case workout, visibility, barometric, wind, liquid
  }

  /// Not yet.
  public static func measurement(
    width: UnitWidth, usage: Usage = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> MeasurementStyle { MeasurementStyle() }
}
