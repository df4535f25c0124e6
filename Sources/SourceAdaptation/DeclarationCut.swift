import SourceTokens

/// What is left out of a source because it does not compile: a declaration, or only what its braces hold.
public struct DeclarationCut: Codable, Hashable, Sendable {
  /// The names of the types around it and its own, such as `TeaScreen.body`.
  public let declaration: String
  /// Whether its signature stays.
  public let isBody: Bool
  /// The modifier of views in its braces that alone is left out, with all its calls; nil where all goes.
  public let modifier: String?
  /// Which statement in its braces alone is left out, from 1; nil where all goes.
  public let statement: Int?
  /// Which `case` of a `switch` in its braces alone is left out, from 1; nil where all goes.
  public let clause: Int?
  /// Which braces in its own are meant, from 1, where its own are 0: those of an action, which does nothing then, or with a
  /// statement, one view of them; nil where it is neither.
  public let closure: Int?
  /// The attribute that alone is left out, with its arguments, such as `@DocumentID`; nil where all goes.
  public let attribute: String?
  /// What of that behind a type's name alone is left out, a protocol or a class; nil where all goes.
  public let conformance: String?

  /// Names what is left out.
  public init(
    declaration: String, isBody: Bool, modifier: String? = nil, statement: Int? = nil, clause: Int? = nil,
    conformance: String? = nil, closure: Int? = nil, attribute: String? = nil
  ) {
    self.declaration = declaration
    self.isBody = isBody
    self.modifier = modifier
    self.statement = statement
    self.clause = clause
    self.conformance = conformance
    self.closure = closure
    self.attribute = attribute
  }
}

extension DeclarationCut {
  /// Whether the declaration stays, but for a call, a statement, a view, an action or an attribute of it.
  public var isPart: Bool { modifier != nil || statement != nil || clause != nil || closure != nil || attribute != nil }
}

/// A source as a list of declarations, some of which can be left out.
public struct CuttableSource: Sendable {
  let source: TokenizedSource
  let declarations: [SourceDeclaration]
  /// The byte that each line begins with.
  private let lines: [Int]

  /// Reads a source.
  public init(_ text: String) { self.init(TokenizedSource(text)) }

