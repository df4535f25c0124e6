/// The forms that words have for amounts.
enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other
}

/// Which form a language has for an amount: the cardinal rules of CLDR, in the notation of UTS #35, part 3, "Plural rules".
struct PluralRules: Sendable {
  /// In the order in which they are asked.
  private let rules: [(category: PluralCategory, condition: Condition)]

  /// The rules of a language such as `de` or `pt-PT`; one that is not known has one form only.
  init(language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let names = [parts.prefix(2).joined(separator: "-"), parts.first ?? ""]
    let known = names.lazy.compactMap { name in
      Self.table.first { $0.languages.split(separator: " ").contains { $0 == name } }
    }.first
    rules = known?.rules.map { ($0, Condition($1)) } ?? []
  }

  func category(of amount: PluralOperands) -> PluralCategory {
    rules.first { $0.condition.holds(for: amount) }?.category ?? .other
  }

  /// `n % 10 = 2..4 and n % 100 != 12..14 or v != 0`.
  private struct Condition {
    let alternatives: [[Relation]]

    init(_ text: String) {
      alternatives = text.split(separator: " or ").map { $0.split(separator: " and ").map(Relation.init) }
    }

    func holds(for amount: PluralOperands) -> Bool {
      alternatives.contains { $0.allSatisfy { $0.holds(for: amount) } }
    }
  }

  /// `n % 10 = 2..4`.
  private struct Relation {
    let operand: Substring
    let modulus: UInt64?
    let isEqual: Bool
    let ranges: [ClosedRange<UInt64>]

    init(_ text: Substring) {
      let words = text.split(separator: " ")
      operand = words[0]
      modulus = words.count == 5 ? UInt64(words[2]) : nil
      isEqual = words[words.count - 2] == "="
      ranges = words[words.count - 1].split(separator: ",").compactMap { range in
        let ends = range.split(separator: ".").compactMap { UInt64($0) }
        guard let first = ends.first, let last = ends.last else { return nil }
        return first...last
      }
    }

    func holds(for amount: PluralOperands) -> Bool {
      guard let value = amount.value(of: operand) else { return !isEqual }
      let rest = modulus.map { value % $0 } ?? value
      return ranges.contains { $0.contains(rest) } == isEqual
    }
  }
}

/// What the rules of plurals ask of an amount: its whole part, and the digits behind the point.
package struct PluralOperands: Equatable, Sendable {
  private let whole: UInt64
  /// Without zeros at the end: which decimals iOS counts that are shown and are zero is not known.
  private let decimals: String

  /// The operands of a whole number.
  package init(_ number: some BinaryInteger) {
    whole = UInt64(clamping: number.magnitude)
    decimals = ""
  }

  /// The operands of a number.
  package init(_ number: Double) {
    let magnitude = number.magnitude
    whole = magnitude < 0x1p64 ? UInt64(magnitude) : .max
    let digits = "\(magnitude)".split(separator: ".")
    decimals = digits.count == 2 && digits[1] != "0" && digits[1].allSatisfy(\.isNumber) ? String(digits[1]) : ""
  }

  var isZero: Bool { whole == 0 && decimals.isEmpty }

  /// The value of an operand; nil of the number itself where it has decimals, which no rule names.
  fileprivate func value(of operand: Substring) -> UInt64? {
    switch operand {
    case "n": decimals.isEmpty ? whole : nil
    case "i": whole
    case "v", "w": UInt64(decimals.count)
    case "f", "t": UInt64(decimals) ?? 0
    // The exponent of numbers such as "1 million", which are written out here.
    default: 0
    }
  }
}
