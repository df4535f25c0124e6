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
  /// The place with the size that it takes: as wide as it is told, or as what is in it where that is more.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = fittingSize(forWidth: nil)
    if size.width > 0, size.height > 0 { layoutAttributes.frame.size = size }
    return layoutAttributes
  }

  /// Has it be where a layout says.
  func take(_ place: UICollectionViewLayoutAttributes) {
    frame = place.frame
    alpha = place.alpha
    isHidden = place.isHidden
    transform = place.transform
    layer.zPosition = CGFloat(place.zIndex)
    apply(place)
  }

  /// What is in it takes, in points; of no width that which is least.
  func fittingSize(forWidth width: CGFloat?) -> CGSize {
    let own = (self as? UICollectionViewCell)?.row.map { row in
      width.map {
        UIHostingController(rootView: row).sizeThatFits(in: CGSize(width: $0, height: .greatestFiniteMagnitude))
      } ?? ViewHost(row).idealSize
    }
    guard ConstraintLayout.isNeeded(in: self) else { return own ?? .zero }
    let constrained = ConstraintLayout.fittingSize(
      of: self, CGSize(width: width ?? 0, height: 0), width == nil ? .fittingSizeLevel : .required, .fittingSizeLevel)
    return CGSize(width: max(constrained.width, own?.width ?? 0), height: max(constrained.height, own?.height ?? 0))
  }
}
open class UICollectionViewCell: UICollectionReusableView {
  open var isSelected = false { didSet { updateOwnConfiguration() } }
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { updateOwnConfiguration() }
  }
  open func setNeedsUpdateConfiguration() { updateOwnConfiguration() }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  public var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
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

  /// Has its class and its handler say how it is in the state that it has.
  func updateOwnConfiguration() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  /// What stands at its end.
  var accessory: RowAccessory { .none }
}
extension UICollectionViewCell: DrawnKind {
  /// What is in it besides views; nil where there is nothing.
  var row: AnyView? {
    contentConfiguration.map { $0.picture(accessory: accessory, beside: usualRowInset) }
  }
  var ownContent: AnyView {
    AnyView(
      ZStack {
        if let background = backgroundConfiguration {
          RoundedRectangle(cornerRadius: background.cornerRadius)
            .fill(Color(uiColor: background.backgroundColor ?? .clear))
        }
        if let background = isSelected ? selectedBackgroundView ?? backgroundView : backgroundView {
          StandInSurface(of: background)
        }
        (row ?? AnyView(EmptyView())).frame(maxWidth: .infinity, maxHeight: .infinity)
      })
  }
}
