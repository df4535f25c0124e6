// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

extension UIView {
  public var layoutMargins: UIEdgeInsets {
    get {
      let own = values.margins ?? usualMargins
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
  /// 8 points, and of a screen's own view nothing above and below and 16 or 20 beside, 20 from 414 points on.
  ///
  /// Measured on labels and collections in swift-snapshot-testing's own pictures of phones of 320, 375 and 414 points and of a
  /// tablet. Those of what is in a row are generally known.
  private var usualMargins: UIEdgeInsets {
    if let row = superview as? UITableViewCell, row.values.row.contentView === self {
      let beside = row.usualRowInset
      return UIEdgeInsets(top: 11, left: beside, bottom: 11, right: beside)
    }
    guard owner != nil else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let beside: CGFloat = bounds.width < 414 ? 16 : 20
    return UIEdgeInsets(top: 0, left: beside, bottom: 0, right: beside)
  }
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
