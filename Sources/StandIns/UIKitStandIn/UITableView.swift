// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

@MainActor @preconcurrency
public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}
@MainActor @preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}
extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
extension UITableView {
  public enum Style: Int, Hashable, Sendable { case plain, grouped, insetGrouped }
  public convenience init(frame: CGRect, style: Style) { self.init(frame: frame) }
  public var dataSource: (any UITableViewDataSource)? {
    get { values.dataSource as? any UITableViewDataSource }
    set { values.dataSource = newValue }
  }
  public var delegate: (any UITableViewDelegate)? {
    get { values.delegate as? any UITableViewDelegate }
    set { values.delegate = newValue }
  }
  public var rowHeight: CGFloat {
    get { -1 }
    set {}
  }
  public var estimatedRowHeight: CGFloat {
    get { -1 }
    set {}
  }
  public static var automaticDimension: CGFloat { -1 }
  public func reloadData() {}
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}
extension UITableViewCell {
  public enum AccessoryType: Int, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark
  }
  public var contentView: UIView { self }
  public var textLabel: UILabel? { values.label }
  public var detailTextLabel: UILabel? { values.detailLabel }
  public var imageView: UIImageView? { values.imageView }
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { values.contentConfiguration }
    set { values.contentConfiguration = newValue }
  }
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { nil }
    set {}
  }
  public var accessoryView: UIView? {
    get { nil }
    set {}
  }
  public var backgroundView: UIView? {
    get { nil }
    set {}
  }
  public var selectedBackgroundView: UIView? {
    get { nil }
    set {}
  }
  public var separatorInset: UIEdgeInsets {
    get { .zero }
    set {}
  }
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  public var accessoryType: AccessoryType {
    get { .none }
    set {}
  }
}
open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open var showsCancelButton = false
  public weak var delegate: (any UISearchBarDelegate)?
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
}
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}
extension UISearchBarDelegate { public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {} }
open class UIPickerView: UIView {
  public weak var dataSource: AnyObject?
  public weak var delegate: AnyObject?
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  open func selectedRow(inComponent component: Int) -> Int { 0 }
  open func numberOfRows(inComponent component: Int) -> Int { 0 }
  open func reloadAllComponents() {}
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: AnyObject {}
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: AnyObject {}
