/// Reads the declarations of a Swift file that is formatted as this package's are.
struct DeclarationReader {
  /// A type or an extension whose braces are open.
  private struct Scope {
    let name: String
    /// What it began with: `struct`, `protocol` and the like.
    let keyword: Substring
    let isPublic: Bool
    let refusal: String?
    /// The remark on the type or extension, which is one on each of its members.
    let remark: String?
  }

  private let comments: DocumentationComments
  private var tokens: SwiftTokens
  private let path: String
  private var scopes: [Scope] = []
  /// The access that the modifiers before the next declaration ask for.
  private var access: Substring?
  /// Whether the modifiers before the next declaration make it one of the type itself.
  private var isStatic = false
  /// What an attribute before the next declaration lets the compiler say instead of using it.
  private var refusal: String?
  private var isPropertyWrapper = false
  /// The line where the attributes and modifiers before the next declaration begin.
  private var firstLine: Int?
  private var found: [Declaration] = []

  /// The declarations of a file's types and extensions, and those of the file itself, from top to bottom.
  static func declarations(in text: String, path: String) -> [Declaration] {
    var reader = DeclarationReader(text, path: path)
    while let token = reader.tokens.pop() { reader.read(token) }
    return reader.found
  }

  private init(_ text: String, path: String) {
    comments = DocumentationComments(of: text)
    tokens = SwiftTokens(text)
    self.path = path
  }

  private mutating func read(_ token: SwiftTokens.Token) {
    // Whatever was misread before: here the file's own level is reached again.
    if token.beginsDeclaration { scopes = [] }
    let isPrefix = token.text == "@" || Self.modifiers.contains(token.text)
    firstLine = isPrefix || Self.keywords.contains(token.text) ? firstLine ?? token.line : nil
    switch token.text {
    case "@": readAttribute(line: token.line)
    case ".": _ = tokens.pop()
    case "(", "[": _ = tokens.popGroup(after: token)
    case "{": readBody(token)
    case "}": _ = scopes.popLast()
    case "public", "open", "package", "internal", "fileprivate", "private": readAccess(token.text)
    case "static": isStatic = true
    // A class, or a member of one.
    case "class" where tokens.next.map { Self.members.contains($0.text) } ?? false: isStatic = true
    default: readDeclaration(token)
    }
  }

  private static let members: Set<Substring> = ["func", "var", "let", "subscript"]
  private static let keywords: Set<Substring> = members.union([
    "struct", "enum", "protocol", "actor", "class", "extension", "init", "case", "typealias", "associatedtype",
  ])
  private static let modifiers: Set<Substring> = [
    "public", "open", "package", "internal", "fileprivate", "private", "static", "final", "nonisolated", "mutating",
    "nonmutating", "indirect", "lazy", "weak", "override", "required", "convenience", "prefix", "postfix", "infix",
  ]

  private mutating func readDeclaration(_ keyword: SwiftTokens.Token) {
    switch keyword.text {
    case "struct", "enum", "protocol", "actor", "class", "extension": readType(keyword)
    case "func": readFunction(line: keyword.line)
    case "init", "subscript": readCallable(String(keyword.text), line: keyword.line)
    case "var", "let": readProperties(line: keyword.line)
    case "case": readCases(line: keyword.line)
    case "typealias":
      add(tokens.popName(), isInProtocol ? .requirement : scopes.isEmpty ? .type : .member, line: keyword.line)
    case "associatedtype": add(tokens.popName(), .associatedType, line: keyword.line)
    default: return
    }
    (access, isStatic, refusal, isPropertyWrapper, firstLine) = (nil, false, nil, false, nil)
  }

  private mutating func readAttribute(line: Int) {
    if tokens.popName() == "propertyWrapper" { isPropertyWrapper = true }
    guard tokens.isNext("(") else { return }
    if tokens.popGroup().contains(where: { $0.map(\.text) == ["unavailable"] }) {
      refusal = comments.message(from: line)
    }
  }

  private mutating func readAccess(_ modifier: Substring) {
    if tokens.isNext("(") { _ = tokens.popGroup() } else { access = modifier }
  }

