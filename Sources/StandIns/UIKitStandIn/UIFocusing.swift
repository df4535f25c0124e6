// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; keys go nowhere here.

public import DeclarativeUI

extension UIView {
  public var isFocused: Bool { false }
  public func setNeedsFocusUpdate() {}
  public func updateFocusIfNeeded() {}
}
extension UIViewController {
  public func setNeedsFocusUpdate() {}
  public func updateFocusIfNeeded() {}
}
