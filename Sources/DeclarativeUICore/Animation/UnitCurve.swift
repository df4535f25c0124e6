/// How a value between 0 and 1 follows another one: the course of an animation over its time.
public struct UnitCurve: Hashable, Sendable {
  private enum Course: Hashable {
    /// A Bézier curve from (0, 0) to (1, 1) with two control points between them.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// Quarters of a circle; the last one is the inverse of the third.
    case circularEaseIn, circularEaseOut, circularEaseInOut, circularEaseOutIn
  }

  private let course: Course

  private init(_ course: Course) {
    self.course = course
  }

  /// A Bézier curve from (0, 0) to (1, 1) with two control points; across they count from 0 to 1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    func point(_ point: UnitPoint) -> (x: Double, y: Double) { (clamped(Double(point.x)), Double(point.y)) }
    let (start, end) = (point(startControlPoint), point(endControlPoint))
    return UnitCurve(.bezier(x1: start.x, y1: start.y, x2: end.x, y2: end.y))
  }

  /// The value itself.
  public static let linear = UnitCurve(.bezier(x1: 0, y1: 0, x2: 1, y2: 1))
  /// From slow to fast: a Bézier curve with the control points (0.42, 0) and (1, 1).
  public static let easeIn = UnitCurve(.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
  /// From fast to slow: a Bézier curve with the control points (0, 0) and (0.58, 1).
  public static let easeOut = UnitCurve(.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
  /// Slow at the beginning and at the end: a Bézier curve with the control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = UnitCurve(.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  /// From slow to fast: the lower right quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// From fast to slow: the upper left quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Slow at the beginning and at the end: both quarters, in half the size.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// The curve with its axes swapped: says where a value is reached.
  public var inverse: UnitCurve {
    switch course {
    case .bezier(let x1, let y1, let x2, let y2): UnitCurve(.bezier(x1: y1, y1: x1, x2: y2, y2: x2))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(.circularEaseOutIn)
    case .circularEaseOutIn: .circularEaseInOut
    }
  }

  /// The value at a place of the way.
  /// - Parameter progress: from 0 to 1; what is outside counts as the end next to it.
  public func value(at progress: Double) -> Double {
    let place = Self.clamped(progress)
    switch course {
    case .bezier(let x1, let y1, let x2, let y2):
      let time = Self.time(at: place, x1, x2)
      return Self.height(at: time, y1, y2)
    case .circularEaseIn: return 1 - (1 - place * place).squareRoot()
    case .circularEaseOut: return (place * (2 - place)).squareRoot()
    case .circularEaseInOut: return Self.halves(place, UnitCurve.circularEaseIn.value)
    case .circularEaseOutIn: return Self.halves(place, UnitCurve.circularEaseOut.value)
    }
  }

  /// How fast the value grows at a place of the way.
  /// - Parameter progress: from 0 to 1; what is outside counts as the end next to it.
  public func velocity(at progress: Double) -> Double {
    let place = Self.clamped(progress)
    switch course {
    case .bezier(let x1, let y1, let x2, let y2):
      let time = Self.time(at: place, x1, x2)
      let (across, up) = (Self.slope(at: time, x1, x2), Self.slope(at: time, y1, y2))
      // Where a control point lies on its end, the curve stands still there, and SwiftUI gives what numbers give: 1 where
      // both are 0, as at the beginning of `easeOut`, and 0 where one of them is not quite, as at the end of `easeIn`.
      if across == up { return 1 }
      return across == 0 ? (up < 0 ? -.infinity : .infinity) : up / across
    case .circularEaseIn: return place / (1 - place * place).squareRoot()
    case .circularEaseOut: return (1 - place) / (place * (2 - place)).squareRoot()
    case .circularEaseInOut: return UnitCurve.circularEaseIn.velocity(at: Self.placeInHalf(place))
    case .circularEaseOutIn: return UnitCurve.circularEaseOut.velocity(at: Self.placeInHalf(place))
    }
  }

  private static func clamped(_ number: Double) -> Double { number > 0 ? min(number, 1) : 0 }

  /// A curve in half the size, and after it the same turned by half a circle.
  private static func halves(_ place: Double, _ curve: (Double) -> Double) -> Double {
    place < 0.5 ? curve(2 * place) / 2 : 1 - curve(2 - 2 * place) / 2
  }

  /// How far a place is from the end that is next to it, in halves of the way.
  private static func placeInHalf(_ place: Double) -> Double { place < 0.5 ? 2 * place : 2 - 2 * place }

  /// A coordinate of a Bézier curve from 0 to 1 with two control points.
  private static func height(at time: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - time
    return 3 * rest * time * (first * rest + second * time) + time * time * time
  }

  /// The first derivative of the coordinate, from the coefficients of its powers of time.
  private static func slope(at time: Double, _ first: Double, _ second: Double) -> Double {
    let linear = 3 * first
    let square = 3 * (second - first) - linear
    let cube = 1 - linear - square
    return linear + (2 * square + 3 * cube * time) * time
  }

  /// The time at which a coordinate that only grows has a value.
  private static func time(at place: Double, _ first: Double, _ second: Double) -> Double {
    if place == 0 || place == 1 { return place }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if height(at: middle, first, second) < place { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
