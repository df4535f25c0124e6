public import Foundation
import PlaneGeometry

extension Path {
  /// A step of drawing contours.
  public enum Element: Equatable, Sendable {
    /// A new contour starts.
    case move(to: CGPoint)
    /// A line.
    case line(to: CGPoint)
    /// A quadratic curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the contour started.
    case closeSubpath
  }

  /// Calls a closure with each step of the contours, in the order in which they were drawn.
  public func forEach(_ body: (Path.Element) -> Void) {
    for element in contours.elements { body(Element(element)) }
  }

  /// The contours drawn from their ends to their starts, the last one first.
  var reversed: Path {
    var contour: [Element] = []
    var contours: [[Element]] = []
    forEach { element in
      if case .move = element, !contour.isEmpty {
        contours.append(contour)
        contour = []
      }
      contour.append(element)
    }
    if !contour.isEmpty { contours.append(contour) }
    return Path { path in
      for contour in contours.reversed() { path.addReversed(contour) }
    }
  }

  /// Adds the steps of one contour from the last to the first.
  private mutating func addReversed(_ contour: [Element]) {
    let ends = contour.compactMap(\.end)
    guard let last = ends.last else { return }
    move(to: last)
    for (index, element) in contour.enumerated().reversed() where index > 0 && element != .closeSubpath {
      let start = ends[index - 1]
      switch element {
      case .move, .closeSubpath: break
      case .line: addLine(to: start)
      case .quadCurve(_, let control): addQuadCurve(to: start, control: control)
      case .curve(_, let control1, let control2): addCurve(to: start, control1: control2, control2: control1)
      }
    }
    if contour.last == .closeSubpath { closeSubpath() }
  }
}

extension Path.Element {
  init(_ element: PlaneGeometry.Path.Element) {
    switch element {
    case .move(let point): self = .move(to: CGPoint(point))
    case .line(let point): self = .line(to: CGPoint(point))
    case .quad(let end, let control): self = .quadCurve(to: CGPoint(end), control: CGPoint(control))
    case .cubic(let end, let control1, let control2):
      self = .curve(to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2))
    case .close: self = .closeSubpath
    }
  }

  /// Where the step ends; nil for one back to the start.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }
}
