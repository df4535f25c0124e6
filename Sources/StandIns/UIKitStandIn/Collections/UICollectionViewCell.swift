// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

open class UICollectionReusableView: UIView {
  public private(set) var reuseIdentifier: String?
  /// Creates what a collection asks for by a name: by `init(frame:)`.
  /// - Remark: only here, where a class that is known by its name alone needs a required initializer.
  public required convenience init(ofReuseIdentifier identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The place with the size that what is in it takes, or as it is where that is nothing.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = fittingSize(forWidth: nil)
    if size.width > 0, size.height > 0 { layoutAttributes.frame.size = size }
    return layoutAttributes
  }

  /// What it has of its own besides views.
  var row: AnyView? { nil }

  /// Has it be where a layout says.
  func take(_ place: UICollectionViewLayoutAttributes) {
    frame = place.frame
    alpha = place.alpha
    isHidden = place.isHidden
    transform = place.transform
    layer.zPosition = CGFloat(place.zIndex)
    apply(place)
  }
}
extension UICollectionReusableView: FittedCell {}
open class UICollectionViewCell: UICollectionReusableView {
  open var isSelected = false { didSet { needsUpdate = true } }
  open var isHighlighted = false { didSet { needsUpdate = true } }
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { needsUpdate = true }
  }
  open func setNeedsUpdateConfiguration() { needsUpdate = true }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  private var needsUpdate = true
  private let shown = ShownConfiguration()
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  /// Has its class and its handler say how it is in the state that it has, where that is new.
  func updateOwnConfiguration() {
    guard needsUpdate else { return }
    needsUpdate = false
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  /// What stands at its end.
  var shownAccessories: [RowAccessory] { [] }

  override var row: AnyView? {
    contentConfiguration.map { shown.picture(of: $0, in: self, shownAccessories) }
  }
}
extension UICollectionViewCell: DrawnKind {
  var ownContent: AnyView {
    picture(backgroundConfiguration, isSelected ? selectedBackgroundView ?? backgroundView : backgroundView)
  }
}
