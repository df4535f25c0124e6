public import Foundation

/// What a step of a path is, by Core Graphics' name.
public enum CGPathElementType: Int32, Sendable {
  /// A new contour starts, at one point.
  case moveToPoint
  /// A line to one point.
  case addLineToPoint
  /// A quadratic curve, of a control point and its end.
  case addQuadCurveToPoint
  /// A cubic curve, of two control points and its end.
  case addCurveToPoint
  /// A line back to where the contour started, without points.
  case closeSubpath
}

/// A step of a path, by Core Graphics' name; its points are there as long as the closure runs that is given it.
public struct CGPathElement {
  /// What the step is.
  public var type: CGPathElementType
  /// The points: the control points and the end.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates a step.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath {
  /// Calls a closure with each step of the contours.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    path.forEach { element in
      let (type, points) = element.asOfCoreGraphics
      var storage = points + Array(repeating: .zero, count: 3 - points.count)
      storage.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: start)) { block($0) }
      }
    }
  }
}

extension Path.Element {
  fileprivate var asOfCoreGraphics: (CGPathElementType, [CGPoint]) {
    switch self {
    case .move(let end): (.moveToPoint, [end])
    case .line(let end): (.addLineToPoint, [end])
    case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
    case .curve(let end, let control1, let control2): (.addCurveToPoint, [control1, control2, end])
    case .closeSubpath: (.closeSubpath, [])
    }
  }
}
