/// Finds out whether SwiftUI would read a literal as Markdown.
///
/// The rules for delimiters are those of CommonMark 0.29, section 6, with the strikethrough and the links without
/// brackets of GitHub Flavored Markdown; blocks such as lists and headings are not read in a text. What is searched for
/// is the first sign that would not be shown as it is, so nothing is kept of what was found but its characters.
struct InlineMarkdown {
  /// The signs with what is between them: `**bold**`.
  private(set) var found: String?

  private let characters: [Character]
  /// Whether there may be links without brackets.
  private let mayHaveLinks: Bool
  /// Where runs of delimiters stand that may begin an emphasis.
  private var openers: [DelimiterRun] = []
  /// Where square brackets stand that may begin a link.
  private var brackets: [Int] = []

  private static let signs = Array("*_~`\\[<&".utf8)
  private static let signsOfLinks = Array(":.@".utf8)

  init(in text: String) {
    // Most texts have none of the signs.
    let hasSigns = text.utf8.contains(where: Self.signs.contains)
    mayHaveLinks =
      text.utf8.contains(where: Self.signsOfLinks.contains)
      && (text.contains("://") || text.contains("www.") || text.contains("@"))
    guard hasSigns || mayHaveLinks else {
      characters = []
      return
    }
    characters = Array(text)
    var position = 0
    while position < characters.count, found == nil { position = read(at: position) }
  }

  /// Looks at one sign or one run of signs.
  /// - Returns: where to look next.
  private mutating func read(at position: Int) -> Int {
    switch characters[position] {
    case "\\" where isPunctuation(position + 1) && characters[position + 1].isASCII:
      return find(position..<position + 2)
    case "`": return readCode(at: position)
    case "*", "_", "~": return readDelimiters(at: position)
    case "[": brackets.append(position)
    case "]": readLink(endingAt: position)
    case "<": if let end = match(Self.autolink, at: position) { return find(position..<end) }
    case "&": if let end = match(Self.entity, at: position) { return find(position..<end) }
    default:
      if mayHaveLinks, isWordStart(position), let end = match(Self.bareLink, at: position) {
        return find(position..<end)
      }
    }
    return position + 1
  }

  private mutating func find(_ range: Range<Int>) -> Int {
    found = String(characters[range])
    return range.upperBound
  }

  // MARK: Code

  /// Code ends with as many backticks as it begins with.
  private mutating func readCode(at position: Int) -> Int {
    let count = runLength(at: position)
    var end = position + count
    while end < characters.count {
      let length = characters[end] == "`" ? runLength(at: end) : 0
      if length == count { return find(position..<end + length) }
      end += max(length, 1)
    }
    return position + count
  }

  private func runLength(at position: Int) -> Int {
    characters[position...].prefix { $0 == characters[position] }.count
  }

  // MARK: Emphasis

  private struct DelimiterRun {
    let start, count: Int
    let sign: Character
    let canOpen, canClose: Bool

    /// Whether something between the two runs is emphasised.
    func matches(_ closer: DelimiterRun) -> Bool {
      guard sign == closer.sign else { return false }
      if sign == "~" { return count == closer.count && count <= 2 }
      guard canClose || closer.canOpen, (count + closer.count).isMultiple(of: 3) else { return true }
      return count.isMultiple(of: 3) && closer.count.isMultiple(of: 3)
    }
  }

  private mutating func readDelimiters(at position: Int) -> Int {
    let run = delimiterRun(at: position)
    let end = position + run.count
    if run.canClose, let opener = openers.last(where: { $0.matches(run) }) { return find(opener.start..<end) }
    if run.canOpen { openers.append(run) }
    return end
  }

  private func delimiterRun(at position: Int) -> DelimiterRun {
    let (sign, count) = (characters[position], runLength(at: position))
    let (before, after) = (position - 1, position + count)
    let leans = (
      left: !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before)),
      right: !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
    )
    // Inside of a word, an underscore is a letter.
    let isStrict = sign == "_"
    return DelimiterRun(
      start: position, count: count, sign: sign,
      canOpen: leans.left && (!isStrict || !leans.right || isPunctuation(before)),
      canClose: leans.right && (!isStrict || !leans.left || isPunctuation(after)))
  }

  /// The ends of the text count as spaces.
  private func isSpace(_ position: Int) -> Bool {
    characters.indices.contains(position) ? characters[position].isWhitespace : true
  }

  private func isPunctuation(_ position: Int) -> Bool {
    guard characters.indices.contains(position) else { return false }
    let character = characters[position]
    return character.isPunctuation || character.isASCII && character.isSymbol
  }

  // MARK: Links

  private mutating func readLink(endingAt position: Int) {
    guard let start = brackets.popLast(), let end = match(Self.destination, at: position + 1) else { return }
    _ = find((start > 0 && characters[start - 1] == "!" ? start - 1 : start)..<end)
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

  private static var entity: Regex<Substring> {
    #/&(?:#[0-9]{1,7}|#[Xx][0-9A-Fa-f]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/#
  }

  /// An address of the web or of a person without anything around it.
  private static var bareLink: Regex<Substring> {
    #/(?:https?:\/\/|www\.[^\s<.]+\.)[^\s<]*[^\s<?!.,:*_~'")]|[A-Za-z0-9._+\-]+@[A-Za-z0-9\-]+(?:\.[A-Za-z0-9\-]+)*\.[A-Za-z]+/#
  }
}
