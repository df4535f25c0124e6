import Foundation

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

  private let characters: [Character]
  /// Whether there may be links without brackets.
  private let mayHaveLinks: Bool
  private var nodes: [Node] = []
  /// The runs that may still begin or end an emphasis, as indices of nodes.
  private var delimiters: [Int] = []
  /// The square brackets that may still begin a link.
  private var brackets: [Bracket] = []
  private var isPlain = true
  private let values: [Text]

  private struct Node {
    var text: String
    var style: Style = []
    var link: String?
    /// The signs that are still there; nil of other characters.
    var run: DelimiterRun?
  }

  private struct Bracket {
    let node: Int
    let isImage: Bool
    /// Where the text behind it begins.
    let position: Int
    var isActive = true
  }

  /// Whether characters have a sign that Markdown begins with, or one of a link's: most texts have none.
  static func mayBe(in text: String) -> Bool { text.utf8.contains { isSign($0) || isSignOfLink($0) } }

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
    characters = Array(format)
    self.values = values
    var position = 0
    while position < characters.count { position = read(at: position) }
    processEmphasis(from: 0)
    if isPlain { return nil }
  }

  /// The parts of one style, values apart.
  var parts: [Part] {
    var parts: [Part] = []
    var valueCount = 0
    for node in nodes {
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
    nodes.append(Node(text: String(character)))
    return position + 1
  }

  /// Adds characters that are not those of the literal.
  private mutating func add(_ text: String, style: Style = [], link: String? = nil, upTo end: Int) -> Int {
    nodes.append(Node(text: text, style: style, link: link))
    isPlain = false
    return end
  }

  private func character(at position: Int) -> Character? {
    characters.indices.contains(position) ? characters[position] : nil
  }

  private func text(_ range: Range<Int>) -> String { String(characters[range]) }

  // MARK: Code

  /// Code ends with as many backticks as it begins with.
  private mutating func readCode(at position: Int) -> Int {
    let count = runLength(at: position)
    var end = position + count
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
    nodes.append(Node(text: text(position..<position + count)))
    return position + count
  }

  private func runLength(at position: Int) -> Int {
    characters[position...].prefix { $0 == characters[position] }.count
  }

  // MARK: Emphasis

  private struct DelimiterRun {
    let sign: Character
    let length: Int
    let canOpen, canClose: Bool
    /// How many of the signs are left.
    var count: Int

    /// What decides, besides the opener, about what a closer matches.
    struct Kind: Hashable {
      let sign: Character
      let length: Int
      let canOpen: Bool
    }

    var kind: Kind { Kind(sign: sign, length: sign == "~" ? length : length % 3, canOpen: canOpen) }

    /// Whether something between the two runs is emphasised.
    func matches(_ closer: DelimiterRun) -> Bool {
      guard sign == closer.sign, canOpen else { return false }
      if sign == "~" { return length == closer.length && length <= 2 }
      guard canClose || closer.canOpen, (length + closer.length).isMultiple(of: 3) else { return true }
      return length.isMultiple(of: 3) && closer.length.isMultiple(of: 3)
    }
  }

  private mutating func readDelimiters(at position: Int) -> Int {
    let (sign, count) = (characters[position], runLength(at: position))
    let (before, after) = (position - 1, position + count)
    let leans = (
      left: !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before)),
      right: !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
    )
    // Inside of a word, an underscore is a letter.
    let isStrict = sign == "_"
    let run = DelimiterRun(
      sign: sign, length: count, canOpen: leans.left && (!isStrict || !leans.right || isPunctuation(before)),
      canClose: leans.right && (!isStrict || !leans.left || isPunctuation(after)), count: count)
    if run.canOpen || run.canClose { delimiters.append(nodes.count) }
    nodes.append(Node(text: text(position..<after), run: run))
    return after
  }

  /// Finds what stands between runs behind a node, and takes the runs away that were looked at.
  private mutating func processEmphasis(from firstNode: Int) {
    let bottom = delimiters.firstIndex { $0 >= firstNode } ?? delimiters.count
    /// Before which nodes nothing is that runs of a kind may close; so each is looked at a few times only.
    var floors: [DelimiterRun.Kind: Int] = [:]
    var closer = bottom
    while closer < delimiters.count {
      let node = delimiters[closer]
      guard let run = nodes[node].run, run.canClose else {
        closer += 1
        continue
      }
      let floor = floors[run.kind] ?? firstNode
      var candidate = closer - 1
      while candidate >= bottom, delimiters[candidate] >= floor, nodes[delimiters[candidate]].run?.matches(run) != true
      {
        candidate -= 1
      }
      guard candidate >= bottom, delimiters[candidate] >= floor else {
        floors[run.kind] = node
        if run.canOpen { closer += 1 } else { delimiters.remove(at: closer) }
        continue
      }
      let opener = candidate
      emphasize(between: delimiters[opener], and: node)
      // Those between the two are no longer of use.
      delimiters.removeSubrange(opener + 1..<closer)
      closer = opener + 1
      if nodes[delimiters[closer]].run?.count == 0 { delimiters.remove(at: closer) }
      if nodes[delimiters[opener]].run?.count == 0 {
        delimiters.remove(at: opener)
        closer -= 1
      }
    }
    delimiters.removeSubrange(bottom...)
  }

  private mutating func emphasize(between opener: Int, and closer: Int) {
    guard let first = nodes[opener].run, let last = nodes[closer].run else { return }
    let isPair = first.count >= 2 && last.count >= 2
    let used = first.sign == "~" ? first.count : isPair ? 2 : 1
    let style: Style = first.sign == "~" ? .struckThrough : isPair ? .strong : .emphasized
    for node in opener + 1..<closer { nodes[node].style.insert(style) }
    for node in [opener, closer] {
      nodes[node].run?.count -= used
      nodes[node].text.removeLast(used)
    }
    isPlain = false
  }

  /// The ends of the text count as spaces.
  private func isSpace(_ position: Int) -> Bool { character(at: position)?.isWhitespace ?? true }

  private func isPunctuation(_ position: Int) -> Bool {
    guard let character = character(at: position) else { return false }
    return character.isPunctuation || character.isASCII && character.isSymbol
  }

  // MARK: Links

  private mutating func openBracket(at position: Int, isImage: Bool) -> Int {
    let end = position + (isImage ? 2 : 1)
    brackets.append(Bracket(node: nodes.count, isImage: isImage, position: end))
    nodes.append(Node(text: text(position..<end)))
    return end
  }

  private mutating func readLink(endingAt position: Int) -> Int {
    guard let bracket = brackets.popLast(), bracket.isActive, let end = match(Self.destination, at: position + 1) else {
      nodes.append(Node(text: "]"))
      return position + 1
    }
    processEmphasis(from: bracket.node)
    let destination = Self.address(text(position + 2..<end - 1))
    nodes[bracket.node].text = ""
    // A picture shows what is said in its place. A link has no links in it.
    if !bracket.isImage {
      for node in nodes.indices[bracket.node...] { nodes[node].link = destination }
      for index in brackets.indices where !brackets[index].isImage { brackets[index].isActive = false }
    }
    isPlain = false
    return end
  }

  private mutating func addLink(_ range: Range<Int>, upTo end: Int) -> Int {
    let shown = text(range)
    let scheme = shown.contains(":") ? "" : shown.contains("@") ? "mailto:" : "http://"
    return add(shown, link: scheme + shown, upTo: end)
  }

  /// The address of `address "title"`.
  private static func address(_ inside: String) -> String {
    let trimmed = inside.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.hasPrefix("<"), let end = trimmed.firstIndex(of: ">") { return String(trimmed.dropFirst()[..<end]) }
    return String(trimmed.prefix { !$0.isWhitespace })
  }

  private func isWordStart(_ position: Int) -> Bool {
    guard position > 0 else { return true }
    let before = characters[position - 1]
    return !before.isLetter && !before.isNumber && before != "." && before != "_" && before != "-" && before != "+"
  }

  /// Where a pattern that begins at a place ends.
  private func match(_ pattern: Regex<Substring>, at position: Int) -> Int? {
    guard position < characters.count else { return nil }
    return String(characters[position...]).prefixMatch(of: pattern).map { position + $0.output.count }
  }

  /// `(address "title")`, the parentheses in the address in pairs.
  private static var destination: Regex<Substring> {
    #/\(\s*(?:<[^<>\n]*>|(?:[^\s()<]|\([^\s()]*\))(?:[^\s()]|\([^\s()]*\))*)?(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)/#
  }

  private static var autolink: Regex<Substring> {
    #/<(?:[A-Za-z][A-Za-z0-9.+\-]{1,31}:[^\s<>]*|[A-Za-z0-9.!#$%&'*+\/=?^_`{|}~\-]+@[A-Za-z0-9.\-]+)>/#
  }

  /// An address of the web or of a person without anything around it.
  private static var bareLink: Regex<Substring> {
    #/(?:https?:\/\/|www\.[^\s<.]+\.)[^\s<]*[^\s<?!.,:*_~'")]|[A-Za-z0-9._+\-]+@[A-Za-z0-9\-]+(?:\.[A-Za-z0-9\-]+)*\.[A-Za-z]+/#
  }

  // MARK: Names of characters

  private static var entity: Regex<Substring> {
    #/&(?:#[0-9]{1,7}|#[Xx][0-9A-Fa-f]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/#
  }

  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "deg": "°", "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "times": "×", "euro": "€", "pound": "£",
    "yen": "¥", "cent": "¢", "sect": "§", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "shy": "\u{AD}",
  ]

  private func entity(_ range: Range<Int>) -> String? {
    let name = text(range.lowerBound + 1..<range.upperBound - 1)
    guard name.hasPrefix("#") else { return Self.names[name] }
    let digits = name.dropFirst()
    let value = digits.first?.lowercased() == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    // What is no character stands as the replacement character, by section 6.2.
    return value.map { String($0 == 0 ? "\u{FFFD}" : Unicode.Scalar($0).map(Character.init) ?? "\u{FFFD}") }
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
