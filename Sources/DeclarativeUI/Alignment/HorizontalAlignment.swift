/// A guide along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Creates a guide from its identity.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .horizontal, id: id)
  }

  /// The edge where lines start.
  public static let leading = HorizontalAlignment(LeadingID.self)
  /// The middle.
  public static let center = HorizontalAlignment(HorizontalCenterID.self)
  /// The edge where lines end.
  public static let trailing = HorizontalAlignment(TrailingID.self)
}
