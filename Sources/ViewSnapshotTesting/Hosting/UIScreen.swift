public import Foundation

/// The screen of the device that tests run on, by UIKit's name: there is none here, so it is always that of an
/// iPhone 13 Pro, held upright.
@MainActor @preconcurrency
public final class UIScreen {
  /// The only screen.
  public nonisolated static let main = UIScreen()

  private nonisolated init() {}

  /// Its extents in points.
  public nonisolated var bounds: CGRect {
    CGRect(origin: .zero, size: ViewImageConfig.iPhone13Pro.size ?? .zero)
  }

  /// Its device pixels a point.
  public nonisolated var scale: CGFloat { SnapshotScreen.defaultScale }
}
