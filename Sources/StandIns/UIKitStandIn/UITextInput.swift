// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

extension UITextView {
  public var text: String! {
    get { values.attributedText?.string ?? values.text }
    set { (values.text, values.attributedText) = (newValue, nil) }
  }
  public var attributedText: NSAttributedString! {
    get { values.attributedText ?? NSAttributedString(string: values.text ?? "") }
    set { values.attributedText = newValue }
  }
  public var font: UIFont? {
    get { values.font }
    set { values.font = newValue }
  }
  public var textColor: UIColor? {
    get { values.color }
    set { values.color = newValue }
  }
  public var textAlignment: NSTextAlignment {
    get { values.writing.alignment }
    set { values.writing.alignment = newValue }
  }
  public var isEditable: Bool {
    get { values.writing.isEditable }
    set { values.writing.isEditable = newValue }
  }
  public var isSelectable: Bool {
    get { values.writing.isSelectable }
    set { values.writing.isSelectable = newValue }
  }
  public var textContainerInset: UIEdgeInsets {
    get { values.writing.insets }
    set { values.writing.insets = newValue }
  }
  public var textContainer: NSTextContainer { values.writing.container }
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { [] }
    set {}
  }
  public var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { values.writing.linkAttributes }
    set { values.writing.linkAttributes = newValue ?? [:] }
  }
  public var selectedRange: NSRange {
    get { NSRange(location: 0, length: 0) }
    set {}
  }
  public var delegate: (any UITextViewDelegate)? {
    get { values.delegate as? any UITextViewDelegate }
    set { values.delegate = newValue }
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
}
extension UITextField {
  public var text: String? {
    get { values.text }
    set { values.text = newValue }
  }
  public var placeholder: String? {
    get { values.placeholder }
    set { values.placeholder = newValue }
  }
  public var font: UIFont? {
    get { values.font }
    set { values.font = newValue }
  }
  public var textColor: UIColor? {
    get { values.color }
    set { values.color = newValue }
  }
  public var isSecureTextEntry: Bool {
    get { values.writing.isSecure }
    set { values.writing.isSecure = newValue }
  }
  public var delegate: (any UITextFieldDelegate)? {
    get { values.delegate as? any UITextFieldDelegate }
    set { values.delegate = newValue }
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
}
extension UITextView {
  public var inputAccessoryView: UIView? {
    get { nil }
    set {}
  }
  public var inputView: UIView? {
    get { nil }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get { [:] }
    set {}
  }
  public var isFindInteractionEnabled: Bool {
    get { false }
    set {}
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  public var hasText: Bool { !(values.text ?? "").isEmpty }
  public var textStorage: NSTextStorage { NSTextStorage(string: values.attributedText?.string ?? values.text ?? "") }
  public var layoutManager: NSLayoutManager { NSLayoutManager() }
  public func insertText(_ text: String) { values.text = (values.text ?? "") + text }
  public func reloadInputViews() {}
  public func scrollRangeToVisible(_ range: NSRange) {}
}
extension UITextField {
  public var leftView: UIView? {
    get { nil }
    set {}
  }
  public var rightView: UIView? {
    get { nil }
    set {}
  }
  public var leftViewMode: ViewMode {
    get { .never }
    set {}
  }
  public var rightViewMode: ViewMode {
    get { .never }
    set {}
  }
  public var inputAccessoryView: UIView? {
    get { nil }
    set {}
  }
  public var inputView: UIView? {
    get { nil }
    set {}
  }
  public var attributedPlaceholder: NSAttributedString? {
    get { values.placeholder.map { NSAttributedString(string: $0) } }
    set { values.placeholder = newValue?.string }
  }
  public var attributedText: NSAttributedString? {
    get { values.text.map { NSAttributedString(string: $0) } }
    set { values.text = newValue?.string }
  }
  public var textAlignment: NSTextAlignment {
    get { values.writing.alignment }
    set { values.writing.alignment = newValue }
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var adjustsFontSizeToFitWidth: Bool {
    get { false }
    set {}
  }
  public var adjustsFontForContentSizeCategory: Bool {
    get { false }
    set {}
  }
  public var isEditing: Bool { false }
}
public enum UITextSmartQuotesType: Int, Hashable, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Hashable, Sendable { case `default`, no, yes }
/// A text that changes; what is changed in it is not seen in the view that it is of.
open class NSTextStorage: NSMutableAttributedString {
  public private(set) var layoutManagers: [NSLayoutManager] = []
  public func addLayoutManager(_ layoutManager: NSLayoutManager) { layoutManagers.append(layoutManager) }
}
/// Nothing is laid out by it: views lay out their texts themselves.
open class NSLayoutManager: NSObject {
  public private(set) var textContainers: [NSTextContainer] = []
  public var usesFontLeading = true
  public func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  public func ensureLayout(for container: NSTextContainer) {}
  public func usedRect(for container: NSTextContainer) -> CGRect { .zero }
}
public enum UITextSpellCheckingType: Int, Hashable, Sendable { case `default`, no, yes }
public enum UIReturnKeyType: Int, Hashable, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done
}
public enum UITextAutocorrectionType: Int, Hashable, Sendable { case `default`, no, yes }
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
extension NSTextContainer {
  public var lineBreakMode: NSLineBreakMode {
    get { .byWordWrapping }
    set {}
  }
}
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}
extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {}

extension UITextField {
  public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}
extension UITextView {
  public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}
