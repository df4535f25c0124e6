import DeclarativeUI

/// A chart's marks with the stretches that they take of both axes, stacked, and what is written along the axes.
struct ChartModel {
  /// A mark in the units of the axes.
  struct PlacedMark {
    let mark: ChartMark
    /// Where it is from and to; nil where it is as long as the plot.
    var x: PlotSpan?
    var y: PlotSpan?
    /// Whether its length is a height.
    let isVertical: Bool
    /// Whether no bar stands on it.
    var isEndOfStack = true
    /// Whether it is the first of a stack that does not begin at zero.
    var isStartOfCentredStack = false
  }

  /// What is drawn at one value of an axis.
  struct AxisEntry {
    let item: AxisItem
    let value: PlotValue
    let span: PlotSpan
    /// All of the day, month or the like that begins there.
    let cell: PlotSpan
    let isAtStart: Bool
    /// What a label says.
    let label: AnyView?
  }

  private(set) var x: PlotAxis
  private(set) var y: PlotAxis
  private(set) var marks: [PlacedMark]
  private(set) var xEntries: [AxisEntry] = []
  private(set) var yEntries: [AxisEntry] = []
  let settings: ChartSettings
  let styles: ChartStyles

  init(_ marks: [ChartMark], _ settings: ChartSettings, calendar: Calendar) {
    self.settings = settings
    styles = ChartStyles(of: marks, settings)
    x = PlotAxis(
      of: Self.values(of: marks, \.x), scale: settings.x.scale, isVertical: false, calendar: calendar)
    y = PlotAxis(
      of: Self.values(of: marks, \.y), scale: settings.y.scale, isVertical: true, calendar: calendar)
    self.marks = Self.placed(marks, x: x, y: y)
    stack()
    self.x.fit(self.marks.compactMap(\.x))
    self.y.fit(self.marks.compactMap(\.y))
    // A pie has no axes.
    guard marks.isEmpty || marks.contains(where: { $0.kind != .sector }) else { return }
    xEntries = Self.entries(of: &self.x, settings.x, isHorizontal: true, calendar)
    yEntries = Self.entries(of: &self.y, settings.y, isHorizontal: false, calendar)
  }

  /// What an axis has no place for is left out: that of values which are no numbers is a guess.
  private static func placed(_ marks: [ChartMark], x: PlotAxis, y: PlotAxis) -> [PlacedMark] {
    marks.compactMap { mark in
      let (across, down) = (mark.x.map(x.span), mark.y.map(y.span))
      if case .some(.none) = across { return nil }
      if case .some(.none) = down { return nil }
      return PlacedMark(
        mark: mark, x: across ?? nil, y: down ?? nil, isVertical: isVertical(mark, x: x, y: y))
    }
  }

  /// Other marks in the places that the axes have for them.
  func with(_ marks: [ChartMark]) -> ChartModel {
    var model = self
    model.marks = Self.placed(marks, x: x, y: y)
    model.stack()
    return model
  }

  private static func values(of marks: [ChartMark], _ direction: KeyPath<ChartMark, ChartMark.Extent?>) -> [PlotValue] {
    marks.compactMap { $0[keyPath: direction] }.flatMap { [$0.start.value, $0.end?.value].compactMap(\.self) }
  }

  /// Whether a bar stands, and an area is above its line.
  private static func isVertical(_ mark: ChartMark, x: PlotAxis, y: PlotAxis) -> Bool {
    if mark.y?.end != nil || mark.x == nil { return true }
    if mark.x?.end != nil || mark.y == nil { return false }
    return y.kind == .numbers || x.kind != .numbers
  }
}

extension ChartModel {
  /// Where bars and areas of one place are stacked.
  private struct StackKey: Hashable {
    let isVertical: Bool
    let isArea: Bool
    let base: PlotSpan?
    let position: PlotValue?
  }

  /// One side of zero of a place.
  private struct StackSide: Hashable {
    let key: StackKey
    let isNegative: Bool
  }

