// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

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
