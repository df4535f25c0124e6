// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// A number of a unit, which can be read in another one of its kind.
public final class HKQuantity: NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double
  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
  }
  public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.kind == unit.kind }
  public func doubleValue(for unit: HKUnit) -> Double {
    precondition(self.unit.kind == unit.kind, "\(self.unit.unitString) cannot be read in \(unit.unitString)")
    return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
  }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, `is`(compatibleWith: other.unit) else { return false }
    return compared == other.compared
  }
  public override var hash: Int { compared.hashValue }
  /// The number of the base unit to twelve digits: three feet are a yard.
  private var compared: Double {
    let number = value * unit.factor + unit.offset
    guard number != 0, number.isFinite else { return number }
    let scale = pow(10, 11 - log10(abs(number)).rounded(.down))
    return scale.isFinite ? (number * scale).rounded() / scale : number
  }
  public override var description: String { "\(value) \(unit.unitString)" }
}

/// A unit: how many of its kind's base unit it is.
public final class HKUnit: NSObject, @unchecked Sendable {
  public let unitString: String
  /// The powers of the base units that it is made of.
  let kind: [String: Int]
  let factor: Double
  let offset: Double
  init(_ unitString: String, _ kind: [String: Int], _ factor: Double, offset: Double = 0) {
    self.unitString = unitString
    self.kind = kind
    self.factor = factor
    self.offset = offset
  }
  /// Units of one word, and those divided by another: `count/min`.
  ///
  /// That a word which is not known here, such as a product of units, is one of a kind of its own is a guess.
  public convenience init(from string: String) {
    let parts = string.split(separator: "/", maxSplits: 1).map(String.init)
    let units = parts.map { Self.named[$0] ?? HKUnit($0, [$0: 1], 1) }
    let unit = units.count == 2 ? units[0].unitDivided(by: units[1]) : units.first ?? .count()
    self.init(string, unit.kind, unit.factor, offset: unit.offset)
  }

  public func unitDivided(by unit: HKUnit) -> HKUnit {
    multiplied(by: unit, power: -1, string: "\(unitString)/\(unit.unitString)")
  }
  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    multiplied(by: unit, power: 1, string: "\(unitString)·\(unit.unitString)")
  }
  private func multiplied(by other: HKUnit, power: Int, string: String) -> HKUnit {
    var kind = kind
    for (base, exponent) in other.kind { kind[base, default: 0] += exponent * power }
    let factor = power > 0 ? factor * other.factor : factor / other.factor
    return HKUnit(string, kind.filter { $0.value != 0 }, factor)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return kind == other.kind && factor == other.factor && offset == other.offset
  }
  public override var hash: Int { kind.hashValue }
}

extension HKUnit {
  public class func count() -> HKUnit { HKUnit("count", [:], 1) }
  public class func percent() -> HKUnit { HKUnit("%", [:], 1) }
  public class func second() -> HKUnit { HKUnit("s", ["s": 1], 1) }
  public class func minute() -> HKUnit { HKUnit("min", ["s": 1], 60) }
  public class func hour() -> HKUnit { HKUnit("hr", ["s": 1], 3600) }
  public class func day() -> HKUnit { HKUnit("d", ["s": 1], 86_400) }
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { second().prefixed(prefix) }
  public class func meter() -> HKUnit { HKUnit("m", ["m": 1], 1) }
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { meter().prefixed(prefix) }
  public class func inch() -> HKUnit { HKUnit("in", ["m": 1], 0.0254) }
  public class func foot() -> HKUnit { HKUnit("ft", ["m": 1], 0.3048) }
  public class func yard() -> HKUnit { HKUnit("yd", ["m": 1], 0.9144) }
  public class func mile() -> HKUnit { HKUnit("mi", ["m": 1], 1609.344) }
  public class func gram() -> HKUnit { HKUnit("g", ["g": 1], 1) }
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { gram().prefixed(prefix) }
  public class func ounce() -> HKUnit { HKUnit("oz", ["g": 1], 28.349_523_125) }
  public class func pound() -> HKUnit { HKUnit("lb", ["g": 1], 453.592_37) }
  public class func stone() -> HKUnit { HKUnit("st", ["g": 1], 6350.293_18) }
  public class func liter() -> HKUnit { HKUnit("L", ["L": 1], 1) }
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { liter().prefixed(prefix) }
  public class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", ["L": 1], 0.029_573_529_562_5) }
  public class func joule() -> HKUnit { HKUnit("J", ["J": 1], 1) }
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { joule().prefixed(prefix) }
  public class func kilocalorie() -> HKUnit { HKUnit("kcal", ["J": 1], 4184) }
  public class func smallCalorie() -> HKUnit { HKUnit("cal", ["J": 1], 4.184) }
  public class func largeCalorie() -> HKUnit { HKUnit("Cal", ["J": 1], 4184) }
  public class func kelvin() -> HKUnit { HKUnit("K", ["K": 1], 1) }
  public class func degreeCelsius() -> HKUnit { HKUnit("degC", ["K": 1], 1, offset: 273.15) }
  public class func degreeFahrenheit() -> HKUnit {
    HKUnit("degF", ["K": 1], 5 / 9.0, offset: 273.15 - 32 * 5 / 9.0)
  }
  public class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", ["Pa": 1], 133.322_387_415) }

  private func prefixed(_ prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.word + unitString, kind, factor * prefix.factor)
  }
  static let named: [String: HKUnit] = {
    let plain = [
      count(), percent(), second(), minute(), hour(), day(), meter(), inch(), foot(), yard(), mile(), gram(), ounce(),
      pound(), stone(), liter(), fluidOunceUS(), joule(), kilocalorie(), smallCalorie(), largeCalorie(), kelvin(),
      degreeCelsius(), degreeFahrenheit(), millimeterOfMercury(),
    ]
    let prefixed = HKMetricPrefix.allCases.dropFirst().flatMap { prefix in
      [second(), meter(), gram(), liter(), joule()].map { $0.prefixed(prefix) }
    }
    return Dictionary((plain + prefixed).map { ($0.unitString, $0) }) { first, _ in first }
  }()
}
public enum HKMetricPrefix: Int, Hashable, Sendable, CaseIterable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera
  var word: String { ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue] }
  var factor: Double { [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 0.1, 10, 100, 1e3, 1e6, 1e9, 1e12][rawValue] }
}
