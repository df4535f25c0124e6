import DeclarativeUI

/// Where a chart's values are in a plot of a size, in points from its upper leading corner.
struct PlotGeometry {
  let model: ChartModel
  let size: CGSize
  /// How large a pixel is, in points.
  let pixel: CGFloat
  /// What a bar has for itself along each axis, in points.
  let step: CGSize
  /// The groups that stand side by side in what a bar has for itself.
  let positions: [PlotValue]

  init(model: ChartModel, size: CGSize, pixel: CGFloat) {
    (self.model, self.size, self.pixel) = (model, size, pixel)
    let bars = model.marks.filter { $0.mark.kind == .bar || $0.mark.kind == .rectangle }
    step = CGSize(
      width: CGFloat(model.x.step(of: bars.compactMap(\.x))) * size.width,
      height: CGFloat(model.y.step(of: bars.compactMap(\.y))) * size.height)
    var known: Set<PlotValue> = []
    positions = model.marks.compactMap(\.mark.position).filter { known.insert($0).inserted }
  }

  /// The same plot with other marks.
  func with(_ marks: [ChartMark]) -> PlotGeometry { PlotGeometry(model: model.with(marks), size: size, pixel: pixel) }

  func x(_ value: Double) -> CGFloat { model.x.fraction(of: value, length: size.width) * size.width }
  func y(_ value: Double) -> CGFloat { (1 - model.y.fraction(of: value, length: size.height)) * size.height }

  /// Where a mark's point is.
  func point(of placed: ChartModel.PlacedMark) -> CGPoint {
    CGPoint(
      x: placed.x.map { x($0.center) } ?? size.width / 2, y: placed.y.map { y($0.center) } ?? size.height / 2)
  }

  /// Where a bar, a rectangle or a rule is.
  func frame(of placed: ChartModel.PlacedMark) -> CGRect {
    let mark = placed.mark
    let across = extent(
      placed.x, isRange: mark.x?.end != nil, x, whole: size.width, isLength: !placed.isVertical, mark
    ) { bar(at: $0, step: step.width, mark.width, mark) }
    let down = extent(
      placed.y, isRange: mark.y?.end != nil, y, whole: size.height, isLength: placed.isVertical, mark
    ) { bar(at: $0, step: step.height, mark.height, mark) }
    return CGRect(x: across.0, y: down.0, width: across.1 - across.0, height: down.1 - down.0)
  }

  /// From where to where a mark goes in one direction: as its values say, or as wide as a bar at their middle.
  private func extent(
    _ span: PlotSpan?, isRange: Bool, _ place: (Double) -> CGFloat, whole: CGFloat, isLength: Bool, _ mark: ChartMark,
    bar: (CGFloat) -> (CGFloat, CGFloat)
  ) -> (CGFloat, CGFloat) {
    guard let span else { return (mark.lengthInset.start ?? 0, whole - (mark.lengthInset.end ?? 0)) }
    let (first, last) = (place(span.lower), place(span.upper))
    if isRange || mark.kind == .bar && isLength { return (min(first, last), max(first, last)) }
    let middle = place(span.center)
    return mark.kind == .rule ? (middle, middle) : bar(middle)
  }

  /// From where to where a bar goes in the direction in which others stand beside it.
  ///
  /// On iOS 16 bars take seven tenths of what they have for themselves, in whole points: 32 of 45.6, 23 of 33.3, 9 of 13, 8 of
  /// 11.7. With `position(by:)` they take seven tenths of that: 24 of 48.6 with one position. With several the same rule is
  /// taken for each share. Rectangles take all of it.
  private func bar(
    at middle: CGFloat, step: CGFloat, _ dimension: MarkDimension, _ mark: ChartMark
  ) -> (CGFloat, CGFloat) {
    var (whole, middle) = (step, middle)
    if mark.kind == .bar, let position = mark.position, let index = positions.firstIndex(of: position) {
      let group = step * 0.7
      whole = group / CGFloat(positions.count)
      middle += whole * (CGFloat(index) + 0.5) - group / 2
    }
    // Thinner ones than a point are taken to have no whole points.
    let share = whole * 0.7
    let automatic = mark.kind != .bar ? whole : share < 1 ? share : share.rounded()
    let width = dimension.points(of: whole, automatic: automatic)
    return (middle - width / 2, middle + width / 2)
  }
}
