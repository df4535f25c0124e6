public import Foundation

/// Where a view with an identifier stands in a finished layout.
public struct IdentifiedFrame: Hashable, Sendable {
  /// The identifier.
  public let identifier: String
  /// The frame of the view, in points from the screen's top left corner.
  public internal(set) var frame: CGRect
}