  /// Puts bars and areas of one place on top of each other, in the order in which they come.
  ///
  /// What iOS does with numbers on both sides of zero is not known: each side is stacked by itself.
  private mutating func stack() {
    var sums: [StackSide: Double] = [:]
    var ends: [StackSide: Int] = [:]
    let totals = Dictionary(
      marks.compactMap { placed in key(of: placed).map { ($0, abs(amount(of: placed))) } }, uniquingKeysWith: +)
    for index in marks.indices {
      guard let key = key(of: marks[index]) else { continue }
      let (amount, total) = (amount(of: marks[index]), totals[key] ?? 0)
      let (stacking, side) = (marks[index].mark.stacking, StackSide(key: key, isNegative: amount < 0))
      var (start, length) = (0.0, amount)
      if stacking != .unstacked {
        start = sums[side] ?? 0
        sums[side] = start + amount
        if amount != 0, let below = ends.updateValue(index, forKey: side) { marks[below].isEndOfStack = false }
      }
      if stacking == .normalized, total > 0 { (start, length) = (start / total, length / total) }
      if stacking == .center {
        marks[index].isStartOfCentredStack = start == 0
        start -= total / 2
      }
      let span = PlotSpan(lower: min(start, start + length), upper: max(start, start + length))
      if key.isVertical { marks[index].y = span } else { marks[index].x = span }
    }
  }

  private func key(of placed: PlacedMark) -> StackKey? {
    let (mark, isVertical) = (placed.mark, placed.isVertical)
    guard mark.kind == .bar || mark.kind == .area, let extent = isVertical ? mark.y : mark.x, extent.end == nil,
      case .number = extent.start.value
    else { return nil }
    return StackKey(
      isVertical: isVertical, isArea: mark.kind == .area, base: isVertical ? placed.x : placed.y,
      position: mark.position)
  }

  private func amount(of placed: PlacedMark) -> Double {
    (placed.isVertical ? placed.y : placed.x)?.upper ?? 0
  }
}

extension ChartModel {
  private static func entries(
    of axis: inout PlotAxis, _ settings: ChartSettings.Axis, isHorizontal: Bool, _ calendar: Calendar
  ) -> [AxisEntry] {
    // An axis without any values is not there; a chart without marks has those whose domain is said (iOS 26).
    guard settings.visibility != .hidden, axis.hasValues else { return [] }
    let all = settings.marks ?? [AxisMarks()]
    let ticks = all.map { AxisTicks($0.values.rule, of: axis, calendar: calendar) }
    let spans = ticks.map { $0.values.map { [axis] in axis.span(of: PlotPlace(value: $0)) } }
    axis.extend(to: spans.flatMap { $0.compactMap(\.self) })
    let domain = axis.domain
    return zip(all, zip(ticks, spans)).flatMap { marks, found in
      let (ticks, spans) = found
      return zip(ticks.values, spans).enumerated().flatMap { index, place -> [AxisEntry] in
        guard let span = place.1 else { return [] }
        let value = place.0
        guard span.lower >= domain.lower - 1e-9 * domain.length, span.upper <= domain.upper + 1e-9 * domain.length
        else {
          return []
        }
        let items =
          marks.content?(AxisValue(index: index, count: ticks.values.count, value: value))
          ?? usualItems(isHorizontal: isHorizontal, axis.kind)
        return items.compactMap { item in
          entry(item, value, span, marks, ticks, isHorizontal: isHorizontal, axis)
        }
      }
    }
  }

  private static func entry(
    _ item: AxisItem, _ value: PlotValue, _ span: PlotSpan, _ marks: AxisMarks, _ ticks: AxisTicks, isHorizontal: Bool,
    _ axis: PlotAxis
  ) -> AxisEntry? {
    var label: AnyView?
    let cell = axis.span(of: PlotPlace(value: value, unit: ticks.unit)) ?? span
    let isCentered = item.isCentered ?? false
    // The day after the last one has no middle.
    if isCentered, cell.center > axis.domain.upper { return nil }
    if case .label(let view, let words) = item.kind {
      // Beside the line at the end of the plot there is no room for words.
      let isBeside = isHorizontal && axis.kind != .categories && !isCentered
      if isBeside, span.lower >= axis.domain.upper { return nil }
      label = view ?? AnyView((words ?? marks.words)?(value) ?? ticks.words(for: value))
    }
    let isAtStart = marks.position.isAtStart ?? false
    return AxisEntry(item: item, value: value, span: span, cell: cell, isAtStart: isAtStart, label: label)
  }

  /// Lines, ticks and words, as iOS 16 has them for dates and numbers.
  ///
  /// That categories have words alone is a guess.
  private static func usualItems(isHorizontal: Bool, _ kind: PlotAxis.Kind) -> [AxisItem] {
    let label = AxisItem(.label(nil, words: nil))
    if kind == .categories { return [label] }
    return isHorizontal ? [AxisItem(.gridLine(nil)), AxisItem(.tick(nil)), label] : [AxisItem(.gridLine(nil)), label]
  }
}
