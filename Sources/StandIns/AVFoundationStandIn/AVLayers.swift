// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import UIKitStandIn

open class AVPlayerLayer: CALayer, @unchecked Sendable {
  public var player: AVPlayer?
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  public nonisolated override init() { super.init() }
  public nonisolated init(player: AVPlayer?) {
    super.init()
    self.player = player
  }
}
open class AVCaptureVideoPreviewLayer: CALayer, @unchecked Sendable {
  public var session: AVCaptureSession?
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  public nonisolated override init() { super.init() }
  public nonisolated init(session: AVCaptureSession) {
    super.init()
    self.session = session
  }
}
