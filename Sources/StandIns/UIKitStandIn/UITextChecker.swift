// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// Knows no words: all count as spelled right, and none are guessed.
open class UITextChecker: NSObject {
  public class var availableLanguages: [String] { ["en_US"] }
  public class func learnWord(_ word: String) {}
  public class func unlearnWord(_ word: String) {}
  public class func hasLearnedWord(_ word: String) -> Bool { false }
  public override init() { super.init() }
  public func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
  public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  public func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
}

/// Writes no picture: there is no library, and nobody is told.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}

extension UIView {
  /// Ends nothing: no view of UIKit is being edited here.
  @discardableResult public func endEditing(_ force: Bool) -> Bool { false }
}
