package import LayoutTree
import PixelImages
import PlaneGeometry

/// Colours between the points of a grid, which may lie anywhere in what is painted.
///
/// Between four points lies a patch, whose sides are Bézier curves; colours change over it evenly, or along curves
/// (`smoothsColors`). How exactly Apple infers control points, bends the inside of a patch and its colours, and what it
/// shows where patches lie on each other, is not known. Here curves pass through a point as steep as the line between its
/// neighbours and never leave the range of the points beside them, colours do likewise, and the last patch is seen.
///
/// - Remark: how Apple bends patches and colours between points, and what it shows where patches lie on each other, is not
///   known. With a wrong number of points or colours the snapshot fails.
public struct MeshGradient: Equatable, ShapeStyle, PaintingStyle {
  /// A point of the grid with the control points of the curves to its neighbours; all are in shares of what is painted.
  public struct BezierPoint: Hashable, Sendable {
    /// Where the point is.
    public var position: SIMD2<Float>
    /// The control point towards the neighbour before it.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point towards the neighbour above it.
    public var topControlPoint: SIMD2<Float>
    /// The control point towards the neighbour behind it.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point towards the neighbour below it.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point of the grid.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The points of a grid, row by row.
  public enum Locations: Equatable, Sendable {
    /// Points, from which the control points follow.
    case points([SIMD2<Float>])
    /// Points with their control points.
    case bezierPoints([BezierPoint])
  }

  /// The colours of a grid, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colours, which the environment may change.
    case colors([Color])
    /// Colours that are the same in every environment.
    case resolvedColors([Color.Resolved])
  }

  /// How many points a row has.
  public var width: Int
  /// How many rows there are.
  public var height: Int
  /// The points, as many as width times height.
  public var locations: Locations
  /// The colours, as many as width times height.
  public var colors: Colors
  /// The colour of what no part of the mesh covers.
  public var background: Color
  /// Whether colours change along curves from one point to the next, and not only evenly.
  public var smoothsColors: Bool
  /// How colours between others are found.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient from a grid of points with colours.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a gradient from a grid of points with colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from a grid of points with colours that are the same in every environment.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from a grid of points with control points and colours.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from a grid of points with control points and colours that are the same in every environment.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  package func paint(in context: ResolveContext) -> StylePaint {
    guard let count = pointCount, locations.count == count, colors.count == count else {
      context.problems.report(
        "\(call) has \(locations.count) points and \(colors.count) colors: give width * height of each, in 2 rows and "
          + "columns or more")
      return .color(MissingImageRule.color)
    }
    guard locations.areFinite else {
      context.problems.report("\(call) has a point that is not finite: give finite numbers")
      return .color(MissingImageRule.color)
    }
    return .mesh(
      ColorMesh(
        width: width, places: locations.places, controls: locations.controls, colors: colors.rgba(in: context),
        background: background.rgba(in: context), isSmooth: smoothsColors, mixing: colorSpace.mixing))
  }

  /// How many points the grid needs; nil for one without a patch.
  private var pointCount: Int? {
    guard width >= 2, height >= 2 else { return nil }
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    return overflows ? nil : count
  }

  private var call: String { "MeshGradient(width: \(width), height: \(height))" }
}

extension MeshGradient.Locations {
  fileprivate var count: Int {
    switch self {
    case .points(let points): points.count
    case .bezierPoints(let points): points.count
    }
  }

  fileprivate var places: [Point] {
    switch self {
    case .points(let points): points.map(Point.init)
    case .bezierPoints(let points): points.map { Point($0.position) }
    }
  }

  fileprivate var controls: [ColorMesh<Point>.Controls]? {
    guard case .bezierPoints(let points) = self else { return nil }
    return points.map {
      ColorMesh<Point>.Controls(
        leading: Point($0.leadingControlPoint), top: Point($0.topControlPoint),
        trailing: Point($0.trailingControlPoint), bottom: Point($0.bottomControlPoint))
    }
  }

  fileprivate var areFinite: Bool {
    let controls = (controls ?? []).flatMap { [$0.leading, $0.top, $0.trailing, $0.bottom] }
    return (places + controls).allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }
}

extension MeshGradient.Colors {
  fileprivate var count: Int {
    switch self {
    case .colors(let colors): colors.count
    case .resolvedColors(let colors): colors.count
    }
  }

  fileprivate func rgba(in context: ResolveContext) -> [RGBAColor] {
    switch self {
    case .colors(let colors): colors.map { $0.rgba(in: context) }
    case .resolvedColors(let colors): colors.map(\.rgba)
    }
  }

  nonisolated fileprivate var inCode: String {
    switch self {
    case .colors(let colors): "colors: [" + colors.map(\.inCode).joined(separator: ", ") + "]"
    case .resolvedColors(let colors): "resolvedColors: [" + colors.map { "\($0.rgba)" }.joined(separator: ", ") + "]"
    }
  }
}

extension Point {
  fileprivate init(_ point: SIMD2<Float>) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}

extension MeshGradient: View {
  /// A rectangle painted with the gradient.
  public var body: some View { Rectangle().fill(self) }
}

extension MeshGradient: CodeSpelled {
  package nonisolated var inCode: String { "MeshGradient(width: \(width), height: \(height), \(colors.inCode))" }
}
