// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

@_exported public import AVFoundationStandIn
public import DeclarativeUI

/// A film with the buttons that play it: a labelled surface stands in for it.
public struct VideoPlayer: View {
  private let overlay: AnyView?

  public init(player: AVPlayer?) { overlay = nil }
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> some View) { overlay = AnyView(videoOverlay()) }

  /// A surface of the size that is offered, and what code lays over it.
  public var body: some View { StandInSurface(of: VideoPlayer.self, "a film").overlay { overlay } }
}

/// The screen of a film, by UIKit's name.
open class AVPlayerViewController: UIViewController {
  public var player: AVPlayer?
  public weak var delegate: (any AVPlayerViewControllerDelegate)?
  public var showsPlaybackControls = true
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  public var allowsPictureInPicturePlayback = true
  public var entersFullScreenWhenPlaybackBegins = false
  public var exitsFullScreenWhenPlaybackEnds = false
  public var contentOverlayView: UIView? { nil }
}
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: AnyObject {}
