public import Foundation
package import PlaneGeometry

/// Contours made of straight lines and Bézier curves, in points; y grows down.
public struct Path: Hashable, Sendable {
  package var contours: PlaneGeometry.Path {
    didSet { if outline != nil { problem = Self.mixedProblem } }
  }
  /// The line along the contours that this path stands for (`strokedPath`), or nil for the contours themselves.
  ///
  /// The renderer strokes exactly; the outline of the line is never needed as contours.
  package var outline: StrokeStyle?
  /// What the path was asked for and is not drawn as, with the way out; nil where it is drawn right.
  private(set) var problem: String?

  private static let mixedProblem =
    "A line of strokedPath cannot share a path with contours that are not drawn as the same line: "
    + "draw them as two shapes, for example in a ZStack"

  package init(_ contours: PlaneGeometry.Path) {
    self.contours = contours
  }

  /// Creates a path without contours.
  public init() {
    self.init(PlaneGeometry.Path())
  }

  /// Creates a path by drawing into it.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates the contour of a rectangle.
  public init(_ rect: CGRect) {
    self.init { $0.addRect(rect) }
  }

  /// Creates the contour of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  /// Creates the contour of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates an ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init { $0.addEllipse(in: rect) }
  }

  /// Whether the path has no contours.
  public var isEmpty: Bool { contours.isEmpty }

  /// Where the next line or curve starts, or nil before the first `move(to:)`.
  public var currentPoint: CGPoint? { contours.currentPoint.map { CGPoint($0) } }

  /// The smallest rectangle around the contours, in which control points need not be; the zero rectangle for a path without
  /// contours.
  public var boundingRect: CGRect { contours.bounds.map { CGRect($0) } ?? .zero }

  /// The line along the contours, as a path that is filled.
  /// - Remark: with a line along that line, or made wider in one direction only, the snapshot fails.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var path = self
    if let outline {
      path.problem =
        "A line along a line (lineWidth: \(style.lineWidth) along lineWidth: \(outline.lineWidth)) cannot be drawn: "
        + "stroke the shape itself, or build the edges of its line as contours"
    }
    path.outline = style
    return path
  }

  /// The path moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapped(by: .translation(x: Double(dx), y: Double(dy)))
  }

  /// The path mapped by a transform, with the line along it.
  public func applying(_ transform: CGAffineTransform) -> Path {
    mapped(by: Transform(transform))
  }

  /// The part of the contours between two shares of their length, of which 1 is the whole.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    var path = self
    path.contours = contours.trimmed(from: Double(from), to: Double(to))
    return path
  }

  /// Adds the contours of another path, mapped by a transform.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = path.applying(transform)
    guard !added.isEmpty else { return }
    guard !isEmpty else {
      self = added
      return
    }
    let problem = problem ?? added.problem ?? (outline == added.outline ? nil : Self.mixedProblem)
    contours.add(added.contours, transform: .identity)
    self.problem = problem
  }

  private func mapped(by transform: Transform) -> Path {
    var path = Path(contours.transformed(by: transform))
    path.problem = problem
    guard let outline else { return path }
    let scale = transform.uniformScale
    path.outline = outline.scaled(by: CGFloat(scale ?? 1))
    if scale == nil {
      path.problem =
        "A line of strokedPath cannot be drawn wider in one direction than in the other: "
        + "map the path first and call strokedPath on the result"
    }
    return path
  }
}

extension Path: Shape {
  /// The path itself; as a view it is drawn from the corner of the view's frame.
  public func path(in rect: CGRect) -> Path { self }
}
