// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

open class UICollectionReusableView: UIView {
  public var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
}
open class UICollectionViewCell: UICollectionReusableView {
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open func setNeedsUpdateConfiguration() {}
  open func updateConfiguration(using state: UICellConfigurationState) {}
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
}
open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = []
  open var indentationLevel = 0
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
public struct UICellAccessory {
  public enum DisplayedState: Int, Hashable, Sendable { case always, whenEditing, whenNotEditing }
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory { UICellAccessory() }
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory { UICellAccessory() }
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory { UICellAccessory() }
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory { UICellAccessory() }
}
