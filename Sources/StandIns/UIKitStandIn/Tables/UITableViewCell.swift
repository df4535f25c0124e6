// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

/// What a row was told.
@MainActor final class RowValues {
  lazy var label = UILabel()
  var detailLabel: UILabel?
  lazy var imageView = UIImageView()
  var contentView: UIView?
  var configuration: (any UIContentConfiguration)?
  let shown = ShownConfiguration()
  var updateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
  var backgroundConfiguration: UIBackgroundConfiguration?
  var accessoryType = UITableViewCell.AccessoryType.none
  var accessoryView: UIView?
  var backgroundView: UIView?
  var selectedBackgroundView: UIView?
  var separatorInset: UIEdgeInsets?
}

extension UITableViewCell {
  public enum AccessoryType: Int, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum EditingStyle: Int, Hashable, Sendable { case none, delete, insert }

  /// What is in the row, as wide as the row without what stands at its end.
  public var contentView: UIView {
    if let view = values.row.contentView { return view }
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    values.row.contentView = view
    addSubview(view)
    return view
  }
  public var textLabel: UILabel? { values.row.label }
  /// In the size of a caption below the other, and as large as the other and grey beside it.
  public var detailTextLabel: UILabel? {
    if style == .default { return nil }
    if let label = values.row.detailLabel { return label }
    let label = UILabel()
    if style == .subtitle { label.font = .preferredFont(forTextStyle: .caption1) }
    if style == .value1 { label.textColor = .secondaryLabel }
    values.row.detailLabel = label
    return label
  }
  public var imageView: UIImageView? { values.row.imageView }
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { values.row.configuration }
    set { values.row.configuration = newValue }
  }
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { values.row.backgroundConfiguration }
    set { values.row.backgroundConfiguration = newValue }
  }
  public var accessoryType: AccessoryType {
    get { values.row.accessoryType }
    set { values.row.accessoryType = newValue }
  }
  public var accessoryView: UIView? {
    get { values.row.accessoryView }
    set { values.row.accessoryView = newValue }
  }
  public var backgroundView: UIView? {
    get { values.row.backgroundView }
    set { values.row.backgroundView = newValue }
  }
  public var selectedBackgroundView: UIView? {
    get { values.row.selectedBackgroundView }
    set { values.row.selectedBackgroundView = newValue }
  }
  public var separatorInset: UIEdgeInsets {
    get { values.row.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set { values.row.separatorInset = newValue }
  }
  public var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    return state
  }
  public var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    get { values.row.updateHandler }
    set { values.row.updateHandler = newValue }
  }
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .subtitle ? .subtitleCell() : style == .value1 ? .valueCell() : .cell()
  }
}

/// What stands above or below the rows of a section.
open class UITableViewHeaderFooterView: UIView {
  public private(set) var reuseIdentifier: String?
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var backgroundView: UIView?
  let shown = ShownConfiguration()
  public let textLabel: UILabel? = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    return label
  }()
  public let detailTextLabel: UILabel? = UILabel()
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates what a list asks for by a name: by `init(reuseIdentifier:)`.
  public required convenience init(ofReuseIdentifier identifier: String) { self.init(reuseIdentifier: identifier) }
  open func prepareForReuse() {}
}
