import DeclarativeUI
public import Foundation
import Synchronization

extension Locale {
  /// The language in which tests ask for the characters of texts where they say none.
  ///
  /// Until somebody sets it, it reads as English, and texts are those of the language that their views have. Set it before all
  /// tests run, such as to `.current` in `class func setUp()`: it is of the whole process, and so of tests that run at the
  /// same time.
  public static var testsDefault: Locale {
    get { chosenLocale.withLock(\.self) ?? Locale(identifier: "en") }
    set { chosenLocale.withLock { $0 = newValue } }
  }
}

/// Nil where nobody chose one: texts are then those of the language that views have.
private let chosenLocale = Mutex<Locale?>(nil)

extension Text {
  /// The characters in a language; nil for the one in which tests ask for them.
  func string(in locale: Locale?) -> String {
    guard let locale = locale ?? chosenLocale.withLock(\.self) else { return string }
    return parts(for: locale).map(\.string).joined()
  }
}
