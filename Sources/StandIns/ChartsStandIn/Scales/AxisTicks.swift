import DeclarativeUI

/// The values that are written along an axis.
struct AxisTicks {
  var values: [PlotValue]
  /// The unit of dates, for their words.
  var unit: Calendar.Component?

  /// How many values an axis has where nothing else is said: a guess.
  private static let usualCount = 5

  /// - Parameter axis: with what its marks have.
  init(_ rule: AxisMarkValues.Rule, of axis: PlotAxis, calendar: Calendar) {
    switch rule {
    case .listed(let values): self.init(values: values)
    case .numbers(let step): self.init(values: Self.numbers(step, in: axis.domain))
    case .dates(let unit, let count):
      self.init(values: Self.dates(unit, count, in: axis.domain, calendar), unit: unit)
    case .automatic(let desired, let rounds, let minimum):
      let count = max(desired ?? Self.usualCount, 1)
      switch axis.kind {
      case .categories: self.init(values: axis.categories.map { .category($0) })
      case .dates: self.init(datesIn: axis.domain, desiredCount: count, calendar)
      case .numbers where axis.isLogarithmic: self.init(values: Self.powersOfTen(in: axis.domain))
      case .numbers:
        let isFixed = axis.hasFixedDomain
        let values = Self.niceNumbers(
          in: axis.domain, desiredCount: count, minimumStep: minimum, roundsLower: rounds.lower && !isFixed,
          roundsUpper: rounds.upper && !isFixed)
        self.init(values: values)
      }
    }
  }

  private init(values: [PlotValue], unit: Calendar.Component? = nil) { (self.values, self.unit) = (values, unit) }

  /// Numbers with steps of one, two or five: as near to the wanted count as can be, with the finer step where two are as near.
  ///
  /// Screen Time's 8.05 hours in seconds have 0, 20,000 and 40,000 for three (iOS 16).
  private static func niceNumbers(
    in domain: PlotSpan, desiredCount: Int, minimumStep: Double, roundsLower: Bool, roundsUpper: Bool
  ) -> [PlotValue] {
    guard domain.length.isFinite, domain.length > 0 else { return [.number(domain.lower)] }
    let power = floor(log10(domain.length / Double(desiredCount))) - 1
    let steps = (0..<4).flatMap { offset in [1.0, 2, 5].map { $0 * pow(10, power + Double(offset)) } }
    var best: (distance: Int, first: Double, count: Int, step: Double)?
    for step in steps where step >= minimumStep {
      let (low, high) = (domain.lower / step, domain.upper / step)
      let first = roundsLower ? (low + 1e-9).rounded(.down) : (low - 1e-9).rounded(.up)
      let last = roundsUpper ? (high - 1e-9).rounded(.up) : (high + 1e-9).rounded(.down)
      guard last >= first, last - first < 1000 else { continue }
      let count = Int(last - first) + 1
      guard best.map({ abs(count - desiredCount) < $0.distance }) ?? true else { continue }
      best = (abs(count - desiredCount), first, count, step)
    }
    guard let best else { return [.number(domain.lower), .number(domain.upper)] }
    return (0..<best.count).map { .number((best.first + Double($0)) * best.step) }
  }

  /// Powers of ten around a domain: a guess.
  private static func powersOfTen(in domain: PlotSpan) -> [PlotValue] {
    let (first, last) = (floor(log10(domain.lower) + 1e-9), ceil(log10(domain.upper) - 1e-9))
    guard first.isFinite, last.isFinite, last >= first else { return [] }
    return stride(from: first, through: last, by: 1).map { .number(pow(10, $0)) }
  }

  private static func numbers(_ step: Double, in domain: PlotSpan) -> [PlotValue] {
    guard step > 0, domain.length / step < 1000 else { return [] }
    let first = (domain.lower / step - 1e-9).rounded(.up)
    let last = (domain.upper / step + 1e-9).rounded(.down)
    return first > last ? [] : stride(from: first, through: last, by: 1).map { .number($0 * step) }
  }

  /// Dates of the unit whose count is nearest to the wanted one.
  private init(datesIn domain: PlotSpan, desiredCount: Int, _ calendar: Calendar) {
    let units: [(Calendar.Component, Int)] = [
      (.minute, 1), (.minute, 5), (.minute, 15), (.minute, 30), (.hour, 1), (.hour, 3), (.hour, 6), (.hour, 12),
      (.day, 1), (.day, 2), (.weekOfYear, 1), (.month, 1), (.month, 3), (.month, 6), (.year, 1), (.year, 2), (.year, 5),
      (.year, 10),
    ]
    let seconds: [Calendar.Component: Double] = [
      .minute: 60, .hour: 3600, .day: 86_400, .weekOfYear: 604_800, .month: 2_629_746, .year: 31_556_952,
    ]
    let nearest = units.min { first, second in
      let distances = [first, second].map { unit, count in
        abs(domain.length / ((seconds[unit] ?? 1) * Double(count)) + 1 - Double(desiredCount))
      }
      return distances[0] < distances[1]
    }
    let (unit, count) = nearest ?? (.day, 1)
    self.init(values: Self.dates(unit, count, in: domain, calendar), unit: unit)
  }

  /// Every so many hours of a day, months of a year and the like that are in a domain.
  private static func dates(
    _ unit: Calendar.Component, _ count: Int, in domain: PlotSpan, _ calendar: Calendar
  ) -> [PlotValue] {
    let larger: [Calendar.Component: Calendar.Component] = [
      .second: .minute, .minute: .hour, .hour: .day, .month: .year,
    ]
    let start = Date(timeIntervalSinceReferenceDate: domain.lower)
    let from = count > 1 ? larger[unit] ?? unit : unit
    var next = calendar.dateInterval(of: from, for: start)?.start
    var dates: [PlotValue] = []
    // Of a thousand and more, nothing could be read.
    while let date = next, date.timeIntervalSinceReferenceDate <= domain.upper + 1e-6 {
      guard dates.count < 1000 else { return [] }
      if date >= start { dates.append(.date(date)) }
      next = calendar.date(byAdding: unit, value: count, to: date).flatMap { $0 > date ? $0 : nil }
    }
    return dates
  }

  /// The words for a value where no others are given.
  func words(for value: PlotValue) -> Text { value.words(unit: unit) }
}

extension PlotValue {
  /// The words for a value, of a date by the unit of its axis.
  func words(unit: Calendar.Component? = nil) -> Text {
    switch self {
    case .category(let name): Text(verbatim: name)
    case .number(let number): Text(number, format: .number)
    case .date(let date):
      switch unit {
      case .year: Text(date, format: .dateTime.year())
      case .month, .quarter: Text(date, format: .dateTime.month(.abbreviated))
      case .hour: Text(date, format: .dateTime.hour())
      case .minute, .second: Text(date, format: .dateTime.hour().minute())
      default: Text(date, format: .dateTime.month(.abbreviated).day())
      }
    }
  }
}
