// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

extension UIView {
  /// The layer, of a class of Core Animation that `layerClass` says; it is as large as the view.
  public var layer: CALayer {
    let layer = values.layer ?? madeLayer()
    layer.frame = frame
    return layer
  }
  private func madeLayer() -> CALayer {
    let layer =
      switch Self.layerClass {
      case is CAGradientLayer.Type: CAGradientLayer()
      case is CAShapeLayer.Type: CAShapeLayer()
      case is CATextLayer.Type: CATextLayer()
      case is CAReplicatorLayer.Type: CAReplicatorLayer()
      case is CAEmitterLayer.Type: CAEmitterLayer()
      default: CALayer()
      }
    layer.view = self
    values.layer = layer
    return layer
  }
  public var transform: CGAffineTransform {
    get { values.transform }
    set { values.transform = newValue }
  }
  /// Draws it and all that is in it into the picture that is drawn.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return false }
    let picture = picture(scale: UIScreen.main.scale)
    context.draw { $0.draw(Image(uiImage: picture), in: rect) }
    return true
  }
  /// A picture of it that stays as it is.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let view = UIImageView(image: picture(scale: UIScreen.main.scale))
    view.frame = frame
    return view
  }
  /// Its pixels, in the size that it has.
  func picture(scale: CGFloat) -> UIImage {
    DrawnPicture.pixels(of: StandInSurface(of: self).frame(width: bounds.width, height: bounds.height), scale: scale)
  }
}
