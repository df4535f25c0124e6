/// One of the two directions of a layout.
public enum Axis: Int8, CaseIterable, Hashable, CustomStringConvertible, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Any number of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an axis.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    package init(_ axis: Axis) {
      self = axis == .horizontal ? .horizontal : .vertical
    }

    /// The horizontal axis alone.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis alone.
    public static let vertical = Set(rawValue: 2)
  }

  /// The case as code writes it.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
