// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

extension UIView {
  public var layoutMargins: UIEdgeInsets {
    get {
      let own = values.margins ?? UIEdgeInsets(top: 8, left: usualMargin, bottom: 8, right: usualMargin)
      let covered = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
      return UIEdgeInsets(
        top: own.top + covered.top, left: own.left + covered.left, bottom: own.bottom + covered.bottom,
        right: own.right + covered.right)
    }
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
  /// 8 points, and 16 of a screen's own view: generally known, and 20 on large phones, which is not told apart here.
  private var usualMargin: CGFloat { owner == nil ? 8 : 16 }
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { values.marginsFollowSafeArea }
    set { values.marginsFollowSafeArea = newValue }
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
  /// Where it begins in what is around all; what is turned or scaled counts as it would not be.
  private var corner: CGPoint {
    sequence(first: self, next: \.superview).reduce(.zero) {
      let offset = ($1.superview as? UIScrollView)?.contentOffset ?? .zero
      return CGPoint(x: $0.x + $1.frame.minX - offset.x, y: $0.y + $1.frame.minY - offset.y)
    }
  }
  /// The least that what is in it takes where constraints place it, and else what it takes itself.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    ConstraintLayout.isNeeded(in: self)
      ? ConstraintLayout.fittingSize(of: self, targetSize) : sizeThatFits(targetSize)
  }
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard ConstraintLayout.isNeeded(in: self) else { return sizeThatFits(targetSize) }
    return ConstraintLayout.fittingSize(of: self, targetSize, horizontal, vertical)
  }
  public static var layoutFittingCompressedSize: CGSize { .zero }
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
