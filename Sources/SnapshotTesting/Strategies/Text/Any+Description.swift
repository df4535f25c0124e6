extension Snapshotting where Format == String {
  /// Any value, as `String(describing:)` writes it.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }
}
