import CustomDump
@_exported public import SnapshotTesting

extension Snapshotting where Format == String {
  /// Any value, as pointfreeco's CustomDump writes it: like the code that makes it.
  public static var customDump: Snapshotting {
    SimplySnapshotting.lines.pullback { value in String(customDumping: value) }
  }
}
