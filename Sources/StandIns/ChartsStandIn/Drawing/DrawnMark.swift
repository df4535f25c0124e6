import DeclarativeUI

/// A mark, or the line or area of several, as it is drawn.
struct DrawnMark {
  /// What is filled or stroked: in a frame of its own, so that gradients go from its one end to its other.
  let content: AnyView
  let zIndex: Double
  /// The marks inside of which alone it is seen.
  let mask: [ChartMark]?
  var annotations: [ChartMark.Annotation] = []
  /// What annotations stand beside.
  var annotationFrame = CGRect.zero

  /// All marks of a plot, in the order in which they are drawn.
  static func all(of plot: PlotGeometry) -> [DrawnMark] {
    var drawn: [DrawnMark] = []
    let series = Dictionary(grouping: plot.model.marks, by: \.mark.seriesKey)
    var drawnSeries: Set<ChartMark.SeriesKey> = []
    for placed in plot.model.marks {
      let mark = placed.mark
      switch mark.kind {
      case .line, .area:
        if drawnSeries.insert(mark.seriesKey).inserted { drawn.append(curve(series[mark.seriesKey] ?? [], plot)) }
        if mark.kind == .line, mark.symbol != nil || mark.symbolValue != nil || mark.symbolView != nil {
          drawn.append(point(placed, plot))
        } else if !mark.annotations.isEmpty {
          drawn.append(annotationsOnly(placed, plot))
        }
      case .point: drawn.append(point(placed, plot))
      case .bar, .rectangle: drawn.append(bar(placed, plot))
      case .rule: drawn.append(rule(placed, plot))
      case .sector: break
      }
    }
    drawn += SectorSlices(plot).all
    return drawn.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
  }

  private init(_ content: some View, _ mark: ChartMark, frame: CGRect, _ annotations: [ChartMark.Annotation]? = nil) {
    self.content = AnyView(content.opacity(mark.opacity).offset(mark.offset))
    (zIndex, mask) = (mark.zIndex, mark.mask)
    self.annotations = annotations ?? mark.annotations
    annotationFrame = frame.offsetBy(dx: mark.offset.width, dy: mark.offset.height)
  }

  /// Something filled in a frame of the plot.
  init(filling shape: some Shape, _ style: AnyShapeStyle, frame: CGRect, _ mark: ChartMark) {
    self.init(Self.placed(shape.fill(style), frame), mark, frame: frame)
  }

  /// A sign, which begins and ends between pixels, too, as on iOS 16: bars are nearer to those there at whole ones.
  ///
  /// Frames of views are drawn at whole pixels: the view's is the nearest of those, and what is in it keeps its place.
  private init(
    sign shape: some Shape, _ style: AnyShapeStyle, frame: CGRect, _ mark: ChartMark, pixel: CGFloat
  ) {
    func near(_ value: CGFloat) -> CGFloat { (value / pixel).rounded() * pixel }
    let (x, y) = (near(frame.minX), near(frame.minY))
    let whole = CGRect(
      x: x, y: y, width: max(near(frame.maxX) - x, pixel), height: max(near(frame.maxY) - y, pixel))
    let exact = shape.size(frame.size).offset(x: frame.minX - x, y: frame.minY - y)
    self.init(Self.placed(exact.fill(style), whole), mark, frame: frame)
  }

  private static func placed(_ view: some View, _ frame: CGRect) -> some View {
    view.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
  }

  /// A bar's far end is round by two points on iOS 16, where it is the last of its stack; its foot is not, but for the first of
  /// a stack around zero.
  private static func bar(_ placed: ChartModel.PlacedMark, _ plot: PlotGeometry) -> DrawnMark {
    let (mark, frame) = (placed.mark, plot.frame(of: placed))
    let style = plot.model.styles.style(of: mark)
    if let shape = mark.clipShape { return DrawnMark(filling: shape, style, frame: frame, mark) }
    if let radius = mark.cornerRadius {
      let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
      return DrawnMark(filling: shape, style, frame: frame, mark)
    }
    guard mark.kind == .bar else {
      return DrawnMark(filling: Rectangle(), style, frame: frame, mark)
    }
    return DrawnMark(filling: BarEnds(placed).shape, style, frame: frame, mark)
  }

