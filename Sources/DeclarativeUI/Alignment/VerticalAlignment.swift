/// A guide along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Creates a guide from its identity.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .vertical, id: id)
  }

  /// The upper edge.
  public static let top = VerticalAlignment(TopID.self)
  /// The middle.
  public static let center = VerticalAlignment(VerticalCenterID.self)
  /// The lower edge.
  public static let bottom = VerticalAlignment(BottomID.self)
  /// The baseline of the uppermost text; the lower edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineID.self)
  /// The baseline of the lowest text; the lower edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineID.self)
}
