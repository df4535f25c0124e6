/// The words and signs of a Swift file, without comments, texts, imports and conditions of the compiler.
struct SwiftTokens {
  /// A word, a number, an arrow or a single sign.
  struct Token {
    let text: Substring
    /// The line in the file, counted from 1.
    let line: Int
    /// Whether it begins a line without a space before it.
    let isOutermost: Bool

    /// Whether a declaration of the file itself begins here, and no bracket is open any more.
    var beginsDeclaration: Bool { isOutermost && (isWord || text == "@") }

    var isWord: Bool { text.utf8.first.map { $0.isInWord || $0 == UInt8(ascii: "`") } ?? false }
  }

  private(set) var rest: ArraySlice<Token>

  init(_ text: String) {
    rest = zip(1..., SwiftSource(text).lines).flatMap(Self.tokens)[...]
  }

  private static func tokens(ofLine number: Int, _ line: Substring) -> [Token] {
    // By bytes, and by regular expressions only where one may match: these tests read the whole view layer.
    var rest = line.utf8.drop { $0 == UInt8(ascii: " ") }
    let code = line[rest.startIndex...]
    if rest.first == UInt8(ascii: "#") { return [] }
    var tokens: [Token] = []
    while let byte = rest.first {
      let start = rest.startIndex
      skipToken(&rest, first: byte)
      if byte == UInt8(ascii: " ") { continue }
      tokens.append(Token(text: line[start..<rest.startIndex], line: number, isOutermost: start == line.startIndex))
    }
    let mayImport = tokens.contains { $0.text == "import" }
    return mayImport && code.firstMatch(of: #/^(?:@\w+(?:\(.*?\))? )*(?:\w+ )?import /#) != nil ? [] : tokens
  }

  /// Takes a word with the backticks around it, an arrow or a single sign.
  private static func skipToken(_ rest: inout Substring.UTF8View, first: UInt8) {
    let second = rest.dropFirst().first
    let isQuoted = first == UInt8(ascii: "`") && second?.isInWord == true
    if isQuoted || first.isInWord {
      if isQuoted { rest.removeFirst() }
      rest = rest.drop(while: \.isInWord)
      if rest.first == UInt8(ascii: "`") { rest.removeFirst() }
    } else {
      rest.removeFirst(first == UInt8(ascii: "-") && second == UInt8(ascii: ">") ? 2 : 1)
    }
  }

  /// The next token, which stays.
  var next: Token? { rest.first }

  /// Whether the next token is a sign or word.
  func isNext(_ text: String) -> Bool { rest.first?.text == text[...] }

  mutating func pop() -> Token? { rest.popFirst() }

  /// Takes the next token if it is a sign or word.
  mutating func take(_ text: String) -> Bool {
    guard isNext(text) else { return false }
    rest.removeFirst()
    return true
  }

  /// The next word, without the backticks that it may need.
  mutating func popName() -> String {
    guard let token = rest.first, token.isWord else { return "" }
    rest.removeFirst()
    return token.text.filter { $0 != "`" }
  }

  /// Takes everything from an opening bracket to the closing one, and returns what is between them, in parts at the
  /// commas that stand in no other brackets.
  /// - Parameter taken: the opening bracket, if it was taken already.
  mutating func popGroup(after taken: Token? = nil) -> [[Token]] {
    guard let opening = taken ?? rest.popFirst() else { return [] }
    var open: [Substring] = [opening.text]
    var parts: [[Token]] = [[]]
    while let token = rest.first, !token.beginsDeclaration {
      rest.removeFirst()
      if Self.closing[token.text] != nil { open.append(token.text) }
      // An angle bracket may be a comparison; the end of the brackets around it ends it too.
      if let index = open.lastIndex(where: { Self.closing[$0] == token.text }) { open.removeSubrange(index...) }
      if open.isEmpty { return parts == [[]] ? [] : parts }
      if token.text == ",", open.count == 1 { parts.append([]) } else { parts[parts.count - 1].append(token) }
    }
    return parts
  }

  private static let closing: [Substring: Substring] = ["(": ")", "[": "]", "{": "}", "<": ">"]
}

extension SwiftTokens.Token: Equatable {}

extension UInt8 {
  /// Whether words consist of such bytes: letters, digits, underscores, and whatever is not ASCII.
  fileprivate var isInWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