  private mutating func readType(_ keyword: SwiftTokens.Token) {
    var name = tokens.popName()
    while tokens.take(".") { name += "." + tokens.popName() }
    // An extension of a type without a name, such as an array's, is nobody's.
    if name.isEmpty { name = "_" }
    let scope = Scope(
      name: scopes.last.map { "\($0.name).\(name)" } ?? name, keyword: keyword.text, isPublic: isPublic,
      refusal: nextRefusal, remark: remark(above: keyword.line))
    add(name, keyword.text == "extension" ? .extension : .type, line: keyword.line)
    found[found.count - 1].parents = popParents()
    scopes.append(scope)
  }

  /// Takes everything up to the opening brace of a type or an extension, and returns the words after its colon.
  private mutating func popParents() -> [String] {
    var names: [String] = []
    if tokens.isNext("<") { _ = tokens.popGroup() }
    var isNaming = tokens.isNext(":")
    while let token = tokens.next, token.text != "{" {
      if token.text == "where" { isNaming = false }
      if token.text == "<" { _ = tokens.popGroup() } else { _ = tokens.pop() }
      if isNaming, token.isWord { names.append(String(token.text)) }
    }
    _ = tokens.pop()
    return names
  }

  private mutating func readFunction(line: Int) {
    if let name = tokens.next, name.isWord { return readCallable(tokens.popName(), line: line) }
    // An operator.
    while let token = tokens.next, token.text != "(" { _ = tokens.pop() }
  }

  private mutating func readCallable(_ name: String, line: Int) {
    if tokens.isNext("?") || tokens.isNext("!") { _ = tokens.pop() }
    if tokens.isNext("<") { _ = tokens.popGroup() }
    guard tokens.isNext("(") else { return }
    let labels = tokens.popGroup().map { Self.label(of: $0, needsTwoNames: name == "subscript") + ":" }
    add("\(name)(\(labels.joined()))", memberKind, line: line)
  }

  /// What a caller writes before an argument: `_` for nothing.
  private static func label(of parameter: [SwiftTokens.Token], needsTwoNames: Bool) -> Substring {
    var tokens = parameter[...]
    while tokens.first?.text == "@" {
      tokens = tokens.dropFirst(2)
      // `@Builder<Value> content:`.
      if tokens.first?.text == "<" { tokens = tokens.drop { $0.text != ">" }.dropFirst() }
    }
    guard let first = tokens.first, first.isWord, let second = tokens.dropFirst().first else { return "_" }
    return needsTwoNames && !second.isWord ? "_" : first.text
  }

  private mutating func readProperties(line: Int) {
    repeat {
      let name = tokens.popName()
      if !name.isEmpty { add(name, memberKind, line: line) }
    } while tokens.take(",")
  }

  private mutating func readCases(line: Int) {
    guard let scope = scopes.last, scope.keyword == "enum" else { return }
    // They are as public as the type.
    (access, isStatic) = (scope.isPublic ? "public" : "internal", true)
    repeat {
      var name = tokens.popName()
      if tokens.isNext("(") {
        let labels = tokens.popGroup().map { $0.dropFirst().first?.text == ":" ? "\($0[0].text):" : "_:" }
        name += "(\(labels.joined()))"
      }
      if tokens.take("=") { _ = tokens.pop() }
      add(name, .member, line: line)
    } while tokens.take(",")
  }

  private mutating func readBody(_ opening: SwiftTokens.Token) {
    let body = tokens.popGroup(after: opening)
    if body.map({ $0.map(\.text) }) == [["self"]], let last = found.indices.last { found[last].returnsItself = true }
  }

  private var isInProtocol: Bool { scopes.last?.keyword == "protocol" }
  private var memberKind: Declaration.Kind { isInProtocol ? .requirement : .member }

  private var nextRefusal: String? { refusal ?? scopes.last?.refusal }

  /// What the documentation of a declaration remarks whose keyword is in a line.
  private func remark(above line: Int) -> String? {
    comments.remark(above: firstLine ?? line)
  }

  /// Whether the next declaration is public by itself.
  private var isPublic: Bool {
    if let access { return access == "public" || access == "open" }
    guard let scope = scopes.last else { return false }
    return scope.isPublic && (scope.keyword == "extension" || scope.keyword == "protocol")
  }

  private mutating func add(_ name: String, _ kind: Declaration.Kind, line: Int) {
    found.append(
      Declaration(
        owner: scopes.last?.name ?? "", name: name, kind: kind, isOfType: isStatic, isPublic: isPublic,
        refusal: nextRefusal, isPropertyWrapper: isPropertyWrapper && kind == .type,
        remark: remark(above: line) ?? (kind == .type ? nil : scopes.last?.remark), path: path, line: line))
  }
}
