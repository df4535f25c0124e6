// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

/// Limits of equal parts of a range of dates.
public struct DateBins {
  public let thresholds: [Date]

  public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
    var dates: [Date] = []
    let count = max(count, 1)
    var next = calendar.dateInterval(of: unit, for: range.lowerBound)?.start
    while let date = next, date <= range.upperBound {
      dates.append(date)
      next = calendar.date(byAdding: unit, value: count, to: date).flatMap { $0 > date ? $0 : nil }
    }
    thresholds = dates
  }
}
/// Limits of equal parts of a range of numbers.
public struct NumberBins<Value: BinaryFloatingPoint> {
  public let thresholds: [Value]

  public init(thresholds: [Value]) { self.thresholds = thresholds }
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) { self.init(range: range, count: desiredCount) }

  /// The part that a value is in, from 0.
  public func index(for value: Value) -> Int {
    min(max((thresholds.firstIndex { $0 > value } ?? thresholds.count) - 1, 0), max(thresholds.count - 2, 0))
  }

  public init(range: ClosedRange<Value>, count: Int) {
    let count = max(count, 1)
    let size = (range.upperBound - range.lowerBound) / Value(count)
    thresholds = (0...count).map { range.lowerBound + Value($0) * size }
  }
}
