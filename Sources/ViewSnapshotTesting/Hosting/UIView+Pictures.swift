public import DeclarativeUI
import Foundation
import ImageSnapshotTesting
import SnapshotTesting

/// What shows a view on a screen of its own: a `ViewHost`, and by UIKit's names a `UIViewController`.
public protocol ScreenShowing: Sendable {
  /// The area that the view is shown in.
  @MainActor var screenArea: UIView { get }
}

extension ViewHost: ScreenShowing {
  /// The area that the view is shown in, of the host's own size.
  public var screenArea: UIView { UIView(showing: self) }
}

extension UIViewController: ScreenShowing {
  /// The area that the view is shown in.
  public var screenArea: UIView { UIView(showing: KeptScreen(screen: self)) }
}

/// A screen that lives as long as pictures of it are taken: a view does not keep the screen that it is of.
private struct KeptScreen: PictureShowing {
  let screen: UIViewController

  var source: PictureSource { PictureSource(screen) }
  var idealSize: CGSize { screen.view.intrinsicContentSize }
}

/// What an area shows that pictures can be taken of.
private protocol PictureShowing: ShownContent {
  @MainActor var source: PictureSource { get }
}

extension ViewHost: PictureShowing {
  fileprivate var source: PictureSource { PictureSource(self) }
}

extension ScreenShowing {
  /// Finds something out of the area on the main actor, wherever the caller is.
  func found<Found>(_ work: @escaping @MainActor (UIView) throws -> Found) -> Async<Found> {
    Async(onMainActor: { try work(self.screenArea) })
  }
}

extension UIView {
  /// Finds something out of the area on the main actor, wherever the caller is.
  nonisolated func found<Found>(_ work: @escaping @MainActor (UIView) throws -> Found) -> Async<Found> {
    Async(onMainActor: { try work(self) })
  }

  /// The picture.
  func picture(
    on screen: SnapshotScreen, masks: [ViewMask], showing subject: PictureSource.Subject = .view
  ) throws -> SnapshotPicture {
    try layoutInOwnFrame {
      try whileSeen { try source.picture(on: area(of: screen), masks: masks, showing: subject) }
    }
  }

  /// What VoiceOver says about the area.
  func accessibilityText(on screen: SnapshotScreen) -> String {
    whileSeen { source.accessibilityText(on: area(of: screen)) }
  }

  /// The views of the area as text.
  func treeText(on screen: SnapshotScreen) -> String {
    whileSeen { source.treeText(on: area(of: screen)) }
  }

  /// The layout of what the area shows, in another area.
  func layout(on screen: SnapshotScreen, for purpose: EvaluationPurpose) -> HostedLayout {
    layoutInOwnFrame { source.layout(on: area(of: screen), for: purpose) }
  }

  /// Lays out, and has the area be where it was: the next picture may be of another size.
  private func layoutInOwnFrame<Result>(_ work: () throws -> Result) rethrows -> Result {
    let own = frame
    defer { if owner == nil { frame = own } }
    return try work()
  }

  /// Does something while the screen is seen whose area it is.
  private func whileSeen<Result>(_ work: () throws -> Result) rethrows -> Result {
    guard let screen = (content as? KeptScreen)?.screen else { return try work() }
    return try screen.beSeen(during: work)
  }

  /// What is drawn: a host's view, nothing where nothing is in the area, and else the views of UIKit in it, or a surface that
  /// says that they cannot be drawn.
  private var source: PictureSource {
    prepare?()
    // A screen may have made another area when it was loaded.
    if let other = owner?.view, other !== self { return other.source }
    if let content = content as? any PictureShowing { return content.source }
    // The screen draws the background.
    return isPlain ? PictureSource(EmptyView()) : PictureSource(WholeArea(area: self))
  }

  /// A screen with the appearance and the size that the area has of its own.
  private func area(of screen: SnapshotScreen) -> SnapshotScreen {
    prepare?()
    // Views that are drawn draw their backgrounds themselves, in their own outlines.
    let color = content == nil && !isPlain ? backgroundColor.map { _ in Color.clear } : backgroundColor.map(Color.init)
    return screen.showing(ownTraits, fallbackSize: frame.size, backgroundColor: color)
  }
}
