public import Foundation
import SnapshotTesting

/// The area that a screen shows its content in, by UIKit's name; here the content is always a view.
@MainActor @preconcurrency
public final class UIView {
  private nonisolated let host: ViewHost

  /// Where the area is, in points.
  ///
  /// Its size counts where neither the snapshot nor its device has one; zero, the default, stands for what the view
  /// takes. The origin makes no difference.
  public var frame = CGRect.zero

  /// The appearance, before that of the snapshot and its device; unspecified is theirs.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  nonisolated init(host: ViewHost) {
    self.host = host
  }

  /// The area in its own coordinates, in points.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// What the view takes when it is asked for its ideal size, in points.
  public var intrinsicContentSize: CGSize { host.idealSize }

  /// Accepted for tests that ran on a simulator; everything is laid out when it is drawn.
  public func setNeedsLayout() {}

  /// Accepted for tests that ran on a simulator; everything is laid out when it is drawn.
  public func layoutIfNeeded() {}

  /// The picture, drawn on the main actor wherever the caller is.
  nonisolated func asyncPicture(on screen: SnapshotScreen, masks: [ViewMask]) -> Async<SnapshotPicture> {
    Async(onMainActor: {
      try self.host.picture(
        on: screen.showing(style: self.overrideUserInterfaceStyle, fallbackSize: self.frame.size), masks: masks)
    })
  }
}
