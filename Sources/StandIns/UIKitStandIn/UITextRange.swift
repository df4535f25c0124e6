// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// A place in a text: how many characters are before it.
open class UITextPosition: NSObject {
  let offset: Int
  public override init() { offset = 0 }
  init(_ offset: Int) { self.offset = offset }
}
open class UITextRange: NSObject {
  open var isEmpty: Bool { start.offset == end.offset }
  open var start: UITextPosition { places.start }
  open var end: UITextPosition { places.end }
  private let places: (start: UITextPosition, end: UITextPosition)
  public override init() { places = (UITextPosition(), UITextPosition()) }
  init(_ start: UITextPosition, _ end: UITextPosition) {
    places = start.offset <= end.offset ? (start, end) : (end, start)
  }
}

/// What people type into; nobody does, and code may choose parts of the text.
@MainActor @preconcurrency
public protocol UITextInput: UIView {}
extension UITextField: UITextInput {}
extension UITextView: UITextInput {}
extension UITextInput {
  private var characters: String { values.text ?? "" }
  public var beginningOfDocument: UITextPosition { UITextPosition() }
  public var endOfDocument: UITextPosition { UITextPosition(characters.utf16.count) }
  public var selectedTextRange: UITextRange? {
    get { values.selection }
    set { values.selection = newValue }
  }
  public var markedTextRange: UITextRange? { nil }
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? { UITextRange(start, end) }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }
  public func offset(from start: UITextPosition, to end: UITextPosition) -> Int { end.offset - start.offset }
  public func text(in range: UITextRange) -> String? {
    let units = Array(characters.utf16)
    guard range.start.offset >= 0, range.end.offset <= units.count else { return nil }
    return String(decoding: units[range.start.offset..<range.end.offset], as: UTF16.self)
  }
  public func caretRect(for position: UITextPosition) -> CGRect { .zero }
}

/// A keyboard for a language; none is open.
@MainActor open class UITextInputMode: NSObject {
  public static var activeInputModes: [UITextInputMode] { [] }
  public var primaryLanguage: String? { nil }
}