  init(_ source: TokenizedSource) {
    self.source = source
    declarations = DeclarationScanner.declarations(of: source)
    lines = [0] + source.bytes.indices.filter { source.bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The smallest part that an error is in and that can be left out.
  ///
  /// The braces of a function stay empty where nothing honest is changed by that: where it returns nothing or nothing else
  /// than `nil`, throws, or returns a view, for which a labelled surface stands in. Otherwise the declaration goes, and with
  /// it what uses it.
  /// - Parameters:
  ///   - line: the error's, from 1.
  ///   - column: the error's, from 1; 0 where it is not known.
  ///   - message: the error's words: of a modifier that views do not have, only the call is left out.
  ///   - cuts: what has been left out before, which is not named again.
  ///   - isTest: whether it is code of tests, of which no function may pass without what it tests.
  /// - Returns: nil where only the file can be left out.
  public func cut(
    line: Int, column: Int, message: String = "", beyond cuts: Set<DeclarationCut>, isTest: Bool
  ) -> DeclarationCut? {
    guard lines.indices.contains(line - 1) else { return nil }
    let end = line < lines.count ? lines[line] : source.bytes.count
    let byte = lines[line - 1] + max(column - 1, 0)
    // What is adapted may be of another length, and so a column beyond the line's end.
    let tokens = source.tokens.indices.filter { (lines[line - 1]..<end).contains(source.tokens[$0].range.lowerBound) }
    let inLine = tokens.first { source.tokens[$0].range.upperBound > byte } ?? tokens.last
    // A line may hold nothing but a piece of a longer literal.
    guard let token = inLine ?? source.tokens.firstIndex(where: { $0.range.upperBound > byte }) else { return nil }
    let missing = isTest ? nil : MissingModifier.name(in: message)
    if !isTest, message.contains("has no member"), let cut = clauseCut(token, in: declarations), !cuts.contains(cut) {
      return cut
    }
    if !isTest, let cut = attributeCut(token, in: declarations, message: message), !cuts.contains(cut) { return cut }
    if !isTest, let cut = conformanceCut(token, in: declarations, message: message), !cuts.contains(cut) { return cut }
    return cut(token, in: declarations, beyond: cuts, missing: missing, message, isTest)
  }

  private func cut(
    _ token: Int, in declarations: [SourceDeclaration], beyond cuts: Set<DeclarationCut>, missing: String?,
    _ message: String, _ isTest: Bool
  ) -> DeclarationCut? {
    guard let found = declarations.first(where: { $0.tokens.contains(token) }) else { return nil }
    // Without what prepares them, tests would test something else, or crash.
    if isTest, found.kind == .function, Self.preparations.contains(where: found.name.hasSuffix) { return nil }
    // A view without its body compiles, and ends the process where it is drawn.
    if isTest, found.kind != .type, found.name.hasSuffix(".body") { return nil }
    let whole = DeclarationCut(declaration: found.name, isBody: false)
    // Without a part of it, a provider of previews would show something else than it says.
    let isPreviews = found.members.contains { $0.name.hasSuffix(".previews") && $0.tokens.contains(token) }
    if !isPreviews, let inner = cut(token, in: found.members, beyond: cuts, missing: missing, message, isTest) {
      return inner
    }
    if let missing, found.kind != .type, let braces = found.braces, !calls(of: missing, in: braces).isEmpty {
      let call = DeclarationCut(declaration: found.name, isBody: true, modifier: missing)
      if cuts.isDisjoint(with: [call, whole, DeclarationCut(declaration: found.name, isBody: true)]) { return call }
    }
    let isView = !isTest && found.kind != .type && stub(of: found, "")?.contains("LeftOutView(") == true
    if isView, cuts.isDisjoint(with: [whole, DeclarationCut(declaration: found.name, isBody: true)]) {
      // More than two builds for one error would be too many.
      let part = viewCuts(of: token, in: found).prefix(2).first { !cuts.contains($0) }
      if let part { return part }
    }
    let mayBeEmpty = !isTest || isSilent(found)
    if mayBeEmpty, found.kind != .type, let braces = found.braces, braces.contains(token), stub(of: found, "") != nil {
      let body = DeclarationCut(declaration: found.name, isBody: true)
      if !cuts.contains(body), !cuts.contains(whole) { return body }
    }
    if !isTest, let statement = statement(of: token, in: found, message: message) {
      let part = DeclarationCut(declaration: found.name, isBody: true, statement: statement)
      if !cuts.contains(part), !cuts.contains(whole) { return part }
    }
    return cuts.contains(whole) || found.kind == .other && source.has("import", at: found.head - 1) ? nil : whole
  }

  /// Whether a function that tests add to views returns nothing and checks nothing: a test that calls it tests no less where
  /// it does nothing, since nothing of a view is changed by it.
  private func isSilent(_ declaration: SourceDeclaration) -> Bool {
    let isOfViews = ["extension View.", "extension SwiftUI_View."].contains(where: declaration.name.hasPrefix)
    guard isOfViews, declaration.kind == .function, let braces = declaration.braces,
      type(in: declaration.head + 1..<braces.lowerBound, .function).isEmpty
    else { return false }
    return !braces.contains { index in
      let word = source.text(index).lowercased()
      return source.tokens[index].kind != .opaque && Self.checks.contains { word.contains($0) }
    }
  }

  private static let preparations = [".setUp", ".setUpWithError"]

  /// What words of functions hold that check something, or have somebody else check it.
  private static let checks = ["assert", "expect", "require", "verify", "xct", "fail", "issue", "throw"]

  /// Whether a place is in what is left out by cuts, so that an error in it needs nothing else.
  public func isLeftOut(line: Int, column: Int, by cuts: [DeclarationCut]) -> Bool {
    guard !cuts.isEmpty, column > 0, lines.indices.contains(line - 1) else { return false }
    let byte = lines[line - 1] + column - 1
    return edits(Dictionary(cuts.map { ($0, "") }) { $1 }).contains { $0.range.contains(byte) }
  }

  /// Empties what is left out; lines stay where they are.
  func edits(_ cuts: [DeclarationCut: String]) -> [SourceEdit] { edits(cuts, in: declarations) }

  private func edits(_ cuts: [DeclarationCut: String], in declarations: [SourceDeclaration]) -> [SourceEdit] {
    declarations.flatMap { declaration -> [SourceEdit] in
      if cuts[DeclarationCut(declaration: declaration.name, isBody: false)] != nil {
        return [SourceEdit(range: source.bytes(ofTokens: declaration.tokens), text: "")]
      }
      if let reason = cuts[DeclarationCut(declaration: declaration.name, isBody: true)],
        let braces = declaration.braces,
        let stub = stub(of: declaration, reason)
      {
        return [SourceEdit(range: source.bytes(ofTokens: braces), text: stub)]
      }
      let modifiers = cuts.keys.filter { $0.declaration == declaration.name }.compactMap(\.modifier).sorted()
      var calls = declaration.braces.map { braces in modifiers.flatMap { self.calls(of: $0, in: braces) } } ?? []
      let clauses = cuts.keys.filter { $0.declaration == declaration.name }.compactMap(\.clause).sorted()
      if let braces = declaration.braces { calls += clauses.compactMap { clause($0, in: braces) } }
      let numbers = cuts.keys.filter { $0.declaration == declaration.name && $0.closure == nil }.compactMap(\.statement)
        .sorted()
      if let braces = declaration.braces, !numbers.isEmpty {
        let statements = source.statements(in: braces)
        calls += numbers.filter { statements.indices.contains($0 - 1) }.map { statements[$0 - 1] }
      }
      let names = cuts.keys.filter { $0.declaration == declaration.name }.compactMap(\.conformance)
      let attributes = cuts.keys.filter { $0.declaration == declaration.name }.compactMap(\.attribute)
      calls += attributes.compactMap { attribute($0, of: declaration) }
      let views = cuts.filter { $0.key.declaration == declaration.name }.compactMap { cut, reason in
        viewEdit(cut, of: declaration, surface: surface(of: declaration, reason))
      }
      return calls.map { SourceEdit(range: source.bytes(ofTokens: $0), text: "") } + views
        + conformanceEdits(names, of: declaration)
        + edits(cuts, in: declaration.members)
    }
  }

  /// The calls of a modifier: its dot, its name, its arguments and closures.
  private func calls(of name: String, in braces: ClosedRange<Int>) -> [ClosedRange<Int>] {
    braces.compactMap { index in
      guard source.has(name, at: index), source.has(".", at: index - 1), index - 1 > braces.lowerBound else {
        return nil
      }
      var end = index
      if source.has("(", at: end + 1), !source.tokens[end + 1].startsLine { end = source.closing(end + 1) }
      while true {
        // `{ … }`, and `label: { … }` behind it.
        if source.has("{", at: end + 1), !source.tokens[end + 1].startsLine {
          end = source.closing(end + 1)
        } else if source.has("}", at: end), source.has(":", at: end + 2), source.has("{", at: end + 3) {
          end = source.closing(end + 3)
        } else {
          return index - 1...end
        }
      }
    }
  }
}

// MARK: What stands in the place of braces

extension CuttableSource {
  /// Braces with something honest in them; nil where there is nothing for their type.
  private func stub(of declaration: SourceDeclaration, _ reason: String) -> String? {
    guard let braces = declaration.braces else { return nil }
    if declaration.isObserved { return "" }
    let signature = declaration.head + 1..<braces.lowerBound
    guard declaration.kind == .function || declaration.kind == .property else { return nil }
    let type = type(in: signature, declaration.kind)
    let view = surface(of: declaration, reason)
    switch type {
    case "some View", "some SwiftUI.View": return "{ \(view) }"
    case "AnyView": return "{ AnyView(\(view)) }"
    case "" where source.has("deinit", at: declaration.head): return "{}"
    case "", "Void", "()":
      return declaration.kind == .function && source.has("func", at: declaration.head - 1) ? "{}" : nil
    default: break
    }
    if type.hasSuffix("?"), !type.hasPrefix("some "), !type.contains("->") { return "{ nil }" }
    if source.has("init", at: declaration.head) || source.has("subscript", at: declaration.head) { return nil }
    return throwsAnything(signature) ? "{ throw CancellationError() }" : nil
  }

  /// What is shown in the place of a view.
  private func surface(of declaration: SourceDeclaration, _ reason: String) -> String {
    "LeftOutView(\(quoted(declaration.name)), of: \(quoted(declaration.owner)), \(quoted(reason)))"
  }

  /// What a function returns, or a property's type, without constraints.
  private func type(in signature: Range<Int>, _ kind: SourceDeclaration.Kind) -> String {
    var index = signature.lowerBound
    var start: Int?
    while index < signature.upperBound {
      if start == nil {
        if kind == .property, source.has(":", at: index) { start = index + 1 }
        if kind == .function, source.has("-", at: index), source.has(">", at: index + 1) { start = index + 2 }
        if source.has("(", at: index) || source.has("[", at: index) { index = source.closing(index) }
      } else if source.has("where", at: index) || source.has("=", at: index) {
        break
      }
      index += 1
    }
    guard let start, start < index else { return "" }
    return text(start..<index)
  }

  /// The code of tokens, with one blank between words.
  private func text(_ tokens: Range<Int>) -> String {
    var text = ""
    for index in tokens {
      let isWord = source.tokens[index].kind == .word
      if isWord, index > tokens.lowerBound, source.tokens[index - 1].kind == .word { text += " " }
      text += source.text(index)
    }
    return text
  }

  private func throwsAnything(_ signature: Range<Int>) -> Bool {
    signature.contains { source.has("throws", at: $0) && !source.has("(", at: $0 + 1) }
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ") + "\""
  }
}
