import DeclarativeUI

/// A stretch of an axis in its own units: numbers, seconds, or places of categories.
struct PlotSpan: Hashable {
  var lower: Double
  var upper: Double

  var center: Double { (lower + upper) / 2 }
  var length: Double { upper - lower }

  func union(_ other: PlotSpan) -> PlotSpan {
    PlotSpan(lower: min(lower, other.lower), upper: max(upper, other.upper))
  }
}

/// One direction of a plot: which values it has, and where each of them is.
struct PlotAxis {
  enum Kind { case numbers, dates, categories }
  let kind: Kind
  private(set) var categories: [String] = []
  private let calendar: Calendar
  private let scale: ChartSettings.Scale
  /// Whether values grow from the trailing edge or from the top: the first category of a vertical axis is at its top.
  private let isReversed: Bool
  /// The values at both ends.
  var domain = PlotSpan(lower: 0, upper: 1)

  /// An axis for some values, in the order in which categories come.
  init(of values: [PlotValue], scale: ChartSettings.Scale, isVertical: Bool, calendar: Calendar) {
    (self.scale, self.calendar) = (scale, calendar)
    let all = (scale.domain ?? []) + values
    for case .category(let name) in all where !categories.contains(name) { categories.append(name) }
    let hasDates = all.contains { if case .date = $0 { true } else { false } }
    kind = categories.isEmpty ? (hasDates ? .dates : .numbers) : .categories
    isReversed = (scale.isReversed ?? false) != (isVertical && kind == .categories)
    if kind == .categories { domain = PlotSpan(lower: 0, upper: Double(categories.count)) }
  }

  /// Whether values along the axis do not extend the domain.
  var hasFixedDomain: Bool { scale.domain != nil || scale.visibleLength != nil }

  /// The stretch that a place takes: a category its own, a day all of it, and a number none.
  func span(of place: PlotPlace) -> PlotSpan {
    switch place.value {
    case .number(let number): return PlotSpan(lower: number, upper: number)
    case .category(let name):
      let index = Double(categories.firstIndex(of: name) ?? 0)
      return PlotSpan(lower: index, upper: index + 1)
    case .date(let date):
      guard let unit = place.unit, let interval = calendar.dateInterval(of: unit, for: date) else {
        return PlotSpan(lower: date.timeIntervalSinceReferenceDate, upper: date.timeIntervalSinceReferenceDate)
      }
      return PlotSpan(
        lower: interval.start.timeIntervalSinceReferenceDate, upper: interval.end.timeIntervalSinceReferenceDate)
    }
  }

  func span(of extent: ChartMark.Extent) -> PlotSpan {
    let start = span(of: extent.start)
    guard let end = extent.end.map(span) else { return start }
    if kind == .categories { return start.union(end) }
    return PlotSpan(lower: min(start.lower, end.lower), upper: max(start.lower, end.lower))
  }

  /// Takes in all that the marks have, and zero.
  mutating func fit(_ spans: [PlotSpan]) {
    if kind != .categories { fitValues(spans) }
    guard let length = scale.visibleLength, length > 0, length < domain.length else { return }
    let start = scale.start.map { span(of: PlotPlace(value: $0)).lower } ?? domain.lower
    domain.lower = min(max(start, domain.lower), domain.upper - length)
    domain.upper = domain.lower + length
  }

  /// Whether a part of the domain is seen.
  var isScrolled: Bool { scale.visibleLength != nil }

  private mutating func fitValues(_ spans: [PlotSpan]) {
    if let ends = scale.domain?.map({ span(of: PlotPlace(value: $0)).lower }), let first = ends.min(),
      let last = ends.max()
    {
      domain = PlotSpan(lower: first, upper: last)
    } else if let first = spans.first {
      domain = spans.dropFirst().reduce(first) { $0.union($1) }
      if kind == .numbers, scale.includesZero ?? true, !scale.isLogarithmic {
        domain = domain.union(PlotSpan(lower: 0, upper: 0))
      }
    }
    if domain.length <= 0 { domain.upper = domain.lower + 1 }
  }

  /// Takes in values that are written along the axis.
  mutating func extend(to spans: [PlotSpan]) {
    guard kind != .categories, !hasFixedDomain else { return }
    domain = spans.reduce(domain) { $0.union($1) }
  }

  /// Where a value is: 0 at the leading edge or at the bottom, 1 at the other end.
  func fraction(of value: Double, length: CGFloat) -> CGFloat {
    var fraction: Double
    if scale.isLogarithmic, domain.lower > 0, value > 0 {
      fraction = log(value / domain.lower) / log(domain.upper / domain.lower)
    } else {
      fraction = (value - domain.lower) / domain.length
    }
    if isReversed { fraction = 1 - fraction }
    guard let padding = scale.padding, length > 0 else { return CGFloat(fraction) }
    return (padding.start + CGFloat(fraction) * (length - padding.start - padding.end)) / length
  }

  /// The value at a place of the plot.
  func value(atFraction fraction: Double) -> PlotValue {
    let number = domain.lower + (isReversed ? 1 - fraction : fraction) * domain.length
    switch kind {
    case .numbers: return .number(number)
    case .dates: return .date(Date(timeIntervalSinceReferenceDate: number))
    case .categories: return .category(categories[min(max(Int(number), 0), categories.count - 1)])
    }
  }

  /// How far values are apart that marks have, as a share of the plot: what a bar has for itself.
  func step(of spans: [PlotSpan]) -> Double {
    if let widest = spans.map(\.length).filter({ $0 > 0 }).min() { return widest / domain.length }
    let centers = Set(spans.map(\.center)).sorted()
    let apart = zip(centers, centers.dropFirst()).map { $1 - $0 }.min()
    return (apart ?? domain.length) / domain.length
  }
}
