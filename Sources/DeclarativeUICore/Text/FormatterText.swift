import Foundation

/// An object as a formatter shows it.
struct FormatterValue: TextSource {
  // As they are when the text is made; nobody else formats with these copies.
  nonisolated(unsafe) private let subject: NSObject
  nonisolated(unsafe) private let formatter: Formatter
  private let original: ObjectIdentifier

  init(subject: NSObject, formatter: Formatter) {
    self.subject = subject
    original = ObjectIdentifier(formatter)
    self.formatter = formatter is DateFormatter || formatter is NumberFormatter ? formatter.ownCopy : formatter
  }

  // Formatters are equal to themselves only, even where they have been changed since.
  static func == (left: FormatterValue, right: FormatterValue) -> Bool {
    left.original == right.original && left.subject == right.subject
      && left.formatter.string(for: left.subject) == right.formatter.string(for: right.subject)
  }

  func content(in environment: EnvironmentValues) -> Text.Content {
    .string(formatter.following(environment).string(for: subject) ?? "")
  }
}

extension Formatter {
  fileprivate var ownCopy: Formatter { copy() as? Formatter ?? self }

  /// The formatter in the language and time zone of an environment, where it would take those of the machine.
  fileprivate func following(_ environment: EnvironmentValues) -> Formatter {
    if let dates = ownCopy as? DateFormatter {
      if dates.locale == .current { dates.locale = environment.locale }
      if dates.timeZone == NSTimeZone.default { dates.timeZone = environment.timeZone }
      return dates
    }
    guard let numbers = ownCopy as? NumberFormatter else { return self }
    if numbers.locale == .current { numbers.locale = environment.locale }
    return numbers
  }
}
