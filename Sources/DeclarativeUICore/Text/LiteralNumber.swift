public import Foundation
import StringCatalogs

/// A number that literals of texts show: the whole numbers, `Float`, `Double` and `CGFloat`, as in SwiftUI.
///
/// Types of your own are shown as a `String` that you make of them.
/// - Remark: the numbers that a literal shows.
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

/// A number in a literal.
struct LiteralNumber: Equatable, Sendable {
  private enum Value: Equatable {
    case signed(Int64)
    case unsigned(UInt64)
    case floating(Double)
  }

  private let value: Value
  /// How the number stands in a key.
  let keySpecifier: String
  /// A format of `String(format:)`; nil for the usual one.
  private var specifier: String?

  init(_ number: some FormatSpecifiable, specifier: String? = nil) {
    self.specifier = specifier
    keySpecifier = specifier ?? Self.usualSpecifier(of: number)
    value =
      switch number {
      // First what most numbers are: each case takes time.
      case let number as Int: .signed(Int64(number))
      case let number as UInt64: .unsigned(number)
      case let number as UInt: .unsigned(UInt64(number))
      case let number as any BinaryInteger: .signed(Int64(clamping: number))
      case let number as CGFloat: .floating(Double(number))
      case let number as Float: .floating(Double(number))
      case let number as Double: .floating(number)
      default: .floating(.nan)
      }
  }

  /// The number with its digits in groups and with six decimals unless it is whole, or as its format says.
  func text(in locale: Locale) -> String {
    let isUsual = locale.identifier == "en_US"
    if let specifier {
      // A format that asks for no group has none; the sign before decimals is the language's.
      return isUsual ? String(format: specifier, argument) : String(format: specifier, locale: locale, argument)
    }
    if isUsual { return groupedText }
    return switch value {
    case .signed(let number): number.formatted(.number.locale(locale))
    case .unsigned(let number): number.formatted(.number.locale(locale))
    case .floating(let number): number.formatted(.number.precision(.fractionLength(6)).locale(locale))
    }
  }

  /// How a number of a type stands in the keys that Xcode extracts.
  private static func usualSpecifier(of number: some FormatSpecifiable) -> String {
    switch number {
    case is Int, is Int64: "%lld"
    case is UInt, is UInt64: "%llu"
    case is UInt8, is UInt16, is UInt32: "%u"
    case is Float: "%f"
    case is Double, is CGFloat: "%lf"
    default: "%d"
    }
  }

  /// What the forms of words depend on.
  var amount: PluralOperands {
    switch value {
    case .signed(let number): PluralOperands(number)
    case .unsigned(let number): PluralOperands(number)
    case .floating(let number): PluralOperands(number)
    }
  }

  /// The number by a format that a text has for it: one without figures of its own means the usual look.
  func shown(by format: String) -> LiteralNumber {
    var number = self
    let conversion = format.last ?? "@"
    // A number is no object, and no address of characters.
    if "@sSp".contains(conversion) { return number }
    guard format.contains(where: { !"%hlqLztj".contains($0) && $0 != conversion }) else {
      number.specifier = nil
      return number
    }
    number.specifier = format
    return number
  }

  /// The number with a comma between each three digits before its decimal point.
  private var groupedText: String {
    switch value {
    case .signed(let number): number.magnitude.groupedText(isNegative: number < 0)
    case .unsigned(let number): number.groupedText(isNegative: false)
    case .floating(let number): String(format: "%lf", number).groupingDigits
    }
  }

  private var argument: any CVarArg {
    // A text may show a whole number with decimals, or one with decimals without.
    let isWhole = specifier?.last.map { "dDiuUxXoOcC".contains($0) } ?? false
    return switch value {
    case .signed(let number): isWhole ? number : Double(number)
    case .unsigned(let number): isWhole ? number : Double(number)
    case .floating(let number): isWhole ? Int64(exactly: number.rounded(.towardZero)) ?? .max : number
    }
  }
}

extension UInt64 {
  /// The number with a comma between each three digits: `1,234,567`.
  fileprivate func groupedText(isNegative: Bool) -> String {
    var (digits, rest) = (1, self / 10)
    while rest > 0 { (digits, rest) = (digits + 1, rest / 10) }
    let length = digits + (digits - 1) / 3 + (isNegative ? 1 : 0)
    return String(unsafeUninitializedCapacity: length) { characters in
      var (index, rest) = (length, self)
      for place in 0..<digits {
        index -= 1
        if place > 0, place.isMultiple(of: 3) {
          characters[index] = UInt8(ascii: ",")
          index -= 1
        }
        characters[index] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      if isNegative { characters[0] = UInt8(ascii: "-") }
      return length
    }
  }
}

extension String {
  /// The number with a comma between each three digits before its decimal point: `-1,234,567.25`.
  var groupingDigits: String {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let start = utf8.firstIndex(where: digits.contains) else { return self }
    let end = utf8[start...].firstIndex { !digits.contains($0) } ?? endIndex
    // Most numbers are small.
    if utf8.distance(from: start, to: end) <= 3 { return self }
    var grouped: [UInt8] = []
    for (place, digit) in zip(stride(from: utf8.distance(from: start, to: end), to: 0, by: -1), utf8[start..<end]) {
      if place.isMultiple(of: 3), !grouped.isEmpty { grouped.append(UInt8(ascii: ",")) }
      grouped.append(digit)
    }
    return String(self[..<start]) + String(decoding: grouped, as: UTF8.self) + String(self[end...])
  }
}
