/// The properties that a preview's closure declares with `@Previewable`, and what is left of the closure.
struct PreviewableProperties {
  /// The declarations without that attribute.
  private(set) var declarations: [String] = []
  /// The statements of the closure without the declarations.
  private(set) var statements = ""
  /// The arguments of the macro up to the closure.
  let argumentsBefore: Substring

  /// Parts the arguments of a macro; nil where no closure behind them declares a property.
  init?(inArguments arguments: Substring) {
    guard let closure = Self.closure(in: arguments) else { return nil }
    argumentsBefore = arguments[..<closure.startIndex]
    let source = String(closure.dropFirst().dropLast())
    var scanner = SourceScanner(source)
    // Where what was not taken yet begins, and the token before.
    var start = source.startIndex
    while true {
      let index = scanner.index
      guard let token = scanner.next() else { break }
      guard token == .sign("@"), scanner.takeWord("Previewable") else { continue }
      statements += source[start..<index]
      let declaration = scanner.index
      scanner.passDeclaration()
      declarations.append(String(source[declaration..<scanner.index]).trimmed)
      start = scanner.index
    }
    guard !declarations.isEmpty else { return nil }
    statements += source[start...]
    statements = statements.trimmed
  }

  /// The closure behind the arguments, with its braces.
  private static func closure(in arguments: Substring) -> Substring? {
    var scanner = SourceScanner(String(arguments))
    var closure: Substring?
    while true {
      scanner.passTrivia()
      let rest = scanner.rest
      guard let token = scanner.next() else { break }
      guard token == .brackets, rest.first == "{" else { continue }
      let length = rest.utf8.count - scanner.rest.utf8.count
      let start = arguments.utf8.index(arguments.endIndex, offsetBy: -rest.utf8.count)
      closure = arguments[start..<arguments.utf8.index(start, offsetBy: length)]
    }
    return closure
  }
}

extension SourceScanner {
  /// Goes past a word if it comes next.
  fileprivate mutating func takeWord(_ word: String) -> Bool {
    var ahead = self
    guard ahead.next() == .word(word) else { return false }
    self = ahead
    return true
  }

  /// Goes to the end of a variable's declaration: a semicolon, or the end of a line where neither side goes on.
  fileprivate mutating func passDeclaration() {
    var isNamed = false
    var last: Token?
    while true {
      var ahead = self
      let startsLine = ahead.passTrivia()
      guard let token = ahead.next() else { return }
      if token == .sign(";") { return self = ahead }
      if startsLine, isNamed, !goesOn(after: last), !goesOn(with: token) { return }
      if case .word = token, last == .word("var") || last == .word("let") { isNamed = true }
      last = token
      self = ahead
    }
  }

  private func goesOn(after token: Token?) -> Bool {
    switch token {
    case .operators(let signs): signs != "?" && signs != "!" && signs != ">"
    case .sign: true
    default: false
    }
  }

  private func goesOn(with token: Token) -> Bool {
    switch token {
    case .operators: true
    case .sign(let sign): sign == "." || sign == ","
    default: false
    }
  }
}

extension String {
  /// The text without the blanks around it.
  var trimmed: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
