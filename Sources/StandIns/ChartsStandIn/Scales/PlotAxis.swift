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
  let categories: [String]
  private let places: [String: Int]
  private let calendar: Calendar
  private let scale: ChartSettings.Scale
  /// Whether values grow from the trailing edge or from the top: the first category of a vertical axis is at its top.
  private let isReversed: Bool
  /// Whether marks have values along it, or a domain is said.
  let hasValues: Bool
  /// The values at both ends.
  var domain = PlotSpan(lower: 0, upper: 1)

  /// An axis for some values, in the order in which categories come.
  init(of values: [PlotValue], scale: ChartSettings.Scale, isVertical: Bool, calendar: Calendar) {
    (self.scale, self.calendar) = (scale, calendar)
    // What a domain leaves out is not drawn.
    let all = scale.domain ?? values
    hasValues = !all.isEmpty
    var categories: [String] = []
    var places: [String: Int] = [:]
    for case .category(let name) in all where places.updateValue(places[name] ?? categories.count, forKey: name) == nil
    {
      categories.append(name)
    }
    (self.categories, self.places) = (categories, places)
    let hasDates = all.contains { if case .date = $0 { true } else { false } }
    kind = categories.isEmpty ? (hasDates ? .dates : .numbers) : .categories
    isReversed = (scale.isReversed ?? false) != (isVertical && kind == .categories)
    if kind == .categories { domain = PlotSpan(lower: 0, upper: Double(categories.count)) }
  }

  /// Whether values along the axis do not extend the domain.
  var hasFixedDomain: Bool { scale.domain != nil || scale.visibleLength != nil }

  /// The stretch that a place takes: a category its own, a day all of it, and a number none.
  ///
  /// Nil for a value of another kind, for a category that is not there, and for what is no number.
  func span(of place: PlotPlace) -> PlotSpan? {
    switch (place.value, kind) {
    case (.number(let number), .numbers): return number.isFinite ? PlotSpan(lower: number, upper: number) : nil
    case (.category(let name), .categories):
      return places[name].map { PlotSpan(lower: Double($0), upper: Double($0) + 1) }
    case (.date(let date), .dates):
      let seconds = date.timeIntervalSinceReferenceDate
      guard let unit = place.unit, let interval = calendar.dateInterval(of: unit, for: date) else {
        return seconds.isFinite ? PlotSpan(lower: seconds, upper: seconds) : nil
      }
      return PlotSpan(
        lower: interval.start.timeIntervalSinceReferenceDate, upper: interval.end.timeIntervalSinceReferenceDate)
    default: return nil
    }
  }

  func span(of extent: ChartMark.Extent) -> PlotSpan? {
    guard let start = span(of: extent.start) else { return nil }
    guard let last = extent.end else { return start }
    guard let end = span(of: last) else { return nil }
    if kind == .categories { return start.union(end) }
    return PlotSpan(lower: min(start.lower, end.lower), upper: max(start.lower, end.lower))
  }

  /// Takes in all that the marks have, and zero.
  mutating func fit(_ spans: [PlotSpan]) {
    if kind != .categories { fitValues(spans) }
    guard let length = scale.visibleLength, length > 0, length < domain.length else { return }
    let start = scale.start.flatMap { span(of: PlotPlace(value: $0))?.lower } ?? domain.lower
    domain.lower = min(max(start, domain.lower), domain.upper - length)
    domain.upper = domain.lower + length
  }

  private mutating func fitValues(_ spans: [PlotSpan]) {
    if let ends = scale.domain?.compactMap({ span(of: PlotPlace(value: $0))?.lower }), let first = ends.min(),
      let last = ends.max()
    {
      domain = PlotSpan(lower: first, upper: last)
    } else if isLogarithmic {
      let positive = spans.flatMap { [$0.lower, $0.upper] }.filter { $0 > 0 }
      domain = PlotSpan(lower: positive.min() ?? 1, upper: positive.max() ?? 10)
    } else if let first = spans.first {
      domain = spans.dropFirst().reduce(first) { $0.union($1) }
      if kind == .numbers, scale.includesZero ?? true { domain = domain.union(PlotSpan(lower: 0, upper: 0)) }
    }
    if !(domain.length > 0) { domain.upper = domain.lower + max(1, domain.lower.ulp) }
  }

  /// Whether values grow by factors: of positive numbers alone.
  var isLogarithmic: Bool { scale.isLogarithmic && kind == .numbers }

  /// Whether a part of the domain is seen.
  var isScrolled: Bool { scale.visibleLength != nil }

  /// Takes in values that are written along the axis.
  mutating func extend(to spans: [PlotSpan]) {
    guard kind != .categories, !hasFixedDomain else { return }
    domain = spans.reduce(domain) { $0.union($1) }
  }

  /// Where a value is: 0 at the leading edge or at the bottom, 1 at the other end.
  ///
  /// Of growth by factors, what is not positive is where the domain begins.
  func fraction(of value: Double, length: CGFloat) -> CGFloat {
    var fraction =
      isLogarithmic && domain.lower > 0
      ? log(max(value, domain.lower) / domain.lower) / log(domain.upper / domain.lower)
      : (value - domain.lower) / domain.length
    if isReversed { fraction = 1 - fraction }
    guard let padding = scale.padding, length > 0 else { return CGFloat(fraction) }
    return (padding.start + CGFloat(fraction) * (length - padding.start - padding.end)) / length
  }

  /// The value at a place of a plot of a length, in points; nil where there is none.
  func value(at position: CGFloat, length: CGFloat) -> PlotValue? {
    let padding = scale.padding ?? (0, 0)
    var fraction = Double((position - padding.start) / (length - padding.start - padding.end))
    if isReversed { fraction = 1 - fraction }
    let number =
      isLogarithmic && domain.lower > 0
      ? domain.lower * pow(domain.upper / domain.lower, fraction) : domain.lower + fraction * domain.length
    guard number.isFinite else { return nil }
    switch kind {
    case .numbers: return .number(number)
    case .dates: return .date(Date(timeIntervalSinceReferenceDate: number))
    case .categories:
      let place = number.rounded(.down)
      return place >= 0 && place < Double(categories.count) ? .category(categories[Int(place)]) : nil
    }
  }

  /// How far values are apart that marks have, as a share of the plot: what a bar has for itself.
  ///
  /// That a lone number has all of the plot is a guess.
  func step(of spans: [PlotSpan]) -> Double {
    if let narrowest = spans.map(\.length).filter({ $0 > 0 }).min() { return narrowest / domain.length }
    let centers = Set(spans.map(\.center)).sorted()
    let apart = zip(centers, centers.dropFirst()).map { $1 - $0 }.min()
    return (apart ?? domain.length) / domain.length
  }
}
