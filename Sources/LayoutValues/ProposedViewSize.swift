public import Foundation

/// The size that a parent offers to a view, in points; nil asks for the view's ideal extent.
public struct ProposedViewSize: Hashable, Sendable {
  /// The offered extents; nil asks for the ideal one.
  public var width, height: CGFloat?

  /// Creates a proposal from two optional extents.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a whole size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The proposal as a size, with `size` standing in for what is not specified.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package init(_ axis: Axis, major: CGFloat?, minor: CGFloat?) {
    self = axis == .horizontal ? Self(width: major, height: minor) : Self(width: minor, height: major)
  }

  @inlinable package subscript(axis: Axis) -> CGFloat? {
    axis == .horizontal ? width : height
  }

  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.horizontal, 0) }, height: height.map { max($0 - insets.vertical, 0) })
  }
}

extension CGSize {
  @inlinable package subscript(axis: Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }

  package init(_ axis: Axis, major: CGFloat, minor: CGFloat) {
    self = axis == .horizontal ? Self(width: major, height: minor) : Self(width: minor, height: major)
  }
}

extension CGPoint {
  @inlinable package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  package init(_ axis: Axis, major: CGFloat, minor: CGFloat) {
    self = axis == .horizontal ? Self(x: major, y: minor) : Self(x: minor, y: major)
  }
}

/// How something of a ratio of its own fills a space of another.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers all.
  case fill
}
