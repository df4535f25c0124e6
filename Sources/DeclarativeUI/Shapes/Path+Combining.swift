// Of the two paths that this file sees, that of views is meant where nothing else is said.
public import struct DeclarativeUICore.Path
public import Foundation
import PathBooleans
import PlaneGeometry

// Contours of curves become contours of lines, 1/256 point away from them at most; SwiftUI keeps curves.

/// - Remark: curves become lines, 1/256 point away from them at most.
extension Path {
  /// Whether a point is inside of the contours, open ones closed.
  /// - Remark: curves count as 16 lines each.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    area.contains(Point(x: Double(p.x), y: Double(p.y)), rule: eoFill ? .evenOdd : .nonZero)
  }

  /// The area of the path in contours that do not cross, clockwise around it; curves become lines, 1/256 point off at most.
  /// - Parameter eoFill: whether the even-odd rule says what is inside, and not the non-zero rule.
  public func normalized(eoFill: Bool = true) -> Path {
    Path(area.normalized(rule: eoFill ? .evenOdd : .nonZero))
  }

  /// The area in both paths; curves become lines, 1/256 point off at most.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(.intersection, other, eoFill) }

  /// The area in either path; curves become lines, 1/256 point off at most.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(.union, other, eoFill) }

  /// The area in this path that is not in another; curves become lines, 1/256 point off at most.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(.subtraction, other, eoFill) }

  /// The area in one of two paths only; curves become lines, 1/256 point off at most.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.symmetricDifference, other, eoFill)
  }

  /// The parts of the path's lines in the area of another; curves become lines, 1/256 point off at most.
  /// - Remark: the edge of an area counts as inside; what SwiftUI says of it is not known.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(area.lines(areInside: true, of: other.area, rule: eoFill ? .evenOdd : .nonZero))
  }

  /// The parts of the path's lines outside the area of another; curves become lines, 1/256 point off at most.
  /// - Remark: the edge of an area counts as inside; what SwiftUI says of it is not known.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(area.lines(areInside: false, of: other.area, rule: eoFill ? .evenOdd : .nonZero))
  }

  private func combined(_ combination: AreaCombination, _ other: Path, _ eoFill: Bool) -> Path {
    Path(area.combined(combination, with: other.area, rule: eoFill ? .evenOdd : .nonZero))
  }

  /// The contours, those around the line of a path that stands for one.
  private var area: PlaneGeometry.Path {
    outline.map { contours.outlined(by: $0.geometry).normalized(rule: .nonZero) } ?? contours
  }
}

extension UIBezierPath {
  /// Whether a point is in the area of the contours.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
}
