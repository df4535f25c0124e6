import Foundation
import TextFormats

/// The Markdown of a literal: what is emphasised, code, struck through, or a link.
///
/// The rules are those of CommonMark 0.29, section 6 ("Inlines"); emphasis is found by the algorithm of its appendix,
/// "process emphasis". Strikethrough and links without brackets are those of GitHub Flavored Markdown 0.29, sections 6.5
/// and 6.9. Blocks such as lists and headings are not read, line ends and spaces stay as they are, and the tags of HTML are
/// shown. Of the names of characters (`&amp;`) the usual ones are known.
struct InlineMarkdown {
  /// What is said of a part.
  struct Style: OptionSet, Hashable {
    let rawValue: UInt8

    static let emphasized = Style(rawValue: 1)
    static let strong = Style(rawValue: 2)
    static let code = Style(rawValue: 4)
    static let struckThrough = Style(rawValue: 8)
  }

  /// Characters of one style, or the place of a value.
  struct Part: Equatable {
    var text: String
    /// The index of the value that stands here; nil of characters.
    var value: Int?
    var style: Style = []
    /// Where a link leads.
    var link: String?
  }

  /// What stands in a format in the place of a value: the last code point for private use, which no text has.
  static let value: Character = "\u{10FFFD}"

  /// What is read, character by character.
  let characters: [Character]
  private let format: String
  /// Where each character begins in the format, and behind the last one its end.
  private let places: [String.Index]
  /// Whether there may be links without brackets.
  private let mayHaveLinks: Bool
  var nodes: [Node] = []
  /// The runs that may still begin or end an emphasis, as indices of nodes, in ascending order.
  var delimiters: [Int] = []
  /// What is emphasised, as ranges of nodes.
  var emphases: [(nodes: Range<Int>, style: Style)] = []
  /// The square brackets that may still begin a link.
  var brackets: [Bracket] = []
  /// How many of the brackets, counted from the first, begin pictures only: a link has no links in it.
  var bracketsAroundLinks = 0
  /// How many backticks there are in runs that nothing closes from where was read last.
  private var unclosedCode: Set<Int> = []
  /// Whether all characters are shown as they are.
  var isPlain = true
  private let values: [Text]

  struct Node {
    var text: String
    var style: Style = []
    var link: String?
    /// The signs that are still there; nil of other characters.
    var run: DelimiterRun?
    /// Whether characters that mean nothing may be added.
    var isOpen = false
  }

  /// Whether characters have a sign that Markdown begins with, or one of a link's: most texts have none.
  static func mayBe(in text: String) -> Bool { text.utf8.contains { isSign($0) || isSignOfLink($0) } }

