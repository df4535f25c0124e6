/// A value in a text of YAML: words are kept as they are, also those that are numbers.
///
/// What descriptions of projects are made of is read: maps and lists by indentation or in brackets, words with and without
/// quotation marks, texts of several lines, comments, and names for values (`&name`, `*name`, `<<`).
enum YAMLValue: Equatable, Sendable {
  case word(String)
  case list([YAMLValue])
  case map([String: YAMLValue])

  /// Reads a text.
  init(_ text: String) {
    var reader = YAMLReader(text)
    self = reader.block()
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

/// Goes through the lines of a text.
private struct YAMLReader {
  private struct Line {
    var indent: Int
    var text: String
  }

  private var lines: [Line] = []
  private var index = 0
  private var named: [String: YAMLValue] = [:]

  init(_ text: String) {
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let code = Self.withoutComment(line)
      let indent = code.prefix { $0 == " " }.count
      let rest = code.dropFirst(indent)
      if rest.allSatisfy(\.isWhitespace) || rest.hasPrefix("---") || rest.hasPrefix("%") { continue }
      lines.append(Line(indent: indent, text: rest.trimmed))
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var quote: Character?
    var previous: Character = " "
    for place in line.indices {
      let character = line[place]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        if " [{,:".contains(previous) { quote = character }
      } else if character == "#", previous == " " || previous == "\t" {
        return line[..<place]
      }
      previous = character
    }
    return line
  }

  /// The map, the list or the word that begins at this line.
  mutating func block() -> YAMLValue {
    guard index < lines.count else { return .word("") }
    let indent = lines[index].indent
    if lines[index].text.isListItem { return .list(items(at: indent)) }
    if lines[index].text.keyAndValue != nil { return .map(entries(at: indent)) }
    let text = lines[index].text
    index += 1
    return value(text, below: indent - 1)
  }

  private mutating func items(at indent: Int) -> [YAMLValue] {
    var items: [YAMLValue] = []
    while index < lines.count, lines[index].indent == indent, lines[index].text.isListItem {
      let rest = lines[index].text.dropFirst()
      let text = rest.trimmed
      if text.isEmpty {
        index += 1
        items.append(index < lines.count && lines[index].indent > indent ? block() : .word(""))
      } else if text.isListItem || text.keyAndValue != nil {
        // `- key: value` begins a map, whose other keys stand below the first.
        lines[index] = Line(indent: indent + 1 + rest.prefix { $0 == " " }.count, text: text)
        items.append(block())
      } else {
        index += 1
        items.append(value(text, below: indent))
      }
    }
    return items
  }

  private mutating func entries(at indent: Int) -> [String: YAMLValue] {
    var entries: [String: YAMLValue] = [:]
    var merged: [String: YAMLValue] = [:]
    while index < lines.count, lines[index].indent == indent, let (key, text) = lines[index].text.keyAndValue {
      index += 1
      let found = value(text, below: indent)
      if key == "<<" {
        for other in found.list { merged.merge(other.map) { own, _ in own } }
      } else {
        entries[key] = found
      }
    }
    // What is below a line that is none of these belongs to nothing that is known here.
    while index < lines.count, lines[index].indent > indent { index += 1 }
    return merged.merging(entries) { $1 }
  }

  /// What stands behind a key or the sign of an item, or below its line.
  private mutating func value(_ text: String, below indent: Int) -> YAMLValue {
    if let sign = text.first, sign == "&" || sign == "*" {
      let name = String(text.dropFirst().prefix { $0 != " " })
      if sign == "*" { return named[name] ?? .word("") }
      let found = value(text.dropFirst(name.count + 1).trimmed, below: indent)
      named[name] = found
      return found
    }
    if text.isEmpty {
      guard index < lines.count else { return .word("") }
      // The items of a list may stand as far left as its key.
      let isBelow = lines[index].indent > indent || lines[index].indent == indent && lines[index].text.isListItem
      return isBelow ? block() : .word("")
    }
    if text.first == "|" || text.first == ">" {
      var words: [String] = []
      while index < lines.count, lines[index].indent > indent {
        words.append(lines[index].text)
        index += 1
      }
      return .word(words.joined(separator: "\n"))
    }
    guard text.first == "[" || text.first == "{" else { return .word(text.withoutQuotes) }
    var all = text
    while !all.isClosed, index < lines.count {
      all += " " + lines[index].text
      index += 1
    }
    var rest = Substring(all)
    return Self.bracketed(&rest)
  }

  /// A value in brackets, as far as it goes.
  private static func bracketed(_ text: inout Substring) -> YAMLValue {
    text = text.drop(while: \.isWhitespace)
    guard let open = text.first, open == "[" || open == "{" else {
      return .word(String(word(&text)).withoutQuotes)
    }
    text.removeFirst()
    var items: [YAMLValue] = []
    var entries: [String: YAMLValue] = [:]
    while let next = text.first {
      if next == "]" || next == "}" {
        text.removeFirst()
        break
      }
      if next == "," || next.isWhitespace {
        text.removeFirst()
      } else if open == "{" {
        let key = word(&text, endsAtColon: true).withoutQuotes
        if text.first == ":" { text.removeFirst() }
        entries[key] = bracketed(&text)
      } else {
        items.append(bracketed(&text))
      }
    }
    return open == "[" ? .list(items) : .map(entries)
  }

  private static func word(_ text: inout Substring, endsAtColon: Bool = false) -> String {
    var word = ""
    var quote: Character?
    while let next = text.first {
      if quote == nil, ",]}".contains(next) || endsAtColon && next == ":" { break }
      if next == quote { quote = nil } else if quote == nil, word.isEmpty, next == "\"" || next == "'" { quote = next }
      word.append(next)
      text.removeFirst()
    }
    return Substring(word).trimmed
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension String {
  fileprivate var isListItem: Bool { self == "-" || hasPrefix("- ") }

  /// Whether all brackets that it opens are closed.
  fileprivate var isClosed: Bool {
    count { "[{".contains($0) } <= count { "]}".contains($0) }
  }

  /// `key: value`, or a key alone; nil for what is neither.
  fileprivate var keyAndValue: (key: String, value: String)? {
    var quote: Character?
    for place in indices {
      let character = self[place]
      if let open = quote {
        if character == open { quote = nil }
        continue
      }
      if place == startIndex, character == "\"" || character == "'" { quote = character }
      if place == startIndex, "[{&*|>".contains(character) { return nil }
      let next = index(after: place)
      if character == ":", next == endIndex || self[next] == " " {
        return (self[..<place].trimmed.withoutQuotes, self[next...].trimmed)
      }
    }
    return nil
  }

  fileprivate var withoutQuotes: String {
    guard count >= 2, let quote = first, quote == last, quote == "\"" || quote == "'" else { return self }
    let inner = String(dropFirst().dropLast())
    return quote == "'"
      ? inner.replacing("''", with: "'")
      : inner.replacing("\\\"", with: "\"").replacing("\\n", with: "\n").replacing("\\\\", with: "\\")
  }
}
