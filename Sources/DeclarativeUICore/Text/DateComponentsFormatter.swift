public import Foundation

/// Words or a clock for a length of time, by the name of what Foundation has on Apple's systems only.
/// - Remark: in the language of its calendar; months and years are not written, since how long they are depends on
///   where they begin, and numbers never as words.
public final class DateComponentsFormatter: @unchecked Sendable {  // As Foundation's formatters are.
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// As on a clock: `1:05`.
    case positional
    /// `1h 5m`.
    case abbreviated
    /// `1 hr, 5 min`.
    case short
    /// `1 hour, 5 minutes`.
    case full
    /// Numbers as words on Apple's systems; how they are joined is not known, and they are digits here.
    case spellOut
    /// `1hr 5min`.
    case brief
  }

  /// What happens to units of which there are none.
  /// - Remark: of a time without any, the smallest unit is written in any case, and counts as the first other one.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    /// One bit a place.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// They are left out; on a clock those before the first other one, where two stay at least.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Those before the first other one are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// In words those between others are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// In words those after the last other one are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// In words all are left out, on a clock those before the first other one.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// On a clock each unit has two digits, the largest one too.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The units that are written; days, hours, minutes and seconds where it is empty.
  public var allowedUnits: NSCalendar.Unit = []
  /// How units are written.
  public var unitsStyle = UnitsStyle.positional
  /// What happens to units of which there are none.
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units are written at most in words; zero is as many as there are.
  /// - Remark: what it does to a clock is not known; here a clock has all of its units.
  public var maximumUnitCount = 0
  /// The language: that of the United States unless another one is set.
  public var calendar: Calendar? = EnvironmentValues().calendar
  /// Whether parts of the smallest unit are written; here they never are.
  public var allowsFractionalUnits = false
  /// Whether a small amount of the largest unit is written in the next one, as in 63 seconds; here it never is.
  public var collapsesLargestUnit = false
  /// Whether it says that it is about so long; here it never does.
  public var includesApproximationPhrase = false
  /// Whether it says that so much is left; here it never does.
  public var includesTimeRemainingPhrase = false

  /// Creates a formatter.
  public init() {}

  /// The text of a length of time in seconds; nil of one without end, and where no allowed unit can be written.
  public func string(from timeInterval: TimeInterval) -> String? {
    guard timeInterval.isFinite, abs(timeInterval) < 1e12 else { return nil }
    return text(of: Int(abs(timeInterval).rounded(.down))).map { timeInterval <= -1 ? "-" + $0 : $0 }
  }

  /// The text of the time between two dates.
  public func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// The text of an amount of weeks, days, hours, minutes and seconds; nil of months and years.
  public func string(from components: DateComponents) -> String? {
    guard (components.year ?? 0) == 0, (components.month ?? 0) == 0 else { return nil }
    let amounts = [
      components.weekOfMonth, components.day, components.hour, components.minute, components.second,
    ]
    // As floating-point numbers, since the amounts may be too large for the seconds in them to be counted.
    return string(from: zip(amounts, Self.units).reduce(0) { $0 + Double($1.0 ?? 0) * Double($1.1.seconds) })
  }

  private static let units: [(unit: NSCalendar.Unit, seconds: Int, name: Duration.UnitsFormatStyle.Unit)] = [
    (.weekOfMonth, 604_800, .weeks), (.day, 86_400, .days), (.hour, 3600, .hours), (.minute, 60, .minutes),
    (.second, 1, .seconds),
  ]

  private func text(of seconds: Int) -> String? {
    let allowed = allowedUnits.isEmpty ? [.day, .hour, .minute, .second] : allowedUnits
    var rest = seconds
    let amounts = Self.units.filter { allowed.contains($0.unit) }.map { unit in
      defer { rest %= unit.seconds }
      return (amount: rest / unit.seconds, unit: unit)
    }
    guard !amounts.isEmpty else { return nil }
    if unitsStyle == .positional { return clock(amounts.map(\.amount)) }
    let places = writtenPlaces(of: amounts.map(\.amount))
    return places.prefix(maximumUnitCount > 0 ? maximumUnitCount : places.count).map { place in
      let (amount, unit) = amounts[place]
      return words(amount * unit.seconds, unit.name)
    }.joined(separator: separator)
  }

  /// The places of the amounts that are written in words.
  private func writtenPlaces(of amounts: [Int]) -> [Int] {
    let dropped = zeroFormattingBehavior.contains(.default) ? .dropAll : zeroFormattingBehavior
    let first = amounts.firstIndex { $0 > 0 } ?? amounts.count - 1
    let last = amounts.lastIndex { $0 > 0 } ?? amounts.count - 1
    return amounts.indices.filter { place in
      if amounts[place] > 0 || place == first { return true }
      return !dropped.contains(place < first ? .dropLeading : place > last ? .dropTrailing : .dropMiddle)
    }
  }

  private func clock(_ amounts: [Int]) -> String {
    var amounts = amounts[...]
    if !zeroFormattingBehavior.isDisjoint(with: [.default, .dropLeading]) {
      let least = zeroFormattingBehavior.contains(.default) ? 2 : 1
      while amounts.count > least, amounts.first == 0 { amounts.removeFirst() }
    }
    return amounts.enumerated().map { place, amount in
      let digits = "\(amount)"
      let isPadded = place > 0 || zeroFormattingBehavior.contains(.pad)
      return isPadded && digits.count < 2 ? "0" + digits : digits
    }.joined(separator: ":")
  }

  private func words(_ seconds: Int, _ unit: Duration.UnitsFormatStyle.Unit) -> String {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .positional, .full, .spellOut: .wide
      case .short, .brief: .abbreviated
      case .abbreviated: .narrow
      }
    let words = Duration.seconds(seconds).formatted(
      .units(allowed: [unit], width: width).locale(calendar?.locale ?? EnvironmentValues().locale))
    return unitsStyle == .brief ? words.filter { !$0.isWhitespace } : words
  }

  private var separator: String { unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", " }
}
