public import Foundation

/// A number that literals of texts show: the whole numbers, `Float`, `Double` and `CGFloat`, as in SwiftUI.
///
/// Types of your own are shown as a `String` that you make of them.
public protocol FormatSpecifiable: CVarArg, Equatable {}

extension Int: FormatSpecifiable {}
extension Int8: FormatSpecifiable {}
extension Int16: FormatSpecifiable {}
extension Int32: FormatSpecifiable {}
extension Int64: FormatSpecifiable {}
extension UInt: FormatSpecifiable {}
extension UInt8: FormatSpecifiable {}
extension UInt16: FormatSpecifiable {}
extension UInt32: FormatSpecifiable {}
extension UInt64: FormatSpecifiable {}
extension Float: FormatSpecifiable {}
extension Double: FormatSpecifiable {}
extension CGFloat: FormatSpecifiable {}

extension FormatSpecifiable {
  /// The place of the number in a format.
  var specifier: String { self is any BinaryInteger ? "%lld" : "%lf" }

  /// The number with a comma between each three digits before its decimal point, with six decimals unless it is whole.
  var textInLiterals: String {
    if let whole = self as? any BinaryInteger { return whole.description.groupingDigits }
    return String(format: specifier, self).groupingDigits
  }
}
