// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

extension UIView {
  public var layoutMargins: UIEdgeInsets {
    get { values.margins }
    set { values.margins = newValue }
  }
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { true }
    set {}
  }
  public var preservesSuperviewLayoutMargins: Bool {
    get { false }
    set {}
  }
  /// A place of this view in another one, or in what is around all.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (corner, view?.corner ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (corner, view?.corner ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
  /// Where it begins in what is around all.
  private var corner: CGPoint {
    sequence(first: self, next: \.superview).reduce(.zero) {
      CGPoint(x: $0.x + $1.frame.minX, y: $0.y + $1.frame.minY)
    }
  }
  /// The least that what is in it takes where constraints place it, and else what it takes itself.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    ConstraintLayout.isNeeded(in: self) ? ConstraintLayout.fittingSize(of: self) : sizeThatFits(targetSize)
  }
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard ConstraintLayout.isNeeded(in: self) else { return sizeThatFits(targetSize) }
    return ConstraintLayout.fittingSize(
      of: self, width: horizontal == .required ? targetSize.width : nil,
      height: vertical == .required ? targetSize.height : nil)
  }
  public static var layoutFittingCompressedSize: CGSize { .zero }
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
