// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

open class UIStackView: UIView {
  public enum Distribution: Int, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = leading
    public static let bottom = trailing
  }
  public var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }
  private var arranged: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  open var isLayoutMarginsRelativeArrangement = false
  open var isBaselineRelativeArrangement = false
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged = arrangedSubviews.filter { $0 !== view }
    arranged.insert(view, at: min(stackIndex, arranged.count))
  }
  open func removeArrangedSubview(_ view: UIView) { arranged.removeAll { $0 === view } }
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    values.spacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing == Self.spacingUseSystem ? 8 : spacing
  }
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    values.spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// 8 points.
  public static let spacingUseSystem = CGFloat(1.17549435e-38)
}
