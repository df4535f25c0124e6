import Foundation

/// Links: in brackets, between angles, and without anything around.
extension InlineMarkdown {
  /// A square bracket that may begin a link.
  struct Bracket {
    let node: Int
    let isImage: Bool
  }

  mutating func openBracket(at position: Int, isImage: Bool) -> Int {
    let end = position + (isImage ? 2 : 1)
    brackets.append(Bracket(node: nodes.count, isImage: isImage))
    nodes.append(Node(text: text(position..<end)))
    return end
  }

  mutating func readLink(endingAt position: Int) -> Int {
    let bracket = brackets.popLast()
    let isAroundLink = bracketsAroundLinks > brackets.count
    bracketsAroundLinks = min(bracketsAroundLinks, brackets.count)
    guard let bracket, bracket.isImage || !isAroundLink, let end = match(Self.destination, at: position + 1) else {
      nodes.append(Node(text: "]"))
      return position + 1
    }
    processEmphasis(from: bracket.node)
    let destination = Self.address(text(position + 2..<end - 1))
    nodes[bracket.node].text = ""
    nodes[nodes.count - 1].isOpen = false
    // A picture shows what is said in its place. A link has no links in it.
    if !bracket.isImage {
      for node in nodes.indices[bracket.node...] { nodes[node].link = destination }
      bracketsAroundLinks = brackets.count
    }
    isPlain = false
    return end
  }

  mutating func addLink(_ range: Range<Int>, upTo end: Int) -> Int {
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

  func isWordStart(_ position: Int) -> Bool {
    guard position > 0 else { return true }
    let before = characters[position - 1]
    return !before.isLetter && !before.isNumber && before != "." && before != "_" && before != "-" && before != "+"
  }

  /// `(address "title")`, the parentheses in the address in pairs.
  nonisolated(unsafe) static let destination: Regex<Substring> =
    #/\(\s*(?:<[^<>\n]*>|(?:[^\s()<]|\([^\s()]*\))(?:[^\s()]|\([^\s()]*\))*)?(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)/#

  nonisolated(unsafe) static let autolink: Regex<Substring> =
    #/<(?:[A-Za-z][A-Za-z0-9.+\-]{1,31}:[^\s<>]*|[A-Za-z0-9.!#$%&'*+\/=?^_`{|}~\-]+@[A-Za-z0-9.\-]+)>/#

  /// An address of the web or of a person without anything around it.
  nonisolated(unsafe) static let bareLink: Regex<Substring> =
    #/(?:https?:\/\/|www\.[^\s<.]+\.)[^\s<]*[^\s<?!.,:*_~'")]|[A-Za-z0-9._+\-]+@[A-Za-z0-9\-]+(?:\.[A-Za-z0-9\-]+)*\.[A-Za-z]+/#
}
