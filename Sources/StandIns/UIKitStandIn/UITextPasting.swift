// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// What scrolls, and knows who would hear of it: nobody scrolls.
///
/// Of a protocol, so that the kinds of scroll views can have delegates of other types.
@MainActor @preconcurrency
public protocol ScrollViewWithDelegate: UIView {}
extension UIScrollView: ScrollViewWithDelegate {}
extension ScrollViewWithDelegate {
  public var delegate: (any UIScrollViewDelegate)? {
    get { values.delegate as? any UIScrollViewDelegate }
    set { values.delegate = newValue }
  }
}

public enum UITextInlinePredictionType: Int, Hashable, Sendable { case `default`, no, yes }

/// What can be pasted into; nobody pastes.
@MainActor @preconcurrency
public protocol UITextPasteConfigurationSupporting: AnyObject {}
@MainActor @preconcurrency
public protocol UITextPasteItem: AnyObject {
  var itemProvider: NSItemProvider { get }
  func setResult(string: String)
  func setResult(attributedString: NSAttributedString)
  func setNoResult()
  func setDefaultResult()
}
@MainActor @preconcurrency
public protocol UITextPasteDelegate: AnyObject {
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
}
extension UITextPasteDelegate {
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) {}
}

extension UITextView: UITextPasteConfigurationSupporting {
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { nil }
    set {}
  }
  public var allowsEditingTextAttributes: Bool {
    get { false }
    set {}
  }
  public var adjustsFontForContentSizeCategory: Bool {
    get { false }
    set {}
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
}
