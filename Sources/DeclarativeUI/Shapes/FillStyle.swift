import LayoutTree
import PlaneGeometry

/// How the inside of a path is found.
public struct FillStyle: Hashable, Sendable {
  /// Whether a point is inside when its ray crosses the contours an odd number of times, not by their direction.
  public var isEOFilled: Bool
  /// Accepted for SwiftUI's sake: edges are always smooth here.
  public var isAntialiased: Bool

  /// Creates a style; without arguments contours are counted by their direction.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}
