public import Foundation

extension Edge {
  /// What a corner of a rectangle is.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How round a corner is.
    public struct Style: Hashable, Sendable {
      /// Whether it has the middle of the container's corner.
      fileprivate let isConcentric: Bool
      /// The radius in points that it has, or at least has.
      fileprivate let radius: CGFloat

      /// So round that it has the middle of the container's corner.
      public static var concentric: Style { Style(isConcentric: true, radius: 0) }

      /// So round that it has the middle of the container's corner, and not less round than another one.
      public static func concentric(minimum: Style) -> Style { Style(isConcentric: true, radius: minimum.radius) }

      /// Of a radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(isConcentric: false, radius: radius) }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A radius in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  /// A radius in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// A rectangle whose corners have the middles of those of the container around it.
/// - Remark: a corner counts the larger of its distances to the container's sides; SwiftUI's rule is not known. Corners of the
///   screen count only where a `containerShape` has them.
public struct ConcentricRectangle: InsettableShape {
  private let corners: [Edge.Corner: Edge.Corner.Style]
  private let isUniform: Bool
  private var amount: CGFloat = 0

  /// Creates a rectangle whose corners all have the middles of the container's.
  public nonisolated init() {
    self.init(corners: .concentric)
  }

  /// Creates a rectangle whose corners all are of a style; if they are uniform, the roundest one counts for all.
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners, isUniform: isUniform)
  }

  /// Creates a rectangle of corners.
  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner, isUniform: false)
  }

  /// Creates a rectangle whose upper corners are alike, and whose lower ones are.
  public nonisolated init(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }

  /// Creates a rectangle whose lower corners are alike.
  public nonisolated init(uniformBottomCorners: Edge.Corner.Style) {
    self.init(uniformTopCorners: .concentric, uniformBottomCorners: uniformBottomCorners)
  }

  /// Creates a rectangle whose leading corners are alike, and whose trailing ones are.
  public nonisolated init(
    uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
  }

  /// Creates a rectangle whose trailing corners are alike.
  public nonisolated init(uniformTrailingCorners: Edge.Corner.Style) {
    self.init(uniformLeadingCorners: .concentric, uniformTrailingCorners: uniformTrailingCorners)
  }

  /// Creates a rectangle whose upper corners are alike, with lower ones of their own.
  public nonisolated init(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Creates a rectangle whose lower corners are alike, with upper ones of their own.
  public nonisolated init(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }

  /// Creates a rectangle whose leading corners are alike, with trailing ones of their own.
  public nonisolated init(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Creates a rectangle whose trailing corners are alike, with leading ones of their own.
  public nonisolated init(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: uniformTrailingCorners)
  }

  private nonisolated init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style, isUniform: Bool
  ) {
    corners = [
      .topLeading: topLeadingCorner, .topTrailing: topTrailingCorner, .bottomLeading: bottomLeadingCorner,
      .bottomTrailing: bottomTrailingCorner,
    ]
    self.isUniform = isUniform
  }

  /// The rectangle without a container: which one is around is known only to the view that draws the shape.
  public func path(in rect: CGRect) -> Path {
    rectangle(distances: [:], outer: RectangleCornerRadii()).path(in: rect)
  }

  /// The rectangle with its sides moved inwards by a distance in points.
  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }

  /// What is drawn where the container's corners are as far away as is said.
  private func rectangle(
    distances: [Edge.Corner: CGFloat], outer: RectangleCornerRadii
  ) -> UnevenRoundedRectangle.InsetShape {
    var radii = RectangleCornerRadii()
    for (corner, style) in corners {
      let concentric = outer[corner] - (distances[corner] ?? .infinity)
      radii[corner] = style.isConcentric ? max(concentric, style.radius) : style.radius
    }
    if isUniform {
      let roundest = Edge.Corner.allCases.map { radii[$0] }.max() ?? 0
      for corner in Edge.Corner.allCases { radii[corner] = roundest }
    }
    return UnevenRoundedRectangle(cornerRadii: radii).inset(by: amount)
  }
}

extension ConcentricRectangle: ContainerDependentShape {
  package func shape(in container: ContainerOutline, frame: CGRect) -> any Shape {
    let outer = container.frame
    let (left, right) = (frame.minX - outer.minX, outer.maxX - frame.maxX)
    let (top, bottom) = (frame.minY - outer.minY, outer.maxY - frame.maxY)
    let distances: [Edge.Corner: CGFloat] = [
      .topLeading: max(left, top), .topTrailing: max(right, top), .bottomLeading: max(left, bottom),
      .bottomTrailing: max(right, bottom),
    ]
    return rectangle(distances: distances, outer: container.cornerRadii)
  }
}

extension ContainerOutline {
  /// The radii of the corners; none where the shape has no corners of its own.
  fileprivate var cornerRadii: RectangleCornerRadii {
    func all(_ radius: CGFloat) -> RectangleCornerRadii {
      RectangleCornerRadii(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
    switch shape {
    case let rectangle as RoundedRectangle: return all(rectangle.cornerSize.width)
    case let rectangle as UnevenRoundedRectangle: return rectangle.cornerRadii
    case is Capsule: return all(min(frame.width, frame.height) / 2)
    default: return all(0)
    }
  }
}

extension RectangleCornerRadii {
  fileprivate subscript(corner: Edge.Corner) -> CGFloat {
    get {
      switch corner {
      case .topLeading: topLeading
      case .topTrailing: topTrailing
      case .bottomLeading: bottomLeading
      case .bottomTrailing: bottomTrailing
      }
    }
    set {
      switch corner {
      case .topLeading: topLeading = newValue
      case .topTrailing: topTrailing = newValue
      case .bottomLeading: bottomLeading = newValue
      case .bottomTrailing: bottomTrailing = newValue
      }
    }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners all are of a style.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