  /// What of a text is not as on iOS: words that are to agree with a number, but in another language than English, or with
  /// none that is said.
  static func problem(of text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "^")), text.contains("^["), text.contains("](inflect") else { return nil }
    return "The words of \(text.quoted) are to agree with their number, which is done in English only: all of it is "
      + "drawn as it stands in the code. Give a string catalog both forms, or the text the right one"
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "*", "_", "~", "`", "\\", "[", "<", "&": true
    default: false
    }
  }

  private static func isSignOfLink(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case ":", ".", "@": true
    default: false
    }
  }

  /// Reads the Markdown of a format; nil where there is none, and all characters are shown as they are.
  /// - Parameter values: what stands in the places of values.
  init?(_ format: String, values: [Text] = []) {
    guard Self.mayBe(in: format) else { return nil }
    let hasSigns = format.utf8.contains(where: Self.isSign)
    mayHaveLinks =
      format.utf8.contains(where: Self.isSignOfLink)
      && (format.contains("://") || format.contains("www.") || format.contains("@"))
    guard hasSigns || mayHaveLinks else { return nil }
    self.format = format
    characters = Array(format)
    places = Array(format.indices) + [format.endIndex]
    self.values = values
    var position = 0
    while position < characters.count { position = read(at: position) }
    processEmphasis(from: 0)
    if isPlain { return nil }
    applyEmphases()
  }

  /// The parts of one style, values apart.
  var parts: [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(nodes.count)
    var valueCount = 0
    for node in nodes {
      if node.text.isEmpty { continue }
      for piece in node.text.split(separator: Self.value, omittingEmptySubsequences: false).enumerated() {
        if piece.offset > 0 {
          parts.append(Part(text: "", value: valueCount, style: node.style, link: node.link))
          valueCount += 1
        }
        guard !piece.element.isEmpty else { continue }
        if let last = parts.indices.last, parts[last].value == nil, parts[last].style == node.style,
          parts[last].link == node.link
        {
          parts[last].text += piece.element
        } else {
          parts.append(Part(text: String(piece.element), style: node.style, link: node.link))
        }
      }
    }
    return parts
  }

  /// The parts as texts with their styles.
  var texts: [Text] {
    parts.map { part in
      let text = part.value.map { values.indices.contains($0) ? values[$0] : Text(verbatim: "") }
      return part.styled(text ?? Text(verbatim: part.text))
    }
  }

  /// Looks at one sign or one run of signs.
  /// - Returns: where to look next.
  private mutating func read(at position: Int) -> Int {
    let character = characters[position]
    switch character {
    case "\\" where isPunctuation(position + 1) && characters[position + 1].isASCII:
      return add(String(characters[position + 1]), upTo: position + 2)
    case "`": return readCode(at: position)
    case "*", "_", "~": return readDelimiters(at: position)
    case "[": return openBracket(at: position, isImage: false)
    case "!" where self.character(at: position + 1) == "[": return openBracket(at: position, isImage: true)
    case "]": return readLink(endingAt: position)
    case "<":
      if let end = match(Self.autolink, at: position) { return addLink(position + 1..<end - 1, upTo: end) }
    case "&":
      if let end = match(Self.entity, at: position), let meant = entity(position..<end) { return add(meant, upTo: end) }
    default:
      if mayHaveLinks, isWordStart(position), let end = match(Self.bareLink, at: position) {
        return addLink(position..<end, upTo: end)
      }
    }
    if let last = nodes.indices.last, nodes[last].isOpen {
      nodes[last].text.append(character)
    } else {
      nodes.append(Node(text: String(character), isOpen: true))
    }
    return position + 1
  }

  /// Adds characters that are not those of the literal.
  mutating func add(_ text: String, style: Style = [], link: String? = nil, upTo end: Int) -> Int {
    nodes.append(Node(text: text, style: style, link: link))
    isPlain = false
    return end
  }

  func character(at position: Int) -> Character? {
    characters.indices.contains(position) ? characters[position] : nil
  }

  func text(_ range: Range<Int>) -> String { String(characters[range]) }

  func runLength(at position: Int) -> Int {
    characters[position...].prefix { $0 == characters[position] }.count
  }

  /// Where a pattern that begins at a place ends.
  func match(_ pattern: Regex<Substring>, at position: Int) -> Int? {
    guard position < characters.count else { return nil }
    guard let end = format[places[position]...].prefixMatch(of: pattern)?.output.endIndex else { return nil }
    var (low, high) = (position, characters.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < end { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Code

  /// Code ends with as many backticks as it begins with.
  private mutating func readCode(at position: Int) -> Int {
    let count = runLength(at: position)
    var end = unclosedCode.contains(count) ? characters.count : position + count
    while end < characters.count {
      let length = characters[end] == "`" ? runLength(at: end) : 0
      if length == count {
        var code = characters[position + count..<end].map { $0.isNewline ? " " : $0 }
        // One space on both sides keeps backticks apart and is not shown.
        if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
          code = Array(code.dropFirst().dropLast())
        }
        return add(String(code), style: .code, upTo: end + length)
      }
      end += max(length, 1)
    }
    unclosedCode.insert(count)
    nodes.append(Node(text: text(position..<position + count)))
    return position + count
  }
}

extension InlineMarkdown.Part {
  /// A text in the style of the part; a link has the colour of what can be pressed.
  func styled(_ text: Text) -> Text {
    var text = text
    if style.contains(.strong) { text = text.bold() }
    if style.contains(.emphasized) { text = text.italic() }
    if style.contains(.code) { text = text.monospaced() }
    if style.contains(.struckThrough) { text = text.strikethrough() }
    return link == nil ? text : text.foregroundStyle(.tint)
  }
}
