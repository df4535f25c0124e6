// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; nothing moves by itself.

public import DeclarativeUI

extension UIScrollView {
  public var contentSize: CGSize {
    get { values.scroll.contentSize }
    set { values.scroll.contentSize = newValue }
  }
  /// As far as it is scrolled; before somebody says so, to where its insets end.
  public var contentOffset: CGPoint {
    get {
      let inset = adjustedContentInset
      return values.scroll.contentOffset ?? CGPoint(x: -inset.left, y: -inset.top)
    }
    set { values.scroll.contentOffset = newValue }
  }
  public var contentInset: UIEdgeInsets {
    get { values.scroll.contentInset }
    set { values.scroll.contentInset = newValue }
  }
  public var minimumZoomScale: CGFloat {
    get { 1 }
    set {}
  }
  public var maximumZoomScale: CGFloat {
    get { 1 }
    set {}
  }
  public var zoomScale: CGFloat {
    get { 1 }
    set {}
  }
  public var bouncesZoom: Bool {
    get { true }
    set {}
  }
  public var alwaysBounceVertical: Bool {
    get { false }
    set {}
  }
  public var alwaysBounceHorizontal: Bool {
    get { false }
    set {}
  }
  public var delaysContentTouches: Bool {
    get { true }
    set {}
  }
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { values.scroll.adjustment }
    set { values.scroll.adjustment = newValue }
  }
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable { case automatic, scrollableAxes, never, always }
  public func zoom(to rect: CGRect, animated: Bool) {}
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {}
}
extension UIScrollView {
  public var refreshControl: UIRefreshControl? {
    get { nil }
    set {}
  }
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  /// Its own insets, and what is covered of it in the directions in which it scrolls; above and below always, unless it was told
  /// to look at directions.
  ///
  /// That is generally known, and was not measured.
  public var adjustedContentInset: UIEdgeInsets {
    let (own, covered, behavior) = (contentInset, safeAreaInsets, contentInsetAdjustmentBehavior)
    guard behavior != .never else { return own }
    let beside = behavior == .always || contentSize.width > bounds.width
    let above = behavior != .scrollableAxes || contentSize.height > bounds.height
    return UIEdgeInsets(
      top: own.top + (above ? covered.top : 0), left: own.left + (beside ? covered.left : 0),
      bottom: own.bottom + (above ? covered.bottom : 0), right: own.right + (beside ? covered.right : 0))
  }

  /// What is covered of what is in it: nothing where it begins beyond that.
  var coveredContent: UIEdgeInsets {
    let (covered, own, all) = (safeAreaInsets, contentInset, adjustedContentInset)
    return UIEdgeInsets(
      top: covered.top - all.top + own.top, left: covered.left - all.left + own.left,
      bottom: covered.bottom - all.bottom + own.bottom, right: covered.right - all.right + own.right)
  }
  public var decelerationRate: DecelerationRate {
    get { .normal }
    set {}
  }
  public var isDragging: Bool { false }
  public var isDecelerating: Bool { false }
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  public func flashScrollIndicators() {}
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
