import Foundation

/// What stands for a key in one language.
package struct LocalizedText: Sendable {
  /// What stands for `%#@name@` in a text.
  struct Substitution: Equatable, Sendable {
    /// The number of its value from 1; nil is the next one.
    var number: Int?
    /// How the value is shown where `%arg` stands.
    var specifier: String
    var variants: TextVariants
  }

  let variants: TextVariants
  var substitutions: [String: Substitution] = [:]
  let rules: PluralRules
  /// Where it was read.
  let file: URL
  let key: String

  /// A part of the text, with places for values.
  package enum Piece: Equatable, Sendable {
    case text(String)
    /// The value of an index, shown by a format of `String(format:)`.
    case value(index: Int, specifier: String)
  }

  /// The text without values, as it is.
  package func text(on device: TextDevice) -> String {
    variants.chosen(count: nil, rules: rules, device: device)
  }

  /// The text with places for values.
  /// - Parameter counts: the amounts of the values; nil of what is no number.
  package func pieces(for counts: [PluralOperands?], on device: TextDevice) throws(StringFileError) -> [Piece] {
    var expansion = TextExpansion(text: self, counts: counts, device: device)
    // Of a text that has forms itself, the first number chooses.
    let format = variants.chosen(count: counts.lazy.compactMap(\.self).first, rules: rules, device: device)
    try expansion.expand(FormatString(format), own: nil)
    return expansion.pieces
  }
}

/// The kind of device that a text may be meant for, by its name in catalogs.
package enum TextDevice: String, Hashable, Sendable {
  case iphone, ipad, mac, appletv, applevision, other
}

/// A text, or several variants that are chosen by a count or the device.
indirect enum TextVariants: Equatable, Sendable {
  case text(String)
  /// With one for `other`.
  case plural([PluralCategory: TextVariants])
  /// By the names of devices, with one for `other`.
  case device([String: TextVariants])

  func chosen(count: PluralOperands?, rules: PluralRules, device: TextDevice) -> String {
    switch self {
    case .text(let text): return text
    case .device(let variants):
      let variant = variants[device.rawValue] ?? variants[TextDevice.other.rawValue]
      return variant?.chosen(count: count, rules: rules, device: device) ?? ""
    case .plural(let variants):
      // A text for `zero` stands for the number 0 in every language, whatever CLDR's rules say (Foundation's release notes
      // of OS X 10.9).
      let zero = count?.isZero == true ? variants[.zero] : nil
      let variant = zero ?? variants[count.map(rules.category) ?? .other] ?? variants[.other]
      return variant?.chosen(count: count, rules: rules, device: device) ?? ""
    }
  }
}

/// Replaces names in a text by their substitutions, and counts its values.
private struct TextExpansion {
  let text: LocalizedText
  let counts: [PluralOperands?]
  let device: TextDevice
  private(set) var pieces: [LocalizedText.Piece] = []
  /// The index of the next value without a number.
  private var next = 0
  /// The names that are being replaced, the outermost first.
  private var open: [String] = []
  /// How often a name was replaced.
  private var count = 0

  /// What stands for a name may contain others, each several times: a few lines could stand for a text without end.
  private static let mostReplaced = 100

  init(text: LocalizedText, counts: [PluralOperands?], device: TextDevice) {
    self.text = text
    self.counts = counts
    self.device = device
  }

  /// - Parameter own: the value of the variable that the format stands for.
  mutating func expand(_ format: FormatString, own: (index: Int, specifier: String)?) throws(StringFileError) {
    // The first value without a number in what stands for a variable is the variable's.
    var mayBeOwn = own != nil
    for part in format.parts {
      switch part {
      case .text(let text): pieces.append(.text(text))
      case .ownValue:
        if let own { pieces.append(.value(index: own.index, specifier: own.specifier)) }
      case .value(nil, let specifier) where mayBeOwn:
        mayBeOwn = false
        if let own { pieces.append(.value(index: own.index, specifier: specifier)) }
      case .value(let number, let specifier):
        pieces.append(.value(index: try index(number), specifier: specifier))
      case .variable(let number, let name): try expandVariable(name, number)
      }
    }
  }

  private mutating func expandVariable(_ name: String, _ number: Int?) throws(StringFileError) {
    guard let substitution = text.substitutions[name] else {
      throw problem("it contains %#@\(name)@, and nothing says what stands for \(name)")
    }
    guard !open.contains(name) else { throw problem("what stands for \(name) contains itself") }
    count += 1
    guard count <= Self.mostReplaced else {
      throw problem("more than \(Self.mostReplaced) names stand in it and in what stands for them, such as \(name)")
    }
    let index = try index(substitution.number ?? number)
    let format = substitution.variants.chosen(count: counts[index], rules: text.rules, device: device)
    open.append(name)
    try expand(FormatString(format, isSubstitution: true), own: (index, substitution.specifier))
    open.removeLast()
  }

  private mutating func index(_ number: Int?) throws(StringFileError) -> Int {
    let shown = number ?? next + 1
    if number == nil { next += 1 }
    guard shown > 0, shown <= counts.count else {
      throw problem("it shows value \(shown), and the code gives \(counts.count)")
    }
    return shown - 1
  }

  private func problem(_ reason: String) -> StringFileError {
    StringFileError(file: text.file, reason: "the text for \"\(text.key)\" cannot be shown: \(reason)")
  }
}
