import SourceTokens

/// A declaration in a source, with what lies in it.
struct SourceDeclaration: Sendable {
  enum Kind: Equatable, Sendable {
    case type
    case function
    case property
    /// A macro that stands alone, such as `#Preview`.
    case macro
    case other
  }

  let kind: Kind
  /// The names of the types around it and its own, joined by dots, with a number where several have the same.
  let name: String
  /// Its tokens, attributes and modifiers included.
  let tokens: ClosedRange<Int>
  /// The token behind which its signature begins: its name.
  let head: Int
  /// The braces of a type, of a function, or of a property that is computed.
  let braces: ClosedRange<Int>?
  /// Whether the braces of a property only observe it.
  let isObserved: Bool
  /// The declarations in a type.
  let members: [SourceDeclaration]

  /// The name of the type around it; empty at the top of a file.
  var owner: String {
    let names = name.split(separator: ".").dropLast()
    return names.last.map { String($0).replacing("extension ", with: "") } ?? ""
  }
}

/// Goes through the declarations of a source: those of the file and those of types, and nothing that is local.
struct DeclarationScanner {
  private let source: TokenizedSource
  /// How many declarations have a name.
  private var counts: [String: Int] = [:]

  private static let types: Set<String> = ["struct", "class", "enum", "protocol", "extension", "actor"]
  private static let functions: Set<String> = ["func", "init", "deinit", "subscript"]
  private static let properties: Set<String> = ["var", "let"]
  private static let others: Set<String> = [
    "typealias", "case", "associatedtype", "import", "operator", "precedencegroup", "macro",
  ]
  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "final", "override", "mutating",
    "nonmutating", "lazy", "weak", "unowned", "dynamic", "optional", "required", "convenience", "indirect", "prefix",
    "postfix", "infix", "nonisolated", "isolated", "distributed", "consuming", "borrowing",
  ]

  private static let conditions: Set<String> = ["#if", "#elseif", "#else", "#endif"]

  /// The declarations of a source.
  static func declarations(of source: TokenizedSource) -> [SourceDeclaration] {
    var scanner = DeclarationScanner(source: source)
    return scanner.scan(source.tokens.indices, in: "")
  }

  private init(source: TokenizedSource) { self.source = source }

  /// What is known so far of a declaration.
  private struct Pending {
    var start: Int
    var kind: SourceDeclaration.Kind?
    var head = 0
    var braces: ClosedRange<Int>?
    var isObserved = false
    var hasValue = false
    var members: [SourceDeclaration] = []
    var name = ""
  }

  private mutating func scan(_ range: Range<Int>, in owner: String) -> [SourceDeclaration] {
    var found: [SourceDeclaration] = []
    var pending: Pending?
    var index = range.lowerBound
    func close(before end: Int) {
      if let done = pending, let kind = done.kind {
        found.append(
          SourceDeclaration(
            kind: kind, name: done.name, tokens: done.start...max(done.start, end - 1), head: done.head,
            braces: done.braces, isObserved: done.isObserved, members: done.members))
      }
      pending = nil
    }
    while index < range.upperBound {
      let token = source.tokens[index]
      if token.kind == .directive, Self.conditions.contains(source.text(index)) {
        close(before: index)
        index = endOfLine(from: index, range)
        continue
      }
      if begins(at: index, range), pending?.kind != nil || pending == nil {
        close(before: index)
        pending = Pending(start: index)
      }
      if pending != nil, pending?.kind == nil { introduce(at: index, &pending, in: owner) }
      if source.has("=", at: index) { pending?.hasValue = true }
      if source.has("(", at: index) || source.has("[", at: index) {
        index = source.closing(index) + 1
        continue
      }
      if source.has("{", at: index) {
        let braces = index...max(index, source.closing(index))
        index = braces.upperBound + 1
        if pass(braces, &pending, in: owner) { close(before: index) }
        continue
      }
      index += 1
    }
    close(before: range.upperBound)
    return found
  }

  /// Where the line of a condition ends; signs that join let it go on.
  private func endOfLine(from start: Int, _ range: Range<Int>) -> Int {
    var index = start + 1
    while index < range.upperBound,
      !source.tokens[index].startsLine || source.has("&", at: index - 1) || source.has("|", at: index - 1)
        || source.has("&", at: index) || source.has("|", at: index)
    {
      index += 1
    }
    return index
  }

  /// Whether a declaration may begin at a token.
  private func begins(at index: Int, _ range: Range<Int>) -> Bool {
    let token = source.tokens[index]
    guard
      token.startsLine || index == range.lowerBound || source.has(";", at: index - 1) || source.has("}", at: index - 1)
    else { return false }
    if token.kind == .attribute { return true }
    if token.kind == .directive { return source.text(index) == "#Preview" }
    guard token.kind == .word else { return false }
    let word = source.text(index)
    return Self.modifiers.contains(word) || Self.types.contains(word) || Self.functions.contains(word)
      || Self.properties.contains(word) || Self.others.contains(word)
  }

  /// Takes the word that says what is declared.
  private mutating func introduce(at index: Int, _ pending: inout Pending?, in owner: String) {
    let word = source.text(index)
    let kind: SourceDeclaration.Kind
    switch source.tokens[index].kind {
    case .directive where word == "#Preview": kind = .macro
    case .word where Self.types.contains(word):
      // `class func`.
      let next = source.text(index + 1)
      if word == "class",
        Self.functions.contains(next) || Self.properties.contains(next) || Self.modifiers.contains(next)
      {
        return
      }
      kind = .type
    case .word where Self.functions.contains(word): kind = .function
    case .word where Self.properties.contains(word): kind = .property
    case .word where Self.others.contains(word): kind = .other
    default: return
    }
    let isNamed = !["init", "deinit", "subscript", "#Preview"].contains(word)
    pending?.kind = kind
    pending?.head = isNamed ? index + 1 : index
    var name = isNamed ? source.text(index + 1) : word
    if word == "extension" {
      var place = index + 2
      while source.has(".", at: place) {
        name += "_" + source.text(place + 1)
        place += 2
      }
      name = "extension " + name
    }
    let full = owner.isEmpty ? name : owner + "." + name
    let count = (counts[full] ?? 0) + 1
    counts[full] = count
    pending?.name = count == 1 ? full : "\(full)#\(count)"
  }

  /// Takes braces.
  /// - Returns: whether the declaration ends with them.
  private mutating func pass(_ braces: ClosedRange<Int>, _ pending: inout Pending?, in owner: String) -> Bool {
    guard let kind = pending?.kind else { return false }
    switch kind {
    case .type:
      pending?.braces = braces
      if braces.count > 2, let name = pending?.name {
        pending?.members = scan(braces.lowerBound + 1..<braces.upperBound, in: name)
      }
      return true
    case .macro:
      pending?.braces = braces
      // `timeline: { … }` may follow.
      let end = braces.upperBound
      return !(source.has(":", at: end + 2) && source.has("{", at: end + 3))
    case .function:
      pending?.braces = braces
      return true
    case .property:
      let observes = ["didSet", "willSet"].contains(source.text(braces.lowerBound + 1))
      // A closure in the value, which a call or an operator may follow.
      if pending?.hasValue == true, !observes { return false }
      pending?.braces = braces
      pending?.isObserved = observes
      return true
    case .other: return false
    }
  }
}
