public import Foundation

// Foundation's own functions take language and time zone from the machine. These are more special, so they come first: in a
// body they follow its environment, and elsewhere views of the United States at Greenwich.

extension Date {
  /// The value as a style shows it, in the language, calendar and time zone of the body that is evaluated.
  public func formatted<F: Foundation.FormatStyle>(_ style: F) -> String
  where F.FormatInput == Date, F.FormatOutput == String {
    style.string(of: self, in: .ofBody)
  }
}

extension BinaryInteger {
  /// The number as a style shows it, in the language of the body that is evaluated.
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> String
  where F.FormatInput == Self, F.FormatOutput == String {
    format.string(of: self, in: .ofBody)
  }

  /// The number as a style for others of its kind shows it, in the language of the body that is evaluated.
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> String
  where F.FormatInput: BinaryInteger, F.FormatOutput == String {
    format.string(of: F.FormatInput(self), in: .ofBody)
  }
}

extension BinaryFloatingPoint {
  /// The number as a style shows it, in the language of the body that is evaluated.
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> String
  where F.FormatInput == Self, F.FormatOutput == String {
    format.string(of: self, in: .ofBody)
  }

  /// The number as a style for others of its kind shows it, in the language of the body that is evaluated.
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> String
  where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    format.string(of: F.FormatInput(self), in: .ofBody)
  }
}

extension Decimal {
  /// The value as a style shows it, in the language, calendar and time zone of the body that is evaluated.
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> String
  where F.FormatInput == Self, F.FormatOutput == String {
    format.string(of: self, in: .ofBody)
  }
}

extension Duration {
  /// The value as a style shows it, in the language, calendar and time zone of the body that is evaluated.
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> String
  where F.FormatInput == Self, F.FormatOutput == String {
    format.string(of: self, in: .ofBody)
  }
}

extension Sequence {
  /// The value as a style shows it, in the language, calendar and time zone of the body that is evaluated.
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> String
  where F.FormatInput == Self, F.FormatOutput == String {
    format.string(of: self, in: .ofBody)
  }
}

extension Range<Date> {
  /// The time between two dates as a style shows it, in the language, calendar and time zone of the body that is evaluated.
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> String
  where F.FormatInput == Self, F.FormatOutput == String {
    format.string(of: self, in: .ofBody)
  }
}
