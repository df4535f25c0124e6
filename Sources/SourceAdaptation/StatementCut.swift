import SourceTokens

extension CuttableSource {
  private static let words: Set<String> = [
    "let", "var", "if", "guard", "return", "for", "while", "repeat", "switch", "do", "defer", "throw", "func", "struct",
    "class", "enum", "break", "continue", "fallthrough", "case", "default",
  ]

  /// The statement that can be left out alone of a function that cannot be emptied: an initializer's, a call whose result
  /// nobody uses, such as one that writes to a log, or what sets a property of the system's that cannot be set here.
  ///
  /// - Parameter message: the error's words.
  /// - Returns: its number, from 1; nil where leaving it out would change more than it does.
  func statement(of token: Int, in declaration: SourceDeclaration, message: String) -> Int? {
    guard declaration.kind == .function || declaration.kind == .property, !declaration.isObserved,
      let braces = declaration.braces, braces.contains(token)
    else { return nil }
    let statements = source.statements(in: braces)
    guard let index = statements.firstIndex(where: { $0.contains(token) }) else { return nil }
    let isInitializer = source.has("init", at: declaration.head)
    // The only expression of a function is what it returns, and so may be the last one be of a closure's kind.
    let isLast = index == statements.count - 1
    let setsWhatIsFixed = message.hasPrefix("cannot assign to property:") && isAssignment(statements[index])
    guard isInitializer || !isLast && (isCall(statements[index]) || setsWhatIsFixed) else { return nil }
    return index + 1
  }

  /// Whether a statement is a call, and nothing is given its result.
  private func isCall(_ statement: ClosedRange<Int>) -> Bool {
    guard source.tokens[statement.lowerBound].kind == .word, !Self.words.contains(source.text(statement.lowerBound))
    else { return false }
    var index = statement.lowerBound
    while index <= statement.upperBound {
      if source.has("=", at: index) { return false }
      if source.has("(", at: index) || source.has("{", at: index) { index = max(index, source.closing(index)) }
      index += 1
    }
    return source.has(")", at: statement.upperBound) || source.has("}", at: statement.upperBound)
  }
}

extension CuttableSource {
  /// Whether a statement sets a property of something: `a.b = c`.
  private func isAssignment(_ statement: ClosedRange<Int>) -> Bool {
    guard source.tokens[statement.lowerBound].kind == .word, !Self.words.contains(source.text(statement.lowerBound)),
      let sign = statement.first(where: { source.has("=", at: $0) }), sign > statement.lowerBound + 2
    else { return false }
    return source.has(".", at: sign - 2) && source.tokens[sign - 1].kind == .word
  }
}

// MARK: Cases of a switch

extension CuttableSource {
  /// The `case` alone whose label names what is not there, so that nothing can be it.
  func clauseCut(_ token: Int, in declarations: [SourceDeclaration]) -> DeclarationCut? {
    guard let found = declarations.first(where: { $0.tokens.contains(token) }) else { return nil }
    if let inner = clauseCut(token, in: found.members) { return inner }
    guard found.kind == .function || found.kind == .property, let braces = found.braces, braces.contains(token),
      let start = braces.last(where: { $0 < token && isLabel($0) }), end(ofLabel: start, in: braces) > token
    else { return nil }
    let number = braces.count { $0 <= start && isLabel($0) }
    return DeclarationCut(declaration: found.name, isBody: true, clause: number)
  }

  /// A `case` with what follows it, up to the next one.
  func clause(_ number: Int, in braces: ClosedRange<Int>) -> ClosedRange<Int>? {
    let labels = braces.filter(isLabel)
    guard labels.indices.contains(number - 1) else { return nil }
    let start = labels[number - 1]
    var index = end(ofLabel: start, in: braces) + 1
    while index < braces.upperBound, !isLabel(index), !source.has("default", at: index), !source.has("}", at: index),
      !source.has("@unknown", at: index)
    {
      if ["(", "[", "{"].contains(where: { source.has($0, at: index) }) { index = max(index, source.closing(index)) }
      index += 1
    }
    return start...max(start, index - 1)
  }

  /// Whether a `case` stands in a `switch`, and not in a condition.
  private func isLabel(_ index: Int) -> Bool {
    source.has("case", at: index)
      && !["if", "guard", "while", "for", ","].contains { source.has($0, at: index - 1) }
  }

  /// The colon behind the label of a `case`.
  private func end(ofLabel start: Int, in braces: ClosedRange<Int>) -> Int {
    var index = start
    while index < braces.upperBound, !source.has(":", at: index) {
      if source.has("(", at: index) { index = max(index, source.closing(index)) }
      index += 1
    }
    return index
  }
}
