import Yams

/// A value in a text of YAML: words are kept as they are written, also those that are numbers.
enum YAMLValue: Equatable, Sendable {
  case word(String)
  case list([YAMLValue])
  case map([String: YAMLValue])

  /// Reads a text.
  /// - Throws: `YamlError`, which says what is wrong and on which line.
  init(reading text: String) throws {
    // Nothing but `<<` has a meaning of its own: a version such as 1.10 would be the number 1.1.
    self.init(try Yams.load(yaml: text, Resolver.basic.appending(.merge)) ?? "")
  }

  private init(_ value: Any) {
    switch value {
    case let map as [AnyHashable: Any]:
      self = .map(Dictionary(map.map { ("\($0.key)", YAMLValue($0.value)) }) { $1 })
    case let list as [Any]: self = .list(list.map { YAMLValue($0) })
    default: self = .word("\(value)")
    }
  }

  /// The value of a key; nil where this is no map or has none.
  subscript(_ key: String) -> YAMLValue? {
    if case .map(let values) = self { values[key] } else { nil }
  }

  var map: [String: YAMLValue] { if case .map(let values) = self { values } else { [:] } }

  /// The word; nil for what is none, and for nothing.
  var word: String? {
    if case .word(let word) = self, !word.isEmpty, word != "null", word != "~" { word } else { nil }
  }

  /// The values of a list; a value that is none is the only one of its list.
  var list: [YAMLValue] {
    switch self {
    case .list(let values): values
    case .word(let word): word.isEmpty ? [] : [self]
    case .map: [self]
    }
  }

  /// This value with another one's keys added or put in the place of its own, and lists behind its own.
  func merging(_ other: YAMLValue) -> YAMLValue {
    switch (self, other) {
    case (.map(let own), .map(let values)): .map(own.merging(values) { $0.merging($1) })
    case (.list(let own), .list(let values)): .list(own + values)
    default: other
    }
  }
}
