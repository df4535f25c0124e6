// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

/// How wide or long a mark is: of its own, or by what a value takes of the axis.
public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Rule: Sendable { case automatic, fixed(CGFloat), inset(CGFloat), ratio(CGFloat) }
  let rule: Rule

  private init(_ rule: Rule) { self.rule = rule }
  public init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }
  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }
  public static let automatic = MarkDimension(.automatic)
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }

  /// The points that it is of some.
  func points(of whole: CGFloat, automatic: CGFloat) -> CGFloat {
    switch rule {
    case .automatic: automatic
    case .fixed(let points): points
    case .inset(let points): max(whole - 2 * points, 0)
    case .ratio(let share): whole * share
    }
  }
}

public enum MarkStackingMethod: Hashable, Sendable { case standard, normalized, center, unstacked }

public struct BarMark: ChartContent {
  public typealias ChartBody = Never
  var mark = ChartMark(.bar)

  public func _appendMarks(to list: inout ChartMarkList) { list.marks.append(mark) }
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.y) = (.init(x), .init(y))
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
  }
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    (mark.x, mark.y, mark.width) = (.init(x), .init(from: yStart, to: yEnd), width)
  }
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    (mark.x, mark.y, mark.height) = (.init(from: xStart, to: xEnd), .init(y), height)
  }
  public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.lengthInset) = (.init(x), (yStart, yEnd))
    (mark.width, mark.stacking) = (width, stacking)
  }
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    (mark.y, mark.lengthInset) = (.init(y), (xStart, xEnd))
    (mark.height, mark.stacking) = (height, stacking)
  }
}
public struct LineMark: ChartContent {
  public typealias ChartBody = Never
  var mark = ChartMark(.line)

  public func _appendMarks(to list: inout ChartMarkList) { list.marks.append(mark) }
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (.init(x), .init(y))
  }
  public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
    (mark.x, mark.y, mark.series) = (.init(x), .init(y), series.place.value)
  }
}
public struct PointMark: ChartContent {
  public typealias ChartBody = Never
  var mark = ChartMark(.point)

  public func _appendMarks(to list: inout ChartMarkList) { list.marks.append(mark) }
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (.init(x), .init(y))
  }
  public init<X>(x: PlottableValue<X>) {
    mark.x = .init(x)
  }
  public init<Y>(y: PlottableValue<Y>) {
    mark.y = .init(y)
  }
}
public struct AreaMark: ChartContent {
  public typealias ChartBody = Never
  var mark = ChartMark(.area)

  public func _appendMarks(to list: inout ChartMarkList) { list.marks.append(mark) }
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) {
    (mark.x, mark.y, mark.stacking) = (.init(x), .init(y), stacking)
  }
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    (mark.x, mark.y) = (.init(x), .init(from: yStart, to: yEnd))
  }
  public init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.y) = (.init(x), .init(y))
    (mark.series, mark.stacking) = (series.place.value, stacking)
  }
  public init<X, Y, S>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    (mark.x, mark.y) = (.init(x), .init(from: yStart, to: yEnd))
    mark.series = series.place.value
  }
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (.init(from: xStart, to: xEnd), .init(y))
  }
}
public struct RuleMark: ChartContent {
  public typealias ChartBody = Never
  var mark = ChartMark(.rule)

  public func _appendMarks(to list: inout ChartMarkList) { list.marks.append(mark) }
  public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    (mark.x, mark.lengthInset) = (.init(x), (yStart, yEnd))
  }
  public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    (mark.y, mark.lengthInset) = (.init(y), (xStart, xEnd))
  }
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (.init(from: xStart, to: xEnd), .init(y))
  }
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    (mark.x, mark.y) = (.init(x), .init(from: yStart, to: yEnd))
  }
}
public struct RectangleMark: ChartContent {
  public typealias ChartBody = Never
  var mark = ChartMark(.rectangle)

  public func _appendMarks(to list: inout ChartMarkList) { list.marks.append(mark) }
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    (mark.x, mark.y, mark.width, mark.height) = (.init(x), .init(y), width, height)
  }
  public init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    (mark.x, mark.lengthInset) = (.init(from: xStart, to: xEnd), (yStart, yEnd))
  }
  public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    (mark.y, mark.lengthInset) = (.init(from: yStart, to: yEnd), (xStart, xEnd))
  }
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    (mark.x, mark.y) = (.init(from: xStart, to: xEnd), .init(from: yStart, to: yEnd))
  }
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    (mark.x, mark.y, mark.width) = (.init(x), .init(from: yStart, to: yEnd), width)
  }
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    (mark.x, mark.y, mark.height) = (.init(from: xStart, to: xEnd), .init(y), height)
  }
}
public struct SectorMark: ChartContent {
  public typealias ChartBody = Never
  var mark = ChartMark(.sector)

  public func _appendMarks(to list: inout ChartMarkList) { list.marks.append(mark) }
  public init<Angle>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    if case .number(let angle) = angle.place.value { mark.angle = angle }
    (mark.innerRadius, mark.outerRadius, mark.angularInset) = (innerRadius, outerRadius, angularInset ?? 0)
  }
}