  private static func rule(_ placed: ChartModel.PlacedMark, _ plot: PlotGeometry) -> DrawnMark {
    let (mark, frame) = (placed.mark, plot.frame(of: placed))
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: frame.width, y: frame.height))
    let line = PathShape(path: path).stroke(
      plot.model.styles.style(of: mark), style: mark.lineStyle ?? StrokeStyle(lineWidth: 1))
    return DrawnMark(Self.placed(line, frame), mark, frame: frame)
  }

  /// Signs have 50 square points where nothing is said, as on iOS 16.
  private static let usualSymbolArea: CGFloat = 50

  private static func point(_ placed: ChartModel.PlacedMark, _ plot: PlotGeometry) -> DrawnMark {
    let (mark, center) = (placed.mark, plot.point(of: placed))
    let frame = symbolFrame(of: placed, plot)
    if let view = mark.symbolView {
      let dot = Color.clear.frame(width: 0, height: 0).overlay { view.fixedSize() }
      return DrawnMark(dot.offset(x: center.x, y: center.y), mark, frame: frame)
    }
    let symbol = plot.model.styles.symbol(of: mark)?.shape ?? AnyShape(Circle())
    return DrawnMark(sign: symbol, plot.model.styles.style(of: mark), frame: frame, mark, pixel: plot.pixel)
  }

  private static func symbolFrame(of placed: ChartModel.PlacedMark, _ plot: PlotGeometry) -> CGRect {
    let center = plot.point(of: placed)
    let area = placed.mark.symbolArea ?? usualSymbolArea
    let isSquare = plot.model.styles.symbol(of: placed.mark)?.isOfApp ?? false
    let width = isSquare ? area.squareRoot() : 2 * (area / .pi).squareRoot()
    return CGRect(x: center.x - width / 2, y: center.y - width / 2, width: width, height: width)
  }

  private static func annotationsOnly(_ placed: ChartModel.PlacedMark, _ plot: PlotGeometry) -> DrawnMark {
    DrawnMark(EmptyView(), placed.mark, frame: CGRect(origin: plot.point(of: placed), size: .zero))
  }

  /// The line or the area of a series: lines are two points wide with round ends, as on iOS 16.
  ///
  /// Nothing of a line is seen inside of signs that are hollow.
  private static func curve(_ marks: [ChartModel.PlacedMark], _ plot: PlotGeometry) -> DrawnMark {
    let mark = marks[0].mark
    let style = plot.model.styles.style(of: mark)
    let curve = ChartCurve(mark.interpolation?.curve ?? .linear)
    var path = Path()
    if mark.kind == .line {
      curve.add(marks.map(plot.point), to: &path)
    } else {
      let isVertical = marks[0].isVertical
      curve.add(marks.map { plot.edge(of: $0, isUpper: true, isVertical) }, to: &path)
      curve.add(marks.reversed().map { plot.edge(of: $0, isUpper: false, isVertical) }, to: &path, continuing: true)
      path.closeSubpath()
    }
    let frame = path.boundingRect
    let shape = PathShape(path: path.offsetBy(dx: -frame.minX, dy: -frame.minY))
    if mark.kind == .area { return DrawnMark(Self.placed(shape.fill(style), frame), mark, frame: frame, []) }
    let stroke = mark.lineStyle ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    var holes = Path()
    for case let hole? in marks.map({ hole(in: $0, plot) }) { holes.addPath(hole) }
    guard !holes.isEmpty else {
      return DrawnMark(Self.placed(shape.stroke(style, style: stroke), frame), mark, frame: frame, [])
    }
    let line = path.strokedPath(stroke).subtracting(holes)
    return DrawnMark(
      Self.placed(PathShape(path: line.offsetBy(dx: -frame.minX, dy: -frame.minY)).fill(style), frame), mark,
      frame: frame, [])
  }

  /// What a hollow sign covers of its line.
  private static func hole(in placed: ChartModel.PlacedMark, _ plot: PlotGeometry) -> Path? {
    guard placed.mark.symbolView == nil, let symbol = plot.model.styles.symbol(of: placed.mark), symbol.isHollow else {
      return nil
    }
    return symbol.outline.path(in: symbolFrame(of: placed, plot))
  }
}

extension PlotGeometry {
  /// A point of an area's upper or lower edge.
  fileprivate func edge(of placed: ChartModel.PlacedMark, isUpper: Bool, _ isVertical: Bool) -> CGPoint {
    let center = point(of: placed)
    if isVertical {
      return CGPoint(x: center.x, y: placed.y.map { y(isUpper ? $0.upper : $0.lower) } ?? center.y)
    }
    return CGPoint(x: placed.x.map { x(isUpper ? $0.upper : $0.lower) } ?? center.x, y: center.y)
  }
}

/// Which corners of a bar are round.
private struct BarEnds {
  let shape: UnevenRoundedRectangle

  init(_ placed: ChartModel.PlacedMark) {
    let span = placed.isVertical ? placed.y : placed.x
    let isNegative = (span?.lower ?? 0) < 0 && (span?.upper ?? 0) <= 0
    let isRange = (placed.isVertical ? placed.mark.y : placed.mark.x)?.end != nil
    let (far, near): (CGFloat, CGFloat) = (placed.isEndOfStack ? 2 : 0, isRange || placed.isStartOfCentredStack ? 2 : 0)
    let (high, low) = isNegative ? (near, far) : (far, near)
    shape =
      placed.isVertical
      ? UnevenRoundedRectangle(
        topLeadingRadius: high, bottomLeadingRadius: low, bottomTrailingRadius: low, topTrailingRadius: high)
      : UnevenRoundedRectangle(
        topLeadingRadius: low, bottomLeadingRadius: low, bottomTrailingRadius: high, topTrailingRadius: high)
  }
}

/// A path as it is.
private struct PathShape: Shape {
  let path: Path

  func path(in rect: CGRect) -> Path { path.offsetBy(dx: rect.minX, dy: rect.minY) }
}
